"""The board: six tiles, the pawns and the cap on them, and what is shown over them while choosing."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enix.components import ENERGIES, Components, Energy
from enix_desktop.games.enix.layout import Layout
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, around, arrange, centre
from enix_desktop.ui.enix.board_marks import BadgeItem, CellsItem, ChangeItem, WayItem
from enix_desktop.ui.enix.cap_item import CapItem
from enix_desktop.ui.enix.reach import Change
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.pawn_item import PawnItem
from enix_desktop.ui.table.pieces import PawnLook

TILES_Z, PAWNS_Z, LIFTED_Z = 1.0, 5.0, 10.0


class BoardItem(QGraphicsObject):
    """Tiles, pawns and cap in board units; zooming and panning move this item."""

    tile_pressed = Signal(object)
    """An Energy."""
    tile_hovered = Signal(object, bool)

    def __init__(self, components: Components, pawn_looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.tiles = {energy: TileItem(energy, components.rays[energy]) for energy in ENERGIES}
        for energy, tile in self.tiles.items():
            tile.setParentItem(self)
            tile.setZValue(TILES_Z)
            tile.pressed.connect(lambda *_, energy=energy: self.tile_pressed.emit(energy))
            tile.hovered.connect(
                lambda *state, energy=energy: self.tile_hovered.emit(energy, bool(state[-1]))
            )
        self.cells = CellsItem(self)
        self.way = WayItem(self)
        self._badges: list[BadgeItem] = []
        self._changes: list[ChangeItem] = []
        self._marks: list[QGraphicsItem] = []
        self.pawns = [PawnItem(pawn_look) for pawn_look in pawn_looks]
        for pawn in self.pawns:
            pawn.setParentItem(self)
            pawn.setZValue(PAWNS_Z)
        self.cap = CapItem()
        self.cap.setParentItem(self)
        self.cap.setZValue(PAWNS_Z - 1)
        for piece in (*self.pawns, self.cap):
            # A click on a piece means the tile it stands on.
            piece.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._standing: list[Energy] = [Energy.SOLAR] * len(self.pawns)
        self._capped: Energy | None = None
        self._cap_home = QPointF()

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The children paint themselves."""

    def set_cap_home(self, home: QPointF) -> None:
        """Where the cap lies beside the board, in board units."""
        self._cap_home = home
        if self._capped is None:
            self.cap.setPos(home)

    def show_position(self, layout: Layout, pawns: Sequence[Energy], cap: Energy | None) -> None:
        """Put everything where it belongs, at once."""
        for energy, tile in self.tiles.items():
            tile.setPos(centre(layout.cells[energy]))
            tile.set_turn(layout.rotations[energy])
            tile.set_lifted(False)
            tile.setZValue(TILES_Z)
            tile.set_dark(energy == cap)
        self._standing = list(pawns)
        self._capped = cap
        self.settle()

    def settle(self) -> None:
        """Put pawns and cap onto their tiles, wherever these are now."""
        for energy in ENERGIES:
            self.carry(energy)
        if self._capped is None:
            self.cap.setPos(self._cap_home)

    def carry(self, energy: Energy) -> None:
        """Put what stands on a tile where the tile is now."""
        tile = self.tiles[energy]
        raised = tile.zValue() - TILES_Z
        for pawn, spot in self.spots(energy).items():
            self.pawns[pawn].setPos(spot)
            self.pawns[pawn].setZValue(PAWNS_Z + raised)
        if self._capped == energy:
            self.cap.setPos(tile.pos())
            self.cap.setZValue(PAWNS_Z - 1 + raised)

    def spots(self, energy: Energy) -> Mapping[int, QPointF]:
        """Where each pawn on a tile stands."""
        there = [seat for seat, tile in enumerate(self._standing) if tile == energy]
        offsets = arrange(len(there)) if there else []
        place = self.tiles[energy].pos()
        return {seat: place + offset for seat, offset in zip(there, offsets, strict=True)}

    def move_pawn(self, seat: int, energy: Energy) -> dict[int, QPointF]:
        """Say that a pawn now stands on *energy*; return the new spots of all pawns that must make room."""
        before = self._standing[seat]
        self._standing[seat] = energy
        return {**self.spots(before), **self.spots(energy)}

    def move_cap(self, energy: Energy | None) -> QPointF:
        """Say that the cap now lies on *energy*; return where that is."""
        self._capped = energy
        for tile in ENERGIES:
            self.tiles[tile].set_dark(tile == energy)
        return self._cap_home if energy is None else self.tiles[energy].pos()

    def show_cost(self, energy: Energy, cost: int, left: int) -> None:
        """Write at a tile what going there costs and leaves."""
        badge = BadgeItem(self, str(cost), str(left))
        badge.setPos(self.tiles[energy].pos() + QPointF(0, -TILE_RADIUS * 0.6))
        self._badges.append(badge)

    def show_changes(self, changes: Mapping[Energy, Change], places: Mapping[Energy, QPointF]) -> None:
        """Write at each tile, as if they lay at *places*, what the way there costs and would cost."""
        remove(self._changes)
        self._changes = [ChangeItem(self, change) for change in changes.values()]
        for energy, badge in zip(changes, self._changes, strict=True):
            badge.setPos(places[energy] + QPointF(0, -TILE_RADIUS * 0.6))

    def show_way(self, start: Energy, tiles: Sequence[Energy]) -> None:
        """Draw a way over the board; an empty one removes it."""
        self.way.show_points([self.tiles[tile].pos() for tile in (start, *tiles)] if tiles else [])

    def add_mark(self, item: QGraphicsItem) -> None:
        """Keep *item* over the board until the marks are dropped or cleared."""
        self._marks.append(item)

    def drop_marks(self) -> None:
        remove(self._marks)
        self._marks.clear()

    def clear_marks(self) -> None:
        """Remove everything that was shown for choosing."""
        for tile in self.tiles.values():
            tile.set_glow(None)
        remove(self._badges)
        self._badges.clear()
        self.show_changes({}, {})
        self.drop_marks()
        self.way.show_points([])
        self.cells.show_cells((), None)

    def extent(self) -> QRectF:
        return around(tile.pos() for tile in self.tiles.values())
