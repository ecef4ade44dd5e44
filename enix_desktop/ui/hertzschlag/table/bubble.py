"""Speech bubbles with words in them: a signal with its arrow, or a pledge."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.ui.hertzschlag.art.bubbles import paint_signal_sign
from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.paper_art import box, cast_shadow, lay, merged, polygon, together
from enix_desktop.ui.widgets.theme import INK, PAPER

_QUIET = QColor("#D9D4C8")
_SIZES = (30, 27, 24, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8)
_SIGN = 1.5
"""How wide the room of the arrow is, in heights of it."""


def bubble_outline(rect: QRectF, tail: float = 0.0) -> QPainterPath:
    """A bubble that fills *rect*; a *tail* so long points up at its left."""
    corner = min(rect.height() / 2, 12.0)
    body = box(rect.x(), rect.y(), rect.width(), rect.height(), corner)
    if tail <= 0:
        return body
    foot, top = rect.left() + corner + 2, rect.top()
    spike = polygon([(foot, top + 2), (foot + tail * 0.3, top - tail), (foot + 12, top + 2)])
    return merged(together([body, spike]))


def paint_bubble(
    painter: QPainter,
    rect: QRectF,
    word: Word | None,
    text: str,
    *,
    tail: float = 0.0,
    is_quiet: bool = False,
    longest: str = "",
) -> None:
    """Paint a bubble with *text* and, if it is a signal, the arrow of *word* before it; a quiet one is grey.

    The type is as large as *longest* allows, which is said in bubbles beside it.
    """
    path = bubble_outline(rect, tail)
    cast_shadow(painter, path, 2.0)
    lay(painter, path, _QUIET if is_quiet else PAPER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 1.3))
    painter.drawPath(path)
    room = rect.adjusted(8, 2, -6, -2)
    high = min(room.height() * 0.62, max(14.0, rect.width() * 0.11), 30.0)
    wide = 0.0 if word is None else high * _SIGN
    gap = 0.0 if word is None else 5.0
    free = room.width() - wide - gap
    sizes = [size for size in _SIZES if size <= room.height() * 0.66] or _SIZES[-1:]
    font = fitting_font(longest or text, free, sizes, QFont.Weight.DemiBold)
    words = min(free, text_width(text, font.pixelSize(), QFont.Weight.DemiBold))
    left = room.left() + max(0.0, (free - words) / 2)
    if word is not None:
        paint_signal_sign(painter, QRectF(left, room.center().y() - high / 2, wide, high), word)
    painter.setPen(INK)
    painter.setFont(font)
    rest = QRectF(left + wide + gap, room.top(), room.right() - left - wide - gap + 4, room.height())
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(rest.width()))
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
