"""The best player of Station Six that does not search: weighs where each move leads."""

from collections.abc import Sequence

from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.view import View
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from enix_desktop.players.station.ideas import ideas
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.styles import PLAIN, Style
from enix_desktop.players.station.worth import Worth, learned_worth


class SkilledPlayer:
    """Makes the move after which its situation is worth most, with an eye on the others."""

    def __init__(self, style: Style = PLAIN, worth: Worth | None = None) -> None:
        self._style, self._worth = style, worth or learned_worth()

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        return Choice(best(Judge(view, self._worth, self._style)))


def best(judge: Judge) -> Move:
    """The move that weighs most; of equals the first."""
    match judge.view.phase:
        case Phase.TAKE:
            weighed = judge.taking()
        case Phase.DISCARD | Phase.SUPPLY:
            return judge.discarding()
        case _:
            weighed = ideas(judge)
    return max(weighed, key=lambda pair: pair[0])[1]
