"""Some processes that work off tasks, one each at a time; the window never waits for them."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.play.making import Maker
from enix_desktop.headless.pool import local_cores

TRIES = 3
"""So often a task is begun by a process that dies over it."""
MOST = 4
"""Processes: more would take the machine from everybody else."""


class Crew(QObject):
    """Works off tasks in any order; the processes live as long as there are some."""

    done = Signal(object, object)
    """A task and what came of it."""
    finished = Signal()
    """Nothing is left to do."""
    failed = Signal()
    """Processes died again and again; nothing is worked at any more."""

    def __init__(self, function: Callable[[Any], Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._function = function
        self._waiting: deque[Any] = deque()
        self._busy: dict[Maker, Any] = {}
        self._deaths = 0
        self._makers = [Maker(self) for _ in range(min(MOST, local_cores()))]
        for maker in self._makers:
            maker.made.connect(partial(self._on_made, maker))
            maker.failed.connect(partial(self._on_failed, maker))

    @property
    def is_working(self) -> bool:
        return bool(self._busy)

    def begin(self, tasks: Sequence[Any]) -> None:
        """Work off *tasks* after what is still waiting, the first ones first."""
        self._waiting.extend(tasks)
        for maker in self._makers:
            if maker not in self._busy:
                self._order(maker)

    def stop(self) -> None:
        """End all processes; nothing more is told."""
        self._waiting.clear()
        self._busy.clear()
        self._deaths = 0
        for maker in self._makers:
            maker.close()

    def _order(self, maker: Maker) -> None:
        if self._waiting:
            task = self._busy[maker] = self._waiting.popleft()
            maker.order(self._function, task)

    def _on_made(self, maker: Maker, result: Any) -> None:
        task = self._busy.pop(maker, None)
        if task is None:
            return  # it was stopped meanwhile
        self._order(maker)
        self.done.emit(task, result)
        if not self._waiting and not self._busy:
            self.finished.emit()

    def _on_failed(self, maker: Maker) -> None:
        task = self._busy.pop(maker, None)
        if task is None:
            return
        self._deaths += 1
        if self._deaths >= TRIES:
            self.stop()
            self.failed.emit()
            return
        self._waiting.appendleft(task)
        self._order(maker)
