"""The ground of the table: the sky of the evening, far above the town."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from enix_desktop.ui.hertzschlag.art.houses import chance
from enix_desktop.ui.widgets.paper_art import curve, disc, land, lay, thick
from enix_desktop.ui.widgets.theme import Theme

_DUSK = (QColor("#DDDDE8"), QColor("#E5DEE2"), QColor("#EEDFD4"))
_NIGHT = (QColor("#161D33"), QColor("#1B2440"), QColor("#212B4B"))
_STARS_PER_PIXEL = 1 / 26000


def ground_of(theme: Theme) -> tuple[QColor, ...]:
    """The papers of the sky in *theme*, from the top down; words may stand on each of them."""
    if theme.is_strong:
        return (theme.table,) * 3
    return _NIGHT if theme.is_dark else _DUSK


def paint_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the sky over all of *rect*; in high contrast it is the bare table."""
    if theme.is_strong:
        painter.fillRect(rect, theme.table)
        return
    sky, glow, horizon = ground_of(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, sky)
    left, wide, high = rect.left(), rect.width(), rect.height()
    for share, colour, bend in ((0.46, glow, 0.03), (0.76, horizon, 0.04)):
        y = rect.top() + high * share
        points = [(left + wide * k / 8, y + high * bend * math.sin(1.7 * k + 8 * share)) for k in range(9)]
        lay(painter, land(points, rect.bottom()), colour)
    if theme.is_dark:
        for number in range(round(wide * high * _STARS_PER_PIXEL)):
            star = QColor("#FFE9B0")
            star.setAlphaF(0.25 + 0.45 * chance(number, 5.1))
            x, y = left + wide * chance(number, 2.4), rect.top() + high * 0.7 * chance(number, 7.2)
            lay(painter, disc(x, y, 0.8 + 1.2 * chance(number, 3.7) ** 3), star)
    for share in (0.10, 0.145):
        wire = [
            (left + wide * k / 6, rect.top() + high * (share + 0.02 * math.sin(math.pi * k / 3)))
            for k in range(7)
        ]
        shade = QColor(horizon if theme.is_dark else _DUSK[0].darker(106))
        lay(painter, thick(curve(wire), max(1.5, high / 500)), shade)
    painter.restore()
