"""The tiles of sun and wind."""

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.widgets.paper_art import (
    Point,
    backdrop,
    box,
    disc,
    land,
    lay,
    line,
    mix,
    polar,
    polygon,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER

_SUN = ENERGY_COLOURS[Energy.SOLAR]
_WIND = ENERGY_COLOURS[Energy.WIND]
_PANEL = QColor("#3C4A63")


def paint_solar(painter: QPainter, windows: QColor) -> None:
    """A sun over roofs with collectors."""
    backdrop(painter, _SUN.tint)
    _sun(painter, -34, -60)
    far = mix(_SUN.tint, _SUN.base, 0.6)
    lay(painter, _gables(-18, 30), far, 2)
    lay(painter, land([(-110, 4), (-60, -6), (0, 6), (50, -8), (110, 2)], 110), _SUN.base, 2)
    _house(painter, 72, 20, 34, windows)
    _house(painter, -71, 19, 33, windows)
    near = mix(_SUN.base, _SUN.shade, 0.42)
    lay(painter, land([(-110, 46), (-55, 34), (0, 48), (55, 36), (110, 50)], 110), near, 2.5)
    _house(painter, -34, 77, 34, windows)
    _house(painter, 34, 78, 35, windows)
    lay(painter, land([(-110, 90), (-40, 77), (40, 80), (110, 90)], 110), _SUN.shade, 2)


def _sun(painter: QPainter, x: float, y: float) -> None:
    lay(painter, disc(x, y, 32), mix(_SUN.tint, _SUN.base, 0.35))
    rays = [polar(25 if corner % 2 == 0 else 18.5, 11.25 * corner) for corner in range(32)]
    lay(painter, polygon((x + dx, y + dy) for dx, dy in rays), mix(_SUN.base, _SUN.shade, 0.25), 1.5)
    lay(painter, disc(x, y, 16.5), _SUN.base, 1.5)


def _gables(y: float, step: float) -> QPainterPath:
    points = [(-120.0, 60.0)]
    for index in range(8):
        x = -110 + index * step
        points += [(x, y + 14), (x + step * 0.5, y + (0 if index % 2 else 6)), (x + step, y + 14)]
    return polygon([*points, (130, 60)])


def _house(painter: QPainter, x: float, y: float, width: float, windows: QColor) -> None:
    half = width / 2
    lay(painter, box(x - half + 4, y - 16, width - 8, 18), mix(PAPER, _SUN.tint, 0.5), 2)
    panes = [box(x + dx - 3.4, y - 10, 6.8, 7.4, 1.2) for dx in (-half * 0.42, half * 0.42)]
    lay(painter, together(panes), windows)
    roof = polygon(
        [(x - half, y - 14), (x - half + 6, y - 33), (x + half - 6, y - 33), (x + half, y - 14)],
    )
    lay(painter, roof, _SUN.shade, 2)
    collector = polygon(
        [(x - half + 5, y - 17), (x - half + 9, y - 30), (x + half - 9, y - 30), (x + half - 5, y - 17)],
    )
    lay(painter, collector, _PANEL)
    grid = [line([(x - half + 7, y - 23.5), (x + half - 7, y - 23.5)], 1.1)]
    for part in (-1, 0, 1):
        grid.append(line([(x + part * half * 0.38, y - 17), (x + part * half * 0.31, y - 30)], 1.1))
    lay(painter, together(grid), mix(PAPER, _PANEL, 0.25))


def paint_wind(painter: QPainter, windows: QColor) -> None:
    """Turbines on hills under clouds."""
    backdrop(painter, _WIND.tint)
    _cloud(painter, -34, -60, 0.92)
    _cloud(painter, 32, -68, 0.72)
    _cloud(painter, 44, -50, 0.4)
    far = mix(_WIND.base, _WIND.tint, 0.3)
    lay(painter, land([(-110, -22), (-66, -34), (-10, -10), (50, -34), (110, -20)], 110), far, 2)
    _turbine(painter, (71, 34), 40, 19, 12)
    _turbine(painter, (-72, 32), 36, 17, 50)
    lay(painter, land([(-110, 10), (-50, 26), (10, 14), (70, 20), (110, 8)], 110), _WIND.base, 2)
    near = mix(_WIND.base, _WIND.shade, 0.42)
    lay(painter, land([(-110, 58), (-50, 40), (10, 56), (60, 50), (110, 36)], 110), near, 2.5)
    _turbine(painter, (-34, 86), 28, 15, 30)
    _farm(painter, 35, 67, windows)
    front = mix(_WIND.base, _WIND.shade, 0.85)
    lay(painter, land([(-110, 74), (-40, 78), (30, 66), (110, 78)], 110), front, 2)


def _cloud(painter: QPainter, x: float, y: float, size: float) -> None:
    puffs = [
        disc(x - 15 * size, y + 2 * size, 8 * size),
        disc(x - 3 * size, y - 4 * size, 12 * size),
        disc(x + 11 * size, y + size, 9 * size),
        box(x - 23 * size, y + size, 43 * size, 9 * size, 4.5 * size),
    ]
    lay(painter, together(puffs), PAPER, 2)


def _turbine(painter: QPainter, foot: Point, height: float, blade: float, turn: float) -> None:
    x, y = foot
    top = y - height
    thickness = blade * 0.11
    tower = polygon(
        [
            (x - thickness * 0.6, top),
            (x + thickness * 0.6, top),
            (x + thickness * 1.5, y),
            (x - thickness * 1.5, y),
        ]
    )
    lay(painter, tower, mix(PAPER, _WIND.shade, 0.22), 1.5)
    shape = QPainterPath()
    shape.moveTo(-blade * 0.05, 0)
    shape.cubicTo(-blade * 0.26, -blade * 0.25, -blade * 0.14, -blade * 0.7, 0, -blade)
    shape.cubicTo(blade * 0.10, -blade * 0.6, blade * 0.12, -blade * 0.3, blade * 0.07, 0)
    shape.closeSubpath()
    blades = [QTransform.fromTranslate(x, top).rotate(turn + 120 * part).map(shape) for part in range(3)]
    lay(painter, together(blades), PAPER, 2)
    lay(painter, disc(x, top, blade * 0.14), _WIND.shade)


def _farm(painter: QPainter, x: float, y: float, windows: QColor) -> None:
    lay(painter, box(x - 13, y - 16, 26, 20), mix(PAPER, _WIND.tint, 0.4), 2)
    lay(painter, together([box(x - 8, y - 11, 6, 7, 1), box(x + 2, y - 11, 6, 7, 1)]), windows)
    lay(painter, polygon([(x - 17, y - 14), (x, y - 28), (x + 17, y - 14)]), mix(_WIND.shade, INK, 0.15), 2)
