"""The board: the growing network with its networkers, and what is shown over it while choosing."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import (
    Board,
    Cell,
    CellSpot,
    LaidTile,
    NetSpot,
    System,
    beyond,
    systems,
)
from enix_desktop.ui.enigma.art.routes import CELL, CHANNEL, HALF, TILE, port, routes
from enix_desktop.ui.enigma.table.board_items import (
    FreeCellItem,
    GhostItem,
    OpenEndItem,
    PowerRing,
    TileItem,
    cell_place,
    centre,
    channels,
)
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.pawn_item import PawnItem
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.thing_item import Ring
from enix_desktop.ui.widgets.paper_art import box, disc, merged, thick, together

TILE_Z, FREE_Z, GHOST_Z, POWER_Z, PAWN_Z, MARK_Z = 1.0, 0.5, 6.0, 7.0, 8.0, 12.0
PAWN_SIZE = 0.86
STANDING = QPointF(0, -9)
"""A networker stands on its cell with the foot, so that the colour below stays in sight."""
_NEAR = 9.0
"""How far beside a channel the mouse still means it."""
_LEAST = 3
"""The board is shown as at least so many tiles wide."""


class BoardItem(QGraphicsObject):
    """Tiles and networkers in board units, a tile 100 wide; zooming and panning move this item."""

    def __init__(self, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.looks = looks
        self.board = Board({})
        self.systems: Sequence[System] = ()
        self._system_of: dict[NetSpot, System] = {}
        self.tiles: dict[Cell, TileItem] = {}
        self.networkers: dict[CellSpot, PawnItem] = {}
        self.free: dict[Cell, FreeCellItem] = {}
        self.power: dict[CellSpot, PowerRing] = {}
        self.ghost = GhostItem(self)
        self.ghost.setZValue(GHOST_Z)
        self._lit: frozenset[NetSpot] = frozenset()
        self._would_close: frozenset[NetSpot] = frozenset()
        self._ends: list[OpenEndItem] = []

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The children paint themselves."""

    def extent(self) -> QRectF:
        """What has to be seen: all tiles, and the cells around them."""
        xs = [x for x, _ in self.board.tiles] or [0]
        ys = [y for _, y in self.board.tiles] or [0]
        wide, high = max(max(xs) - min(xs) + 3, _LEAST), max(max(ys) - min(ys) + 3, _LEAST)
        rect = QRectF(0, 0, wide * TILE, high * TILE)
        rect.moveCenter(QPointF((min(xs) + max(xs)) / 2 * TILE, (min(ys) + max(ys)) / 2 * TILE))
        return rect

    def show_board(self, board: Board) -> None:
        """Show exactly *board*, at once."""
        for cell in [cell for cell in self.tiles if self.board.tiles.get(cell) != board.tiles.get(cell)]:
            remove([self.tiles.pop(cell)])
        self.board = board
        for cell, laid in board.tiles.items():
            if cell not in self.tiles:
                self.add_tile(cell, laid)
            item = self.tiles[cell]
            item.setPos(centre(cell))
            item.setScale(1.0)
            item.setRotation(0.0)
            item.setOpacity(1.0)
        self._show_networkers()
        self.systems = systems(board)
        self._system_of = {net: system for system in self.systems for net in system.nets}
        self._light()

    def add_tile(self, cell: Cell, laid: LaidTile) -> TileItem:
        """A tile more."""
        item = self.tiles[cell] = TileItem(laid, self)
        item.setZValue(TILE_Z)
        item.setPos(centre(cell))
        return item

    def stand(self, spot: CellSpot, seat: Seat, laid: LaidTile) -> PawnItem:
        """A networker more on a tile that may have come a moment ago."""
        item = self.networkers[spot] = PawnItem(self.looks[seat])
        item.setParentItem(self)
        item.setScale(PAWN_SIZE)
        item.setZValue(PAWN_Z + spot.y * 0.01)
        item.setPos(cell_place(laid, spot) + STANDING)
        return item

    def take_networker(self, spot: CellSpot) -> None:
        """A networker has gone back to its supply."""
        item = self.networkers.pop(spot, None)
        if item is not None:
            remove([item])

    def _show_networkers(self) -> None:
        remove(self.networkers.values())
        self.networkers = {}
        for spot, seat in sorted(self.board.networkers.items()):
            self.stand(spot, seat, self.board.tiles[spot.x, spot.y])

    def place_of(self, spot: CellSpot) -> QPointF:
        """The middle of a power cell, in board units."""
        return cell_place(self.board.tiles[spot.x, spot.y], spot)

    # What is looked at

    def net_at(self, point: QPointF) -> NetSpot | None:
        """The net under a point of the board, or close to it."""
        cell = round(point.x() / TILE), round(point.y() / TILE)
        laid = self.board.tiles.get(cell)
        if laid is None:
            return None
        within = point - centre(cell)
        for net, route in enumerate(routes(laid.nets, laid.rotation)):
            around = together(
                [thick(route.path, CHANNEL + 2 * _NEAR), *(disc(s.x(), s.y(), CELL + 4) for s in route.cells)]
            )
            if around.contains(within):
                return NetSpot(*cell, net)
        return None

    def power_at(self, point: QPointF) -> CellSpot | None:
        """The offered power cell under a point of the board."""
        for spot in self.power:
            if (self.place_of(spot) - point).manhattanLength() <= 1.6 * CELL:
                return spot
        return None

    def system_of(self, net: NetSpot) -> System | None:
        """The system that a net belongs to; None while something is being shown."""
        return self._system_of.get(net)

    def light_system(self, net: NetSpot | None) -> None:
        """Frame the system of *net* and count its open ends; None puts it out."""
        system = None if net is None else self._system_of.get(net)
        remove(self._ends)
        self._ends = []
        self._lit = frozenset() if system is None else frozenset(system.nets)
        if system is not None:
            for number, place in enumerate(self.open_ends(system), 1):
                item = OpenEndItem(number, self)
                item.setPos(place)
                item.setZValue(MARK_Z)
                self._ends.append(item)
        self._light()

    def open_ends(self, system: System) -> list[QPointF]:
        """Where the open ends of a system are, in board units."""
        found = []
        for x, y, net in system.nets:
            for side in self.board.tiles[x, y].leaving[net]:
                if beyond((x, y), side) not in self.board.tiles:
                    found.append(centre((x, y)) + port(side))
        return found

    def show_would_close(self, nets: Iterable[NetSpot]) -> None:
        """These nets would be closed by what is being chosen."""
        self._would_close = frozenset(nets)
        self._light()

    def _light(self) -> None:
        lit, closed = defaultdict(set), defaultdict(set)
        for x, y, net in self._lit:
            lit[x, y].add(net)
        for x, y, net in self._would_close:
            closed[x, y].add(net)
        for system in self.systems:
            if system.is_closed:
                for x, y, net in system.nets:
                    closed[x, y].add(net)
        for cell, item in self.tiles.items():
            item.show_nets(closed[cell], lit[cell])

    def show_closed(self, nets: Iterable[NetSpot]) -> None:
        """These nets run with plasma from now on."""
        for x, y, net in nets:
            item = self.tiles[x, y]
            item.show_nets(item.closed | {net}, item.lit)

    # What is offered

    def offer_cells(self, cells: Collection[Cell]) -> None:
        """The own tile may be placed on these."""
        if set(cells) == set(self.free):
            return
        remove(self.free.values())
        self.free = {}
        for cell in cells:
            item = self.free[cell] = FreeCellItem(cell, self)
            item.setZValue(FREE_Z)

    def show_ghost(
        self,
        cell: Cell | None,
        nets: Nets = (),
        rotation: int = 0,
        closed: Collection[int] = (),
        ring: Ring = "",
    ) -> None:
        """Show the own tile over *cell*; None takes it away."""
        if cell is None:
            self.ghost.hide()
        else:
            self.ghost.show_tile(cell, nets, rotation, closed, ring)

    def offer_power(self, rings: dict[CellSpot, Ring]) -> None:
        """These power cells may be chosen, or are."""
        if rings.keys() != self.power.keys():
            remove(self.power.values())
            self.power = {}
            for spot in rings:
                item = self.power[spot] = PowerRing(spot, self)
                item.setZValue(POWER_Z)
                item.setPos(self.place_of(spot))
        for spot, ring in rings.items():
            self.power[spot].set_ring(ring)

    # Outlines in board units

    def tile_outline(self, cell: Cell) -> QPainterPath:
        """Around a cell."""
        middle = centre(cell)
        return box(middle.x() - HALF, middle.y() - HALF, TILE, TILE, 6)

    def power_outline(self, spot: CellSpot) -> QPainterPath:
        """Around a power cell."""
        place = self.place_of(spot)
        return disc(place.x(), place.y(), CELL + 7)

    def system_outline(self, nets: Iterable[NetSpot]) -> QPainterPath:
        """Around all channels and cells of nets."""
        found = [((x, y), self.board.tiles[x, y], net) for x, y, net in nets if (x, y) in self.board.tiles]
        cells = [
            disc(place.x(), place.y(), CELL + 3)
            for cell, laid, net in found
            for place in (centre(cell) + spot for spot in routes(laid.nets, laid.rotation)[net].cells)
        ]
        return merged(together([thick(channels(found), CHANNEL + 6), *cells]))
