"""What the coach says: a bubble of paper with a tail, and the dots that tell how far a lesson is."""

import math

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from enix_desktop.markup import Html
from enix_desktop.ui.widgets.rich import RichDocument, RichLabel
from enix_desktop.ui.widgets.style_sheet import mixed
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, STEP, current_theme, font

_TAIL = 11
_RADIUS = 12.0


class SpeechBubble(QWidget):
    """A few sentences; the tail points up to who says them. A remark stands out."""

    place_wanted = Signal(str)
    """Where a link in the text leads."""

    def __init__(self, is_remark: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_remark = is_remark
        self._label = RichLabel()
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        # Keys belong to the table; Tab leads to the links.
        self._label.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._label.linkActivated.connect(self.place_wanted)
        layout = QVBoxLayout(self)
        top = 3 * STEP if is_remark else _TAIL + 3 * STEP
        self._margins = QMargins(4 * STEP, top, 4 * STEP, 3 * STEP)
        layout.setContentsMargins(self._margins)
        layout.addWidget(self._label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        current_theme.changed.connect(self.update)

    def say(self, html: Html, size: int, spoken: str) -> None:
        """Show *html* in type of this *size*; a screen reader says it as *spoken*."""
        self._label.setFont(font(size))
        self._label.set_html(html)
        self._label.setAccessibleName(spoken)
        self.updateGeometry()

    def height_of(self, html: Html, size: int) -> int:
        """How high the bubble would be with *html* in type of this *size*."""
        document = RichDocument()
        document.setDefaultFont(font(size))
        document.setDocumentMargin(0)
        document.set_html(html)
        margins = self._margins
        document.setTextWidth(self.width() - margins.left() - margins.right())
        return math.ceil(document.size().height()) + margins.top() + margins.bottom()

    def text(self) -> str:
        return self._label.text()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme.theme
        box = QRectF(self.rect()).adjusted(2, 1.5 if self._is_remark else _TAIL, -2, -4)
        path = QPainterPath()
        path.addRoundedRect(box, _RADIUS, _RADIUS)
        if not self._is_remark:
            tail = QPainterPath(QPointF(box.left() + 36, box.top() + 2))
            tail.lineTo(box.left() + 44, box.top() - _TAIL + 2)
            tail.lineTo(box.left() + 60, box.top() + 2)
            path = path.united(tail)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path.translated(0, 2.5), theme.shadow)
        ground = mixed(ACCENT, theme.panel, 0.2) if self._is_remark else _bubble_ground()
        edge, wide = (ACCENT, theme.wide(2, 4)) if self._is_remark else (theme.panel_edge, theme.wide(1.4, 3))
        painter.setPen(QPen(edge, wide))
        painter.setBrush(ground)
        painter.drawPath(path)
        painter.end()


def _bubble_ground() -> QColor:
    """A little lighter than the panel around it."""
    return mixed(current_theme.theme.panel, PAPER, 0.9) if current_theme.theme.is_dark else PAPER


class ProgressDots(QWidget):
    """One dot a step: done, open, or still to come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._now = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        current_theme.changed.connect(self.update)

    def show_progress(self, now: int, count: int) -> None:
        self._now, self._count = now, count
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, 4 * STEP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The open one is larger, those to come are hollow: never colour alone."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(16.0, self.width() / self._count)
        left = (self.width() - step * (self._count - 1)) / 2
        for index in range(self._count):
            spot = QPointF(left + index * step, self.height() / 2)
            is_open = index == self._now
            painter.setPen(QPen(ACCENT if index <= self._now else current_theme.theme.muted, 1.6))
            painter.setBrush(ACCENT if index <= self._now else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(spot, *((5.5, 5.5) if is_open else (3.2, 3.2)))
        painter.end()
