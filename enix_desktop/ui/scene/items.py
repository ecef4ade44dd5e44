"""Small things that every scene needs."""

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsItem


def remove(items: Iterable[QGraphicsItem]) -> None:
    """Take *items* out of their scene and from their parents."""
    for item in items:
        scene = item.scene()
        if scene is not None:
            scene.removeItem(item)
