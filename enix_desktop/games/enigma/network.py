"""The conduit network: which nets are linked, where it is open, and what a closed system is worth (L)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Colour, Net, Nets, Side

Cell: TypeAlias = tuple[int, int]
"""Where a tile lies: (x, y), y downwards."""
SIDES = range(4)
ROTATIONS = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where each side leads (Z3)."""
START_CELL: Cell = (0, 0)
"""Where the start tile lies (S2)."""


def sides(net: Net, rotation: int) -> tuple[Side, ...]:
    """By which sides the channels of *net* leave once its tile is turned (P4), ascending."""
    return tuple(sorted([(side + rotation) % 4 for side in net.sides]))


@lru_cache(maxsize=4096)
def _leaving(nets: Nets, rotation: int) -> tuple[tuple[Side, ...], ...]:
    return tuple([sides(net, rotation) for net in nets])


@lru_cache(maxsize=4096)
def _by_side(nets: Nets, rotation: int) -> tuple[int | None, ...]:
    found: list[int | None] = [None] * len(SIDES)
    for index, leaving in enumerate(_leaving(nets, rotation)):
        for side in leaving:
            found[side] = index
    return tuple(found)


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

    @property
    def leaving(self) -> tuple[tuple[Side, ...], ...]:
        """By net: the sides by which its channels leave."""
        return _leaving(self.nets, self.rotation)

    @property
    def by_side(self) -> tuple[int | None, ...]:
        """By side: the net that has a channel there, if any (C3)."""
        return _by_side(self.nets, self.rotation)


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


def beyond(cell: Cell, side: Side) -> Cell:
    """The cell behind *side* of *cell*."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def has_neighbour(board: Board, cell: Cell) -> bool:
    """Whether a tile on *cell* would share a side with one on the table (P2)."""
    return any(beyond(cell, side) in board.tiles for side in SIDES)


def frontier(board: Board) -> tuple[Cell, ...]:
    """The empty cells beside tiles, ascending by x, then y (P2)."""
    found = {beyond(cell, side) for cell in board.tiles for side in SIDES}
    return tuple(sorted(found.difference(board.tiles)))


def with_tile(board: Board, cell: Cell, nets: Nets, rotation: int) -> Board:
    """The board with one tile more."""
    return Board({**board.tiles, cell: LaidTile(nets, rotation)}, board.networkers)


def with_networker(board: Board, spot: CellSpot, seat: Seat) -> Board:
    """The board with one networker more."""
    return Board(board.tiles, {**board.networkers, spot: seat})


def without(board: Board, spots: Iterable[CellSpot]) -> Board:
    """The board without the networkers on *spots*."""
    gone = set(spots)
    return Board(board.tiles, {spot: seat for spot, seat in board.networkers.items() if spot not in gone})


def has_cell(board: Board, spot: CellSpot) -> bool:
    """Whether a tile on the table has this power cell."""
    laid = board.tiles.get((spot.x, spot.y))
    if laid is None or not 0 <= spot.net < len(laid.nets):
        return False
    return 0 <= spot.cell < len(laid.nets[spot.net].colours)


def colour_at(board: Board, spot: CellSpot) -> Colour:
    """The colour of a power cell on the table."""
    return board.tiles[spot.x, spot.y].nets[spot.net].colours[spot.cell]


def system_at(board: Board, spot: NetSpot) -> System:
    """The system that the net belongs to (L2)."""
    tiles = board.tiles
    nets, waiting, open_ends, colours = {spot}, [spot], 0, [0, 0, 0]
    while waiting:
        x, y, net = waiting.pop()
        laid = tiles[x, y]
        for colour in laid.nets[net].colours:
            colours[colour] += 1
        for side in laid.leaving[net]:
            dx, dy = STEPS[side]
            other = tiles.get((x + dx, y + dy))
            if other is None:
                open_ends += 1
                continue
            met = other.by_side[side ^ 2]
            if met is not None and (linked := NetSpot(x + dx, y + dy, met)) not in nets:
                nets.add(linked)
                waiting.append(linked)
    standing = [
        (stand, seat, colour_at(board, stand))
        for stand, seat in board.networkers.items()
        if NetSpot(stand.x, stand.y, stand.net) in nets
    ]
    red, blue, yellow = colours
    return System(tuple(sorted(nets)), open_ends, (red, blue, yellow), tuple(sorted(standing)))


def systems(board: Board) -> tuple[System, ...]:
    """All systems on the table, ascending by their first nets."""
    spots = [NetSpot(*cell, net) for cell, laid in board.tiles.items() for net in range(len(laid.nets))]
    return _systems_of(board, sorted(spots))


def systems_touched(board: Board, cell: Cell) -> tuple[System, ...]:
    """The systems that the tile on *cell* is part of, and those that it ends (L1, L2); ascending."""
    laid = board.tiles[cell]
    spots = [NetSpot(*cell, net) for net in range(len(laid.nets))]
    for side in SIDES:
        neighbour = beyond(cell, side)
        other = board.tiles.get(neighbour)
        met = None if other is None else other.by_side[side ^ 2]
        if met is not None and laid.by_side[side] is None:
            spots.append(NetSpot(*neighbour, met))
    return tuple(sorted(_systems_of(board, spots), key=lambda system: system.nets))


def closed_by(board: Board, cell: Cell) -> tuple[System, ...]:
    """The systems that the tile on *cell*, the last one placed, has closed (L3); ascending."""
    # Whatever it touches had an open channel before, so none of these was closed already.
    return tuple([system for system in systems_touched(board, cell) if system.is_closed])


def may_stand(board: Board, spot: CellSpot) -> bool:
    """Whether no networker stands on that colour in the system of the cell (N2)."""
    system = system_at(board, NetSpot(spot.x, spot.y, spot.net))
    wanted = colour_at(board, spot)
    return all(colour != wanted for _, _, colour in system.networkers)


def _systems_of(board: Board, spots: Iterable[NetSpot]) -> tuple[System, ...]:
    """The different systems of *spots*, in their order."""
    found: list[System] = []
    known: set[NetSpot] = set()
    for spot in spots:
        if spot not in known:
            found.append(system_at(board, spot))
            known.update(found[-1].nets)
    return tuple(found)
