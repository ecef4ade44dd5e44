"""The ground of the table: deep night with few stars, or a pale dawn sky."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from enix_desktop.ui.station.art.palette import ground_of
from enix_desktop.ui.widgets.paper_art import land, lay, polar, polygon
from enix_desktop.ui.widgets.theme import Theme

_STARS_PER_PIXEL = 1 / 22000


def paint_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the sky over all of *rect*; in high contrast it is the bare table."""
    sky = ground_of(theme)
    painter.fillRect(rect, sky.sky)
    if theme.is_strong:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    left, wide = rect.left(), rect.width()
    for share, colour, bend in ((0.40, sky.far, 0.035), (0.72, sky.near, 0.05)):
        y = rect.top() + rect.height() * share
        points = [
            (left + wide * k / 8, y + rect.height() * bend * math.sin(1.7 * k + 9 * share)) for k in range(9)
        ]
        lay(painter, land(points, rect.bottom()), colour)
    count = round(rect.width() * rect.height() * _STARS_PER_PIXEL)
    for number in range(count):
        _paint_star(painter, rect, number, sky.star, theme.is_dark)
    painter.restore()


def _paint_star(painter: QPainter, rect: QRectF, number: int, colour: QColor, is_dark: bool) -> None:
    x = rect.left() + rect.width() * _chance(number, 12.99)
    y = rect.top() + rect.height() * _chance(number, 78.2) * (1.0 if is_dark else 0.6)
    size = 1.0 + 2.4 * _chance(number, 3.7) ** 3
    star = polygon(polar(size if k % 2 == 0 else size * 0.42, 45 * k - 90) for k in range(8)).translated(x, y)
    shade = QColor(colour)
    shade.setAlphaF(0.35 + 0.45 * _chance(number, 5.1))
    lay(painter, star, shade)


def _chance(number: int, kind: float) -> float:
    """Between 0 and 1 and always the same, so that the sky never changes."""
    return math.modf(abs(math.sin(12.9898 * (number + 1) + kind) * 43758.5453))[0]


def paint_sky(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the sky of the station into *rect*, on a box or a small picture; the same as on the table."""
    paint_ground(painter, rect, theme)
