"""The rows of a result: whose they are, the laser that is counted up, its number, and why."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Property, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.final_art import CentreChip, LaserBar
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import ACCENT, STEP, current_theme, font

DENSE, LEAST, LARGEST = 52, 84, 176
"""Heights of a row; the first where rows are dense."""
_WORDS, _DENSE_WORDS, _SUM, _WIDE = 190, 260, 64, 1200


class RobotBadge(QWidget):
    """The robot of a player; a winner's stands in the light."""

    def __init__(self, look: PawnLook) -> None:
        super().__init__()
        self._look, self._is_lit = look, False
        self.set_dense(False)

    def set_dense(self, is_dense: bool) -> None:
        self.setFixedSize(60, 44 if is_dense else 60)
        self.update()

    def set_lit(self, is_lit: bool) -> None:
        self._is_lit = is_lit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = float(self.height()) - 6
        room = QRectF((self.width() - size) / 2, 3, size, size)
        if self._is_lit:
            painter.setPen(QPen(ACCENT, 4))
            painter.setBrush(current_theme.theme.table)
            painter.drawEllipse(room)
        less = size * 0.16
        paint_robot(painter, room.adjusted(less, less, -less, -less), self._look)


class ResultRow(QWidget):
    """One player: robot, name, place, laser, its number, and why; where it decides, the energy centre."""

    grown = Signal()
    """The beam has become longer."""

    def __init__(
        self, name: str, look: PawnLook, bar: LaserBar, why: QToolButton, centre: CentreChip | None
    ) -> None:
        super().__init__()
        self.bar, self.why, self.centre = bar, why, centre
        self._badge = RobotBadge(look)
        self.name, self.about = PlainLabel(name), PlainLabel()
        self.about.setFont(font(13))
        for label in (self.name, self.about):
            label.setWordWrap(True)
        self.sum = PlainLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sum.setMinimumWidth(_SUM)
        for widget in (why, *([] if centre is None else [centre])):
            kept = widget.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(kept)
        self._is_winner = self._is_told = False
        self._lay_out()
        self.set_winner(False)
        self._show_sum()

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
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * STEP, STEP, 3 * STEP, STEP)
        row.setSpacing(2 * STEP)
        row.addWidget(self._badge)
        row.addWidget(self._words)
        row.addWidget(self.bar, 1)
        row.addWidget(self.sum)
        if self.centre is not None:
            row.addWidget(self.centre)
        row.addWidget(self.why)

    def fit(self, height: int, width: int, is_dense: bool) -> None:
        """Be so high, or as high as the words need; a wide screen has more room for words."""
        wide = _DENSE_WORDS if is_dense else _WORDS if width < _WIDE else _WORDS + 50
        self.sum.setFont(font(26 if is_dense else 36, QFont.Weight.Bold))
        self._badge.set_dense(is_dense)
        self._words.setFixedWidth(wide)
        words = self.name.heightForWidth(wide) + max(0, self.about.heightForWidth(wide))
        self.setFixedHeight(max(height, words + 3 * STEP))

    def hasHeightForWidth(self) -> bool:
        """`fit` has seen to that."""
        return False

    def cover(self, laser: float) -> None:
        """Nothing is counted beyond *laser*."""
        self.set_winner(False)
        self.about.hide()
        self.why.hide()
        self._set_counted(laser)
        if self.centre is not None:
            self.centre.setProperty("shown", -1.0)

    def uncover(self) -> None:
        """Everything is counted."""
        self.set_told(False)
        self._set_counted(float(self.bar.score))
        if self.centre is not None:
            self.centre.setProperty("shown", float(self.centre.energy))
        self.about.show()
        self.why.show()

    def set_winner(self, is_winner: bool) -> None:
        """A winner's row is of tinted paper."""
        self._is_winner = is_winner
        self._badge.set_lit(is_winner)
        self.name.setFont(font(18, QFont.Weight.DemiBold if is_winner else QFont.Weight.Normal))
        self.update()

    def set_told(self, is_told: bool) -> None:
        """Whether this row is told about now."""
        self._is_told = is_told
        self.update()

    def _get_counted(self) -> float:
        return float(self.bar.property("shown"))

    def _set_counted(self, counted: float) -> None:
        self.bar.setProperty("shown", counted)
        self._show_sum()
        self.grown.emit()

    counted = Property(float, _get_counted, _set_counted)
    """How much of the laser is counted; the number follows."""

    def _show_sum(self) -> None:
        self.sum.setText(str(int(self._get_counted() + 0.001)))

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
        self._column.addStretch(1)
        for seat in order:
            self._column.addWidget(self._rows[seat])
            self._rows[seat].raise_()  # screen readers find them in the same order
        self._column.addStretch(2)
        self.order = list(order)
        for before, after in pairwise(order):
            QWidget.setTabOrder(self._rows[before].why, self._rows[after].why)
