"""A note beside a system that somebody looks at: its cells, its open ends, and what it is worth."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import current_theme, font

_WIDE, _EDGE = 250.0, 9.0
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class SystemNote(MarkItem):
    """A strip of paper with a sentence; the mouse goes through it."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._rect = QRectF()
        self.hide()

    def show_text(self, text: str) -> None:
        """Say *text*; nothing hides the note."""
        self.prepareGeometryChange()
        self.text = text
        metrics = QFontMetricsF(font(13))
        words = metrics.boundingRect(QRectF(0, 0, _WIDE, 1000), int(_FLAGS), text)
        self._rect = QRectF(0, 0, words.width() + 2 * _EDGE + 1, words.height() + 2 * _EDGE)
        self.setVisible(bool(text))
        self.update()

    def lie_beside(self, place: QRectF, room: QRectF) -> None:
        """Lie at the right of *place*, or at its left, within *room*."""
        left = place.right() + 6
        if left + self._rect.width() > room.right():
            left = place.left() - 6 - self._rect.width()
        left = max(room.left(), min(room.right() - self._rect.width(), left))
        top = max(room.top(), min(room.bottom() - self._rect.height(), place.top()))
        self.setPos(left, top)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = current_theme.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = box(0, 0, self._rect.width(), self._rect.height(), 7)
        lay(painter, paper, theme.panel, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(paper, QPen(theme.panel_edge, theme.wide(1.2, 2.4)))
        painter.setPen(theme.text)
        painter.setFont(font(13))
        painter.drawText(self._rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), int(_FLAGS), self.text)
