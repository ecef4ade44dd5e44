"""Nothing is due: when there is more to do, and what can be done instead."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.widgets.picture import Cloth
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated

_WIDTH = 560


class DonePage(Translated, QWidget):
    """A few words, practice for who wants more, and the way back."""

    practice_requested = Signal()
    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self._solved, self._has_any = 0, True
        self.title, self.text = PlainLabel(), PlainLabel()
        self.title.setFont(font(SIZES[4], QFont.Weight.Bold))
        self.text.setFont(font(SIZES[2]))
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.practice_button, self.leave_button = QPushButton(), QPushButton()
        for button in (self.practice_button, self.leave_button):
            button.setAutoDefault(True)
        self.practice_button.clicked.connect(self.practice_requested)
        self.leave_button.clicked.connect(self.leave_requested)
        set_role(self.leave_button, "main")
        self.leave_button.setProperty("large", True)
        self.setFocusProxy(self.leave_button)
        self._lay_out()
        self.retranslate()

    def show_done(self, solved: int, has_any: bool) -> None:
        """*solved* were right just now; *has_any* says whether this game has puzzles at all."""
        self._solved, self._has_any = solved, has_any
        self.practice_button.setVisible(has_any)
        self.retranslate()

    def retranslate(self) -> None:
        if self._has_any:
            self.title.setText(self.tr("That is all for today"))
            solved = self.tr("%n puzzle(s) solved.", "", self._solved) if self._solved else ""
            later = self.tr(
                "What you have solved comes back later each time, and what was hard comes back tomorrow."
            )
            self.text.setText(f"{solved} {later}".strip())
        else:
            self.title.setText(self.tr("No puzzles yet"))
            self.text.setText(
                self.tr("When you review a finished game, your dearest decisions become puzzles.")
            )
        self.practice_button.setText(self.tr("&Practise anyway"))
        self.leave_button.setText(self.tr("&Back"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        paper = QFrame()
        set_role(paper, "panel")
        paper.setFixedWidth(_WIDTH)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(8 * STEP, 8 * STEP, 8 * STEP, 8 * STEP)
        inside.setSpacing(4 * STEP)
        for part in (self.title, self.text, self.leave_button, self.practice_button):
            inside.addWidget(part)
        # Not by an alignment: a page in the middle must still be as high as its text needs.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(paper)
        middle.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(middle)
        whole.addStretch(1)
