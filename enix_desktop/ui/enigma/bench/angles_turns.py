"""How angular pieces are turned: the 24 orientations, and where a turn about an axis leads (ZA2)."""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles.angles import ORIENTATIONS
from enix_desktop.games.enigma.puzzles.pieces import Cube, Pieces
from enix_desktop.games.enigma.puzzles.puzzle import Point

Turn: TypeAlias = Cube
"""Where x, y and z come from: 1, 2 or 3 for the old axis, negative if it is reversed."""
_ROLLS: tuple[Turn, ...] = ((1, 2, 3), (1, -3, 2), (1, -2, -3), (1, 3, -2), (3, 2, -1), (-3, 2, 1))


class Axis(Enum):
    """A quarter turn; three of them undo it."""

    SPIN = (-2, 1, 3)
    """About the upright axis, clockwise as seen from above."""
    EAST = (3, 2, -1)
    """Tipped over towards larger x."""
    SOUTH = (1, 3, -2)
    """Tipped over towards larger y."""


def after(turn: Turn, before: Turn) -> Turn:
    """*before*, and then *turn*."""
    x, y, z = (before[abs(axis) - 1] * (1 if axis > 0 else -1) for axis in turn)
    return x, y, z


def applied(turn: Turn, cube: Cube) -> Cube:
    """Where *turn* takes *cube*."""
    return after(turn, cube)


@cache
def turns() -> tuple[Turn, ...]:
    """The turn that each orientation stands for."""
    result = []
    for number in range(ORIENTATIONS):
        turn = _ROLLS[number // 4]
        for _ in range(number % 4):
            turn = after(Axis.SPIN.value, turn)
        result.append(turn)
    return tuple(result)


def turned(orientation: int, axis: Axis, steps: int = 1) -> int:
    """The orientation after *steps* quarter turns about *axis*."""
    turn = turns()[orientation]
    for _ in range(steps % 4):
        turn = after(axis.value, turn)
    return turns().index(turn)


def seen_axis(axis: Axis, steps: int, view: int) -> tuple[Axis, int]:
    """On the table, a turn that is seen so by somebody who has walked round it by *view* quarters."""
    if axis is Axis.SPIN:
        return axis, steps
    ways = (Axis.EAST, 1), (Axis.SOUTH, 1), (Axis.EAST, -1), (Axis.SOUTH, -1)
    start = 0 if axis is Axis.EAST else 1
    there, way = ways[(start + view) % 4]
    return there, way * steps


@cache
def _pivots(pieces: Pieces) -> dict[str, tuple[Cube, tuple[Cube, ...]]]:
    """The cube that stays in its column while a piece is turned: the one nearest to the middle of all."""
    return {block.id: (_middle_cube(block.cubes), block.cubes) for block in pieces.angles}


def _middle_cube(cubes: Sequence[Cube]) -> Cube:
    middle = [sum(cube[axis] for cube in cubes) / len(cubes) for axis in range(3)]
    return min(cubes, key=lambda cube: (sum((cube[axis] - middle[axis]) ** 2 for axis in range(3)), cube))


def pivot_column(pieces: Pieces, piece: str, orientation: int) -> Point:
    """The column of the cube about which *piece* turns, from the upper left of its box."""
    pivot, cubes = _pivots(pieces)[piece]
    turn = turns()[orientation]
    moved = [applied(turn, cube) for cube in cubes]
    x, y, _ = applied(turn, pivot)
    return x - min(cube[0] for cube in moved), y - min(cube[1] for cube in moved)
