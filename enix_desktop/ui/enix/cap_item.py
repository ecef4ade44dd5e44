"""The blackout cap, on a source or beside the board."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.enix.goblin import cap_outline, paint_cap, paint_peeking
from enix_desktop.ui.widgets.theme import PAPER, current_theme

CAP_SIZE = 70.0
_PLACE = QRectF(-CAP_SIZE / 2, -CAP_SIZE / 2, CAP_SIZE, CAP_SIZE)


class CapItem(QGraphicsObject):
    """Shows the cap, its origin in its middle; eyes of the goblin glint below the brim."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setCacheMode(QGraphicsObject.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return _PLACE.adjusted(-4, -4, 4, 8)

    def shape(self) -> QPainterPath:
        """Only the cap itself can be clicked, not the corners around it."""
        return cap_outline(_PLACE)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if current_theme.theme.is_strong:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(cap_outline(_PLACE), QPen(PAPER, 6))
        paint_peeking(painter, _PLACE)
        paint_cap(painter, _PLACE)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.pressed.emit()
