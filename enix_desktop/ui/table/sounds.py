"""Sounds of events: only what everybody at the table may know, when it is shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from enix_desktop.engine.rules import Event

SHORT = 60
"""Milliseconds: a step that is shown this fast makes one sound, at once."""
HIGHER, HIGHEST = 0.03, 1.24
"""By how much each step of a way sounds higher than the one before, and where that ends."""


@dataclass(frozen=True, slots=True)
class Cue:
    """The sound *name*, whose blow comes *lead* milliseconds after its beginning.

    The blow is to be heard when the share *at* of the animation is over; *times* divides it into steps.
    """

    name: str
    at: float = 0.0
    lead: int = 0
    times: int = 1

    def moments(self, milliseconds: int) -> Sequence[tuple[int, float]]:
        """When to begin the sound and how high, in an animation of so many *milliseconds*."""
        if milliseconds < SHORT:
            return [(0, 1.0)]
        return [
            (
                max(0, round(milliseconds * (step + self.at) / self.times) - self.lead),
                min(HIGHEST, 1.0 + HIGHER * step),
            )
            for step in range(self.times)
        ]


class TableSounds(QObject):
    """Says which sound is wanted, at the moment at which it is to begin."""

    wanted = Signal(str, float)
    """The name of a sound, and its pitch."""

    def __init__(self, cue: Callable[[Event], Cue | None], parent: QObject | None = None) -> None:
        """*cue* says what is heard of an event."""
        super().__init__(parent)
        self._cue = cue
        self._name = ""
        self._coming: list[tuple[int, float]] = []
        self._now = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)

    def tell(self, event: Event, milliseconds: int) -> None:
        """*event* begins to be shown, for so many *milliseconds*."""
        self.flush()
        found = self._cue(event)
        if found is not None:
            self._name, self._coming, self._now = found.name, list(found.moments(milliseconds)), 0
            self._go_on()

    def refuse(self) -> None:
        """Something is not allowed."""
        self.wanted.emit("refused", 1.0)

    def end(self) -> None:
        """The game is over, and somebody has won."""
        self.flush()
        self.wanted.emit("win", 1.0)

    def flush(self) -> None:
        """The animation is over, perhaps because it was skipped."""
        self._timer.stop()
        coming, self._coming = self._coming, []
        if coming:
            self.wanted.emit(self._name, coming[-1][1])

    def _go_on(self) -> None:
        while self._coming and self._coming[0][0] <= self._now:
            self.wanted.emit(self._name, self._coming.pop(0)[1])
        if self._coming:
            self._timer.start(self._coming[0][0] - self._now)

    def _on_time(self) -> None:
        if self._coming:
            self._now = self._coming[0][0]
            self._go_on()
