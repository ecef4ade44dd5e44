"""The two shuttles, white and violet: docked at a room, or waiting beside the pile."""

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
    figure = _figure()
    rim = merged(together([figure, thick(figure, 5)]))
    if is_lit:
        lay(painter, merged(together([figure, thick(figure, 13)])), PAPER)
        lay(painter, merged(together([figure, thick(figure, 10)])), ACCENT)
    if not is_docked:
        lay(painter, together([line([(-14, 12), (-18, 20)], 3), line([(12, 12), (16, 20)], 3)]), INK)
    lay(painter, rim, INK, 3, 0.4)
    lay(painter, merged(together([figure, thick(figure, 2)])), PAPER)
    lay(painter, figure, tone.base)
    lay(painter, _wing(), mix(tone.base, INK, 0.22))
    lay(painter, _tail(), tone.shade if shuttle else mix(tone.base, INK, 0.4))
    lay(painter, disc(22, -2, 4.6), INK)
    lay(painter, disc(22, -2, 3.4), QColor("#FFD052") if is_docked else QColor("#58A8D8"))
    size = 25.0
    paint_colour_mark(painter, QRectF(-size / 2, -3 - size / 2, size, size), SHUTTLE_COLOURS[shuttle], letter)
    painter.restore()


def _hull() -> QPainterPath:
    hull = QPainterPath(QPointF(-28, -13))
    hull.lineTo(8, -13)
    hull.cubicTo(22, -13, 32, -6, 35, 3)
    hull.cubicTo(30, 10, 20, 12, 8, 12)
    hull.lineTo(-28, 12)
    hull.cubicTo(-33, 6, -33, -8, -28, -13)
    return hull


def _tail() -> QPainterPath:
    return polygon([(-30, -12), (-34, -20), (-24, -20), (-14, -12)])


def _wing() -> QPainterPath:
    return polygon([(-22, 9), (10, 9), (-8, 18), (-30, 18)])


def _figure() -> QPainterPath:
    return merged(together([_hull(), _tail(), _wing()]))
