"""The end of a run alone: each puzzle with a solution, how hard it was, and how it went (E8, E9)."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF
from enix_desktop.games.enigma.solo import shown_solution
from enix_desktop.games.enigma.state import Alone
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.table.alone_sheet import difficulty_words, result_words, said
from enix_desktop.ui.enigma.table.solution_art import paint_solution
from enix_desktop.ui.enigma.words import category_name, minutes
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated

_PICTURE, _SEAL = QSize(112, 76), 44


def title_of(number: int, done: Alone) -> str:
    """Which puzzle of the run it was."""
    return said("title.done", number=number, category=category_name(CATEGORY_OF[type(done.posed.puzzle)]))


class _Picture(QWidget):
    """The emblem of the kind, and the puzzle with a solution."""

    def __init__(self, view: View, done: Alone) -> None:
        super().__init__()
        self.setFixedSize(_PICTURE.width() + _SEAL + 2 * STEP, _PICTURE.height())
        self._puzzle, result = done.posed.puzzle, done.result
        own = result.solution if isinstance(result, Solved) else None
        self._solution = own or shown_solution(view.table, self._puzzle)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seal = QRectF(0, (self.height() - _SEAL) / 2, _SEAL, _SEAL)
        paint_seal(painter, seal, CATEGORY_OF[type(self._puzzle)])
        if self._solution is not None:
            room = QRectF(_SEAL + 2 * STEP, 0, _PICTURE.width(), _PICTURE.height())
            paint_solution(painter, room, self._puzzle, self._solution)
        painter.end()


class AloneRow(QWidget):
    """One puzzle of the run."""

    def __init__(self, view: View, number: int, done: Alone) -> None:
        super().__init__()
        self._number, self._done = number, done
        self.name, self.about, self.time = PlainLabel(), PlainLabel(), PlainLabel()
        self.name.setFont(font(18, QFont.Weight.DemiBold))
        self.about.setFont(font(14))
        self.about.setWordWrap(True)
        self.time.setFont(font(24, QFont.Weight.Bold))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.about)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(4 * STEP, 2 * STEP, 5 * STEP, 2 * STEP)
        row.setSpacing(4 * STEP)
        row.addWidget(_Picture(view, done))
        row.addLayout(words, 1)
        row.addWidget(self.time, alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def retranslate(self) -> None:
        """In the current language."""
        result = self._done.result
        self.name.setText(title_of(self._number, self._done))
        parts = [difficulty_words(self._done.posed.difficulty)]
        if not isinstance(result, Solved) or result.is_aided:  # a time alone says the rest
            parts.append(result_words(self._done))
        self.about.setText(" ".join(parts))
        self.time.setText(minutes(result.ms) if isinstance(result, Solved) else "\N{EN DASH}")

    def told(self) -> str:
        """The row in words."""
        difficulty = difficulty_words(self._done.posed.difficulty)
        return f"{self.name.text()}. {difficulty} {result_words(self._done)}"

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.6, 3)))
        painter.setBrush(theme.tint if isinstance(self._done.result, Solved) else theme.panel)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 12, 12)
        painter.end()


class AloneRows(Translated, QWidget):
    """All puzzles of the run, the first one at the top."""

    def __init__(self, view: View) -> None:
        super().__init__()
        self.rows = [AloneRow(view, number, done) for number, done in enumerate(view.alone, start=1)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, STEP, 0)
        column.setSpacing(STEP)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)

    def retranslate(self) -> None:
        for row in self.rows:
            row.retranslate()

    def told(self) -> list[str]:
        """All of it in words."""
        return [row.told() for row in self.rows]
