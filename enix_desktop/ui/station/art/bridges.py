"""Bridges: walkways of folded paper in one of six colours, each with its shape and its letter."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from enix_desktop.ui.station.art.palette import TONES
from enix_desktop.ui.station.art.symbols import paint_colour_mark
from enix_desktop.ui.widgets.paper_art import box, lay, mix
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme

_FOLDS = 6


def paint_bridge(
    painter: QPainter,
    rect: QRectF,
    colour: int,
    letter: str,
    *,
    is_upright: bool = False,
    is_lit: bool = False,
) -> None:
    """Paint a bridge that fills *rect*; *is_lit* marks one that may be used or chosen now."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tone, theme = TONES[colour], current_theme.theme
    unit = min(rect.width(), rect.height()) / 42
    whole = box(rect.x(), rect.y(), rect.width(), rect.height(), 3 * unit)
    if is_lit:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, wide in ((PAPER, 8 * unit), (ACCENT, 5 * unit)):
            painter.setPen(QPen(shade, wide))
            painter.drawRoundedRect(rect, 4 * unit, 4 * unit)
    lay(painter, whole, INK if not theme.is_strong else PAPER, 4 * unit, 0.35)
    edge = theme.wide(1.2, 2.2) * unit
    inner = rect.adjusted(edge, edge, -edge, -edge)
    lay(painter, box(inner.x(), inner.y(), inner.width(), inner.height(), 2.4 * unit), tone.base)
    _paint_folds(painter, inner, colour, is_upright)
    _paint_rails(painter, inner, colour, is_upright, unit)
    size = min(rect.width(), rect.height()) * 0.78
    middle = rect.center()
    mark = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    paint_colour_mark(painter, mark, colour, letter)
    painter.restore()


def _paint_folds(painter: QPainter, rect: QRectF, colour: int, is_upright: bool) -> None:
    """Every second strip of the folded paper lies in the shade."""
    tone = TONES[colour]
    strip = (rect.height() if is_upright else rect.width()) / _FOLDS
    for fold in range(0, _FOLDS, 2):
        if is_upright:
            part = QRectF(rect.left(), rect.top() + fold * strip, rect.width(), strip)
        else:
            part = QRectF(rect.left() + fold * strip, rect.top(), strip, rect.height())
        painter.fillRect(part, mix(tone.base, INK, 0.16))


def _paint_rails(painter: QPainter, rect: QRectF, colour: int, is_upright: bool, unit: float) -> None:
    wide = 3.4 * unit
    if is_upright:
        rails = (
            QRectF(rect.left(), rect.top(), wide, rect.height()),
            QRectF(rect.right() - wide, rect.top(), wide, rect.height()),
        )
    else:
        rails = (
            QRectF(rect.left(), rect.top(), rect.width(), wide),
            QRectF(rect.left(), rect.bottom() - wide, rect.width(), wide),
        )
    for rail in rails:
        painter.fillRect(rail, TONES[colour].shade)
