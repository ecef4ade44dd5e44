"""What is agreed before a game: edition, seats and the numbers of the rules."""

from dataclasses import dataclass
from enum import Enum

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Components, Energy
from enix_desktop.games.enix.layout import Layout

FEWEST_SEATS, MOST_SEATS = 2, 6


class Edition(Enum):
    """The two rulebooks; each property is one of their differences."""

    ENGLISH = "english"
    FRENCH = "french"

    @property
    def compares_sums(self) -> bool:
        """E1: the next in turn is found by the sum of the laid cards, not by the first, second, ... card."""
        return self is Edition.ENGLISH

    @property
    def enters_each_tile_once(self) -> bool:
        """E2: no tile is entered twice in a turn; otherwise only the tile where the turn began is barred."""
        return self is Edition.FRENCH

    @property
    def steals_by_the_back(self) -> bool:
        """E3: stealing is mandatory and the thief names an energy; otherwise optional and at random."""
        return self is Edition.ENGLISH

    @property
    def asks_by_lot(self) -> bool:
        """E4: interrupts are asked for in an order drawn by lot, not beginning with the player in turn."""
        return self is Edition.FRENCH


EDITION_BY_KEY = {edition.value: edition for edition in Edition}


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules that a variant may change."""

    limit: int = 25
    """The highest score that does not drop out (G3)."""
    hand_size: int = 5
    """Cards dealt, and refilled to (S2, K4)."""
    stack_count: int = 5
    """Stacks of cards (C6)."""


STANDARD_NUMBERS = Numbers()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that stays the same during a game."""

    components: Components
    edition: Edition
    seats: int
    numbers: Numbers = STANDARD_NUMBERS

    def __post_init__(self) -> None:
        if not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            raise BadData(f"ENIX is played by {FEWEST_SEATS} to {MOST_SEATS}, not by {self.seats}.")

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in seat order, beginning with *first*."""
        return (*range(first, self.seats), *range(first))


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chooses; the rest of the setup is drawn."""

    table: Table
    layout: Layout | None = None
    """The tiles as arranged by hand (S1), or None for a random order."""


@dataclass(frozen=True, slots=True)
class Composition:
    """What a composed position (a rule test, a lesson) has in addition to tiles, hands and stacks."""

    pawns: tuple[Energy, ...]
    cap: Energy | None = None
    discard: tuple[Card, ...] = ()
    round: int = 1


@dataclass(frozen=True, slots=True)
class Setup:
    """A complete beginning: with it and the moves a game can be replayed without any luck."""

    table: Table
    layout: Layout
    hands: tuple[tuple[Card, ...], ...]
    """Cards in ascending order."""
    stacks: tuple[tuple[Card, ...], ...]
    """Cards from bottom to top."""
    composed: Composition | None = None
    """Set where the game does not begin as S1 to S3 say."""
