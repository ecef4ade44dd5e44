"""An ENIX player that makes a beginner's mistakes: distracted every third time, but never absurd."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.rng import derived
from enix_desktop.games.enix.moves import EndGame, Move
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.casual import TILES_TRIED, PlanWithTiles
from enix_desktop.players.enix.greedy import some
from enix_desktop.players.enix.styles import PLAIN, POINTS, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice

FIRST_WISH, LAST_WISH = 20, 10
"""The score with which the game is ended: a point less in each round, so that no game drags on."""
DISTRACTED = 3
"""One of so many decisions falls on the second or third idea instead of the first."""
IDEAS = 3


class NovicePlayer:
    """Has the right ideas and does not always follow the best."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """One of the moves that look good."""
        plan = PlanWithTiles(view)
        if isinstance(moves[-1], EndGame):
            wish = max(LAST_WISH, FIRST_WISH - view.round)
            if plan.is_good_enough(wish + self._style.patience):
                return Choice(moves[-1])
            moves = moves[:-1]
        worth = self._style.weighing(view, plan.worth, POINTS)
        mood = derived(seed, "mood")
        ideas = nlargest(IDEAS, reversed(some(moves, seed, TILES_TRIED)), key=worth)
        best = worth(ideas[0])
        sensible = [idea for idea in ideas if worth(idea) > best - plan.limit]
        if mood % DISTRACTED or len(sensible) == 1:
            return Choice(sensible[0])
        return Choice(sensible[1 + mood // DISTRACTED % (len(sensible) - 1)])
