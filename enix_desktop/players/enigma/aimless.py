"""A player of ENIGMA that does anything at all, and solves like a novice (T8)."""

from collections.abc import Sequence

from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.deciding import NOVICE
from enix_desktop.players.enigma.solving import result
from enix_desktop.players.player import UNHURRIED, Budget, Choice, RandomPlayer


class AimlessPlayer:
    """Chooses the kind of move first, then one of that kind; only its results are not any."""

    def __init__(self, solver: str = NOVICE.level) -> None:
        self._solver = solver

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """One of *moves*, decided by *seed* alone."""
        if view.phase is Phase.SOLVE:
            return Choice(result(view, moves, seed, self._solver))
        return RandomPlayer().choose(view, moves, seed)
