"""Speech bubbles: a signal about the change one means to bring, and a pledge."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.hertzschlag.art.rows import Coin, Piece, Shape, Stack, Text, paint_row
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, merged, thick, together
from enix_desktop.ui.widgets.theme import INK, PAPER

_SILENT_PAPER = QColor("#D9D4C8")


def _dots() -> QPainterPath:
    return together(disc(x, 0, 0.2) for x in (-0.62, 0.0, 0.62))


def _level() -> QPainterPath:
    """Two bars: the frequency stays."""
    return together(line([(-0.7, y), (0.7, y)], 0.28) for y in (-0.34, 0.34))


_WORDS: Mapping[str, Callable[[], list[Piece]]] = {
    "far_down": lambda: [Shape(sign("left")), Shape(sign("left"))],
    "down": lambda: [Shape(sign("left"))],
    "hold": lambda: [Shape(_level())],
    "up": lambda: [Shape(sign("right"))],
    "far_up": lambda: [Shape(sign("right")), Shape(sign("right"))],
    "towards": lambda: [Shape(sign("towards"), INK, 1.2)],
    "income": lambda: [Stack()],
    "silent": lambda: [Shape(_dots())],
}
SIGNALS = tuple(_WORDS)
"""The words that a bubble can hold (T1)."""


def paint_signal(painter: QPainter, rect: QRectF, word: str, tail: float = 0.5) -> None:
    """Paint a bubble that says *word*; its tail is at this share of its width."""
    _paint_bubble(painter, rect, _WORDS[word](), _SILENT_PAPER if word == "silent" else PAPER, tail)


def paint_signal_sign(painter: QPainter, rect: QRectF, word: str) -> None:
    """Paint only what stands in the bubble, for a button."""
    paint_row(painter, rect, _WORDS[word]())


def paint_pledge(painter: QPainter, rect: QRectF, euro: int | None, tail: float = 0.5) -> None:
    """Paint a bubble that promises so many euros, or with None says nothing."""
    pieces: list[Piece] = [Shape(_dots())] if euro is None else [Text("?", INK, 0.7), Coin(str(euro), 1.2)]
    _paint_bubble(painter, rect, pieces[-1:], _SILENT_PAPER if euro is None else PAPER, tail)


def _paint_bubble(painter: QPainter, rect: QRectF, pieces: list[Piece], paper: QColor, tail: float) -> None:
    high = rect.height() * 0.80
    edge = rect.height() * 0.04
    room = QRectF(rect.left() + edge, rect.top() + edge, rect.width() - 2 * edge, high - 2 * edge)
    x = room.left() + room.width() * tail
    tip = QPainterPath(QPointF(x - high * 0.16, room.bottom() - edge))
    tip.lineTo(x + high * 0.14, room.bottom() - edge)
    tip.lineTo(x - high * 0.10, rect.bottom() - edge)
    tip.closeSubpath()
    bubble = merged(together([box(room.x(), room.y(), room.width(), room.height(), high * 0.34), tip]))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, together([bubble, thick(bubble, 2 * edge)]), INK, edge)
    lay(painter, bubble, paper)
    inset = high * 0.15
    paint_row(painter, room.adjusted(inset, inset, -inset, -inset), pieces)
    painter.restore()
