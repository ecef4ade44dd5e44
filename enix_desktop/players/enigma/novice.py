"""A player of ENIGMA that makes a beginner's mistakes: often its second or third idea, but never absurd."""

from collections.abc import Sequence

from enix_desktop.engine.rng import derived
from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.deciding import NOVICE, Weighed, solved, weighed
from enix_desktop.players.enigma.styles import PLAIN, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice

DISTRACTED = 2
"""One of so many decisions falls on another idea instead of the best."""
OTHERS = 2
"""So many other ideas come to mind, each worth less than the one before."""


class NovicePlayer:
    """Has the right ideas and does not always follow the best."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """One of the moves that look good."""
        done = solved(view, moves, seed, NOVICE, self._style)
        return done or Choice(_distracted(weighed(view, NOVICE, self._style), derived(seed, "mood")))


def _distracted(found: Sequence[Weighed], mood: int) -> Move:
    best: dict[float, Move] = {}
    for worth, move, _ in found:
        best.setdefault(round(worth, 6), move)
    ranked = sorted(best, reverse=True)
    if mood % DISTRACTED or len(ranked) == 1:
        return best[ranked[0]]
    return best[ranked[1 + mood // DISTRACTED % min(OTHERS, len(ranked) - 1)]]
