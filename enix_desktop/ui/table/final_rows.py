"""The rows of a result: whose they are, what is said of it, what a game shows of it, the sum, and why."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import ACCENT, STEP, current_theme, font


class PieceBadge(QWidget):
    """The piece of a player; a winner's stands in the light."""

    edge = 3.4

    def __init__(self, look: PawnLook, height: int = 44) -> None:
        super().__init__()
        self.look, self._is_lit = look, False
        self.setFixedSize(44, height)

    def set_lit(self, is_lit: bool) -> None:
        self._is_lit = is_lit
        self.update()

    def light(self) -> QRectF:
        """Where it is light around a winner's piece."""
        return QRectF(2, (self.height() - 40) / 2, 40, 40)

    def paint_piece(self, painter: QPainter, light: QRectF) -> None:
        paint_piece(painter, light.adjusted(6, 5, -6, -5), self.look)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = self.light()
        if self._is_lit:
            painter.setPen(QPen(ACCENT, self.edge))
            painter.setBrush(current_theme.theme.table)
            painter.drawEllipse(light)
        self.paint_piece(painter, light)


class ResultRow(QWidget):
    """One player; a game lays out the parts and adds what it has to show."""

    def __init__(self, name: str, badge: PieceBadge, why: QToolButton, sum_width: int) -> None:
        super().__init__()
        self.badge, self.why = badge, why
        self.name, self.about = PlainLabel(name), PlainLabel()
        self.name_size = 18
        self.about.setFont(font(13))
        self.sum = PlainLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sum.setMinimumWidth(sum_width)
        keep_room(why)
        self._is_winner = self._is_told = False
        self.words = self._stack_words()
        """The name, and below it what is said about the player."""
        self.set_winner(False)

    def _stack_words(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.name)
        column.addWidget(self.about)
        column.addStretch(1)
        return column

    def hasHeightForWidth(self) -> bool:
        """The final screen has made it as high as its words need."""
        return False

    def uncover(self) -> None:
        """Everything is counted."""
        raise NotImplementedError

    def set_winner(self, is_winner: bool) -> None:
        """A winner's row is of tinted paper."""
        self._is_winner = is_winner
        self.badge.set_lit(is_winner)
        self.set_name_font()
        self.update()

    def set_name_font(self) -> None:
        weight = QFont.Weight.DemiBold if self._is_winner else QFont.Weight.Normal
        self.name.setFont(font(self.name_size, weight))

    def set_told(self, is_told: bool) -> None:
        """Whether this row is told about now."""
        self._is_told = is_told
        self.update()

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

    def __init__(self, rows: Sequence[ResultRow], *, is_low: bool = False) -> None:
        """If it *is_low*, a third of the room that is left lies above the rows."""
        super().__init__()
        self._rows, self._is_low = rows, is_low
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, STEP, 0)
        self._column.setSpacing(STEP)
        self.order: list[int] = []

    def arrange(self, order: Sequence[int]) -> None:
        """Let the rows stand in this *order*."""
        while self._column.takeAt(0) is not None:
            pass
        if self._is_low:
            self._column.addStretch(1)
        for seat in order:
            self._column.addWidget(self._rows[seat])
            self._rows[seat].raise_()  # screen readers find them in the same order
        self._column.addStretch(2)
        self.order = list(order)
        for before, after in pairwise(order):
            QWidget.setTabOrder(self._rows[before].why, self._rows[after].why)


def keep_room(widget: QWidget) -> None:
    """Nothing moves while *widget* is hidden."""
    kept = widget.sizePolicy()
    kept.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(kept)
