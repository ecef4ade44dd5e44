"""What is shown over the board while choosing: free cells, the ghost of a tile, costs and ways."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.reach import Change
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, REFUSED, current_theme, font

SOURCE_ROOM = 0.34 * TILE_RADIUS
"""A way ends where the ring of a source begins."""
CELLS_Z, REFUSED_GHOST_Z, WAY_Z, BADGE_Z, CHANGE_Z, HANDLE_Z = 0.5, 3.0, 4.0, 8.0, 18.0, 20.0
CHEAPER, DEARER = QColor("#A8DFB4"), QColor("#FFC2A0")
"""The grounds of a way that becomes better or worse; ink reads 7:1 on both."""


class CellsItem(QGraphicsItem):
    """The cells where a lifted tile may go, and the one it would snap to."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(CELLS_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # The ghost follows the mouse; the cells stay as they are while a tile is dragged.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._ghost = GhostItem(parent)
        self._cells: tuple[Hex, ...] = ()

    def show_cells(self, cells: Iterable[Hex], ghost: Hex | None, refused: bool = False) -> None:
        """Show *cells* as free to choose and the *ghost* of the tile."""
        self._ghost.show_at(ghost, refused)
        cells = tuple(cells)
        if cells != self._cells:
            self.prepareGeometryChange()
            self._cells = cells
            self.update()

    def boundingRect(self) -> QRectF:
        rect = QRectF()
        for cell in self._cells:
            middle = centre(cell)
            rect = rect.united(QRectF(middle.x() - TILE_RADIUS, middle.y() - TILE_RADIUS, 200.0, 200.0))
        return rect.adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = hexagon(TILE_RADIUS * 0.94)
        fill = QColor(ACCENT)
        fill.setAlpha(46 if current_theme.theme.is_dark else 34)
        painter.setPen(QPen(ACCENT, current_theme.theme.wide(3, 5), Qt.PenStyle.DashLine))
        painter.setBrush(fill)
        for cell in self._cells:
            painter.drawPolygon(shape.translated(centre(cell)))


class GhostItem(QGraphicsItem):
    """Where a tile in hand would go: a strong outline; a refused one is hatched."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._is_refused = False
        self.hide()

    def show_at(self, cell: Hex | None, refused: bool) -> None:
        self.setVisible(cell is not None)
        if cell is not None:
            self.setPos(centre(cell))
        # A ghost refused because another tile lies there must be seen above that tile.
        self.setZValue(REFUSED_GHOST_Z if refused else CELLS_Z)
        if refused != self._is_refused:
            self._is_refused = refused
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-TILE_RADIUS, -TILE_RADIUS, 2 * TILE_RADIUS, 2 * TILE_RADIUS)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = hexagon(TILE_RADIUS * 0.94)
        colour = REFUSED if self._is_refused else ACCENT
        painter.setPen(QPen(PAPER, 9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(outline)
        painter.setPen(QPen(colour, 5))
        if self._is_refused:
            painter.setBrush(QBrush(colour, Qt.BrushStyle.DiagCrossPattern))
        painter.drawPolygon(outline)


class BadgeItem(QGraphicsItem):
    """The cost of going to a tile, and what is left of the points."""

    def __init__(self, parent: QGraphicsItem, cost: str, left: str) -> None:
        super().__init__(parent)
        self.setZValue(BADGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._cost, self._left = cost, left

    def boundingRect(self) -> QRectF:
        return QRectF(-46, -20, 92, 40)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(PAPER, 5))
        painter.setBrush(ACCENT)
        painter.drawRoundedRect(QRectF(-40, -16, 80, 32), 16, 16)
        painter.setPen(ON_ACCENT)
        painter.setFont(font(24, QFont.Weight.Bold))
        painter.drawText(QRectF(-38, -16, 36, 32), Qt.AlignmentFlag.AlignCenter, self._cost)
        painter.setFont(font(18))
        painter.drawText(
            QRectF(-4, -16, 42, 32), Qt.AlignmentFlag.AlignCenter, f"\N{RIGHTWARDS ARROW}{self._left}"
        )


class ChangeItem(QGraphicsItem):
    """What the way to a tile costs and would cost; signs, not colour alone, tell better from worse."""

    def __init__(self, parent: QGraphicsItem, change: Change) -> None:
        super().__init__(parent)
        self.setZValue(CHANGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.change = change
        self.text = _change_text(change)

    def boundingRect(self) -> QRectF:
        return QRectF(-66, -22, 132, 44)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        trend = self.change.trend
        half = 24.0 if trend == 0 else 60.0
        ground = PAPER if trend == 0 else CHEAPER if trend < 0 else DEARER
        painter.setPen(QPen(INK, 2.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(-half, -17, 2 * half, 34), 17, 17)
        if self.change.is_cut_off:
            painter.setBrush(QBrush(REFUSED, Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(QRectF(-half, -17, 2 * half, 34), 17, 17)
        painter.setPen(INK)
        painter.setFont(font(20 if trend == 0 else 22, QFont.Weight.Bold))
        painter.drawText(QRectF(-half, -20, 2 * half, 38), Qt.AlignmentFlag.AlignCenter, self.text)


def _change_text(change: Change) -> str:
    before, after = (
        "\N{MULTIPLICATION X}" if cost is None else str(cost) for cost in (change.before, change.after)
    )
    if change.trend == 0:
        return after
    sign = "\N{BLACK DOWN-POINTING TRIANGLE}" if change.trend < 0 else "\N{BLACK UP-POINTING TRIANGLE}"
    return f"{before}\N{RIGHTWARDS ARROW}{after}" + ("" if change.is_cut_off else f" {sign}")


class WayItem(QGraphicsItem):
    """A way over the board."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(WAY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._path = QPainterPath()

    def show_points(self, points: Sequence[QPointF]) -> None:
        """Draw the way through *points*, with room for the source in each."""
        self.prepareGeometryChange()
        self._path = QPainterPath()
        for start, end in pairwise(points):
            line = QLineF(start, end)
            free = SOURCE_ROOM / max(line.length(), 2 * SOURCE_ROOM)
            self._path.moveTo(line.pointAt(free))
            self._path.lineTo(line.pointAt(1 - free))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._path.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((PAPER, 14.0), (ACCENT, 8.0)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self._path)


class HandleItem(QGraphicsObject):
    """A round handle beside a lifted tile: turn, confirm or put back."""

    pressed = Signal()

    def __init__(self, parent: QGraphicsItem, symbol: str, colour: QColor) -> None:
        super().__init__(parent)
        self.setZValue(HANDLE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._symbol, self._colour = symbol, colour

    def boundingRect(self) -> QRectF:
        return QRectF(-28, -28, 56, 58)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme.theme.shadow)
        painter.drawEllipse(QPointF(0, 3), 25, 25)
        painter.setPen(QPen(self._colour, 4))
        painter.setBrush(PAPER if self.isEnabled() else current_theme.theme.table_edge)
        painter.drawEllipse(QPointF(0, 0), 24, 24)
        painter.setPen(INK)
        painter.setFont(font(24, QFont.Weight.Bold))
        painter.drawText(QRectF(-24, -26, 48, 50), Qt.AlignmentFlag.AlignCenter, self._symbol)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pressed.emit()
