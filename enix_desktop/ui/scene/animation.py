"""One queue of animations: they follow each other, can be skipped, and end in the same picture."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Signal,
)

SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""What durations are multiplied with."""


class AnimationQueue(QObject):
    """Plays steps one after the other; the animations of a step run together."""

    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Callable[[], Sequence[QAbstractAnimation]]] = []
        self._running: QSequentialAnimationGroup | None = None
        self.factor = SPEEDS["normal"]

    @property
    def is_running(self) -> bool:
        """Whether something is being shown."""
        return self._running is not None or bool(self._steps)

    def add(self, step: Callable[[], Sequence[QAbstractAnimation]]) -> None:
        """Queue a step. It is called when its turn comes, does what takes no time and returns the rest."""
        self._steps.append(step)

    def start(self) -> None:
        """Play what is queued, unless it is playing already."""
        if self._running is None:
            self._next()

    def skip(self) -> None:
        """Jump to the end of everything that is queued."""
        factor, self.factor = self.factor, 0.0
        running = self._running
        if running is not None:
            running.setCurrentTime(running.totalDuration())
        if self._running is None and self._steps:
            self._next()
        self.factor = factor

    def duration(self, milliseconds: int) -> int:
        """*milliseconds* at the chosen speed."""
        return round(milliseconds * self.factor)

    def _next(self) -> None:
        while self._steps:
            animations = [animation for animation in self._steps.pop(0)() if animation.totalDuration() > 0]
            if not animations:
                continue
            together = QParallelAnimationGroup()
            for animation in animations:
                together.addAnimation(animation)
            self._running = QSequentialAnimationGroup(self)
            self._running.addAnimation(together)
            self._running.finished.connect(self._on_finished)
            self._running.start()
            return
        self.emptied.emit()

    def _on_finished(self) -> None:
        if self._running is not None:
            self._running.deleteLater()
            self._running = None
        self._next()


def glide(
    target: QObject,
    name: str,
    end: object,
    milliseconds: int,
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
) -> QPropertyAnimation:
    """An animation of one property to *end*; with no time to do it, the property is simply set."""
    animation = QPropertyAnimation(target, QByteArray(name.encode()))
    animation.setEndValue(end)
    animation.setDuration(milliseconds)
    animation.setEasingCurve(curve)
    if milliseconds == 0:
        target.setProperty(name, end)
    return animation
