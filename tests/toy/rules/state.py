"""The state of a game of Sparks: a value that knows neither luck nor time."""

from dataclasses import dataclass, replace
from enum import StrEnum

from enix_desktop.engine.rules import Seat
from tests.toy.rules.table import Setup


class Phase(StrEnum):
    """What is to be decided."""

    BID = "bid"
    SOLVE = "solve"
    LIGHT = "light"
    OVER = "over"


@dataclass(slots=True)
class State:
    """Everything there is, secrets included."""

    setup: Setup
    board: list[int]
    """For each field the seat that has lit it, FREE or DARK."""
    sparks: list[int]
    bids: list[int | None]
    """This round's; None for who has not bid yet."""
    round: int = 1
    phase: Phase = Phase.BID
    active: Seat | None = None
    """Whose turn it is; nobody's while bidding."""
    numbers: tuple[int, int] | None = None
    """What the active seat is to add; only it may see them."""

    def copy(self) -> "State":
        """An equal state that shares nothing changeable."""
        return replace(self, board=[*self.board], sparks=[*self.sparks], bids=[*self.bids])

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.setup.seats)

    @property
    def tie_order(self) -> tuple[Seat, ...]:
        """Who comes first in ties of this round (B2)."""
        first = self.setup.starter + self.round - 1
        return tuple((first + step) % self.setup.seats for step in self.seats)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Every seat that owes a decision."""
        if self.phase is Phase.BID:
            return tuple(seat for seat in self.seats if self.bids[seat] is None)
        return () if self.active is None else (self.active,)
