"""Steps about who is next (R1, R4, O1 to O3, E1, M1)."""

from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Everybody has had a turn; round *number* is next."""

    number: int


@dataclass(frozen=True, slots=True)
class EverybodyLays:
    """These *seats* lay a card; at the beginning of a round or in a competition."""

    seats: tuple[Seat, ...]
    in_competition: bool


@dataclass(frozen=True, slots=True)
class TurnedOverTogether:
    """All who had to have laid a card."""


@dataclass(frozen=True, slots=True)
class HighestIsNext:
    """Of those waiting the highest is next: by the sum, or by the first card and then the others (E1)."""

    by_sum: bool


@dataclass(frozen=True, slots=True)
class LaidSum:
    """What *seat* laid, and its sum."""

    seat: Seat
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class LaidInOrder:
    """What *seat* laid: the first card, and those of competitions."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CompetitionCard:
    """What *seat* laid in the competition."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CouldNotLay:
    """These *seats* had no card left to compete with and lose the comparison (O3)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LaidNothing:
    """These *seats* had no card to lay this round and come last (R4)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Tied:
    """These *seats* are equal."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NobodyCanLay:
    """None of the equal *seats* has a card left."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Luck gave this order of *seats* (O3)."""

    seats: tuple[Seat, ...]
    is_earlier: bool = False
    """Whether it was drawn before and still holds."""


@dataclass(frozen=True, slots=True)
class GoesNext:
    """*seat* is next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatOrder:
    """Only *seats* without cards are left; they come in seat order (R4)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """What *seat* may move with: the sum of *cards* (M1)."""

    seat: Seat
    cards: tuple[Card, ...]
    total: int


OrderStep: TypeAlias = (
    RoundOver
    | EverybodyLays
    | TurnedOverTogether
    | HighestIsNext
    | LaidSum
    | LaidInOrder
    | CompetitionCard
    | CouldNotLay
    | LaidNothing
    | Tied
    | NobodyCanLay
    | LotDrawn
    | GoesNext
    | SeatOrder
    | Points
)
