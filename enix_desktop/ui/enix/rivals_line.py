"""A line about the opponents after the game: a face each, and what they like to do."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.games import events_of
from enix_desktop.games.enix.habits import Habits, habits_of
from enix_desktop.ui.enix.habit_words import HabitWords
from enix_desktop.ui.table.faces import paint_face
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import SIZES, STEP, font

FACE = 9 * STEP


class Face(QWidget):
    """The face of one computer player."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.setFixedSize(FACE, FACE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_face(QPainter(self), QRectF(self.rect()), self._name)


class RivalsLine(QWidget):
    """Hidden until the screen around it shows what it has to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = HabitWords(self)
        self._record: AnyRecord | None = None
        self._habits: tuple[Habits, ...] = ()
        self.labels: dict[int, PlainLabel] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2 * STEP)
        self.hide()

    def tell(self, record: AnyRecord) -> None:
        """Tell about the game in *record*, which is over."""
        self._record, self._habits = record, habits_of(record.setup, events_of(record))
        for seat in self._words.sentences(record.participants, self._habits):
            label = self.labels[seat] = PlainLabel()
            label.setFont(font(SIZES[0]))
            label.setWordWrap(True)
            self._row.addWidget(Face(record.participants[seat].name))
            self._row.addWidget(label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    @property
    def has_words(self) -> bool:
        return bool(self.labels)

    def retranslate(self) -> None:
        if self._record is not None:
            told = self._words.sentences(self._record.participants, self._habits)
            for seat, label in self.labels.items():
                label.setText(told[seat])
