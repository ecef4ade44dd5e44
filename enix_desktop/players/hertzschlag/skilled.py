"""The best player of Hertzschlag that does not search."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Pledge, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.bidding import best_bid, best_pledge
from enix_desktop.players.hertzschlag.experience import PRACTISED, Experience
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.hertzschlag.talking import said
from enix_desktop.players.player import UNHURRIED, Budget, Choice


class SkilledPlayer:
    """Weighs points against the grid, believes others as far as they deserve it, and pays its part."""

    def __init__(self, style: Style = PLAIN, known: Experience = PRACTISED) -> None:
        self._style, self._known = style, known

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        return Choice(decided(Judge(view, self._style, self._known)))


def decided(judge: Judge) -> Move:
    """What promises most."""
    match judge.view.phase:
        case Phase.SIGNAL:
            return Signal(said(judge))
        case Phase.PLEDGE:
            return Pledge(best_pledge(judge))
        case Phase.BID:
            return Bid(best_bid(judge))
        case _:
            return best_lay(judge)


def best_lay(judge: Judge) -> Lay:
    """The lay that weighs most; of equals the first."""
    return max(judge.lays(judge.view.signals[judge.seat]), key=lambda weighed: weighed.worth).lay
