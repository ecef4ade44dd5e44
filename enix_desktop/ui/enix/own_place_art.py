"""What only the own place tells: how near the hand is to the limit."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen

from enix_desktop.ui.widgets.theme import ACCENT, PAPER, REFUSED, current_theme, font

_BEYOND = 1.3
"""The bar goes so far beyond the limit."""


def paint_meter(painter: QPainter, rect: QRectF, meter: tuple[int, int], size: int) -> None:
    """A bar from 0 to a little beyond the limit, with a mark at the limit in type of this *size*."""
    theme, (total, limit) = current_theme.theme, meter
    bar = QRectF(14, rect.height() - 20, rect.width() - 28, 10)
    end = limit * _BEYOND
    painter.setPen(QPen(theme.line, 2) if theme.is_strong else Qt.PenStyle.NoPen)
    painter.setBrush(theme.chip)
    painter.drawRoundedRect(bar, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    share = max(0.0, min(1.0, total / end))
    filled = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
    painter.setBrush(REFUSED if total > limit else ACCENT)
    painter.drawRoundedRect(filled, 5, 5)
    if total > limit:  # never by colour alone
        painter.setBrush(QBrush(PAPER, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(filled, 5, 5)
    mark = bar.left() + bar.width() * limit / end
    painter.setPen(QPen(theme.text, 2))
    painter.drawLine(QPointF(mark, bar.top() - 5), QPointF(mark, bar.bottom() + 5))
    painter.setFont(font(size, QFont.Weight.DemiBold))
    painter.drawText(QRectF(mark - 24, bar.top() - 23, 48, 18), Qt.AlignmentFlag.AlignCenter, str(limit))
