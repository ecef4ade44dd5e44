"""The box on the shelf: the name of the game, the station in the night, and the robot at the curtain."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from enix_desktop.ui.station.art.ground import paint_sky
from enix_desktop.ui.station.art.keeper import paint_keeper
from enix_desktop.ui.station.art.laser import paint_cannon
from enix_desktop.ui.station.art.light import light_of
from enix_desktop.ui.station.art.motifs import paint_motif
from enix_desktop.ui.station.art.palette import BEAM, HULL_DARK, HULL_LIGHT, TONES
from enix_desktop.ui.widgets.paper_art import (
    box,
    disc,
    lay,
    line,
    merged,
    mix,
    polar,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import DARK, PAPER, Theme, font

_FIRST, _LAST = QColor("#2F4C86"), QColor("#F08A24")
"""The colours of the first and of the last word of the name."""
_STATIONS = 6
_WIDE, _HIGH = 640.0, 440.0


def paint_title(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Paint *text*, the name of the game, at the left of *rect*, as high as that is, but no wider."""
    size = rect.height() * 0.72
    rim = size * 0.085
    words = _words(text, size)
    wide = words[-1][0].boundingRect().right() + 2 * rim
    shrink = min(1.0, rect.width() / wide)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.left() + rim * shrink, rect.center().y() + size * 0.36 * shrink)
    painter.scale(shrink, shrink)
    for path, colour in words:
        _paint_word(painter, path, colour, rim, theme)
    painter.restore()


def paint_box(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    """Paint the station in the night: six warm rooms around the laser, in the middle of *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sky(painter, rect, DARK)
    scale = min(rect.width() / _WIDE, rect.height() / _HIGH)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    _paint_planet(painter, rect.width() / scale / 2, rect.height() / scale / 2)
    lay(painter, line([(0, 0), (420, -330)], 26), mix(BEAM, QColor("#1A2138"), 0.55))
    lay(painter, line([(0, 0), (420, -330)], 13), BEAM)
    lay(painter, line([(0, 0), (420, -330)], 5), QColor("#FFE3DC"))
    for slot in range(_STATIONS):
        _paint_walk(painter, slot)
    for station in range(_STATIONS):
        _paint_room(painter, station)
    painter.save()
    painter.rotate(math.degrees(math.atan2(-330, 420)))
    paint_cannon(painter, QPointF(0, 0), 62, 7)
    painter.restore()
    painter.restore()


def paint_curtain(painter: QPainter, rect: QRectF) -> None:
    """Paint the robot that closes its eyes while the curtain is closed."""
    paint_keeper(painter, rect, is_awake=False)


def _words(text: str, size: float) -> list[tuple[QPainterPath, QColor]]:
    """The words one after the other, the last one in the colour of light."""
    lettering = font(max(1, round(size)), QFont.Weight.Bold)
    words, x = [], 0.0
    parts = text.split(" ")
    for number, word in enumerate(parts):
        path = QPainterPath()
        path.addText(QPointF(x, 0), lettering, word)
        is_last = number == len(parts) - 1 and number > 0
        words.append((path, _LAST if is_last else _FIRST))
        x = path.boundingRect().right() + size * 0.24
    return words


def _paint_word(painter: QPainter, path: QPainterPath, colour: QColor, rim: float, theme: Theme) -> None:
    outline = merged(together([path, thick(path, 2 * rim)]))
    painter.fillPath(outline.translated(rim * 0.35, rim * 0.7), theme.shadow)
    painter.fillPath(outline, PAPER)
    painter.fillPath(path, mix(colour, QColor("#20242C"), 0.4))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path.translated(-rim * 0.3, -rim * 0.35), colour)
    painter.restore()


def _place(station: int) -> tuple[float, float]:
    x, y = polar(1.0, 60 * station - 90)
    return 228 * x, 148 * y


def _paint_walk(painter: QPainter, slot: int) -> None:
    one, other = _place(slot), _place((slot + 1) % _STATIONS)
    lay(painter, line([one, other], 34), HULL_DARK, 4, 0.4)
    lay(painter, line([one, other], 26), TONES[slot].base)
    steps = [
        (one[0] + (other[0] - one[0]) * part / 20, one[1] + (other[1] - one[1]) * part / 20)
        for part in range(2, 19)
    ]
    lay(painter, together([disc(x, y, 3) for x, y in steps]), mix(TONES[slot].base, PAPER, 0.5))


def _paint_room(painter: QPainter, station: int) -> None:
    x, y = _place(station)
    wide, high = 156.0, 112.0
    lay(painter, box(x - wide / 2, y - high / 2, wide, high, 26), HULL_LIGHT, 8, 0.45)
    lay(painter, box(x - wide / 2 + 3, y - high / 2 + 3, wide - 6, high - 6, 24), HULL_DARK)
    inside = QRectF(x - wide / 2 + 10, y - high / 2 + 10, wide - 20, high - 20)
    hole = box(inside.x(), inside.y(), inside.width(), inside.height(), 17)
    light = light_of("active", DARK)
    painter.save()
    painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    lay(painter, hole, light.wall)
    paint_motif(painter, station, inside, inside.width(), light)
    painter.restore()


def _paint_planet(painter: QPainter, right: float, bottom: float) -> None:
    """A world far below, cut in two layers."""
    x, y = -right * 0.72, bottom + 150
    lay(painter, disc(x, y, 300), QColor("#2F4C86"))
    lay(painter, disc(x - 14, y + 18, 286), QColor("#3C66A6"))
    coast = polygon(
        [(x - 60, y - 230), (x + 40, y - 262), (x + 90, y - 215), (x + 30, y - 180), (x - 40, y - 196)]
    )
    lay(painter, merged(together([coast, thick(coast, 26)])), QColor("#5E9E8A"))
