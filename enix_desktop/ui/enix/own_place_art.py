"""What only the own place tells: which energies the hand has, and how near it is to the limit."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QTransform

from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, REFUSED, current_theme, font

_LARGEST = 24.0
_BEYOND = 1.3
"""The bar goes so far beyond the limit."""


def paint_energies(painter: QPainter, rect: QRectF, counts: Sequence[int]) -> None:
    """A disc for each energy, empty where the hand has none: with all of them one may end the game (R2)."""
    size = min(_LARGEST, (rect.height() - 104) / 3)
    for energy in ENERGIES:
        column, row = divmod(int(energy), 3)
        spot = QPointF(14 + size * (0.5 + 1.15 * column), 60 + size * (0.5 + 1.1 * row))
        colours, is_held = ENERGY_COLOURS[energy], counts[energy] > 0
        empty = QPen(current_theme.theme.line, 1.2, Qt.PenStyle.DotLine)
        painter.setPen(QPen(colours.shade, 1) if is_held else empty)
        painter.setBrush(colours.base if is_held else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot, size / 2 - 0.5, size / 2 - 0.5)
        place = QTransform.fromTranslate(spot.x(), spot.y()).scale(0.32 * size, 0.32 * size)
        symbol = place.map(energy_symbol(energy))
        painter.fillPath(symbol, colours.on_base if is_held else current_theme.theme.line)


def paint_meter(painter: QPainter, rect: QRectF, meter: tuple[int, int], size: int) -> None:
    """A bar from 0 to a little beyond the limit, with a mark at the limit in type of this *size*."""
    theme, (total, limit) = current_theme.theme, meter
    bar = QRectF(14, rect.height() - 24, rect.width() - 28, 10)
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
    painter.drawText(QRectF(mark - 24, bar.top() - 24, 48, 18), Qt.AlignmentFlag.AlignCenter, str(limit))
