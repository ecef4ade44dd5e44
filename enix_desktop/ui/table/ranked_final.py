"""A final screen with a row for each player, as large as all of them can be seen."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QToolButton, QWidget

from enix_desktop.engine.rules import Outcome
from enix_desktop.ui.table.final_asking import FinalAsking
from enix_desktop.ui.table.final_frame import FinalFrame
from enix_desktop.ui.table.final_rows import ResultRow, ResultRows
from enix_desktop.ui.widgets.theme import STEP, font


class RankedFinal(FinalFrame):
    """Counts, ranks and explains; a game makes `asking` and the rows, calls `take_rows`, then `lay_out`."""

    rule_wanted = Signal(str)
    """The id of a rule that somebody wants to read."""
    head_and_foot, dense_head_and_foot = 272, 168
    """The height of everything but the results; the second where these need all the room."""
    asking: FinalAsking
    rows: Sequence[ResultRow]

    def take_rows(self, outcome: Outcome, *, is_low: bool = False, content: QWidget | None = None) -> None:
        """Put the rows in a scroll area, or *content* instead of them; `is_low` as for `ResultRows`."""
        self._outcome = outcome
        self.asking.rule_wanted.connect(self.rule_wanted)
        self.asking.room = self.room_for_answers
        self._column = ResultRows(self.rows, is_low=is_low)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content or self._column)
        self._why = self.asking.button(None)

    def room_for_answers(self) -> QRect:
        """Where an answer covers neither points nor buttons that ask."""
        raise NotImplementedError

    def name_rows(self) -> None:
        """Say everything in the rows in the current language."""
        raise NotImplementedError

    def size_rows(self, room: int, is_dense: bool) -> None:
        """Make all rows as high as fits into *room*, or as their words need."""
        raise NotImplementedError

    def lines_below(self) -> Sequence[QWidget]:
        """What may be shown below the rows."""
        return (self.news,)

    def cover(self) -> None:
        self._why.hide()
        self.asking.hide()

    def rank(self) -> None:
        self._why.show()
        for seat, row in enumerate(self.rows):
            row.uncover()
            row.set_winner(seat in self._outcome.winners)
        self._column.arrange(self._outcome.ranking())
        self._scroll.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        super().retranslate()
        self.name_rows()
        self.asking.retranslate()
        self.fit_rows()

    def fit_rows(self) -> None:
        """As large as all of them can be seen; if they cannot be large, the head is small, too."""
        below = sum(line.sizeHint().height() + 3 * STEP for line in self.lines_below() if not line.isHidden())
        room = self.height() - self.head_and_foot - below
        self.size_rows(room, is_dense=False)
        is_dense = sum(row.minimumHeight() + STEP for row in self.rows) > room + STEP
        if is_dense:
            self.size_rows(self.height() - self.dense_head_and_foot - below, is_dense=True)
        if is_dense != self.is_dense:
            self.set_dense(is_dense)

    def fit_title(self, picture: QWidget, sizes: Sequence[int]) -> None:
        """Two long names must not be cut; *sizes* are those of a large head."""
        room = self.width() - picture.width() - 30 * STEP
        for size in [24, 18, 15] if self.is_dense else sizes:
            self.title.setFont(font(size, QFont.Weight.Bold))
            if self.title.fontMetrics().horizontalAdvance(self.title.text()) <= room:
                return

    def show_news(self) -> None:
        super().show_news()
        self.fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_rows()
        self.asking.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts an answer away; Enter presses what it is at."""
        focused = self.window().focusWidget()
        if self.is_telling:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.asking.is_open:
            self.asking.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QToolButton):
            focused.click()
        else:
            super().keyPressEvent(event)
