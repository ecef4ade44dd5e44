"""The conduit network: which nets are linked, where it is open, and what a closed system is worth (L)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Colour, Nets

Cell: TypeAlias = tuple[int, int]
"""Where a tile lies: (x, y), y downwards."""


class NetSpot(NamedTuple):
    """A net of a tile on the table."""

    x: int
    y: int
    net: int


class CellSpot(NamedTuple):
    """A power cell on the table, where a networker may stand."""

    x: int
    y: int
    net: int
    cell: int


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table: its nets as printed, and how far it is turned (P4)."""

    nets: Nets
    rotation: int


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles on the table and the networkers on them."""

    tiles: Mapping[Cell, LaidTile]
    networkers: Mapping[CellSpot, Seat] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class System:
    """Nets held together by linked channels (L2)."""

    nets: tuple[NetSpot, ...]
    """Ascending."""
    open_ends: int
    """Channels that are open; closed if there are none."""
    colours: tuple[int, int, int]
    """How many cells of each colour."""
    networkers: tuple[tuple[CellSpot, Seat, Colour], ...]
    """Ascending by spot."""

    @property
    def is_closed(self) -> bool:
        return not self.open_ends

    def earned(self, seats: int) -> tuple[int, ...]:
        """What each seat earns when it is scored (L3, L4)."""
        points = [0] * seats
        for _, seat, colour in self.networkers:
            points[seat] += self.colours[colour]
        return tuple(points)
