"""The end of a game, told stage by stage: each is said and shown, then the next one comes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QParallelAnimationGroup, Signal

from enix_desktop.ui.table.animation import SPEEDS, AnimationQueue, one_after_the_other

STAYS = 1000
"""Milliseconds in which a sentence is read."""

Pace = Callable[[int], int]
"""So many milliseconds at the chosen speed."""
Show = Callable[[Pace], Sequence[QAbstractAnimation]]


def _nothing(_pace: Pace) -> Sequence[QAbstractAnimation]:
    return ()


@dataclass(frozen=True, slots=True)
class Stage:
    """One thing that is told: its words, how it is shown, and how long it stays afterwards."""

    words: Callable[[], str]
    show: Show = _nothing
    stays: int = STAYS


class Ending(QObject):
    """Tells stages in order. Skipped or "instant", it shows all of them at once and says none."""

    told = Signal(str)
    """What is said about the stage that begins."""
    finished = Signal()
    """Everything is shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.queue = AnimationQueue(self)
        self._stage: Stage | None = None
        self._is_silent = False
        self.is_running = False

    def begin(self, stages: Sequence[Stage], speed: str) -> None:
        """Tell *stages* at this *speed*."""
        self.is_running = True
        self._is_silent = SPEEDS[speed] == 0
        self.queue.factor = SPEEDS[speed]
        for stage in stages:
            self.queue.add(partial(self._begin_stage, stage))
        self.queue.add(self._finish)
        self.queue.start()

    def skip(self) -> None:
        """Show everything that is left at once."""
        if self.is_running:
            self._is_silent = True
            self.queue.skip()

    @property
    def words(self) -> str:
        """What is said about the present stage, in the current language."""
        return "" if self._stage is None else self._stage.words()

    def _begin_stage(self, stage: Stage) -> Sequence[QAbstractAnimation]:
        self._stage = stage
        if not self._is_silent:
            self.told.emit(stage.words())
        together = QParallelAnimationGroup()
        for animation in stage.show(self.queue.duration):
            together.addAnimation(animation)
        return [one_after_the_other(together, self.queue.duration(stage.stays))]

    def _finish(self) -> Sequence[QAbstractAnimation]:
        self._stage = None
        self.is_running = False
        self.finished.emit()
        return ()
