"""What a hint lights: a ring with a lamp, around a thing on the table or around a button."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsItem, QPushButton, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.card_base import LIFT, PaperItem
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.shapes import CORNER, card_outline
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER

LAMP = 15.0
"""The radius of the disc with the lamp at a card."""
_BUTTON_LAMP = 11.0
_REACH = 14
"""How far the ring around a button reaches beyond it, lamp included."""
LIT_Z = 4.5
_WIDTH, _RIM = 7.0, 4.0
_DOTS = (0.1, 2.4)


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


class LampRing(QGraphicsItem):
    """A ring around something, with a lamp on it; it follows its parent and takes no clicks."""

    def __init__(
        self, parent: QGraphicsItem, ring: QPainterPath, lamp: QPointF, radius: float = LAMP
    ) -> None:
        super().__init__(parent)
        self._ring, self._lamp, self._radius = ring, lamp, radius
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(LIT_Z)

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


class CardRing(LampRing):
    """A ring around a card or the top card of a stack; it rises with it."""

    def __init__(self, paper: PaperItem) -> None:
        # In a fan the next card covers the right.
        reach = CARD.adjusted(-3, -3, 3, 3)
        super().__init__(paper, card_outline(reach), QPointF(CARD.left() + CORNER + 24, CARD.top() - 2))


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
