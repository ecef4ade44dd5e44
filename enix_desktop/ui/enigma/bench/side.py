"""Beside the bench: what is asked for, the time, the sand timer, and what can be done."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp
from enix_desktop.ui.enigma.bench.hourglass import Hourglass
from enix_desktop.ui.enigma.bench.words import figures, said, said_count
from enix_desktop.ui.widgets.fitting import FittingButton
from enix_desktop.ui.widgets.plain import PlainLabel, unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font

WIDE = 216
_QUARTERS = 4
_TASK_SIZES = (15, 13, 11)
_TASK_SHARE = 0.24
_URGENT_MS = 10_000
_LAST_SECONDS = (30, 15, 10, 5)
"""When what is left is told to those who do not see it."""


class StepButton(FittingButton):
    """Two quick clicks are two steps."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        QPushButton.mousePressEvent(self, event)


class BenchSide(QWidget):
    """Labels and buttons that always stand in the same place."""

    time_told = Signal(str)
    """Something about the time, for those who do not see it."""

    def __init__(self, help: BenchHelp, bench: Bench) -> None:
        super().__init__()
        self._help, self._bench = help, bench
        self._name, self._ms_whole = "", 1
        self._ms_left: int | None = None
        self._quarter = self._told_quarter = self._told_seconds = 0
        self._told_name = ""
        self.setFixedWidth(WIDE)
        self.task, self.left = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.time, self.turned = PlainLabel(), PlainLabel(wordWrap=True)
        self.glass = Hourglass()
        self.undo, self.redo, self.reset = StepButton(), StepButton(), FittingButton()
        self.hint, self.keys, self.give_up = StepButton(), FittingButton(), FittingButton()
        self.buttons = (self.undo, self.redo, self.reset, self.keys, self.hint, self.give_up)
        self._lay_out()

    def _lay_out(self) -> None:
        self.left.setFont(font(SIZES[1], QFont.Weight.DemiBold))
        self.time.setFont(font(SIZES[3], QFont.Weight.Bold))
        self.turned.setFont(font(SIZES[0]))
        self.time.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.turned.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.turned.setMinimumHeight(3 * 18)  # so that nothing moves when it speaks
        column = QVBoxLayout(self)
        column.setContentsMargins(0, STEP, STEP, STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self.task)
        column.addWidget(self.left)
        column.addWidget(self.glass, 1)
        column.addStretch(0 if self._help.has_timer else 1)
        column.addWidget(self.time)
        column.addWidget(self.turned)
        for pair in ((self.undo, self.redo), (self.reset, self.keys), (self.hint, self.give_up)):
            row = QHBoxLayout()
            row.setSpacing(STEP)
            for button in pair:
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                button.setAutoDefault(True)
                button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                row.addWidget(button, 1)
            column.addLayout(row)
        self.hint.setVisible(self._help.has_hints)
        self.glass.setVisible(self._help.has_timer)
        self.turned.setVisible(self._help.has_timer)
        self.time.setVisible(self._help.has_figures)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_task()

    def _fit_task(self) -> None:
        """Write the task in the largest type that leaves room for what stands below."""
        for size in _TASK_SIZES:
            self.task.setFont(font(size))
            if self.task.heightForWidth(self.width()) <= self.height() * _TASK_SHARE:
                break

    def follow(self) -> None:
        """The bench is otherwise than before."""
        history, is_free = self._bench.model.history, not self._bench.is_locked
        self.undo.setEnabled(history.can_undo and is_free)
        self.redo.setEnabled(history.can_redo and is_free)
        self.reset.setEnabled(history.now != self._bench.model.empty and is_free)
        self.hint.setEnabled(is_free)
        self.give_up.setEnabled(is_free)
        self.left.setText(self._bench.left_words())

    def show_time(self, ms: int | None) -> None:
        if self._help.has_figures and self._ms_left is None:
            text = "" if ms is None else figures(ms)
            if text != self.time.text():
                self.time.setText(text)
                self.time.setAccessibleName("" if ms is None else said("time.used", time=text))

    def show_progress(self, fraction: float | None) -> None:
        """Tell every quarter that has passed; the ring itself shows the rest."""
        quarter = self._quarter = 0 if fraction is None else int(fraction * _QUARTERS)
        if quarter != self._told_quarter and 0 < quarter < _QUARTERS:
            self.time_told.emit(said(f"time.quarter.{quarter}"))
        self._told_quarter = quarter

    @property
    def progress_words(self) -> str:
        """How much of the time has passed, in quarters."""
        return said(f"time.quarter.{min(self._quarter, _QUARTERS)}")

    def show_timer(self, name: str, ms_left: int | None, ms_whole: int) -> None:
        self._name, self._ms_left, self._ms_whole = name, ms_left, max(ms_whole, 1)
        self.glass.show_left(None if ms_left is None else min(max(ms_left / self._ms_whole, 0.0), 1.0))
        if ms_left is None:
            self._told_name, self._told_seconds = "", 0
        self._write_timer()
        self._tell_timer()

    def _write_timer(self) -> None:
        text = said("timer.waiting") if self._ms_left is None else said("timer.turned", name=self._name)
        if text != self.turned.text():
            self.turned.setText(text)
        if self._ms_left is not None and self._help.has_figures:
            left = figures(self._ms_left)
            if left != self.time.text():
                self.time.setText(left)
                set_role(self.time, "refused" if self._ms_left <= _URGENT_MS else "")
                self.time.setAccessibleName(said("timer.left", time=left))
        quarters = self._quarters_left()
        words = said("timer.waiting") if quarters is None else said(f"timer.sand.{quarters}")
        told = words if quarters is None else f"{text} {words}"
        if told != self.glass.accessibleName():
            self.glass.setAccessibleName(told)

    def _quarters_left(self) -> int | None:
        """How full the glass is, in quarters rounded up."""
        return None if self._ms_left is None else -(-self._ms_left * _QUARTERS // self._ms_whole)

    def _tell_timer(self) -> None:
        if self._ms_left is None:
            return
        if self._name != self._told_name:
            self._told_name, self._told_seconds = self._name, self._ms_left // 1000
            self.time_told.emit(said("timer.turned", name=self._name))
            return
        seconds = -(-self._ms_left // 1000)
        for mark in _LAST_SECONDS:
            if seconds <= mark < self._told_seconds:
                words = said_count("timer.seconds", seconds) if self._help.has_figures else ""
                self.time_told.emit(words or said(f"timer.sand.{self._quarters_left()}"))
        self._told_seconds = seconds

    def retranslate(self) -> None:
        for name in ("undo", "redo", "reset", "hint", "keys", "give_up"):
            button: FittingButton = getattr(self, name)
            button.setText(unmarked(said(f"button.{name}")))
            button.setToolTip(said(f"tip.{name}"))
        self.task.setText(self._bench.task())
        self._fit_task()
        self.follow()
        self._write_timer()
        if shown := self.time.text():
            is_left = self._ms_left is not None
            self.time.setAccessibleName(said("timer.left" if is_left else "time.used", time=shown))
