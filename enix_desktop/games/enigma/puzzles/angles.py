"""Angular piece puzzles (ZA): blocks lowered one after another, seen from above."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles.forms import is_integer, rows_of
from enix_desktop.games.enigma.puzzles.pieces import Cube, Pieces
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, Point, Written
from enix_desktop.games.enigma.refusals import Reason

Row: TypeAlias = tuple[str, int, int, int]
"""piece, orientation, x, y (ZA2)."""
Cubes: TypeAlias = tuple[Cube, ...]
ORIENTATIONS = 24
TABLE = "."


def broken(pieces: Pieces, puzzle: AnglesPuzzle, written: Written) -> Reason | None:
    """The first rule that *written* breaks as a solution of *puzzle*."""
    rows = rows_of(written, lambda entry: read_row(pieces, entry))
    if rows is None:
        return Reason.ZA2_FORM
    if sorted(piece for piece, _, _, _ in rows) != sorted(pieces.blocks):
        return Reason.ZA4_NOT_ALL
    if gaps(pieces, rows):
        return Reason.ZA5_GAP
    return None if matches(pieces, puzzle, rows) else Reason.ZA6_PICTURE


def read_row(pieces: Pieces, entry: object) -> Row | None:
    """*entry* as piece, orientation, x and y, or None if it is not of that form."""
    if not isinstance(entry, tuple) or len(entry) != 4:
        return None
    piece, orientation, x, y = entry
    if not isinstance(piece, str) or piece not in pieces.blocks:
        return None
    if not (is_integer(orientation, 0, ORIENTATIONS - 1) and is_integer(x) and is_integer(y)):
        return None
    return piece, orientation, x, y


def cubes(pieces: Pieces, piece: str, orientation: int) -> Cubes:
    """The cubes of *piece* in *orientation*, ascending; the smallest x, y and z are 0 (ZA2)."""
    return _oriented(pieces)[piece][orientation]


@cache
def _oriented(pieces: Pieces) -> dict[str, tuple[Cubes, ...]]:
    return {
        block.id: tuple(_turned(block.cubes, *divmod(number, 4)) for number in range(ORIENTATIONS))
        for block in pieces.angles
    }


def _rolled(cube: Cube, roll: int) -> Cube:
    x, y, z = cube
    return ((x, y, z), (x, -z, y), (x, -y, -z), (x, z, -y), (z, y, -x), (-z, y, x))[roll]


def _turned(shape: Cubes, roll: int, turns: int) -> Cubes:
    moved = [_rolled(cube, roll) for cube in shape]
    for _ in range(turns):
        moved = [(-y, x, z) for x, y, z in moved]
    left, top, bottom = (min(cube[axis] for cube in moved) for axis in range(3))
    return tuple(sorted((x - left, y - top, z - bottom) for x, y, z in moved))


def rested(pieces: Pieces, rows: Iterable[Row]) -> tuple[Cubes, ...]:
    """Where the cubes of each row come to rest, lowered one after another (ZA3)."""
    heights: dict[Point, int] = {}
    result = []
    for piece, orientation, x, y in rows:
        shape = [(x + dx, y + dy, z) for dx, dy, z in cubes(pieces, piece, orientation)]
        level = max([heights.get((cx, cy), 0) - z for cx, cy, z in shape])
        lying = tuple([(cx, cy, z + level) for cx, cy, z in shape])
        for cx, cy, z in lying:
            heights[cx, cy] = max(heights.get((cx, cy), 0), z + 1)
        result.append(lying)
    return tuple(result)


def gaps(pieces: Pieces, rows: Iterable[Row]) -> list[Cube]:
    """The empty places below a cube, ascending; none of them can ever be filled (ZA5)."""
    filled = {cube for lying in rested(pieces, rows) for cube in lying}
    return sorted({(x, y, low) for x, y, z in filled for low in range(z) if (x, y, low) not in filled})


def tops(pieces: Pieces, rows: Sequence[Row]) -> dict[Point, str]:
    """The digit of the piece that is seen from above in each column."""
    digits = {block.id: str(number) for number, block in enumerate(pieces.angles, 1)}
    shown: dict[Point, str] = {}
    for (piece, _, _, _), lying in zip(rows, rested(pieces, rows), strict=True):
        # What comes down later lies above all that was in its columns (ZA3).
        shown |= dict.fromkeys([(x, y) for x, y, _ in lying], digits[piece])
    return shown


def seen(pieces: Pieces, rows: Sequence[Row]) -> tuple[str, ...]:
    """The building from above, as a picture without empty rows or columns around it (ZA6)."""
    return picture_of(tops(pieces, rows))


def picture_of(digits: dict[Point, str]) -> tuple[str, ...]:
    """The picture that shows *digits*, moved so that the smallest x and y are 0."""
    if not digits:
        return ()
    left, right = min(x for x, _ in digits), max(x for x, _ in digits)
    top, bottom = min(y for _, y in digits), max(y for _, y in digits)
    return tuple(
        "".join(digits.get((x, y), TABLE) for x in range(left, right + 1)) for y in range(top, bottom + 1)
    )


def matches(pieces: Pieces, puzzle: AnglesPuzzle, rows: Sequence[Row]) -> bool:
    """Whether the building is seen exactly as the picture shows it (ZA6)."""
    wanted = {
        (x, y): digit for y, row in enumerate(puzzle.picture) for x, digit in enumerate(row) if digit != TABLE
    }
    # Compared without drawing it: pieces may lie farther apart than a picture could ever be wide.
    found = tops(pieces, rows)
    if not found or len(found) != len(wanted):
        return False
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return {(x - left, y - top): digit for (x, y), digit in found.items()} == wanted
