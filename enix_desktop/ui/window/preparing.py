"""Getting ready what a click will need, once the first picture is there: a little at a time."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

AFTER = 30
"""Milliseconds between the first picture and the first of the things prepared behind it."""


class Preparing(QObject):
    """Does one thing after the other, and lets the window breathe in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._things: Iterator[Callable[[], object]] = iter(())
        self.has_begun = False

    def begin(self, things: Iterable[Callable[[], object]]) -> None:
        """Start soon; once is enough."""
        if not self.has_begun:
            self.has_begun = True
            self._things = iter(things)
            QTimer.singleShot(AFTER, self, self._go_on)

    def stop(self) -> None:
        """The window closes: nothing more is needed."""
        self._things = iter(())

    def _go_on(self) -> None:
        thing = next(self._things, None)
        if thing is not None:
            thing()
            QTimer.singleShot(0, self, self._go_on)
