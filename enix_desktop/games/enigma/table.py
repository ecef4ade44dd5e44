"""What a table agrees before a game, and how a game begins."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.components import Components, standard_components
from enix_desktop.games.enigma.faces import Nets, Tile
from enix_desktop.games.enigma.network import Cell
from enix_desktop.games.enigma.puzzles.puzzle import Category

SEATS = range(1, 5)
NONE = "none"
TIMERS = ("45", "30", "60", "90", NONE)
"""Seconds until the sand timer has run out (E1); the usual one first."""
LIMITS = ("180", "120", "300", NONE)
"""Seconds that a puzzle may take (E2)."""
GOALS = ("15", "10", "20")
"""Points that end the game (E5)."""
LOT = "lot"
START_CHOICES = (LOT, "0", "1", "2", "3")
"""Who starts, as a table can choose it (E4); a seat where nobody sits means by lot."""
MIX, RISING = "mix", "rising"
CATEGORY_CHOICES = (MIX, *(category.value for category in Category))
"""Alone: which puzzles come (E8)."""
HEAD_START_CHOICES = ("none", "quarter", "half")
"""For each seat (E7)."""
DIFFICULTY_CHOICES = (RISING, "1", "2", "3")
FIRST_DAY = "0001-01-01"
"""The date that is meant if a table for the puzzle of the day names none (E9)."""


class Mode(StrEnum):
    """A game against others, endless puzzles alone, or the puzzle of the day (E8, E9)."""

    MATCH = "match"
    SOLO = "solo"
    DAY = "day"


class OpenRace(StrEnum):
    """Whether people who solve one after another know the times of those before (E3)."""

    OFF = "off"
    ON = "on"


class Puzzles(StrEnum):
    """Which tiles are in the game (E6)."""

    ALL = "all"
    EASIER = "easier"


class HeadStart(Enum):
    """How the time of a seat counts: numerator and denominator, rounded down (E7)."""

    NONE = (1, 1)
    QUARTER = (3, 4)
    HALF = (1, 2)

    def counted(self, ms: int) -> int:
        """What *ms* count as."""
        numerator, denominator = self.value
        return ms * numerator // denominator

    def latest(self, counted: int) -> int:
        """The most milliseconds that count as *counted*."""
        numerator, denominator = self.value
        return ((counted + 1) * denominator - 1) // numerator


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is agreed before a game."""

    components: Components
    seats: int
    timer: int | None = 45
    """Seconds (E1)."""
    limit: int | None = 180
    """Seconds (E2)."""
    open_race: OpenRace = OpenRace.OFF
    start: Seat | None = None
    """Who starts; None by lot (E4)."""
    goal: int = 15
    puzzles: Puzzles = Puzzles.ALL
    head_starts: tuple[HeadStart, ...] = ()
    """By seat; empty if nobody has one (E7)."""
    mode: Mode = Mode.MATCH
    category: Category | None = None
    """Alone: the only kind of puzzles, or None for a mix (E8)."""
    difficulty: int | None = None
    """Alone: 1 to 3, or None for rising (E8)."""
    day: str = ""
    """The date of the puzzle of the day as YYYY-MM-DD; else nothing (E9)."""

    @property
    def is_alone(self) -> bool:
        """Whether somebody plays without a board and without others (E8, E9)."""
        return self.mode is not Mode.MATCH

    @property
    def limit_ms(self) -> int | None:
        return None if self.limit is None else self.limit * 1000

    @property
    def timer_ms(self) -> int | None:
        return None if self.timer is None else self.timer * 1000

    def counted(self, seat: Seat, ms: int) -> int:
        """What *ms* of *seat* count as (E7)."""
        return self.head_starts[seat].counted(ms) if self.head_starts else ms

    def latest(self, seat: Seat, counted: int) -> int:
        """The most milliseconds of *seat* that count as *counted* (E7)."""
        return self.head_starts[seat].latest(counted) if self.head_starts else counted

    def order(self, starter: Seat) -> tuple[Seat, ...]:
        """From the start player clockwise (S3)."""
        return tuple((starter + step) % self.seats for step in range(self.seats))


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile that lies on the table in a composed position."""

    cell: Cell
    nets: Nets
    rotation: int


@dataclass(frozen=True, slots=True)
class Position:
    """A moment that somebody composed: the beginning of a round, as it differs from that of a game."""

    round: int
    points: tuple[int, ...]
    supplies: tuple[int, ...]
    tiles: tuple[PlacedTile, ...]
    """Besides the start tile, which may be left out by `has_start`."""
    networkers: tuple[tuple[Cell, int, int, Seat], ...]
    """Where networkers stand: cell of the table, net, cell of the net, and whose they are."""
    has_start: bool = True


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins: what luck has decided before the first move."""

    table: Table
    starter: Seat
    piles: tuple[tuple[Tile, ...], ...]
    """By category, the top tile first (S1); empty when somebody plays alone."""
    position: Position | None = None


def options(chosen: Mapping[str, str], seats: int, components: Components | None = None) -> Table:
    """What is agreed before a game; whatever is not *chosen* is as usual."""
    if seats == 1:
        return _alone(chosen, components or standard_components())
    start = chosen.get("start", LOT)
    heads = tuple(HeadStart[one.upper()] for one in chosen.get("head_start", "").split(",") if one)
    return Table(
        components or standard_components(),
        seats,
        _seconds(chosen.get("timer", TIMERS[0])),
        _seconds(chosen.get("limit", LIMITS[0])),
        OpenRace(chosen.get("open_race", OpenRace.OFF)),
        int(start) if start != LOT and int(start) < seats else None,
        int(chosen.get("goal", GOALS[0])),
        Puzzles(chosen.get("puzzles", Puzzles.ALL)),
        heads if set(heads) - {HeadStart.NONE} else (),
    )


def _alone(chosen: Mapping[str, str], components: Components) -> Table:
    """Endless puzzles or those of a day: nobody turns a timer, and nothing stops the clock (E8, E9)."""
    table = Table(components, 1, None, None, mode=Mode(chosen.get("mode", Mode.SOLO)))
    if table.mode is Mode.DAY:
        return replace(table, day=chosen.get("day", FIRST_DAY))
    category, difficulty = chosen.get("category", MIX), chosen.get("difficulty", RISING)
    return replace(
        table,
        category=None if category == MIX else Category(category),
        difficulty=None if difficulty == RISING else int(difficulty),
    )


def _seconds(chosen: str) -> int | None:
    return None if chosen == NONE else int(chosen)
