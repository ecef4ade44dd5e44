"""What happens in Hertzschlag, in the past tense. An event knows what each seat may see of it (K1, K2)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import Income, Shove
from enix_desktop.games.hertzschlag.faces import Card, Category, EventCard, GoalCard, Plant
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.games.hertzschlag.scoring import Score


class Crossing(NamedTuple):
    """A step over a threshold, settled at once (F2, F3)."""

    before: int
    after: int
    euro: int
    """What the seat got, or with a minus what it really paid."""
    money: int
    """What the seat has then."""


class Cause(StrEnum):
    """Why the seat in turn moved the marker (P4)."""

    CHANGE = "change"
    TOWARDS = "towards"


class Failure(StrEnum):
    """Why the lights went out (Q3, Q6)."""

    PLANT_USED = "plant_used"
    MONEY_SHORT = "money_short"
    BID_SHORT = "bid_short"


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole."""

    def seen_by(self, seat: Seat) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """Round *number* began; *starter* is its start player."""

    number: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class EventHappened(PublicEvent):
    """An event was turned up and shoved the marker (V1 to V3)."""

    event: EventCard
    shove: Shove
    before: int
    shifted: int
    """Where the shift led."""
    after: int
    """Where the steps towards 0 led from there."""


@dataclass(frozen=True, slots=True)
class EventPaid(PublicEvent):
    """The event paid *seat* so much (V4)."""

    seat: Seat
    event: EventCard
    euro: int
    money: int


@dataclass(frozen=True, slots=True)
class Signalled(PublicEvent):
    """*seat* gave a signal (T1)."""

    seat: Seat
    word: Word


@dataclass(frozen=True, slots=True)
class CardLaid:
    """*seat* laid a card face down; only it knows which, and where (A1)."""

    seat: Seat
    card: Card | None
    place: Place | None

    def seen_by(self, seat: Seat) -> "CardLaid":
        return self if seat == self.seat else replace(self, card=None, place=None)


@dataclass(frozen=True, slots=True)
class PlacesShown(PublicEvent):
    """All have laid: everybody sees who plays a card and who takes income (A3)."""

    places: tuple[Place, ...]
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class IncomeTaken:
    """*seat* took income; its card left the game, seen by nobody else (I1)."""

    seat: Seat
    card: Card | None
    income: Income
    euro: int
    """What it really got (C6)."""
    money: int

    def seen_by(self, seat: Seat) -> "IncomeTaken":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardPlayed(PublicEvent):
    """*seat* turned over *card* and paid its *cost* (P1 to P3)."""

    seat: Seat
    card: Card
    cost: int
    money: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(PublicEvent):
    """The card of *seat* moved the marker by single steps (F1 to F4)."""

    seat: Seat
    card: Card
    cause: Cause
    steps: int
    """Wanted: signed for a change, a number of steps towards 0 otherwise."""
    before: int
    after: int
    crossings: tuple[Crossing, ...]
    money: int


@dataclass(frozen=True, slots=True)
class DiscountGained(PublicEvent):
    """From now on cards of *category* cost *seat* less (X1)."""

    seat: Seat
    card: Card
    category: Category
    amount: int


@dataclass(frozen=True, slots=True)
class IncomeGrown(PublicEvent):
    """From now on each income of *seat* grows with its cards of *category* (X2)."""

    seat: Seat
    card: Card
    category: Category
    amount: int


@dataclass(frozen=True, slots=True)
class CashPaid(PublicEvent):
    """The card of *seat* gave everybody money (X3)."""

    seat: Seat
    card: Card
    amount: int
    gains: tuple[int, ...]
    """What each seat really got."""
    money: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GridCalmed(PublicEvent):
    """The calm of the grid rose, or was at its most already (X4)."""

    seat: Seat
    card: Card
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ControlCheapened(PublicEvent):
    """Secondary control became cheaper, down to its lowest price (X5)."""

    seat: Seat
    card: Card
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ForecastSeen:
    """*seat* saw the next event ahead; in the last round there is none (X6)."""

    seat: Seat
    card: Card
    event: EventCard | None
    is_last_round: bool = False

    def seen_by(self, seat: Seat) -> "ForecastSeen":
        return self if seat == self.seat else replace(self, event=None)


@dataclass(frozen=True, slots=True)
class CheckPassed(PublicEvent):
    """The marker was green at the check (Q1)."""

    number: int
    """Of the round."""
    field: int


@dataclass(frozen=True, slots=True)
class ControlNeeded(PublicEvent):
    """The marker was orange: all bid for *plant* (Q1 to Q4)."""

    field: int
    plant: Plant
    price: int
    most: int
    """The highest sum that all together could bid."""


@dataclass(frozen=True, slots=True)
class Pledged(PublicEvent):
    """*seat* pledged so much, or with None stayed silent (T3)."""

    seat: Seat
    euro: int | None


@dataclass(frozen=True, slots=True)
class BidMade:
    """*seat* bid; others see how much when all have (Q4)."""

    seat: Seat
    euro: int | None

    def seen_by(self, seat: Seat) -> "BidMade":
        return self if seat == self.seat else replace(self, euro=None)


@dataclass(frozen=True, slots=True)
class BidsShown(PublicEvent):
    """All bids were shown together and paid (Q5)."""

    bids: tuple[int, ...]
    price: int
    money: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.bids)


@dataclass(frozen=True, slots=True)
class PlantUsed(PublicEvent):
    """*plant* brought the marker back into the green, and is used up (Q6)."""

    plant: Plant
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BlackedOut(PublicEvent):
    """The lights went out for everybody (Q7)."""

    number: int
    """Of the round."""
    field: int
    failure: Failure
    plant: Plant
    price: int
    most: int
    """What was bid, or what could have been bid at most."""


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """The start card went to the left, all hands to the right (D2)."""

    starter: Seat
    """Who starts the next round."""
    passed: tuple[tuple[Card, ...] | None, ...]
    """By seat, what it passed on; a seat sees what it passes and what it gets."""

    def seen_by(self, seat: Seat) -> "HandsPassed":
        count = len(self.passed)
        known = (seat, (seat + 1) % count) if 0 <= seat < count else ()
        return replace(
            self, passed=tuple(cards if giver in known else None for giver, cards in enumerate(self.passed))
        )


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """*seat* drew a card, which only it sees (D2)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "CardDrawn":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game ended; goals are shown and points counted (G1, Q7)."""

    is_blackout: bool
    goals: tuple[GoalCard, ...]
    scores: tuple[Score, ...]
    """After a blackout what would have been."""
    winners: tuple[Seat, ...]
