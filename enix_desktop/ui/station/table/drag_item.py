"""Dragging: what is pressed follows the mouse, and is dropped where it is let go."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene

from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.spots import Spot

DRAGGED_Z = 300.0
_PALE = 0.35
"""How much is seen of what is being dragged in its old place."""


class Dragging:
    """One drag after the other: from a spot that was pressed to the one where the mouse is let go."""

    def __init__(self, scene: QGraphicsScene, copy: Callable[[Spot], QGraphicsItem | None]) -> None:
        """*copy* makes what follows the mouse."""
        self._scene, self._copy = scene, copy
        self.source: Spot | None = None
        self._item: QGraphicsItem | None = None
        self._ghost: QGraphicsItem | None = None
        self._start = QPointF()

    @property
    def is_under_way(self) -> bool:
        """Whether the mouse has moved far enough."""
        return self._ghost is not None

    @staticmethod
    def can_be_dragged(spot: Spot) -> bool:
        """Cards of the hand and shuttles."""
        return spot.group in (Group.HAND, Group.SHUTTLE)

    def press(self, spot: Spot, item: QGraphicsItem, point: QPointF) -> None:
        """Remember where it might begin."""
        self.source, self._item, self._start = spot, item, point

    def move(self, point: QPointF) -> None:
        """The mouse is at *point* now."""
        if self.source is None:
            return
        if self._ghost is None:
            way = (point - self._start).manhattanLength()
            if way < QApplication.startDragDistance():
                return
            self._ghost = self._copy(self.source)
            if self._ghost is None:
                self.source = None
                return
            self._ghost.setZValue(DRAGGED_Z)
            self._scene.addItem(self._ghost)
            if self._item is not None:
                self._item.setOpacity(_PALE)
        self._ghost.setPos(point)

    def end(self) -> None:
        """Nothing is dragged any more."""
        if self._ghost is not None:
            remove([self._ghost])
        if self._item is not None:
            self._item.setOpacity(1.0)
        self.source = self._item = self._ghost = None
