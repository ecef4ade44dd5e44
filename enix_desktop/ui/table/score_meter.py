"""A bar from 0 to a little beyond a limit, with a mark at the limit; it grows as a sum is counted up."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.widgets.theme import ACCENT, PAPER, REFUSED, current_theme

HEIGHT = 16
_THICK = 8.0
_BEYOND = 1.4
"""The bar goes so far beyond the limit."""


class ScoreMeter(QWidget):
    """Shows a number below, at or above a limit: above it is hatched, never by colour alone."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit, self.number = limit, 0.0
        self.setFixedHeight(HEIGHT)

    def show_number(self, number: float) -> None:
        if number != self.number:
            self.number = number
            self.update()

    @property
    def is_over(self) -> bool:
        return self.number > self._limit

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        bar = QRectF(2, (self.height() - _THICK) / 2, self.width() - 4, _THICK)
        painter.setPen(QPen(theme.line, 2) if theme.is_strong else Qt.PenStyle.NoPen)
        painter.setBrush(theme.chip)
        painter.drawRoundedRect(bar, _THICK / 2, _THICK / 2)
        share = max(0.0, min(1.0, self.number / (self._limit * _BEYOND)))
        filled = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(REFUSED if self.is_over else ACCENT)
        painter.drawRoundedRect(filled, _THICK / 2, _THICK / 2)
        if self.is_over:
            painter.setBrush(QBrush(PAPER, Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(filled, _THICK / 2, _THICK / 2)
        mark = bar.left() + bar.width() / _BEYOND
        painter.setPen(QPen(theme.text, 2))
        painter.drawLine(QPointF(mark, 1), QPointF(mark, self.height() - 1))
