"""What is printed on the tiles of ENIGMA (C1 to C4): puzzles, channels and power cells."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle, Written

Side: TypeAlias = int
"""0 north, 1 east, 2 south, 3 west (Z3)."""
Tile: TypeAlias = int
"""The index of a tile in the components."""
CATEGORIES = tuple(Category)


class Colour(IntEnum):
    """The colour of a power cell, always shown with its mark: disc, square, triangle (C4)."""

    RED = 0
    BLUE = 1
    YELLOW = 2


class Net(NamedTuple):
    """Channels that leave by *sides*, and cells of these *colours*, all linked (C3)."""

    sides: tuple[Side, ...]
    colours: tuple[Colour, ...]


Nets: TypeAlias = tuple[Net, ...]
"""A conduit side."""


@dataclass(frozen=True, slots=True)
class TileFace:
    """Both sides of a tile, and what is known about its puzzle."""

    id: str
    category: Category
    difficulty: int
    puzzle: Puzzle
    solution: Written
    """One of its solutions."""
    count: int
    """Different solutions."""
    effort: float
    nets: Nets
