"""What is said before a game of the day begins: its date, the opponents, and whether the try counts."""

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.day import is_alone
from enix_desktop.ui.day.words import DayWords
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

_WIDTH = 460


class DaySheet(Translated, QDialog):
    """Tells about the game of *record*, which is accepted or not; nothing of its deal is told."""

    def __init__(self, record: AnyRecord, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record, self._words, self._tables = record, DayWords(self), TableWords(self)
        self.title, self.about, self.opponents, self.counting = (PlainLabel(parent=self) for _ in range(4))
        set_role(self.title, "heading")
        for label in (self.about, self.opponents, self.counting):
            label.setWordWrap(True)
        self.back_button, self.start_button = QPushButton(self), QPushButton(self)
        set_role(self.start_button, "main")
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self.accept)
        self.back_button.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(self.back_button)
        row.addStretch(1)
        row.addWidget(self.start_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 5 * STEP)
        layout.setSpacing(3 * STEP)
        for label in (self.title, self.about, self.opponents, self.counting):
            layout.addWidget(label)
        layout.addLayout(row)
        self.setMinimumWidth(_WIDTH)
        self.retranslate()
        self.start_button.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self._words.name())
        self.title.setText(self._words.of_day(self._record))
        if is_alone(self._record):
            self.about.setText(self.tr("Today everybody solves the same puzzles. The clock runs along."))
        else:
            self.about.setText(self.tr("Today everybody plays this deal, against these opponents:"))
        self.opponents.setText("\n".join(self._opponents()))
        self.opponents.setHidden(not self.opponents.text())
        self.counting.setText(self._words.before(self._record))
        self.back_button.setText(self.tr("&Back"))
        self.start_button.setText(self.tr("&Start"))
        # A screen reader says this when the sheet opens.
        said = (self.title, self.about, self.opponents, self.counting)
        self.setAccessibleDescription("\n".join(label.text() for label in said if label.text()))

    def _opponents(self) -> list[str]:
        told = self.tr("{name}: {player}", "a computer player and its level")
        return [
            told.format(name=who.name, player=self._tables.player(who.player))
            for who in self._record.participants
            if who.player is not None
        ]
