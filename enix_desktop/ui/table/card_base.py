"""What everything made of cards has in common: it can be pointed at, pressed, marked and lifted."""

from PySide6.QtCore import Property, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from enix_desktop.ui.table.card_marks import (
    CARD,
    MARGIN,
    Glow,
    paint_glow,
    paint_shadow,
    paint_veil,
)
from enix_desktop.ui.table.shapes import card_outline
from enix_desktop.ui.widgets.theme import current_theme

LIFT = 18.0
"""How far a lifted card rises."""
_REST_DEPTH, _LIFT_DEPTH = 4.0, 14.0
_HOVER_LIFT = 0.45


class PaperItem(QGraphicsObject):
    """A card or a stack around its origin; shows what it is given and decides nothing."""

    def __init__(self, rises_under_mouse: bool = False) -> None:
        super().__init__()
        self._rises_under_mouse = rises_under_mouse
        self._glow: Glow | None = None
        self._is_dimmed = False
        self._is_hovered = False
        self._lift = 0.0
        self._grip = 0.0
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        current_theme.changed.connect(self._repaint)

    def set_glow(self, glow: Glow | None) -> None:
        if glow != self._glow:
            self._glow = glow
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        if dimmed != self._is_dimmed:
            self._is_dimmed = dimmed
            self.update()

    def set_lifted(self, lifted: bool) -> None:
        """Let the card rise above the others, or lie down, at once."""
        self._set_lift(1.0 if lifted else 0.0)

    def _get_lift(self) -> float:
        return self._lift

    def _set_lift(self, lift: float) -> None:
        if lift != self._lift:
            self.prepareGeometryChange()
            self._lift = lift
            self.update()

    lift = Property(float, _get_lift, _set_lift)
    """How far the card has risen, from 0 to 1; can be animated."""

    @property
    def rise(self) -> float:
        """How far the card is shown above its place, in its own measure."""
        touched = self._is_hovered and self._rises_under_mouse and not self._is_dimmed
        return LIFT * max(self._lift, _HOVER_LIFT if touched else 0.0)

    def boundingRect(self) -> QRectF:
        return CARD.adjusted(-MARGIN, -MARGIN - LIFT, max(MARGIN, self._grip), 24)

    def shape(self) -> QPainterPath:
        """The card, and the place it rose from: so it does not tremble under the mouse at its edge."""
        return card_outline(CARD.adjusted(0, -self.rise, self._grip, 0))

    def set_grip(self, grip: float) -> None:
        """Let the mouse hold the card so far beyond its right edge, where a hand has opened."""
        if grip != self._grip:
            self.prepareGeometryChange()
            self._grip = grip

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rise = self.rise
        painter.save()
        self._paint_below(painter)
        painter.translate(0, -rise)
        width = self._visible_width()
        if width > 0:
            painter.scale(width, 1)
            self._paint_card(painter, rise)
        painter.restore()
        self._paint_above(painter)

    def _paint_card(self, painter: QPainter, rise: float) -> None:
        if self._casts_shadow():
            paint_shadow(painter, _REST_DEPTH + (_LIFT_DEPTH - _REST_DEPTH) * rise / LIFT)
        self._paint_paper(painter)
        if self._is_dimmed:
            paint_veil(painter)
        if self._glow is not None:
            paint_glow(painter, self._glow)

    def _visible_width(self) -> float:
        return 1.0

    def _casts_shadow(self) -> bool:
        return True

    def _paint_below(self, painter: QPainter) -> None:
        """Paint what stays on the table while the card rises."""

    def _paint_paper(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _paint_above(self, painter: QPainter) -> None:
        """Paint what no mark may cover."""

    def _report_press(self) -> None:
        raise NotImplementedError

    def _report_hover(self, is_over: bool) -> None:
        """Say that the mouse came or went, if anybody listens."""

    def _repaint(self) -> None:
        self.update()

    def _set_hovered(self, is_over: bool) -> None:
        self.prepareGeometryChange()
        self._is_hovered = is_over
        self.update()
        self._report_hover(is_over)

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._set_hovered(True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._set_hovered(False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._report_press()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)
