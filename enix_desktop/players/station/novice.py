"""A player of Station Six that makes a beginner's mistakes: distracted every third time, but never absurd."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.rng import derived
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.view import View
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from enix_desktop.players.station.casual import simple_worth
from enix_desktop.players.station.ideas import ideas
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.styles import PLAIN, Style

DISTRACTED = 3
"""One of so many decisions falls on another idea instead of the best."""
IDEAS = 4


class NovicePlayer:
    """Has the right ideas and does not always follow the best."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """One of the moves that look good."""
        judge = Judge(view, simple_worth(), self._style, is_wary=False)
        if view.phase in (Phase.DISCARD, Phase.SUPPLY):
            return Choice(judge.discarding())
        weighed = judge.taking() if view.phase is Phase.TAKE else ideas(judge)
        found = nlargest(IDEAS, weighed, key=lambda pair: pair[0])
        mood = derived(seed, "mood")
        if mood % DISTRACTED or len(found) == 1:
            return Choice(found[0][1])
        return Choice(found[1 + mood // DISTRACTED % (len(found) - 1)][1])
