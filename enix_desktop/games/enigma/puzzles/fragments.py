"""Fragment puzzles (ZF): seven polygons in an outline, judged by shapely on integer corners."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from enix_desktop.games.enigma.puzzles.forms import is_integer, rows_of
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import FragmentsPuzzle, Point, Written
from enix_desktop.games.enigma.refusals import Reason

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry

Row: TypeAlias = tuple[int, int, int, int]
"""flip, turn, x, y (ZF2)."""
Laid: TypeAlias = Mapping[int, Row]
"""Where pieces lie, by their index in `Pieces.fragments`; pieces may be missing."""
Corners: TypeAlias = tuple[Point, ...]
Ring: TypeAlias = tuple[tuple[float, float], ...]
FLIPS, TURNS = 2, 4
_KEPT = 1 << 14


def broken(pieces: Pieces, puzzle: FragmentsPuzzle, written: Written) -> Reason | None:
    """The first rule that *written* breaks as a solution of *puzzle*."""
    rows = rows_of(written, read_row)
    if rows is None:
        return Reason.ZF2_FORM
    if len(rows) != len(pieces.fragments):
        return Reason.ZF3_NOT_ALL
    laid = dict(enumerate(rows))
    if overlaps(pieces, laid):
        return Reason.ZF4_OVERLAP
    if outside(pieces, puzzle, laid):
        return Reason.ZF5_OUTSIDE
    return None if is_covered(pieces, puzzle, laid) else Reason.ZF6_BARE


def read_row(entry: object) -> Row | None:
    """*entry* as flip, turn, x and y, or None if it is not of that form."""
    if not isinstance(entry, tuple) or len(entry) != 4:
        return None
    flip, turn, x, y = entry
    if not (is_integer(flip, 0, FLIPS - 1) and is_integer(turn, 0, TURNS - 1)):
        return None
    return (flip, turn, x, y) if is_integer(x) and is_integer(y) else None


def piece_corners(pieces: Pieces, piece: int, row: Row) -> Corners:
    """The corners of *piece* where *row* puts it (ZF2)."""
    flip, turn, x, y = row
    return tuple([(x + px, y + py) for px, py in shape(pieces, piece, flip, turn)])


def shape(pieces: Pieces, piece: int, flip: int, turn: int) -> Corners:
    """The corners of *piece*, flipped and turned, moved so that the smallest x and y are 0."""
    return _shapes(pieces)[piece][TURNS * flip + turn]


@cache
def _shapes(pieces: Pieces) -> tuple[tuple[Corners, ...], ...]:
    return tuple(
        tuple(_turned(piece.corners, flip, turn) for flip in range(FLIPS) for turn in range(TURNS))
        for piece in pieces.fragments
    )


def _turned(corners: Corners, flip: int, turn: int) -> Corners:
    points = [(-x, y) for x, y in corners] if flip else list(corners)
    for _ in range(turn):
        points = [(-y, x) for x, y in points]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return tuple((x - left, y - top) for x, y in points)


def overlaps(pieces: Pieces, laid: Laid) -> list[tuple[int, int]]:
    """The pairs of pieces that overlap, the lower index first (ZF4)."""
    return [
        (first, second)
        for first, second in combinations(sorted(laid), 2)
        if _do_overlap(pieces, first, laid[first], second, laid[second])
    ]


def _do_overlap(pieces: Pieces, first: int, row: Row, second: int, other: Row) -> bool:
    # Moved together, so that numbers of any size stay exact and pairs met before are known.
    flip, turn, x, y = row
    other_flip, other_turn, other_x, other_y = other
    dx, dy = other_x - x, other_y - y
    still, moved = shape(pieces, first, flip, turn), shape(pieces, second, other_flip, other_turn)
    if dx >= _width(still) or -dx >= _width(moved) or dy >= _height(still) or -dy >= _height(moved):
        return False
    return _shapes_overlap(still, moved, dx, dy)


def _width(corners: Corners) -> int:
    """Of corners whose smallest x is 0."""
    return max([x for x, _ in corners])


def _height(corners: Corners) -> int:
    return max([y for _, y in corners])


@lru_cache(_KEPT)
def _shapes_overlap(still: Corners, moved: Corners, dx: int, dy: int) -> bool:
    there = tuple((x + dx, y + dy) for x, y in moved)
    return bool(_polygon(still).intersection(_polygon(there)).area > 0)


def outside(pieces: Pieces, puzzle: FragmentsPuzzle, laid: Laid) -> list[int]:
    """The pieces that reach outside the outline (ZF5)."""
    right, bottom = _width(puzzle.outline), _height(puzzle.outline)
    result = []
    for piece in sorted(laid):
        flip, turn, x, y = laid[piece]
        corners = shape(pieces, piece, flip, turn)
        is_near = 0 <= x <= right - _width(corners) and 0 <= y <= bottom - _height(corners)
        if not is_near or _reaches_outside(puzzle.outline, corners, x, y):
            result.append(piece)
    return result


@lru_cache(_KEPT)
def _reaches_outside(outline: Corners, corners: Corners, x: int, y: int) -> bool:
    there = tuple((x + px, y + py) for px, py in corners)
    return bool(_polygon(there).difference(_polygon(outline)).area > 0)


@lru_cache(_KEPT)
def _polygon(corners: Corners) -> "Polygon":
    # Imported here because shapely takes long, and most who import this module never judge.
    from shapely import Polygon

    return Polygon(corners)


def is_covered(pieces: Pieces, puzzle: FragmentsPuzzle, laid: Laid) -> bool:
    """Whether the pieces, none of which reaches outside, leave nothing of the outline bare (ZF6)."""
    from shapely import union_all

    polygons = [_polygon(piece_corners(pieces, piece, row)) for piece, row in laid.items()]
    return bool(union_all(polygons).symmetric_difference(_polygon(puzzle.outline)).area == 0)


def bare(pieces: Pieces, puzzle: FragmentsPuzzle, laid: Laid) -> list[tuple[Ring, ...]]:
    """What is left bare of the outline: polygons, each an outer ring and the rings of its holes (ZF6)."""
    from shapely import Polygon, get_parts

    # One after another, which is faster than together: most of them leave less to look at.
    left: BaseGeometry = _polygon(puzzle.outline)
    for piece, row in laid.items():
        left = left.difference(_polygon(piece_corners(pieces, piece, row)))
    return [
        tuple(
            tuple((float(x), float(y)) for x, y in ring.coords) for ring in (part.exterior, *part.interiors)
        )
        for part in get_parts(left)
        if isinstance(part, Polygon) and part.area > 0
    ]
