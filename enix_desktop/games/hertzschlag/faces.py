"""What is printed on the cards, events, goals and the track of Hertzschlag (C1 to C6)."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TypeAlias

Card: TypeAlias = int
"""An index into the hand cards."""
EventCard: TypeAlias = int
"""An index into the event cards."""
GoalCard: TypeAlias = int
"""An index into the goal cards."""


class Category(IntEnum):
    """What a hand card belongs to; its symbol shows it (C4)."""

    EFFICIENCY = 0
    POLITICS = 1
    FLEXIBILITY = 2
    EMOBILITY = 3
    SOLAR = 4
    WIND = 5

    @property
    def key(self) -> str:
        """The untranslated name used in files."""
        return self.name.lower()


CATEGORIES = tuple(Category)
CATEGORY_BY_KEY = {category.key: category for category in CATEGORIES}


class Plant(IntEnum):
    """The two plants of secondary control (C5)."""

    PUMPED_STORAGE = 0
    """Helps left of green."""
    GAS_PLANT = 1
    """Helps right of green."""

    @property
    def key(self) -> str:
        return self.name.lower()


PLANTS = tuple(Plant)


class SpecialKind(StrEnum):
    """What a special effect does (X1 to X6)."""

    DISCOUNT = "discount"
    INCOME_PER = "income_per"
    CASH_ALL = "cash_all"
    CALM = "calm"
    RESERVE_CHEAPER = "reserve_cheaper"
    FORECAST = "forecast"


@dataclass(frozen=True, slots=True)
class Special:
    """The special effect of a card."""

    kind: SpecialKind
    amount: int = 0
    category: Category | None = None
    """Of X1 and X2."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """The face of a hand card (C4)."""

    id: str
    name: str
    """In English, for the command line."""
    category: Category
    cost: int
    change: int
    towards: int
    income: int
    footprint: int
    special: Special | None


class EffectKind(StrEnum):
    """What a part of an event does (V2 to V4)."""

    SHIFT = "shift"
    SHIFT_PER = "shift_per"
    TOWARDS_PER = "towards_per"
    MONEY_PER = "money_per"


@dataclass(frozen=True, slots=True)
class Effect:
    """One part of an event."""

    kind: EffectKind
    amount: int = 0
    """Steps of a shift, or euros per card (V4)."""
    categories: tuple[Category, ...] = ()
    """Whose cards are counted."""
    every: int = 1
    """So many cards make one step."""
    sign: int = 1
    cap: int = 0


@dataclass(frozen=True, slots=True)
class EventFace:
    """The face of an event card."""

    id: str
    name: str
    effects: tuple[Effect, ...]


class GoalKind(StrEnum):
    """What a goal asks for (G2)."""

    SYMBOLS = "symbols"
    INCOME = "income"
    FOOTPRINT = "footprint"
    MONEY = "money"
    DIFFERENT = "different"
    FREQUENCY_WITHIN = "frequency_within"


@dataclass(frozen=True, slots=True)
class Goal:
    """One of the two goals of a goal card: at least *number*, or for the frequency at most."""

    kind: GoalKind
    number: int
    points: int
    categories: tuple[Category, ...] = ()


@dataclass(frozen=True, slots=True)
class GoalFace:
    """The face of a goal card."""

    id: str
    name: str
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """The frequency track (C1 to C3)."""

    lowest: int
    highest: int
    start: int
    millihertz: int
    """Per field."""
    green_lowest: int
    green_highest: int
    thresholds: tuple[tuple[int, int], ...]
    """Pairs of neighbouring fields, the left one first."""

    def is_green(self, field: int) -> bool:
        return self.green_lowest <= field <= self.green_highest

    def has_threshold(self, field: int, other: int) -> bool:
        """Whether a threshold lies between two neighbouring fields."""
        return ((field, other) if field < other else (other, field)) in self.thresholds


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the rules count with; a variant may change some of it."""

    threshold_euro: int
    start_money: int
    track_maximum: int
    reserve_cards: int
    reserve_card_euro: int
    base_income: int
    fair_start: int
    price: int
    lowest_price: int
    fingers: int
    rounds: int
    hand: int
    calm_maximum: int
    euro_per_point: int
    income_per_point: int
    footprint_per_point: int

    @property
    def maximum(self) -> int:
        """The most that a seat can own (C6)."""
        return self.track_maximum + self.reserve_card_euro
