"""What is in the air over a table while something is shown."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from enix_desktop.ui.table.animation import one_after_the_other
from enix_desktop.ui.table.items import remove


class Flights:
    """What flies is taken away when the next thing is shown; what it brought is shown in its place then."""

    def __init__(self, scene: QGraphicsScene, duration: Callable[[int], int]) -> None:
        """*duration* makes milliseconds at the chosen speed of those at normal speed."""
        self.scene, self.duration = scene, duration
        self.flying: list[QGraphicsItem] = []
        self._landing: list[Callable[[], object]] = []

    def add(self, item: QGraphicsItem, height: float) -> None:
        """Put something into the air, unless it lies in the scene already."""
        item.setZValue(height)
        if item.scene() is None and item.parentItem() is None:
            self.scene.addItem(item)
        self.flying.append(item)

    def land(self) -> None:
        """What the step before has brought to its place is shown there, and flies no more."""
        remove(self.flying)
        self.flying.clear()
        for landed in self._landing:
            landed()
        self._landing.clear()

    def on_landing(self, landed: Callable[[], object]) -> None:
        """Call *landed* when what flies now has arrived."""
        self._landing.append(landed)

    def waits(self, milliseconds: int, animation: QAbstractAnimation) -> QAbstractAnimation:
        """Begin later."""
        return one_after_the_other(self.duration(milliseconds), animation)
