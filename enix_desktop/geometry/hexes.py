"""Hexagonal cells in axial coordinates, drawn with flat tops and y downwards."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

SIDES = 6


class Hex(NamedTuple):
    """One cell; side i of it leads to the cell `neighbour(i)`."""

    q: int
    r: int

    def neighbour(self, side: int) -> "Hex":
        """The cell beyond *side*: 0 is south-east, then clockwise."""
        dq, dr = DIRECTIONS[side]
        return Hex(self.q + dq, self.r + dr)

    def neighbours(self) -> list["Hex"]:
        """The six cells around, in the order of the sides."""
        q, r = self
        return [Hex(q + dq, r + dr) for dq, dr in DIRECTIONS]

    def distance(self, other: "Hex") -> int:
        """How many sides must be crossed to get to *other*."""
        dq, dr = other.q - self.q, other.r - self.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def corners(self) -> list[tuple[int, int]]:
        """The six corners on a sheared lattice of integers, three units to a cell.

        Shearing keeps which polygons touch, overlap or share a side, and integers keep shapely exact:
        corners from sine and cosine make it report islands that are none.
        """
        return [(3 * self.q + dq, 3 * self.r + dr) for dq, dr in _CORNERS]


DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_CORNERS = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))


def opposite(side: int) -> int:
    """The side by which a neighbour across *side* looks back."""
    return (side + 3) % SIDES


def origin(cells: Iterable[Hex]) -> Hex:
    """The smallest q and the smallest r among *cells*."""
    qs, rs = zip(*cells, strict=True)
    return Hex(min(qs), min(rs))


def shape(cells: Collection[Hex]) -> tuple[Hex, ...]:
    """The *cells* sorted and shifted to the origin: equal for layouts that differ only in place."""
    q0, r0 = origin(cells)
    return tuple(sorted(Hex(q - q0, r - r0) for q, r in cells))
