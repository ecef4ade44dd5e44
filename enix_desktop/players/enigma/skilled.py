"""The best player of ENIGMA that does not look ahead: weighs points, open systems, and what rivals have."""

from collections.abc import Sequence

from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.deciding import SKILLED, solved, weighed
from enix_desktop.players.enigma.styles import PLAIN, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice


class SkilledPlayer:
    """Makes the move after which it is furthest ahead, open systems included."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move that weighs most; of equals the first."""
        done = solved(view, moves, seed, SKILLED, self._style)
        return done or Choice(max(weighed(view, SKILLED, self._style), key=lambda one: one.worth).move)
