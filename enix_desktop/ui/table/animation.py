"""One queue of animations: they follow each other, can be skipped, and end in the same picture."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)

from enix_desktop.ui.table.motion import motion

SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.55, "rapid": 0.25, "instant": 0.0}
"""What durations are multiplied with."""
BEAT = 3000
"""Milliseconds that the clock of the animations goes on after a step has begun."""
ARC_PARTS = 12
"""Of so many straight pieces a leap is made."""


class AnimationQueue(QObject):
    """Plays steps one after the other; the animations of a step run together."""

    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Callable[[], Sequence[QAbstractAnimation]]] = []
        self._running: QSequentialAnimationGroup | None = None
        self._is_gathering = self._is_finishing = False
        self.is_held = False
        """Whether it waits for somebody who has to read."""
        self.factor = SPEEDS["normal"]
        # Qt's clock stops with the last animation and restarts after the first picture of the next step,
        # which then stands too long for the time of its painting: 21 ms instead of 16.
        # So something runs on for a while; in a game of computers the next step comes before it ends.
        self.clock = QVariantAnimation(self, startValue=0, endValue=1, duration=BEAT)

    @property
    def is_running(self) -> bool:
        return self._running is not None or bool(self._steps) or self.is_held

    def add(self, step: Callable[[], Sequence[QAbstractAnimation]]) -> None:
        """Queue a step. It is called when its turn comes, does what takes no time and returns the rest."""
        self._steps.append(step)

    def start(self) -> None:
        """Play what is queued, unless it is playing already."""
        if self._running is None and not self._is_gathering and not self.is_held:
            self._next()

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Queue several things that belong together; they start when all are there."""
        self._is_gathering = True
        try:
            yield
        finally:
            self._is_gathering = False
        self.start()

    def hold(self) -> None:
        """Show nothing after the current step, until somebody calls `skip`."""
        self.is_held = not self._is_finishing

    def skip(self) -> None:
        """Jump to the end of everything that is queued, or to where it is held; if it is held, go on."""
        factor, self.factor = self.factor, 0.0
        was_held, self.is_held = self.is_held, False
        running = self._running
        if was_held:
            self.factor = factor
        if running is not None:
            running.setCurrentTime(running.totalDuration())
        if self._running is None and (self._steps or was_held):
            self._next()
        self.factor = factor

    def finish(self) -> None:
        """Jump to the end of everything that is queued, whatever is held."""
        self._is_finishing = True
        while self.is_running:
            self.skip()
        self._is_finishing = False

    def finish_silently(self) -> None:
        """Jump to the end, and tell nobody: something else is to be shown."""
        self.blockSignals(True)
        self.finish()
        self.blockSignals(False)

    def duration(self, milliseconds: int) -> int:
        return round(milliseconds * self.factor)

    def _next(self) -> None:
        while self._steps:
            if self.is_held:
                return
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
            self.clock.setCurrentTime(0)
            self.clock.start()
            return
        if not self.is_held:
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
    curve: QEasingCurve | QEasingCurve.Type = QEasingCurve.Type.OutCubic,
) -> QPropertyAnimation:
    """An animation of one property to *end*.

    With no time to do it, the property is simply set. Where motion is reduced it is set, too, and the
    animation is the time to look at it: nothing flies, but one thing still happens after the other.
    """
    animation = QPropertyAnimation(target, QByteArray(name.encode()))
    animation.setEndValue(end)
    animation.setDuration(milliseconds)
    animation.setEasingCurve(curve)
    if motion.is_reduced:
        animation.setStartValue(end)
    if motion.is_reduced or milliseconds == 0:
        target.setProperty(name, end)
    return animation


def one_after_the_other(*parts: QAbstractAnimation | int) -> QAbstractAnimation:
    """The *parts* in their order; a number is a pause of so many milliseconds."""
    line = QSequentialAnimationGroup()
    for part in parts:
        if not isinstance(part, int):
            line.addAnimation(part)
        elif part > 0:
            line.addAnimation(QPauseAnimation(part))
    return line


def stroll(target: QObject, spots: Sequence[QPointF], milliseconds: int) -> QAbstractAnimation:
    """Let *target* go from spot to spot, a stop at each; where motion is reduced only the last one counts."""
    curve = QEasingCurve.Type.InOutQuad
    if motion.is_reduced or milliseconds == 0:
        return glide(target, "pos", spots[-1], milliseconds, curve)
    count = len(spots)
    ends = [round(milliseconds * (step + 1) / count) for step in range(count)]
    lasting = [end - begin for begin, end in zip([0, *ends], ends, strict=False)]
    return one_after_the_other(
        *(glide(target, "pos", spot, lasts, curve) for spot, lasts in zip(spots, lasting, strict=True))
    )


def leap(
    target: QObject, start: QPointF, end: QPointF, height: float, milliseconds: int
) -> QPropertyAnimation:
    """Let *target* go from *start* to *end* in an arc of this *height*."""
    flight = glide(target, "pos", end, milliseconds, QEasingCurve.Type.InOutSine)
    if not motion.is_reduced and milliseconds > 0:
        for step in range(ARC_PARTS):
            part = step / ARC_PARTS
            arc = QPointF(0, -4 * height * part * (1 - part))
            flight.setKeyValueAt(part, start + (end - start) * part + arc)
    return flight
