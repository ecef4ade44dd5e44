"""Clicks, drags and hovering over a scene, told as spots."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from enix_desktop.ui.station.table.card_item import CardItem, PlaceForCards
from enix_desktop.ui.station.table.drag_item import Dragging
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem

ThingLike: TypeAlias = ThingItem | CardItem | PlaceForCards
"""What can be chosen."""


class PointedScene(SharedScene):
    """Says which spot the mouse is over, which was clicked, and what was dragged where."""

    pressed = Signal(object)
    """A Spot was clicked, or double-clicked."""
    dropped = Signal(object, object)
    """A card of the hand or a shuttle was dragged from one Spot to another, or to None."""
    hovered = Signal(object)
    """The Spot that the mouse is over, or None."""

    def __init__(self) -> None:
        super().__init__()
        self.may_drag: Callable[[Spot], bool] = lambda spot: True
        """Whether what lies there can be dragged now."""
        self.dragging = Dragging(self, self.copy_of)
        self._hovered: Spot | None = None

    def copy_of(self, spot: Spot) -> QGraphicsItem | None:
        """What follows the mouse while the thing at *spot* is dragged."""
        raise NotImplementedError

    def covers(self, item: QGraphicsItem) -> bool:
        """Whether nothing below *item* can be chosen."""
        raise NotImplementedError

    def press_aside(self, point: QPointF) -> bool:
        """Something that is no spot was clicked; return whether there was anything."""
        raise NotImplementedError

    def spot_at(self, point: QPointF) -> Spot | None:
        """What can be chosen at a *point* of the scene; what is being dragged does not count."""
        item = self._item_under(point)
        return None if item is None else item.spot

    def _item_under(self, point: QPointF) -> ThingLike | None:
        for item in self.items(point):
            if self.covers(item):
                return None
            if isinstance(item, ThingLike) and item.spot is not None:
                return item
        return None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click is told at once, unless it may become a drag."""
        super().mousePressEvent(event)
        point = event.scenePos()
        if self.press_aside(point):
            return
        item = self._item_under(point)
        if item is None or item.spot is None or event.button() != Qt.MouseButton.LeftButton:
            return
        event.accept()
        if Dragging.can_be_dragged(item.spot) and self.may_drag(item.spot):
            self.dragging.press(item.spot, item, point)
        else:
            self.pressed.emit(item.spot)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag what was pressed; say what the mouse is over."""
        super().mouseMoveEvent(event)
        self.dragging.move(event.scenePos())
        self._hover(self.spot_at(event.scenePos()))

    def on_mouse_left(self) -> None:
        """Nothing stays marked; what is being dragged still follows the mouse."""
        if not self.dragging.is_under_way:
            self._hover(None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What was dragged is dropped; what was not dragged was clicked."""
        super().mouseReleaseEvent(event)
        source, was_dragged = self.dragging.source, self.dragging.is_under_way
        self.dragging.end()
        if source is None:
            return
        if was_dragged:
            target = self.spot_at(event.scenePos())
            self.dropped.emit(source, None if target == source else target)
        else:
            self.pressed.emit(source)

    def _hover(self, spot: Spot | None) -> None:
        if spot == self._hovered:
            return
        for each, is_over in ((self._hovered, False), (spot, True)):
            item = None if each is None else self.item_at(each)
            if item is not None:
                item.set_hovered(is_over)  # type: ignore[attr-defined]
        self._hovered = spot
        self.hovered.emit(spot)
