"""Games of Sparks for tests: positions that are reached by moves, with the luck that a test wants."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Draw, RecordedChance
from enix_desktop.engine.rules import Event, Seat
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.rules import SparksRules
from tests.toy.rules.table import Goal, Setup

RULES = SparksRules()
NUMBERS = (20, 22)


class Table:
    """A game in which each turn asks for 20 + 22 and lightning strikes where the test says."""

    def __init__(self, goal: Goal = Goal.ROW, seats: int = 2, starter: Seat = 0) -> None:
        self.state = RULES.start(Setup(seats, goal, starter))
        self.events: list[Event] = []

    def play(self, seat: Seat, move: Move, *draws: Draw) -> Sequence[Event]:
        """Make a legal move; *draws* must be exactly the luck that it asks for."""
        assert RULES.refusal(self.state, seat, move) is None
        chance = RecordedChance(draws)
        told = RULES.transition(self.state, seat, move, chance)
        chance.finish()
        RULES.check(self.state)
        self.events += told
        return told

    def bid(self, *bids: int) -> None:
        """Everybody bids, in the order of the seats."""
        *early, last = enumerate(bids)
        for seat, sparks in early:
            self.play(seat, Bid(sparks))
        self.play(last[0], Bid(last[1]), *(Draw("sum", (number,)) for number in NUMBERS))

    def light(self, seat: Seat, field: int, strike: int | None = None) -> None:
        """*seat*, who has the turn, solves the sum and lights *field*; lightning strikes *strike*."""
        self.play(seat, Solve(sum(NUMBERS), 2_500))
        self.play(seat, Light(field), *([] if strike is None else [Draw("strike", (strike,))]))

    def refused(self, seat: Seat, move: Move) -> tuple[str, str] | None:
        """The rule and the reason of a refusal."""
        found = RULES.refusal(self.state, seat, move)
        assert (found is None) == (move in RULES.legal_moves(self.state, seat))
        return None if found is None else (found.rule, found.key)
