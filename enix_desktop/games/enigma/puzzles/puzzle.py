"""The four kinds of puzzle sides (Z): values of small integers, and solutions as they are written."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

Written: TypeAlias = object
"""A solution as a record has it, lists read as tuples: whatever was written, so the rules judge it (Z1)."""
Point: TypeAlias = tuple[int, int]
"""x to the right, y downwards (Z2)."""


class Category(StrEnum):
    """The kind of a puzzle (C1)."""

    WEIGHTS = "weights"
    FRAGMENTS = "fragments"
    CONDUITS = "conduits"
    ANGLES = "angles"


class Port(NamedTuple):
    """A channel drawn on the frame at the outer *side* of a cell (ZC1)."""

    x: int
    y: int
    side: int


@dataclass(frozen=True, slots=True)
class WeightsPuzzle:
    """Cups with numbers on both arms, and how many weights there are (ZW1)."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    n: int


@dataclass(frozen=True, slots=True)
class FragmentsPuzzle:
    """The corners of a simple polygon that the seven pieces fill (ZF1)."""

    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class ConduitsPuzzle:
    """Cells for the pieces that are not crossed *out*, and channels drawn on the frame (ZC1)."""

    cells: tuple[Point, ...]
    ports: tuple[Port, ...]
    out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnglesPuzzle:
    """The building seen from above: rows of digits for the pieces, a dot for the table (ZA1)."""

    picture: tuple[str, ...]


Puzzle: TypeAlias = WeightsPuzzle | FragmentsPuzzle | ConduitsPuzzle | AnglesPuzzle

CATEGORY_OF: dict[type[Puzzle], Category] = {
    WeightsPuzzle: Category.WEIGHTS,
    FragmentsPuzzle: Category.FRAGMENTS,
    ConduitsPuzzle: Category.CONDUITS,
    AnglesPuzzle: Category.ANGLES,
}
