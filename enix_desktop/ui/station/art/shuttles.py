"""The two shuttles, white and violet: docked at a room, or waiting beside the pile."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.station.art.palette import TONES, VIOLET, WHITE
from enix_desktop.ui.station.art.symbols import paint_colour_mark
from enix_desktop.ui.widgets.paper_art import disc, lay, line, merged, mix, polygon, thick, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER

SHUTTLE_COLOURS = (WHITE, VIOLET)
"""The colour of each shuttle by its number."""
_WIDE, _HIGH = 76.0, 44.0


def paint_shuttle(
    painter: QPainter,
    rect: QRectF,
    shuttle: int,
    letter: str,
    *,
    is_docked: bool = False,
    is_lit: bool = False,
) -> None:
    """Paint a shuttle as large as *rect* allows; a docked one is lit, the other rests on its feet."""
    tone = TONES[SHUTTLE_COLOURS[shuttle]]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = min(rect.width() / _WIDE, rect.height() / _HIGH)
    painter.scale(scale, scale)
    if is_lit:
        lay(painter, _figure(13), PAPER)
        lay(painter, _figure(10), ACCENT)
    if not is_docked:
        lay(painter, together([line([(-12, 14), (-15, 20)], 3), line([(10, 14), (13, 20)], 3)]), INK)
    lay(painter, _figure(5), INK, 3, 0.4)
    lay(painter, _figure(2), PAPER)
    lay(painter, _figure(), tone.base)
    lay(painter, together([_wing(), _tail()]), tone.shade if shuttle else mix(tone.base, INK, 0.4))
    lay(painter, disc(24, -2, 5), INK)
    lay(painter, disc(24, -2, 3.6), QColor("#FFD052") if is_docked else QColor("#58A8D8"))
    size = 34.0
    paint_colour_mark(painter, QRectF(-6 - size / 2, -size / 2, size, size), SHUTTLE_COLOURS[shuttle], letter)
    painter.restore()


@cache
def _hull() -> QPainterPath:
    hull = QPainterPath(QPointF(-28, -15))
    hull.lineTo(8, -15)
    hull.cubicTo(22, -15, 32, -8, 35, 2)
    hull.cubicTo(31, 11, 22, 15, 8, 15)
    hull.lineTo(-28, 15)
    hull.cubicTo(-34, 8, -34, -8, -28, -15)
    return hull


@cache
def _tail() -> QPainterPath:
    return polygon([(-31, -12), (-35, -20), (-26, -20), (-19, -14)])


@cache
def _wing() -> QPainterPath:
    return polygon([(-31, 12), (-19, 14), (-26, 20), (-35, 20)])


@cache
def _figure(rim: float = 0.0) -> QPainterPath:
    figure = merged(together([_hull(), _tail(), _wing()]))
    return merged(together([figure, thick(figure, rim)])) if rim else figure
