"""Where the six tiles lie and how they are turned, and what a crossing costs (C2)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from enix_desktop.games.enix.components import ENERGIES, Components, Energy
from enix_desktop.geometry.hexes import DIRECTIONS, SIDES, Hex, opposite

FARTHEST_AT_FIRST = 10_000
"""How far from zero the coordinates of a tile may be when a game begins."""
FARTHEST_CELL = 1_000_000
"""How far a tile may be put: no legal move leads there. A tile is put beside another (A5), so each placement
leads at most one cell farther, and no record that can be read has so many placements."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The cell and the rotation of each tile, by energy.

    Rotation k turns a tile clockwise by k sides: the ray printed at index j lies on side (j + k) mod 6.
    """

    cells: tuple[Hex, ...]
    rotations: tuple[int, ...]

    def with_tile(self, tile: Energy, cell: Hex, rotation: int) -> "Layout":
        """The layout after *tile* was put on *cell*, turned to *rotation*."""
        return Layout(
            (*self.cells[:tile], cell, *self.cells[tile + 1 :]),
            (*self.rotations[:tile], rotation, *self.rotations[tile + 1 :]),
        )

    def tile_at(self, cell: Hex) -> Energy | None:
        return ENERGIES[self.cells.index(cell)] if cell in self.cells else None

    def side_towards(self, tile: Energy, neighbour: Energy) -> int | None:
        """The side by which *tile* touches *neighbour*, if it does."""
        (q, r), (q2, r2) = self.cells[tile], self.cells[neighbour]
        return _SIDE.get((q2 - q, r2 - r))


Crossings: TypeAlias = tuple[tuple[Energy, int], ...]
"""The tiles one can cross to, with the cost."""
Roads: TypeAlias = tuple[Crossings, ...]
"""The crossings from each tile."""


@lru_cache(maxsize=1024)
def roads(components: Components, layout: Layout) -> Roads:
    """All crossings of *layout*."""
    return tuple([ways_out(components, layout, tile) for tile in ENERGIES])


def ways_out(components: Components, layout: Layout, tile: Energy) -> Crossings:
    """All crossings from *tile*: a ray on both touching sides, their path points and one more (C2)."""
    cells, rotations, turned = layout.cells, layout.rotations, components.turned_rays
    rays = turned[tile][rotations[tile]]
    q, r = cells[tile]
    crossings = []
    for neighbour in ENERGIES:
        q2, r2 = cells[neighbour]
        side = _SIDE.get((q2 - q, r2 - r))
        if side is None:
            continue
        here, there = rays[side], turned[neighbour][rotations[neighbour]][opposite(side)]
        if here is not None and there is not None:
            crossings.append((neighbour, here + there + 1))
    return tuple(crossings)


_SIDE = {direction: side for side, direction in enumerate(DIRECTIONS)}


def is_ring_around_solar(layout: Layout) -> bool:
    """Whether each other tile shares a side with solar, and none lies on another (S1)."""
    around = layout.cells[Energy.SOLAR].neighbours()
    others = layout.cells[1:]
    return all(cell in around for cell in others) and len(set(others)) == len(others)


def is_rotation(number: int) -> bool:
    """Whether *number* is one of the six rotations."""
    return 0 <= number < SIDES
