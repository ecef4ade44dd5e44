"""What lies on the board: tiles, free cells, the tile in hand over one of them, and plasma."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import Cell, CellSpot, LaidTile
from enix_desktop.ui.enigma.art.palette import stone_of
from enix_desktop.ui.enigma.art.routes import CELL, CHANNEL, HALF, TILE, routes
from enix_desktop.ui.enigma.art.tiles import CORNER, paint_flow, paint_tile
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import Ring, stroke
from enix_desktop.ui.widgets.paper_art import box, disc, lay, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme, font

_MARGIN = 8.0
_SQUARE = box(-HALF, -HALF, TILE, TILE, CORNER)
_INNER = box(6 - HALF, 6 - HALF, TILE - 12, TILE - 12, CORNER)


def centre(cell: Cell) -> QPointF:
    """The middle of a cell in board units."""
    return QPointF(cell[0] * TILE, cell[1] * TILE)


class TileItem(QGraphicsObject):
    """Shows one tile on the table, and which of its nets are closed or lit."""

    def __init__(self, laid: LaidTile, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.laid = laid
        self.closed: frozenset[int] = frozenset()
        self.lit: frozenset[int] = frozenset()
        self.depth = 2.5
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_nets(self, closed: Collection[int], lit: Collection[int]) -> None:
        """These nets run with plasma, these are framed."""
        wanted = frozenset(closed), frozenset(lit)
        if wanted != (self.closed, self.lit):
            self.closed, self.lit = wanted
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-HALF, -HALF, TILE, TILE).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        return _SQUARE

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        laid = self.laid
        paint_tile(painter, laid.nets, laid.rotation, closed=self.closed, lit=self.lit, depth=self.depth)


class FreeCellItem(QGraphicsObject):
    """A free cell beside a tile, where the own tile may be placed."""

    def __init__(self, cell: Cell, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.spot = Spot(Group.CELL, cell)
        self.is_hovered = False
        self.setPos(centre(cell))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-HALF, -HALF, TILE, TILE)

    def shape(self) -> QPainterPath:
        return _SQUARE

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = current_theme.theme.wide(2.4, 4.0)
        for colour, width in ((PAPER, wide + 2.6), (ACCENT, wide)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([9 / width, 9 / width])
            painter.setPen(pen)
            painter.drawPath(_INNER)


class GhostItem(QGraphicsObject):
    """The own tile over a cell, before it is placed."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.nets: Nets = ()
        self.quarters, self.closed = 0, frozenset[int]()
        self.ring: Ring = ""
        self.spot: Spot | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.hide()

    def show_tile(self, cell: Cell, nets: Nets, rotation: int, closed: Collection[int], ring: Ring) -> None:
        """Lie over *cell*, turned; *closed* nets would be closed there."""
        self.setPos(centre(cell))
        self.spot = Spot(Group.CELL, cell)
        self.nets, self.quarters, self.closed, self.ring = nets, rotation, frozenset(closed), ring
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-HALF, -HALF, TILE, TILE).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        return _SQUARE

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setOpacity(painter.opacity() * (1.0 if self.ring == "chosen" else 0.72))
        paint_tile(painter, self.nets, self.quarters, closed=self.closed, depth=5)
        if self.ring:
            stroke(painter, _SQUARE, ACCENT, PAPER, 4.5 if self.ring == "chosen" else 2.4)


class CarriedTile(QGraphicsItem):
    """The own tile while it follows the mouse."""

    def __init__(self, nets: Nets, rotation: int, scale: float) -> None:
        super().__init__()
        self._nets, self._rotation = nets, rotation
        self.setScale(scale)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def turn(self, rotation: int) -> None:
        """It is turned on the way."""
        self._rotation = rotation
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-HALF, -HALF, TILE, TILE).adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setOpacity(0.9)
        paint_tile(painter, self._nets, self._rotation, depth=8)


class PowerRing(MarkItem):
    """A ring around a power cell on which a networker may stand, or which is chosen for one."""

    def __init__(self, spot: CellSpot, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.cell = spot
        self.ring: Ring = ""

    def set_ring(self, ring: Ring) -> None:
        if ring != self.ring:
            self.ring = ring
            self.update()

    def boundingRect(self) -> QRectF:
        reach = CELL + 10
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self.ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            stroke(painter, disc(0, 0, CELL + 4.5), ACCENT, PAPER, 4.6 if self.ring == "chosen" else 2.6)


class OpenEndItem(MarkItem):
    """Counts an open end of a system that somebody looks at."""

    def __init__(self, number: int, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._number = number

    def boundingRect(self) -> QRectF:
        return QRectF(-12, -12, 24, 24)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(painter, disc(0, 0, 10.5), INK, 2)
        lay(painter, disc(0, 0, 9), PAPER)
        painter.setPen(INK)
        painter.setFont(font(13, QFont.Weight.Bold))
        painter.drawText(QRectF(-11, -11, 22, 22), Qt.AlignmentFlag.AlignCenter, str(self._number))


class PlasmaItem(QGraphicsObject):
    """Plasma that runs through a system while it closes."""

    def __init__(self, path: QPainterPath, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._path, self._flow, self._strength = path, 0.0, 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-24, -24, 24, 24)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stone = stone_of(current_theme.theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide, share in (
            (stone.glow, CHANNEL + 22, 0.35),
            (stone.plasma, CHANNEL + 8, 0.7),
            (stone.core, CHANNEL - 3, 1.0),
        ):
            painter.setOpacity(share * self._strength)
            painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(self._path)
        painter.setOpacity(1.0)
        paint_flow(painter, self._path, stone, self._flow)

    def _get_flow(self) -> float:
        return self._flow

    def _set_flow(self, flow: float) -> None:
        self._flow = flow
        self.update()

    def _get_strength(self) -> float:
        return self._strength

    def _set_strength(self, strength: float) -> None:
        self._strength = strength
        self.update()

    flow = Property(float, _get_flow, _set_flow)
    strength = Property(float, _get_strength, _set_strength)


def cell_place(laid: LaidTile, spot: CellSpot) -> QPointF:
    """Where a power cell lies, in board units."""
    return centre((spot.x, spot.y)) + routes(laid.nets, laid.rotation)[spot.net].cells[spot.cell]


def channels(tiles: Sequence[tuple[Cell, LaidTile, int]]) -> QPainterPath:
    """The middle lines of nets, each given by cell, tile and index, in board units."""
    return together(
        routes(laid.nets, laid.rotation)[net].path.translated(centre(cell)) for cell, laid, net in tiles
    )
