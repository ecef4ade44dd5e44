"""The panel beside a puzzle: the question, what the answer is worth, and the ways on."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.side_panel import SidePanel, scrolled, way
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font


class Stage(Enum):
    """How far a puzzle is."""

    ASKED = "asked"
    THINKING = "thinking"
    RIGHT = "right"
    WRONG = "wrong"
    SHOWN = "shown"
    UNCLEAR = "unclear"
    FAILED = "failed"


Told = Callable[[], "Telling"]


class Telling(NamedTuple):
    """What the panel says in the current language."""

    about: str
    title: str
    streak: str
    lines: Sequence[str]
    head: str = ""
    """What stands out of what is said about an answer."""


class PuzzlePanel(SidePanel):
    """Shows what it is told to; its buttons report."""

    next_requested = Signal()
    again_requested = Signal()
    solution_requested = Signal()
    export_requested = Signal()
    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage = Stage.ASKED
        self._told: Told = lambda: Telling("", "", "", [])
        self.about, self.title, self.head = PlainLabel(), PlainLabel(), PlainLabel()
        self.streak, self.text = PlainLabel(), PlainLabel()
        set_role(self.about, "muted")
        set_role(self.streak, "muted")
        set_role(self.title, "title")
        self.head.setFont(font(SIZES[2], QFont.Weight.Bold))
        self.text.setFont(font(SIZES[1]))
        for label in (self.about, self.title, self.head, self.text, self.streak):
            label.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.next_button, self.again_button, self.solution_button = way(), way(), way()
        self.export_button, self.leave_button = way(), way()
        for button, signal in (
            (self.next_button, self.next_requested),
            (self.again_button, self.again_requested),
            (self.solution_button, self.solution_requested),
            (self.export_button, self.export_requested),
            (self.leave_button, self.leave_requested),
        ):
            button.clicked.connect(signal)
        self._lay_out()
        self.retranslate()

    def show_stage(self, stage: Stage, told: Told) -> None:
        """Say what belongs to *stage*."""
        self.stage, self._told = stage, told
        self.retranslate()
        self._area.verticalScrollBar().setValue(0)
        announce(self, self.spoken)

    @property
    def spoken(self) -> str:
        """All that is said, as a screen reader says it."""
        labels = (self.about, self.title, self.head, self.text)
        return " ".join(label.text().replace("\n", " ") for label in labels if label.text())

    @property
    def main_button(self) -> QPushButton | None:
        """What Enter presses once there is an answer."""
        ways = {
            Stage.WRONG: self.again_button,
            Stage.FAILED: self.again_button,
            Stage.ASKED: None,
            Stage.THINKING: None,
        }
        return ways.get(self.stage, self.next_button)

    def retranslate(self) -> None:
        told = self._told()
        self.about.setText(told.about)
        self.title.setText(told.title)
        self.head.setText(told.head)
        self.head.setVisible(bool(told.head))
        self.text.setText("\n\n".join(told.lines))
        self.streak.setText(told.streak)
        self.next_button.setText(self.tr("&Next puzzle"))
        self.again_button.setText(self.tr("&Try again"))
        self.solution_button.setText(self.tr("&Show the solution"))
        self.export_button.setText(self.tr("S&ave…"))
        self.export_button.setToolTip(
            self.tr("Save this puzzle as a file: somebody else can open it and try the same.")
        )
        self.leave_button.setText(self.tr("&Leave"))
        self._show_ways()

    def _show_ways(self) -> None:
        self.again_button.setVisible(self.stage in (Stage.WRONG, Stage.FAILED))
        self.solution_button.setVisible(self.stage in (Stage.ASKED, Stage.WRONG))
        self.next_button.setVisible(self.stage is not Stage.THINKING)
        main = self.main_button
        for button in (self.next_button, self.again_button, self.solution_button):
            set_role(button, "main" if button is main else "plain")

    def _lay_out(self) -> None:
        said = QVBoxLayout()
        said.setSpacing(3 * STEP)
        said.addWidget(self.head)
        said.addWidget(self.text)
        said.addStretch(1)
        self._area = scrolled(said)
        last = QHBoxLayout()
        last.setSpacing(2 * STEP)
        last.addWidget(self.export_button, 1)
        last.addWidget(self.leave_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self.about)
        layout.addWidget(self.title)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.streak)
        for button in (self.again_button, self.solution_button, self.next_button):
            layout.addWidget(button)
        layout.addLayout(last)
