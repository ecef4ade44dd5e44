"""Fragments without polygons: every unit square is cut by its diagonals into four quarters (ZF).

Each piece and each outline is exactly a set of quarters, since all sides run at 0, 45 or 90 degrees
between grid points.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.puzzle import Point

INSIDE = ((3, 1), (5, 3), (3, 5), (1, 3))
"""A point inside each quarter, N, E, S and W, in sixths of a unit."""
CORNERS = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
"""The outer side of each quarter, clockwise on the screen."""


class Quarter(NamedTuple):
    """One quarter of the unit square at (x, y); in the order in which searches cover them."""

    y: int
    x: int
    quarter: int


Quarters: TypeAlias = frozenset[Quarter]


def quarters(corners: Sequence[Point]) -> Quarters:
    """The quarters inside the polygon with these *corners*, wherever it lies."""
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    there = _quarters(tuple((x - left, y - top) for x, y in corners))
    return frozenset(Quarter(y + top, x + left, quarter) for y, x, quarter in there)


@lru_cache(1 << 10)
def _quarters(corners: tuple[Point, ...]) -> Quarters:
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    return frozenset(
        Quarter(y, x, quarter)
        for y in range(bottom)
        for x in range(right)
        for quarter, (dx, dy) in enumerate(INSIDE)
        if _is_inside(corners, 6 * x + dx, 6 * y + dy)
    )


def _is_inside(corners: Sequence[Point], x: int, y: int) -> bool:
    """Whether the point (x, y), in sixths, lies inside; it never lies on a side."""
    is_in = False
    for number, (x1, y1) in enumerate(corners):
        x0, y0 = corners[number - 1]
        if (6 * y0 > y) == (6 * y1 > y):
            continue
        # The side is crossed to the right of the point; multiplied out, so that it stays in integers.
        across = (x - 6 * x0) * (y1 - y0) - (y - 6 * y0) * (x1 - x0)
        is_in ^= (across < 0) == (y1 > y0)
    return is_in


def outline_of(filled: Iterable[Quarter]) -> tuple[Point, ...] | None:
    """The corners of what is *filled*, clockwise from the smallest; None unless that is a simple polygon.

    Only for what has no corner in the middle of a square, as nothing has that is made of pieces.
    """
    ahead = dict(_sides(frozenset(filled)))
    if not ahead:
        return None
    ring = [min(ahead)]
    while (step := ahead.pop(ring[-1], None)) is not None:
        ring.append(step)
    # With a hole, in several parts, or where it touches itself in a point, sides are left.
    return None if ahead else _straightened(ring[:-1])


def _sides(filled: Quarters) -> Iterable[tuple[Point, Point]]:
    """The sides between *filled* and everything else, clockwise, in halves of a unit."""
    for y, x, quarter in filled:
        (ax, ay), (bx, by) = CORNERS[quarter]
        start, end = (2 * (x + ax), 2 * (y + ay)), (2 * (x + bx), 2 * (y + by))
        middle = (2 * x + 1, 2 * y + 1)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[quarter]
        if Quarter(y + dy, x + dx, (quarter + 2) % 4) not in filled:
            yield start, end
        if Quarter(y, x, (quarter + 1) % 4) not in filled:
            yield end, middle
        if Quarter(y, x, (quarter - 1) % 4) not in filled:
            yield middle, start


def _straightened(ring: Sequence[Point]) -> tuple[Point, ...] | None:
    """The corners of *ring*, halves as units again; None if one lies in the middle of a square."""
    corners = []
    for number, (x, y) in enumerate(ring):
        (px, py), (nx, ny) = ring[number - 1], ring[(number + 1) % len(ring)]
        if (x - px) * (ny - y) == (y - py) * (nx - x):
            continue
        if x % 2 or y % 2:
            return None
        corners.append((x // 2, y // 2))
    start = corners.index(min(corners))
    return (*corners[start:], *corners[:start])
