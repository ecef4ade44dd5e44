"""Words and boxes on a printed sheet."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from enix_desktop.ui.widgets.theme import INK, LIGHT, PAPER, SIZES, font


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    size: int = SIZES[1],
    weight: QFont.Weight = QFont.Weight.Normal,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    colour: QColor = INK,
) -> None:
    """Write *text* into *rect*, in as many lines as it needs."""
    painter.setFont(font(size, weight))
    painter.setPen(colour)
    painter.drawText(rect, align | Qt.TextFlag.TextWordWrap, text)


def paint_box(painter: QPainter, rect: QRectF, fill: QColor = PAPER, edge: QColor = LIGHT.panel_edge) -> None:
    """A place to write in."""
    painter.setPen(QPen(edge, 1.6))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, 8, 8)
