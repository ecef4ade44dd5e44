"""A stopwatch for decisions in which time counts: what it measures goes into the move as data."""

import time
from collections.abc import Callable
from enum import Enum, auto

LONGEST_STEP_MS = 2_000
"""A longer time between two readings does not count: the computer slept, or the window did not respond."""
_NS_PER_MS = 1_000_000


class Hold(Enum):
    """Why the time does not count; while it does not, the table hides the question."""

    CURTAIN = auto()
    """Somebody else may be looking."""
    PAUSE = auto()
    """The game is paused, or another window is in front."""


class Stopwatch:
    """Counts whole milliseconds while a person can see a question.

    The display reads the time several times a second, so that a sleeping computer is noticed.
    """

    def __init__(self, now: Callable[[], int] = time.monotonic_ns) -> None:
        """*now* tells the time in nanoseconds."""
        self._now = now
        self._holds: set[Hold] = set()
        self._is_started = False
        self._last = self._counted = 0

    @property
    def is_running(self) -> bool:
        return self._is_started and not self._holds

    def start(self) -> None:
        """A new question is asked: count from zero, as soon as nothing holds the time."""
        self._is_started = True
        self._last, self._counted = self._now(), 0

    def hold(self, why: Hold) -> None:
        """Let no time count until `release` is called for the same reason."""
        self.read()
        self._holds.add(why)

    def release(self, why: Hold) -> None:
        """Let the time count again, unless there is another reason to hold it."""
        self.read()
        self._holds.discard(why)

    def read(self) -> int:
        """The milliseconds counted so far."""
        now = self._now()
        step, self._last = now - self._last, now
        if self.is_running and 0 <= step <= LONGEST_STEP_MS * _NS_PER_MS:
            self._counted += step
        return self._counted // _NS_PER_MS

    def stop(self) -> int:
        """The question is answered, or no longer asked: the milliseconds that it took."""
        taken = self.read()
        self._is_started = False
        return taken
