"""A player of Hertzschlag that makes a beginner's mistakes: distracted now and then, careless with bids."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.rng import derived
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Pledge, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.casual import WORRY, equal_part, weighed
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.hertzschlag.ways import honest_word
from enix_desktop.players.player import UNHURRIED, Budget, Choice

DISTRACTED = 3
"""One of so many decisions falls on another idea instead of the best."""
IDEAS = 4
CARELESS = 0.6
"""How much less the marker worries a beginner."""


class NovicePlayer:
    """Has the right ideas and does not always follow the best."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        match view.phase:
            case Phase.SIGNAL:
                return Choice(Signal(honest_word(view.table.components, self._idea(view, seed))))
            case Phase.PLEDGE:
                return Choice(Pledge(equal_part(view, self._style)))
            case Phase.BID:
                return Choice(Bid(self._bid(view, seed)))
            case _:
                return Choice(self._idea(view, seed))

    def _idea(self, view: View, seed: int) -> Lay:
        """The best idea, or one of the next."""
        found = nlargest(IDEAS, weighed(view, self._style, WORRY * CARELESS), key=lambda pair: pair[0])
        mood = derived(seed, "mood")
        if mood % DISTRACTED or len(found) == 1:
            return found[0][1]
        return found[1 + mood // DISTRACTED % (len(found) - 1)][1]

    def _bid(self, view: View, seed: int) -> int:
        """A euro more or less than an equal part."""
        most = min(view.table.numbers.fingers, view.money[view.seat])
        return max(0, min(most, equal_part(view, self._style) - derived(seed, "bid") % 3 + 1))
