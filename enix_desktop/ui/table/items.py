"""Small items that every scene needs."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem


class MarkItem(QGraphicsItem):
    """Decoration: the mouse goes through it."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()


def remove(items: Iterable[QGraphicsItem]) -> None:
    """Take *items* out of their scene and from their parents."""
    for item in items:
        scene = item.scene()
        if scene is not None:
            scene.removeItem(item)
