"""A slip beside a piece that says why it cannot move (M2)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.fitting import text_width
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, font

STAYED_Z = 30.0
_SIZE = 24


class StayedItem(MarkItem):
    """Words with a barred edge, above its origin."""

    def __init__(self, parent: QGraphicsItem, text: str) -> None:
        super().__init__(parent)
        self.text = text
        self.setZValue(STAYED_Z)
        half = text_width(text, _SIZE, QFont.Weight.DemiBold) / 2 + 30
        self._paper = QRectF(-half, -74, 2 * half, 40)

    def boundingRect(self) -> QRectF:
        return self._paper.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(REFUSED, 4))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(self._paper, 12, 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(REFUSED, Qt.BrushStyle.BDiagPattern))
        for edge in (
            QRectF(self._paper.left(), self._paper.top(), 16, self._paper.height()),
            QRectF(self._paper.right() - 16, self._paper.top(), 16, self._paper.height()),
        ):
            painter.drawRect(edge.adjusted(3, 3, -3, -3))
        painter.setPen(INK)
        painter.setFont(font(_SIZE, QFont.Weight.DemiBold))
        painter.drawText(self._paper, Qt.AlignmentFlag.AlignCenter, self.text)
