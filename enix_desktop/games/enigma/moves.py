"""Everything a player can decide in ENIGMA; each kind of move is its own type."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle, Written


class Unsolved(StrEnum):
    """Why somebody stopped solving; only for show (T1, T3)."""

    GAVE_UP = "gave_up"
    TIMER = "timer"
    LIMIT = "limit"


@dataclass(frozen=True, slots=True)
class Choose:
    """Take the top tile of the pile of *category* (R1)."""

    category: Category


@dataclass(frozen=True, slots=True)
class Solved:
    """The own puzzle was solved after *ms* measured milliseconds (T1)."""

    ms: int
    solution: Written
    is_aided: bool = False
    """Alone: there was a hint or a pause, so the time is nobody's best (E8)."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The own puzzle was not solved; the solving stopped after *ms* milliseconds (T1)."""

    ms: int
    reason: Unsolved


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put the own tile on the cell (x, y), turned clockwise by *rotation* quarters (P4)."""

    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class PlaceNetworker:
    """Put a networker on a cell of a net of the tile just placed (N1)."""

    net: int
    cell: int


@dataclass(frozen=True, slots=True)
class NoNetworker:
    """Put no networker (N1)."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Alone: solve *puzzle* next; it comes from a generator, and the record keeps it (E8)."""

    puzzle: Puzzle
    difficulty: int
    seed: str
    """From what it was generated, `<seed>/<number>`; the rules do not care."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Alone: enough for today (E8)."""


Result: TypeAlias = Solved | Failed
Move: TypeAlias = Choose | Solved | Failed | PlaceTile | PlaceNetworker | NoNetworker | Pose | Finish
KINDS: tuple[type[Move], ...] = (
    Choose,
    Solved,
    Failed,
    PlaceTile,
    PlaceNetworker,
    NoNetworker,
    Pose,
    Finish,
)
