"""What happens in Sparks, in the past tense. An event knows what each seat may see of it."""

from dataclasses import dataclass, replace
from typing import Self

from enix_desktop.engine.rules import Seat


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole."""

    def seen_by(self, seat: Seat) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """Round *number* began, and everybody got a spark."""

    number: int


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """*seat* bid; only it knows how much (B1)."""

    seat: Seat
    sparks: int | None

    def seen_by(self, seat: Seat) -> "BidPlaced":
        return self if seat == self.seat else replace(self, sparks=None)


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The *bids* were revealed; *seat* paid its own and has the turn (B2).

    Only *seat* sees the *numbers* that it is to add: nobody adds before the clock runs (S1).
    """

    seat: Seat
    bids: tuple[int, ...]
    numbers: tuple[int, int] | None

    def seen_by(self, seat: Seat) -> "TurnBegan":
        return self if seat == self.seat else replace(self, numbers=None)


@dataclass(frozen=True, slots=True)
class SumAnswered(PublicEvent):
    """*seat* answered the sum in *ms* milliseconds; the *verdict* is `right`, `wrong` or `late` (S1)."""

    seat: Seat
    numbers: tuple[int, int]
    ms: int
    verdict: str


@dataclass(frozen=True, slots=True)
class LampLit(PublicEvent):
    """*seat* lit *field* (L1)."""

    seat: Seat
    field: int


@dataclass(frozen=True, slots=True)
class FieldStruck(PublicEvent):
    """Lightning struck *field*, which is dark from now on (D1)."""

    field: int


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game ended with so many lamps for each seat (E1)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
