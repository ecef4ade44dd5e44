"""The tiles of rivers and of the sea."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.widgets.paper_art import (
    Point,
    backdrop,
    box,
    curve,
    cut,
    disc,
    land,
    lay,
    line,
    mix,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import PAPER

_RIVER = ENERGY_COLOURS[Energy.HYDRO]
_SEA = ENERGY_COLOURS[Energy.OCEAN]

_COURSE: Sequence[Point] = (
    (-34, -44),
    (-46, -22),
    (-72, -10),
    (-74, 14),
    (-44, 40),
    (-20, 62),
    (14, 68),
    (40, 56),
    (62, 80),
    (66, 104),
)
_PEAKS: Sequence[Point] = (
    (-110, -60),
    (-78, -84),
    (-56, -68),
    (-32, -94),
    (2, -68),
    (36, -92),
    (62, -70),
    (84, -80),
    (110, -60),
)
_PINES = ((57, 27, 0.6), (68, 33, 0.75), (82, 27, 0.65), (-40, 82, 0.85), (-28, 86, 0.7), (24, 85, 0.6))


def paint_hydro(painter: QPainter, windows: QColor) -> None:
    """A dam, and a river in bends below it."""
    backdrop(painter, mix(_RIVER.tint, PAPER, 0.25))
    lay(painter, polygon(_PEAKS), mix(_RIVER.base, _RIVER.tint, 0.55), 2)
    snow = [
        polygon([(x, y), (x - 9, y + 10), (x - 3, y + 8), (x + 2, y + 13), (x + 10, y + 9)])
        for x, y in ((-32, -94), (36, -92))
    ]
    lay(painter, together(snow), PAPER)
    lake = mix(_RIVER.base, _RIVER.tint, 0.25)
    lay(painter, land([(-110, -75), (0, -71), (110, -75)], 0), lake, 1.5)
    lay(painter, land([(-110, -46), (-40, -44), (40, -44), (110, -46)], 110), _RIVER.base)
    bank = mix(_RIVER.base, _RIVER.shade, 0.45)
    lay(painter, land([(-110, 30), (-80, 24), (-46, 52), (0, 78), (50, 70), (110, 90)], 110), bank, 2)
    meadow = mix(_RIVER.base, _RIVER.tint, 0.14)
    lay(painter, land([(0, -10), (60, -26), (110, -18)], 40), meadow, 1.5)
    _river(painter)
    _dam(painter)
    _power_house(painter, 72, 4, windows)
    for x, y, size in _PINES:
        _pine(painter, x, y, size)


def _dam(painter: QPainter) -> None:
    crown = curve([(-104, -73), (0, -65), (104, -73)])
    wall = QPainterPath(crown)
    wall.connectPath(curve([(104, -49), (0, -41), (-104, -49)]))
    wall.closeSubpath()
    stone = mix(PAPER, _RIVER.tint, 0.45)
    lay(painter, wall, stone, 3)
    seams = [line([(x, -64 - abs(x) * 0.07), (x, -43 - abs(x) * 0.07)], 1.4) for x in range(-91, 92, 13)]
    lay(painter, together(seams), mix(stone, _RIVER.base, 0.35))
    lay(painter, polygon([(-41, -66), (-27, -66), (-26, -40), (-43, -40)]), mix(PAPER, _RIVER.tint, 0.2))
    falls = [line([(-37, -62), (-38, -46)], 1.6), line([(-31, -62), (-31, -50)], 1.6)]
    lay(painter, together(falls), _RIVER.tint)
    lay(painter, thick(crown, 4.5), PAPER, 1.5)


def _river(painter: QPainter) -> None:
    course = curve(_COURSE)
    lay(painter, thick(course, 25), mix(_RIVER.base, _RIVER.shade, 0.8))
    lay(painter, thick(course, 19), _RIVER.tint)
    for along in (0.12, 0.30, 0.44, 0.60, 0.76, 0.9):
        start, end = course.pointAtPercent(along), course.pointAtPercent(along + 0.055)
        lay(painter, line([(start.x(), start.y()), (end.x(), end.y())], 2), mix(PAPER, _RIVER.tint, 0.15))


def _power_house(painter: QPainter, x: float, y: float, windows: QColor) -> None:
    lay(painter, box(x - 20, y - 16, 40, 22), mix(PAPER, _RIVER.tint, 0.15), 2)
    lay(painter, together(box(x + dx, y - 10, 6.5, 9, 1) for dx in (-15, -3.3, 8.5)), windows)
    lay(
        painter,
        polygon([(x - 23, y - 15), (x - 18, y - 23), (x + 18, y - 23), (x + 23, y - 15)]),
        _RIVER.shade,
        2,
    )


def _pine(painter: QPainter, x: float, y: float, size: float) -> None:
    for level in range(3):
        width, top = (10 - 2.2 * level) * size, y - (6 + 7 * level) * size
        lay(
            painter,
            polygon([(x - width, top), (x, top - 12 * size), (x + width, top)]),
            mix(_RIVER.shade, _RIVER.base, 0.18 * level),
            1,
        )


def paint_ocean(painter: QPainter, windows: QColor) -> None:
    """Surf under the moon, and the marks of the tide."""
    backdrop(painter, _SEA.tint)
    _moon(painter, -34, -60)
    lay(painter, land([(-110, -26), (0, -22), (110, -26)], 110), mix(_SEA.base, _SEA.tint, 0.5), 1.5)
    _gulls(painter)
    lay(painter, _surf(-10, 34, 9, 6), mix(_SEA.base, _SEA.tint, 0.22), 2)
    lay(painter, _surf(14, 38, 11, -12), _SEA.base, 2)
    _lighthouse(painter, 72, 25, windows)
    _tide_gauge(painter, -72, 22)
    lay(painter, _surf(40, 42, 12, 10), mix(_SEA.base, _SEA.shade, 0.5), 2)
    lay(painter, _surf(62, 46, 10, -8), PAPER, 2)
    lay(painter, _surf(67, 46, 10, -8), mix(_SEA.tint, PAPER, 0.35), 0)
    sand = mix(QColor("#E8D9A8"), _SEA.tint, 0.3)
    lay(painter, land([(-110, 84), (-50, 78), (10, 84), (60, 77), (110, 86)], 110), sand, 2)


def _moon(painter: QPainter, x: float, y: float) -> None:
    lay(painter, disc(x, y, 27), mix(_SEA.tint, PAPER, 0.45))
    lay(painter, cut(disc(x, y, 18), disc(x + 10, y - 5, 15.5)), PAPER, 2)


def _gulls(painter: QPainter) -> None:
    wing: Sequence[Point] = ((0, 3), (5, -1), (9, 4), (13, -1), (18, 2))
    flock = [
        [(x + size * dx, y + size * dy) for dx, dy in wing] for x, y, size in ((22, -62, 1.1), (38, -76, 0.7))
    ]
    lay(painter, together(thick(curve(gull), 2.2) for gull in flock), PAPER, 1)


def _surf(y: float, step: float, height: float, shift: float) -> QPainterPath:
    """A row of crests that lean to the right, filled downwards."""
    x = -130 + shift
    path = QPainterPath(QPointF(x, y))
    while x < 130:
        path.cubicTo(
            x + step * 0.40, y + height * 0.1, x + step * 0.62, y - height * 0.5, x + step * 0.80, y - height
        )
        path.cubicTo(x + step * 0.72, y - height * 0.2, x + step * 0.84, y, x + step, y)
        x += step
    path.lineTo(x, 110)
    path.lineTo(-130, 110)
    path.closeSubpath()
    return path


def _lighthouse(painter: QPainter, x: float, y: float, windows: QColor) -> None:
    rock = polygon([(x - 26, y + 8), (x - 17, y - 6), (x - 4, y - 10), (x + 14, y - 7), (x + 28, y + 8)])
    lay(painter, rock, _SEA.shade, 2)
    lay(painter, polygon([(x - 7, y - 7), (x - 4.5, y - 36), (x + 4.5, y - 36), (x + 7, y - 7)]), PAPER, 2)
    stripes = [polygon([(x - 6.5, y - 13), (x - 5.8, y - 21), (x + 5.8, y - 21), (x + 6.5, y - 13)])]
    stripes.append(polygon([(x - 5.2, y - 28.5), (x - 4.5, y - 36), (x + 4.5, y - 36), (x + 5.2, y - 28.5)]))
    lay(painter, together(stripes), _SEA.shade)
    lay(painter, box(x - 4.5, y - 44, 9, 8.5, 1), windows, 1)
    lay(painter, polygon([(x - 7, y - 43), (x, y - 51), (x + 7, y - 43)]), _SEA.shade, 1)


def _tide_gauge(painter: QPainter, x: float, foot: float) -> None:
    lay(painter, box(x - 5, foot - 46, 10, 60, 2), PAPER, 2)
    marks = [box(x - 5, foot - 41 + 10 * mark, 6 if mark % 2 else 10, 4) for mark in range(5)]
    lay(painter, together(marks), _SEA.shade)
