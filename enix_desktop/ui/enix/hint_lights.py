"""What a hint lights on the table: a ring with a lamp around things, a way, the ghost of a tile."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsItem, QPushButton, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enix.components import Components, Energy
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.board_marks import WAY_Z, WayItem
from enix_desktop.ui.enix.motifs.frame import outline
from enix_desktop.ui.enix.place_item import RADIUS, PlaceItem
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.table.card_base import LIFT, PaperItem
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.card_shape import CORNER, card_outline
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER

LAMP = 15.0
"""The radius of the disc with the lamp at a card."""
_TILE_LAMP, _BUTTON_LAMP, _BACK_LAMP = 24.0, 11.0, 10.0
_REACH = 14
"""How far the ring around a button reaches beyond it, lamp included."""
RING_Z, GHOST_Z = WAY_Z + 0.5, 3.5
_WIDTH, _RIM = 7.0, 4.0
_DOTS = (0.1, 2.4)
_GHOST_OPACITY = 0.8


def paint_lamp(painter: QPainter, middle: QPointF, radius: float = LAMP) -> None:
    """Paint a lamp on a disc: somebody has an idea."""
    painter.save()
    painter.translate(middle)
    painter.scale(radius / LAMP, radius / LAMP)
    lay(painter, disc(0, 0, LAMP), PAPER, 2.0)
    lay(painter, disc(0, 0, LAMP - 2), ACCENT)
    lay(painter, disc(0, -2.6, 6.4), PAPER)
    lay(painter, box(-3.4, 1.5, 6.8, 4.5, 1), PAPER)
    for y in (7.2, 9.8):
        lay(painter, line([(-2.4, y), (2.4, y)], 1.7), INK)
    lay(painter, line([(-2.2, -2), (0, 0.4), (2.2, -2)], 1.3), INK)
    painter.restore()


class RingItem(QGraphicsItem):
    """A ring around something, with a lamp on it; it follows its parent and takes no clicks."""

    def __init__(
        self, parent: QGraphicsItem, ring: QPainterPath, lamp: QPointF, radius: float = LAMP
    ) -> None:
        super().__init__(parent)
        self._ring, self._lamp, self._radius = ring, lamp, radius
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(RING_Z)

    @property
    def rise(self) -> float:
        """How far the thing inside has risen from its place."""
        parent = self.parentItem()
        return parent.rise if isinstance(parent, PaperItem) else 0.0

    def boundingRect(self) -> QRectF:
        margin = _WIDTH + _RIM
        reach = self._radius + 4
        lamp = QRectF(self._lamp, self._lamp).adjusted(-reach, -reach, reach, reach + 4)
        ring = self._ring.boundingRect().adjusted(-margin, -margin, margin, margin)
        return ring.united(lamp).adjusted(0, -LIFT, 0, 0)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self.rise)
        paint_ring(painter, self._ring)
        paint_lamp(painter, self._lamp, self._radius)


def paint_ring(painter: QPainter, ring: QPainterPath) -> None:
    """Paint the line of a ring; its dots tell it from the marks of what may be done."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((PAPER, _WIDTH + _RIM), (ACCENT, _WIDTH)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(ring)
    pen = QPen(INK, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern(_DOTS)
    painter.setPen(pen)
    painter.drawPath(ring)


class CardRing(RingItem):
    """A ring around a card or the top card of a stack; it rises with it."""

    def __init__(self, paper: PaperItem) -> None:
        # In a fan the next card covers the right.
        reach = CARD.adjusted(-3, -3, 3, 3)
        super().__init__(paper, card_outline(reach), QPointF(CARD.left() + CORNER + 24, CARD.top() - 2))


def around_tile(board: BoardItem, energy: Energy) -> RingItem:
    """A ring around a tile where it lies now."""
    return _tile_ring(board, board.tiles[energy].pos())


def _tile_ring(board: BoardItem, middle: QPointF) -> RingItem:
    # At a corner: above the source stands what going there costs.
    ring = RingItem(board, outline(TILE_RADIUS * 0.95), QPointF(-0.48, -0.82) * TILE_RADIUS, _TILE_LAMP)
    ring.setPos(middle)
    return ring


def around_back(place: PlaceItem, energy: Energy | None) -> RingItem:
    """A ring around the backs of *energy* in a hand, or around the whole place."""
    path = QPainterPath()
    if energy is None:
        rect = place.boundingRect().adjusted(6, 6, -6, -8)
        path.addRoundedRect(rect, RADIUS, RADIUS)
        return RingItem(place, path, QPointF(rect.center().x(), rect.top()))
    rect = place.back(energy).adjusted(-3, -3, 3, 3)
    path.addRoundedRect(rect, 6, 6)
    # At a corner, and small: the back is to be seen.
    return RingItem(place, path, rect.topRight(), _BACK_LAMP)


def way(board: BoardItem, tiles: Sequence[Energy]) -> WayItem:
    """A way from tile to tile."""
    item = WayItem(board)
    item.show_points([board.tiles[tile].pos() for tile in tiles])
    return item


def placement(board: BoardItem, components: Components, move: PlaceTile) -> list[QGraphicsItem]:
    """The ghost of a tile as it would lie, and how it gets there."""
    tile, target = board.tiles[move.tile], centre(move.cell)
    ghost = TileItem(move.tile, components.rays[move.tile])
    ghost.setParentItem(board)
    ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    ghost.setAcceptHoverEvents(False)
    ghost.setOpacity(_GHOST_OPACITY)
    ghost.setZValue(GHOST_Z)
    ghost.set_turn(move.rotation)
    ghost.setPos(target)
    track = WayItem(board)
    track.show_points([tile.pos(), target] if tile.pos() != target else [])
    return [ghost, track, _tile_ring(board, target)]


class ButtonRing(QWidget):
    """A ring around a button with a lamp at its corner; clicks go through."""

    def __init__(self, button: QPushButton, table: QWidget) -> None:
        super().__init__(table)
        self._button, self._table = button, table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        button.installEventFilter(self)
        self._follow()
        self.show()

    def _follow(self) -> None:
        corner = self._button.mapTo(self._table, QPoint(0, 0))
        self.setGeometry(QRect(corner, self._button.size()).adjusted(-_REACH, -_REACH, _REACH, _REACH))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay around the button."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(_REACH - 2, _REACH - 2, 2 - _REACH, 2 - _REACH)
        path = QPainterPath()
        path.addRoundedRect(edge, 11, 11)
        paint_ring(painter, path)
        paint_lamp(painter, edge.topLeft() + QPointF(6, 3), _BUTTON_LAMP)
        painter.end()
