"""The tiles of the warm ground and of what grows on it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.widgets.paper_art import (
    backdrop,
    box,
    common,
    curve,
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

_HEAT = ENERGY_COLOURS[Energy.GEOTHERMAL]
_WOOD = ENERGY_COLOURS[Energy.BIOMASS]


def paint_geothermal(painter: QPainter, windows: QColor) -> None:
    """Layers of earth with a geyser on top."""
    backdrop(painter, mix(_HEAT.tint, PAPER, 0.35))
    _geyser(painter, 32, -40)
    _plant(painter, -35, -42, windows)
    pale, dark = mix(_HEAT.base, _HEAT.tint, 0.3), mix(_HEAT.base, _HEAT.shade, 0.55)
    lay(
        painter,
        land([(-110, -36), (-50, -42), (6, -38), (32, -44), (60, -36), (110, -36)], 110),
        _HEAT.base,
        2,
    )
    lay(painter, land([(-110, -14), (-60, -20), (0, -6), (60, -20), (110, -12)], 110), pale, 2)
    _stones(painter, -4)
    lay(painter, land([(-110, 14), (-50, 20), (10, 12), (60, 16), (110, 10)], 110), dark, 2)
    lay(painter, land([(-110, 40), (-60, 34), (0, 46), (50, 36), (110, 42)], 110), _HEAT.base, 2)
    lay(painter, land([(-110, 64), (-40, 68), (20, 58), (70, 66), (110, 62)], 110), _HEAT.shade, 2)
    _hot_chambers(painter)
    shaft = curve([(32, -40), (54, -22), (60, 8), (52, 34), (36, 60)])
    lay(painter, thick(shaft, 5), mix(_HEAT.tint, PAPER, 0.25))


def _geyser(painter: QPainter, x: float, y: float) -> None:
    plume = QPainterPath(QPointF(x - 5, y + 4))
    plume.cubicTo(x - 6, y - 16, x - 7, y - 22, x - 11, y - 28)
    plume.lineTo(x + 11, y - 28)
    plume.cubicTo(x + 7, y - 22, x + 6, y - 16, x + 5, y + 4)
    plume.closeSubpath()
    puffs = [(-11, -30, 7.5), (-2, -36, 8.5), (10, -32, 8.0), (3, -26, 8.0)]
    lay(painter, together([plume, *(disc(x + dx, y + dy, r) for dx, dy, r in puffs)]), PAPER, 2)
    jets = [line([(x - 2, y), (x - 5, y - 22)], 2), line([(x + 2, y), (x + 4, y - 20)], 2)]
    lay(painter, together(jets), _HEAT.tint)


def _plant(painter: QPainter, x: float, y: float, windows: QColor) -> None:
    steam = [disc(x - 8, y - 31, 4.5), disc(x - 1, y - 35, 5.5), disc(x + 8, y - 37, 4)]
    lay(painter, together(steam), PAPER, 1)
    tower = QPainterPath(QPointF(x - 19, y + 4))
    tower.cubicTo(x - 13, y - 10, x - 14, y - 18, x - 16, y - 26)
    tower.lineTo(x - 1, y - 26)
    tower.cubicTo(x - 3, y - 18, x - 4, y - 10, x + 2, y + 4)
    tower.closeSubpath()
    lay(painter, tower, mix(_HEAT.tint, _HEAT.base, 0.15), 2)
    lay(painter, box(x - 2, y - 12, 24, 16), mix(PAPER, _HEAT.tint, 0.3), 2)
    lay(painter, polygon([(x - 5, y - 11), (x + 10, y - 21), (x + 25, y - 11)]), _HEAT.shade, 1.5)
    lay(painter, together([box(x + 2.5, y - 8.5, 5.5, 6.5, 1), box(x + 12, y - 8.5, 5.5, 6.5, 1)]), windows)


def _stones(painter: QPainter, y: float) -> None:
    stones = [(-84, 4, 5.0), (-66, 10, 3.5), (-50, 2, 4.0), (62, 6, 3.5), (76, 0, 5.0), (90, 8, 3.5)]
    lay(
        painter,
        together(
            polygon([(x - r, y + d), (x - r / 2, y + d - r), (x + r, y + d - r / 2), (x + r / 2, y + d + r)])
            for x, d, r in stones
        ),
        mix(_HEAT.base, _HEAT.shade, 0.7),
        1,
    )


def _hot_chambers(painter: QPainter) -> None:
    ember, glow = QColor("#E8743B"), QColor("#F7C27A")
    for x, y, width, height in ((34, 66, 20, 11), (-32, 72, 17, 8.5)):
        for grow, colour in ((1.0, ember), (0.6, glow)):
            blob = QPainterPath()
            blob.addEllipse(x - width * grow, y - height * grow, 2 * width * grow, 2 * height * grow)
            lay(painter, blob, colour, 0)


def paint_biomass(painter: QPainter, windows: QColor) -> None:
    """A field at the edge of a forest, and logs."""
    backdrop(painter, _WOOD.tint)
    far = mix(_WOOD.base, _WOOD.tint, 0.5)
    crowns = [disc(-96 + 24 * index, -46 - 9 * (index % 2), 17 + 3 * (index % 3)) for index in range(9)]
    lay(painter, together([*crowns, box(-110, -46, 220, 70)]), far, 2)
    mid = mix(_WOOD.base, _WOOD.shade, 0.15)
    crowns = [disc(-88 + 29 * index, -27 - 7 * ((index + 1) % 2), 17) for index in range(7)]
    lay(painter, together([*crowns, box(-110, -28, 220, 60)]), mid, 2)
    _field(painter)
    _hut(painter, 73, 24, windows)
    for x, y, size in _FIRS:
        _fir(painter, x, y, size)
    _logs(painter, -33, 64)
    _bale(painter, 32, 62)


_FIRS = (
    (-84, 18, 0.75),
    (-68, 21, 1.0),
    (-54, 24, 0.7),
    (-40, -43, 0.9),
    (-25, -42, 0.65),
    (24, -42, 0.65),
    (38, -42, 0.95),
    (54, 22, 0.7),
    (89, 18, 0.6),
)


def _field(painter: QPainter) -> None:
    light = mix(_WOOD.base, _WOOD.tint, 0.62)
    field = land([(-110, 6), (-50, 14), (10, 4), (60, 12), (110, 4)], 110)
    lay(painter, field, light, 2)
    furrows = []
    for index in range(-5, 6):
        x = index * 30
        furrows.append(polygon([(x * 0.4 - 1, 10), (x * 0.4 + 1, 10), (x + 8, 110), (x - 5, 110)]))
    lay(painter, common(together(furrows), field), mix(_WOOD.base, _WOOD.tint, 0.3))


def _fir(painter: QPainter, x: float, y: float, size: float) -> None:
    lay(
        painter, box(x - 2 * size, y - 6 * size, 4 * size, 8 * size), mix(_WOOD.shade, QColor("#3A2A18"), 0.5)
    )
    for level in range(3):
        width, top = (13 - 2.6 * level) * size, y - (5 + 9 * level) * size
        green = mix(_WOOD.shade, _WOOD.base, 0.22 * level)
        lay(painter, polygon([(x - width, top), (x, top - 16 * size), (x + width, top)]), green, 1.2)


def _logs(painter: QPainter, x: float, y: float) -> None:
    bark, wood = QColor("#6B4E2E"), QColor("#E4C48F")
    for dx, dy in ((-15, 11), (0, 11), (15, 11), (-7.5, -2), (7.5, -2)):
        lay(painter, disc(x + dx, y + dy, 7.5), bark, 1.5)
        lay(painter, disc(x + dx, y + dy, 5.8), wood)
        lay(painter, thick(disc(x + dx, y + dy, 3), 1.1), mix(wood, bark, 0.45))


def _bale(painter: QPainter, x: float, y: float) -> None:
    straw = QColor("#E7CF78")
    lay(painter, box(x - 4, y - 14, 23, 28, 6), mix(straw, _WOOD.shade, 0.3), 2)
    lay(painter, disc(x - 3, y, 14), straw, 1)
    for radius in (10, 6, 2.4):
        lay(painter, thick(disc(x - 3, y, radius), 1.3), mix(straw, _WOOD.shade, 0.5))


def _hut(painter: QPainter, x: float, y: float, windows: QColor) -> None:
    lay(painter, box(x - 13, y - 20, 26, 22), QColor("#8A6A42"), 2)
    lay(painter, together([box(x - 8, y - 14, 6.5, 7.5, 1), box(x + 2, y - 14, 6.5, 7.5, 1)]), windows)
    lay(painter, polygon([(x - 18, y - 17), (x, y - 33), (x + 18, y - 17)]), _WOOD.shade, 2)
