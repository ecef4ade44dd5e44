"""Prepares what a click will need, a little at a time, once the first picture is there."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

AFTER = 30
"""Milliseconds between the first picture and the first step."""
FIRST_NEEDED = ("enix_desktop.app.play.games",)
NEEDED_TO_PLAY = ("enix_desktop.app.play.controller", "enix_desktop.ui.newgame.screen")
"""Modules that every game needs and the start screen does not."""
NEEDED_FOR_PUZZLES = ("enix_desktop.app.puzzles.progress", "enix_desktop.app.puzzles.collection")

Step = Callable[[], object]


class Preparing(QObject):
    """Does one step after the other; the window handles events in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[Step] = iter(())
        self.has_begun = False

    def begin(self, steps: Iterable[Step]) -> None:
        """Start soon; once is enough."""
        if not self.has_begun:
            self.has_begun = True
            self._steps = iter(steps)
            QTimer.singleShot(AFTER, self, self._go_on)

    def stop(self) -> None:
        """The window closes: nothing more is needed."""
        self._steps = iter(())

    def _go_on(self) -> None:
        step = next(self._steps, None)
        if step is not None:
            step()
            QTimer.singleShot(0, self, self._go_on)


def imports(modules: Iterable[str]) -> Iterator[Step]:
    """One step for each of the *modules*."""
    return (partial(import_module, name) for name in modules)
