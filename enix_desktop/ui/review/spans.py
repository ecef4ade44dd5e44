"""Bars that begin where others end: a sum, step by step, or more and less than nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.statistics.plots import Plot, hatch
from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.theme import STEP, current_theme, font

_SMALL = 13
ROW = 30.0
_MOST_WORDS = 0.38
"""The share of the width that words get at most."""


@dataclass(frozen=True, slots=True)
class Span:
    """A row: words, a bar from one value to another, and a number as words."""

    label: str
    begin: float
    end: float
    number: str
    is_whole: bool = False
    """Whether it is a sum and not a step."""
    tip: str = ""


def paint_spans(painter: QPainter, room: QRectF, spans: Sequence[Span]) -> None:
    """Paint *spans* from top to bottom on one scale; steps hang together by thin lines."""
    if not spans:
        return
    low = min(0.0, *(min(span.begin, span.end) for span in spans))
    high = max(0.0, *(max(span.begin, span.end) for span in spans))
    words = min(max(text_width(span.label, _SMALL) for span in spans), room.width() * _MOST_WORDS)
    numbers = max(text_width(span.number, _SMALL, QFont.Weight.DemiBold) for span in spans)
    left, right = room.left() + words + 3 * STEP, room.right() - numbers - 3 * STEP
    unit = max(1.0, right - left) / max(high - low, 0.001)
    theme = current_theme.theme
    zero = left - low * unit
    painter.setPen(QPen(theme.line, theme.wide(1, 1.6)))
    painter.drawLine(QLineF(zero, room.top(), zero, room.top() + ROW * len(spans)))
    for index, span in enumerate(spans):
        line = QRectF(room.left(), room.top() + index * ROW, room.width(), ROW)
        _write(painter, line, span, words)
        begin, end = (left + (value - low) * unit for value in (span.begin, span.end))
        bar = QRectF(QPointF(begin, line.top() + 7), QPointF(end, line.bottom() - 7)).normalized()
        _paint_bar(painter, bar, span)
        if index + 1 < len(spans) and (span.is_whole or spans[index + 1].begin == span.end):
            painter.setPen(QPen(theme.line, theme.wide(1, 1.6), Qt.PenStyle.DotLine))
            painter.drawLine(QLineF(end, line.bottom() - 7, end, line.bottom() + 7))


def _write(painter: QPainter, line: QRectF, span: Span, words: float) -> None:
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setPen(current_theme.theme.text)
    chosen = fitting_font(span.label, words, (_SMALL, 11))
    painter.setFont(chosen)
    shown = painter.fontMetrics().elidedText(span.label, Qt.TextElideMode.ElideRight, ceil(words))
    painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, shown)
    painter.setFont(font(_SMALL, QFont.Weight.DemiBold))
    painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, span.number)


def _paint_bar(painter: QPainter, bar: QRectF, span: Span) -> None:
    """Whole sums are grey, more is filled, less is hatched."""
    theme = current_theme.theme
    if bar.width() < 1:
        bar.setWidth(1)
    is_less = span.end < span.begin
    colour = theme.muted if span.is_whole else theme.refused if is_less else theme.chosen
    if is_less and not span.is_whole:
        hatch(painter, bar, colour)
    else:
        painter.fillRect(bar, colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, theme.wide(1.2, 2.4)))
    painter.drawRect(bar)


class SpanPlot(Plot):
    """Spans as a widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spans: Sequence[Span] = ()

    def set_spans(self, spans: Sequence[Span]) -> None:
        """Show *spans* from top to bottom."""
        self._spans = tuple(spans)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, round(ROW * max(1, len(self._spans))) + 2 * STEP)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        paint_spans(painter, room, self._spans)

    def tip_at(self, place: QPointF) -> str:
        index = int((place.y() - STEP) // ROW)
        return self._spans[index].tip if 0 <= index < len(self._spans) else ""
