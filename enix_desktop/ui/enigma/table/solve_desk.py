"""Where a puzzle is solved over the table: the bench, its clock, and what is kept of it (T1, T6, T7, T10)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.clock import Hold, Stopwatch
from enix_desktop.games.enigma.moves import Failed, Result, Solved, Unsolved
from enix_desktop.games.enigma.puzzles.puzzle import Puzzle
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.panel import BenchPanel

TICK, KEEP_EVERY = 100, 2_000
"""Milliseconds between two looks at the clock, and between two times at which what lies there is kept."""


class Sand(NamedTuple):
    """The sand timer as the person who solves may know it."""

    name: str
    """Who turned it."""
    left: int
    """Milliseconds until the cut-off."""
    stop: int | None
    """When the person is stopped, as measured."""


@dataclass(frozen=True, slots=True)
class Solving:
    """What is to be solved, and how it is measured."""

    puzzle: Puzzle
    help: BenchHelp
    limit: int | None
    """Milliseconds; None for no limit (T2)."""
    sand: Callable[[int], Sand | None] = lambda ms: None
    """Whether the timer was turned when the own clock shows so much."""
    whole_sand: int = 45_000
    used: int = 0
    """Milliseconds that were used before, in a game that is continued."""
    arrangement: object = None
    """What lay on the bench then."""
    is_alone: bool = False
    """Whether hints and pauses matter to best times (E8)."""
    is_aided: bool = False
    """Alone: whether there was a hint or a pause before."""


class SolveDesk(QObject):
    """Owns the bench and the stopwatch; says how it ended, once."""

    ended = Signal(object)
    """A Result."""
    kept = Signal(int, object)
    """Milliseconds used, and what lies on the bench."""
    opened = Signal()
    """The puzzle is fully shown, the clock runs."""
    ready_wanted = Signal()
    """Somebody in front of the cover wants to go on."""

    def __init__(
        self,
        solving: Solving,
        over: QWidget,
        holds: Callable[[], Mapping[Hold, bool]],
        cover: Callable[[bool], str],
        clock: Stopwatch | None = None,
    ) -> None:
        """*over* is the view of the table; *cover* says what stands on the cover, at first or in a pause."""
        super().__init__(over)
        self.solving, self._holds, self._cover = solving, holds, cover
        self.clock = clock or Stopwatch()
        self.panel = BenchPanel(solving.puzzle, help=solving.help, parent=over)
        self.is_begun = False
        self.is_aided = solving.is_aided
        self._result: Result | None = None
        self._kept_at = -KEEP_EVERY
        if solving.arrangement is not None:
            self.panel.restore(solving.arrangement)
        self.panel.ready.connect(self.ready_wanted)
        self.panel.solved.connect(self._on_solved)
        self.panel.closed.connect(self._end)
        self.panel.hinted.connect(self._on_hinted)
        self.panel.gave_up.connect(lambda: self._fail(Unsolved.GAVE_UP, self.ms))
        self._ticking = QTimer(self, interval=TICK)
        self._ticking.timeout.connect(self.tick)
        self._covered_with = ""
        self.cover()
        self.panel.show()

    @property
    def ms(self) -> int:
        """Milliseconds used so far, rounded up (T1)."""
        limit, used = self.solving.limit, self.whole_ms + 1
        return used if limit is None else min(used, limit)

    @property
    def whole_ms(self) -> int:
        """Milliseconds that are over, those before the game was continued included."""
        return self.solving.used + self.clock.read()

    @property
    def is_open(self) -> bool:
        """Whether the puzzle can be seen."""
        return not self.panel.is_covered

    def place(self, room: QRectF) -> None:
        """Lie in *room* of the view."""
        self.panel.setGeometry(room.toRect())
        self.panel.raise_()

    def open(self) -> None:
        """Show the puzzle: from now on the time counts."""
        if self._result is not None or any(self._holds().values()):
            return
        self.panel.uncover()
        if not self.is_begun:
            self.is_begun = True
            self.clock.start()
            self._ticking.start()
        self.tick()
        self.opened.emit()

    def cover(self) -> None:
        """Cover the puzzle, or say on the cover in the current language what is to be done."""
        text = self._cover(not self.is_begun)
        if not self.panel.is_covered or text != self._covered_with:
            self._covered_with = text
            self.panel.cover(text)

    def tick(self) -> None:
        """Look at the clock: whether it may run, and whether the time is over."""
        if self._result is not None:
            return
        is_held = False
        for why, holds in self._holds().items():
            is_held |= holds
            (self.clock.hold if holds or self.panel.is_covered else self.clock.release)(why)
        if is_held and not self.panel.is_covered:
            self.cover()
            self.is_aided = True
            self.keep()
        if not self.panel.is_covered:
            self._follow(self.ms)

    def _follow(self, ms: int) -> None:
        solving = self.solving
        sand = solving.sand(ms)
        if sand is not None and sand.stop is not None and ms >= sand.stop:
            limit = solving.limit
            is_limit = limit is not None and sand.stop >= limit
            self._fail(Unsolved.LIMIT if is_limit else Unsolved.TIMER, sand.stop)
            return
        if solving.limit is not None and ms >= solving.limit:
            self._fail(Unsolved.LIMIT, solving.limit)
            return
        self.panel.set_progress(None if solving.limit is None else ms / solving.limit)
        if solving.help.has_figures:
            self.panel.set_time(ms)
        if sand is not None:
            self.panel.show_timer(sand.name, sand.left, max(sand.left, solving.whole_sand))
        if ms - self._kept_at >= KEEP_EVERY:
            self.keep()

    def keep(self) -> None:
        """Say what lies there and how much time was used, so that a kill never resets the clock (T10)."""
        if self.is_begun and self._result is None:
            self._kept_at = self.ms
            self.kept.emit(self.whole_ms, self.panel.arrangement())

    def close(self) -> None:
        """The decision is made, or owed no longer."""
        self._ticking.stop()
        self.clock.stop()
        self.panel.hide()
        self.panel.deleteLater()

    def _on_hinted(self) -> None:
        self.is_aided = True

    def _on_solved(self, solution: Any) -> None:
        """The moment it lies there counts; the lid may take its time."""
        ms = self.ms
        sand = self.solving.sand(ms)
        self.clock.stop()
        self._ticking.stop()
        if sand is not None and sand.stop is not None and ms > sand.stop:
            self._result = Failed(sand.stop, Unsolved.TIMER)
        else:
            self._result = Solved(ms, solution, self.solving.is_alone and self.is_aided)
        # A bench that is covered has no lid to close.
        if self.panel.is_covered:
            self._end()

    def _fail(self, reason: Unsolved, ms: int) -> None:
        if self._result is None:
            self._ticking.stop()
            self.clock.stop()
            self.panel.stop()
            self._result = Failed(ms, reason)
            self._end()

    def _end(self) -> None:
        if self._result is not None:
            self.ended.emit(self._result)
