"""A player of Sparks who bids and lights by luck, and errs in a sum now and then."""

from collections.abc import Sequence

from enix_desktop.players.player import UNHURRIED, Budget, Choice
from tests.toy.rules.moves import Move, Solve
from tests.toy.rules.view import View


class NovicePlayer:
    """Plays by luck, but adds well enough."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        if view.numbers is not None and seed % 4:
            return Choice(Solve(sum(view.numbers), 8_000 + seed % 10_000))
        return Choice(moves[seed % len(moves)])
