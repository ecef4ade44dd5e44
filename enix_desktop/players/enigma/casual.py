"""A player of ENIGMA with simple plans: points now, a networker where it may earn, no look at the others."""

from collections.abc import Sequence

from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.deciding import CASUAL, solved, weighed
from enix_desktop.players.enigma.styles import PLAIN, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice


class CasualPlayer:
    """Does what looks best for itself at once."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move that weighs most; of equals the first."""
        done = solved(view, moves, seed, CASUAL, self._style)
        return done or Choice(max(weighed(view, CASUAL, self._style), key=lambda one: one.worth).move)
