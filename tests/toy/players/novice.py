"""A player of Sparks who bids and lights by luck, and errs in one sum of four."""

from collections.abc import Sequence

from enix_desktop.players.player import UNHURRIED, Budget, Choice
from tests.toy.rules.moves import Move, Solve
from tests.toy.rules.table import TIME_LIMIT_MS
from tests.toy.rules.view import View


class NovicePlayer:
    """Plays by luck, but adds well enough."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """Whatever *seed* says; most sums are right, in the last moment."""
        if view.numbers is not None and seed % 4:
            return Choice(Solve(sum(view.numbers), TIME_LIMIT_MS))
        return Choice(moves[seed % len(moves)])
