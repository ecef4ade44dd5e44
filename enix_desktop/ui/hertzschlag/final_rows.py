"""The rows of a result: whose they are, the points part by part, their sum, and why."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QToolButton, QVBoxLayout, QWidget

from enix_desktop.ui.hertzschlag.final_art import PartsBar
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import ACCENT, STEP, current_theme, font

ONE_LINE = 700
"""So wide, the parts stand beside the name; else below it."""
DENSE, LEAST, LARGEST = 76, 88, 148
"""Heights of a row in two lines; of one in a single line two thirds are enough."""
_SUM, _PARTS, _TALL_PARTS = 44, 32, 54


class PieceBadge(QWidget):
    """The piece of a player; a winner's stands in the light."""

    def __init__(self, look: PawnLook) -> None:
        super().__init__()
        self._look, self._is_lit = look, False
        self.setFixedSize(44, 48)

    def set_lit(self, is_lit: bool) -> None:
        self._is_lit = is_lit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(2, (self.height() - 40) / 2, 40, 40)
        if self._is_lit:
            painter.setPen(QPen(ACCENT, 3.4))
            painter.setBrush(current_theme.theme.table)
            painter.drawEllipse(room)
        paint_piece(painter, room.adjusted(6, 5, -6, -5), self._look)


class ResultRow(QWidget):
    """One player: piece, name, place, points part by part, their sum, and why."""

    def __init__(self, name: str, look: PawnLook, parts: PartsBar, why: QToolButton) -> None:
        super().__init__()
        self.parts, self.why = parts, why
        self._badge = PieceBadge(look)
        self.name, self.about = PlainLabel(name), PlainLabel()
        self.goal = PlainLabel()
        """What the letter said, where there is room for it."""
        for label in (self.about, self.goal):
            label.setFont(font(13))
        for label in (self.name, self.about, self.goal):
            label.setWordWrap(True)
        self.sum = PlainLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sum.setMinimumWidth(_SUM)
        self.sum.setFont(font(24, QFont.Weight.Bold))
        kept = why.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        why.setSizePolicy(kept)
        self._is_winner = self._is_told = False
        self._is_wide: bool | None = None
        self._is_small = self._is_covered = self._has_letter = False
        self._is_ranked = True
        self._lay_out()
        self.set_winner(False)
        self.show_sum()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.about)
        words.addStretch(1)
        self._words = QWidget()
        self._words.setLayout(words)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3 * STEP, STEP, 2 * STEP, 2 * STEP)
        self._grid.setHorizontalSpacing(2 * STEP)
        self._grid.setVerticalSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.addWidget(self._badge, 0, 0)
        self._grid.addWidget(self._words, 0, 1)
        self._grid.addWidget(self.sum, 0, 3)
        self._grid.addWidget(self.why, 0, 4)
        self._grid.addWidget(self.goal, 2, 1, 1, 4)

    def fit(self, height: int, width: int, has_letter: bool) -> None:
        """Be so high, or as high as the words need, in a row of this *width*; with the letter in words."""
        is_wide = width >= ONE_LINE
        if is_wide != self._is_wide:
            self._set_wide(is_wide)
        self._set_small(height < LEAST)
        self._has_letter = is_wide and has_letter
        self.goal.setVisible(self._has_letter and not self._is_covered)
        wide = self._words_width(width)
        self._words.setFixedWidth(wide)
        first = self._first_line(wide)
        if is_wide:
            high = max(height if has_letter else round(height * 0.72), first + 2 * STEP)
            self.parts.setFixedHeight(min(_TALL_PARTS, high - 2 * STEP))
        else:
            high = max(height, first + _PARTS + 3 * STEP)
            self.parts.setFixedHeight(_PARTS)
        self.setFixedHeight(high)

    def has_room_for_letter(self, height: int, width: int) -> bool:
        """Whether the letter can stand in words below a single line."""
        if width < ONE_LINE:
            return False
        letter = self.goal.heightForWidth(width - 20 * STEP)
        return height >= self._first_line(self._words_width(width)) + letter + 6 * STEP

    def _words_width(self, width: int) -> int:
        """How much of *width* the name may have."""
        aside = self._badge.width() + _SUM + self.why.sizeHint().width() + 15 * STEP
        return min(240, (width - aside) // 3) if width >= ONE_LINE else max(90, width - aside)

    def _first_line(self, wide: int) -> int:
        """How high name and place are."""
        words = sum(max(0, label.heightForWidth(wide)) for label in (self.name, self.about) if label.text())
        return max(words + STEP, self._badge.height())

    def _set_wide(self, is_wide: bool) -> None:
        self._is_wide = is_wide
        self._grid.removeWidget(self.parts)
        place = (0, 2, 1, 1) if is_wide else (1, 0, 1, 5)
        self._grid.addWidget(self.parts, *place)
        self._grid.setColumnStretch(1, 0 if is_wide else 1)
        self._grid.setColumnStretch(2, 1 if is_wide else 0)

    def _set_small(self, is_small: bool) -> None:
        self._is_small = is_small
        self._badge.setFixedSize(44, 40 if is_small else 48)
        self._set_name_font()

    def hasHeightForWidth(self) -> bool:
        """`fit` has seen to that."""
        return False

    def cover(self) -> None:
        """Nothing is counted."""
        self.set_winner(False)
        self._is_covered, self._is_ranked = True, False
        self.goal.hide()
        self.about.hide()
        self.why.hide()
        self.count(())

    def uncover(self, parts: Sequence[str]) -> None:
        """Everything is counted."""
        self.set_told(False)
        self.count(parts)
        self._is_ranked = True
        self.about.setVisible(bool(self.about.text()))
        self.why.show()

    def say(self, about: str, goal: str) -> None:
        """What stands below the name, and what the letter said."""
        self.about.setText(about)
        self.goal.setText(goal)
        self.about.setVisible(bool(about) and self._is_ranked)

    def count(self, parts: Sequence[str]) -> None:
        """These parts are counted; with the goal the letter is open."""
        self._is_covered = "goal" not in parts
        self.goal.setVisible(self._has_letter and not self._is_covered)
        self.parts.set_counted(parts)
        self.show_sum()

    def set_winner(self, is_winner: bool) -> None:
        """A winner's row is of tinted paper."""
        self._is_winner = is_winner
        self._badge.set_lit(is_winner)
        self._set_name_font()
        self.update()

    def _set_name_font(self) -> None:
        weight = QFont.Weight.DemiBold if self._is_winner else QFont.Weight.Normal
        self.name.setFont(font(15 if self._is_small else 18, weight))

    def set_told(self, is_told: bool) -> None:
        """Whether this row is told about now."""
        self._is_told = is_told
        self.update()

    def show_sum(self) -> None:
        self.sum.setText(str(self.parts.total))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        strip = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        edge = theme.chosen if self._is_winner or self._is_told else theme.panel_edge
        painter.setPen(QPen(edge, theme.wide(1.6, 3)))
        painter.setBrush(theme.tint if self._is_winner else theme.panel)
        painter.drawRoundedRect(strip, 12, 12)


class ResultRows(QWidget):
    """Rows, one below the other."""

    def __init__(self, rows: Sequence[ResultRow]) -> None:
        super().__init__()
        self._rows = rows
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, STEP, 0)
        self._column.setSpacing(STEP)
        self.order: list[int] = []

    def arrange(self, order: Sequence[int]) -> None:
        """Let the rows stand in this *order*."""
        while self._column.takeAt(0) is not None:
            pass
        for seat in order:
            self._column.addWidget(self._rows[seat])
            self._rows[seat].raise_()  # screen readers find them in the same order
        self._column.addStretch(1)
        self.order = list(order)
        for before, after in pairwise(order):
            QWidget.setTabOrder(self._rows[before].why, self._rows[after].why)
