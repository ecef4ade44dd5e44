"""What placing a tile or a networker would do: which systems close, and what everybody would earn (L3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import (
    Board,
    Cell,
    CellSpot,
    NetSpot,
    System,
    closed_by,
    system_at,
    with_networker,
    with_tile,
)
from enix_desktop.ui.enigma.table.modes_words import said, said_count
from enix_desktop.ui.enigma.words import cell_words, points_words
from enix_desktop.ui.table.player_names import PlayerNames


@dataclass(frozen=True, slots=True)
class Preview:
    """The systems that would be closed, and what each seat would earn."""

    closed: tuple[System, ...]
    gains: tuple[int, ...]

    @property
    def nets(self) -> tuple[NetSpot, ...]:
        """All nets of the closed systems."""
        return tuple(net for system in self.closed for net in system.nets)

    def closed_on(self, cell: Cell) -> tuple[int, ...]:
        """Which nets of the tile on *cell* would be closed."""
        return tuple(net.net for net in self.nets if (net.x, net.y) == cell)


def of_tile(board: Board, cell: Cell, nets: Nets, rotation: int, seats: int) -> Preview:
    """What placing a tile there would do, if no networker is put on it."""
    return _preview(with_tile(board, cell, nets, rotation), cell, seats)


def of_networker(board: Board, spot: CellSpot, seat: Seat, seats: int) -> Preview:
    """What putting a networker there would do, on the tile that was just placed."""
    return _preview(with_networker(board, spot, seat), (spot.x, spot.y), seats)


def of_none(board: Board, cell: Cell, seats: int) -> Preview:
    """What happens without a networker on the tile that was just placed."""
    return _preview(board, cell, seats)


def _preview(board: Board, cell: Cell, seats: int) -> Preview:
    closed = closed_by(board, cell)
    gains = [0] * seats
    for system in closed:
        for seat, points in enumerate(system.earned(seats)):
            gains[seat] += points
    return Preview(closed, tuple(gains))


def preview_words(preview: Preview, names: PlayerNames) -> str:
    """What would close, and who would score."""
    if not preview.closed:
        return said("preview.nothing")
    earns = gains_words(preview.gains, names)
    return said_count("preview.closes", len(preview.closed), gains=earns)


def gains_words(gains: Sequence[int], names: PlayerNames) -> str:
    """“Anna 3 points and Ben 1 point”, or that nobody earns anything."""
    each = [
        said("preview.gain", player=names.player(seat), points=points_words(points))
        for seat, points in enumerate(gains)
        if points
    ]
    return names.listed(each) if each else said("preview.nobody")


def system_words(board: Board, net: NetSpot, names: PlayerNames) -> str:
    """A system in words: its cells, its open ends, who stands on it."""
    system = system_at(board, net)
    cells = cell_words(system.colours)
    if system.is_closed:
        return said("system.closed", cells=cells)
    ends = said_count("system.open", system.open_ends, cells=cells)
    if not system.networkers:
        return ends
    seats = [0] * (max(seat for _, seat, _ in system.networkers) + 1)
    gains = gains_words(system.earned(len(seats)), names)
    return f"{ends} {said('system.worth', gains=gains)}"
