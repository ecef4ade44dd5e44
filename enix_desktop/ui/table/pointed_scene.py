"""Clicks, drags and hovering over a scene, told as spots."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsObject, QGraphicsSceneMouseEvent

from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.shapes import card_outline
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem

DRAGGED_Z = 300.0
_PALE = 0.35
"""How much is seen in its old place of what is being dragged."""


class PointedScene(SharedScene):
    """Says which spot the mouse is over, which was clicked, and what was dragged where.

    An item that can be pointed at has a `spot`.
    """

    pressed = Signal(object)
    """A Spot was clicked, or double-clicked."""
    dropped = Signal(object, object)
    """What lay at a Spot was dragged to another Spot, or to None."""
    hovered = Signal(object)
    """The Spot that the mouse is over, or None."""

    def __init__(self) -> None:
        super().__init__()
        self.may_drag: Callable[[Spot], bool] = lambda spot: False
        """Whether what lies there can be dragged now."""
        self._source: Spot | None = None
        self._start = QPointF()
        self._dragged: QGraphicsItem | None = None
        """What lies at the source."""
        self._copy: QGraphicsItem | None = None
        """What follows the mouse."""
        self._hovered: Spot | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether something follows the mouse."""
        return self._copy is not None

    def copy_of(self, spot: Spot) -> QGraphicsItem:
        """What follows the mouse while the thing at *spot* is dragged."""
        raise NotImplementedError

    def covers(self, item: QGraphicsItem) -> bool:
        """Whether nothing below *item* can be chosen."""
        return False

    def press_aside(self, point: QPointF) -> bool:
        """Something that is no spot was clicked; return whether there was anything."""
        return False

    def outline(self, spot: Spot) -> QPainterPath:
        item = self.item_at(spot)
        if item is None or not item.isVisible():
            return QPainterPath()
        if isinstance(item, PaperItem):
            return item.mapToScene(card_outline(CARD.translated(0, -item.rise).adjusted(-12, -12, 12, 12)))
        assert isinstance(item, ThingItem)
        return item.outline(6)

    def spot_at(self, point: QPointF) -> Spot | None:
        """What can be chosen at a *point* of the scene; what is being dragged does not count."""
        item = self._item_under(point)
        return None if item is None else _spot_of(item)

    def _item_under(self, point: QPointF) -> QGraphicsItem | None:
        for item in self.items(point):
            if self.covers(item):
                return None
            if _spot_of(item) is not None:
                return item
        return None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click is told at once, unless it may become a drag."""
        super().mousePressEvent(event)
        if self.press_aside(event.scenePos()):
            return
        item = self._item_under(event.scenePos())
        spot = None if item is None else _spot_of(item)
        if spot is None or event.button() != Qt.MouseButton.LeftButton:
            return
        event.accept()
        if self.may_drag(spot):
            self._source, self._dragged, self._start = spot, item, event.scenePos()
        else:
            self.pressed.emit(spot)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag what was pressed; say what the mouse is over."""
        super().mouseMoveEvent(event)
        self._drag(event.scenePos())
        self._hover(self.spot_at(event.scenePos()))

    def _drag(self, point: QPointF) -> None:
        if self._source is None:
            return
        if self._copy is None:
            if (point - self._start).manhattanLength() < QApplication.startDragDistance():
                return
            self._copy = self.copy_of(self._source)
            self._copy.setZValue(DRAGGED_Z)
            self.addItem(self._copy)
            if self._dragged is not None:
                self._dragged.setOpacity(_PALE)
        self._copy.setPos(point)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What was dragged is dropped; what was not dragged was clicked."""
        super().mouseReleaseEvent(event)
        source, was_dragged = self._source, self.is_dragging
        self.end_drag()
        if source is None:
            return
        if was_dragged:
            target = self.spot_at(event.scenePos())
            self.dropped.emit(source, None if target == source else target)
        else:
            self.pressed.emit(source)

    def end_drag(self) -> None:
        """Nothing is dragged any more."""
        if self._copy is not None:
            remove([self._copy])
        if self._dragged is not None:
            self._dragged.setOpacity(1.0)
        self._source = self._dragged = self._copy = None

    def _hover(self, spot: Spot | None) -> None:
        if spot == self._hovered:
            return
        for each, is_over in ((self._hovered, False), (spot, True)):
            item: QGraphicsObject | None = None if each is None else self.item_at(each)
            if isinstance(item, ThingItem):
                item.set_hovered(is_over)
        self._hovered = spot
        self.hovered.emit(spot)


def _spot_of(item: QGraphicsItem) -> Spot | None:
    spot = getattr(item, "spot", None)
    return spot if isinstance(spot, Spot) else None
