"""The symbols of categories and plants, inside a circle of radius 1 around the origin."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.ui.hertzschlag.art.palette import TONES
from enix_desktop.ui.widgets.paper_art import (
    box,
    curve,
    cut,
    disc,
    lay,
    line,
    merged,
    polar,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER

PUMPED_STORAGE, GAS_PLANT = range(2)


@cache
def category_symbol(category: int) -> QPainterPath:
    """House, ballot box, battery, plug, sun or rotor; shared, so never to be changed."""
    return merged(_CATEGORIES[category]())


@cache
def plant_symbol(plant: int) -> QPainterPath:
    """A lake in the mountains with its pipe, or a chimney with a flame; shared, so never to be changed."""
    return merged((_pumped_storage, _gas_plant)[plant]())


def placed(path: QPainterPath, x: float, y: float, radius: float) -> QPainterPath:
    """A symbol around (x, y), as large as a circle of *radius*."""
    return QTransform.fromTranslate(x, y).scale(radius, radius).map(path)


def paint_path(painter: QPainter, rect: QRectF, path: QPainterPath, colour: QColor = INK) -> None:
    """Paint a symbol as large as *rect* allows, in its middle."""
    middle, radius = rect.center(), min(rect.width(), rect.height()) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, placed(path, middle.x(), middle.y(), radius), colour)
    painter.restore()


def paint_symbol(painter: QPainter, rect: QRectF, category: int, colour: QColor = INK) -> None:
    """Paint the symbol of *category* in one colour."""
    paint_path(painter, rect, category_symbol(category), colour)


def paint_category_mark(painter: QPainter, rect: QRectF, category: int) -> None:
    """Paint the symbol on a disc in the colour of *category*, with a paper rim and an ink line around it."""
    tone = TONES[category]
    middle, radius = rect.center(), min(rect.width(), rect.height()) / 2
    x, y = middle.x(), middle.y()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, disc(x, y, radius), INK)
    lay(painter, disc(x, y, radius * 0.94), PAPER)
    lay(painter, disc(x, y, radius * 0.84), tone.base)
    lay(painter, placed(category_symbol(category), x, y, radius * 0.62), tone.on_base)
    painter.restore()


def _house() -> QPainterPath:
    roof = polygon([(-1.0, -0.04), (0, -0.94), (1.0, -0.04)])
    solid = together([roof, box(-0.72, -0.12, 1.44, 1.02, 0.06), box(0.40, -0.88, 0.28, 0.6, 0.04)])
    return cut(solid, together([box(-0.16, 0.30, 0.40, 0.64, 0.04), box(-0.52, 0.16, 0.22, 0.26, 0.03)]))


def _ballot() -> QPainterPath:
    """A box with a slot, and a crossed paper that falls into it."""
    chest = box(-0.92, 0.06, 1.84, 0.86, 0.10)
    lid = box(-1.0, -0.06, 2.0, 0.30, 0.08)
    paper = polygon([(-0.50, -0.96), (0.50, -0.96), (0.50, -0.16), (-0.50, -0.16)])
    cross = together(
        [line([(-0.24, -0.78), (0.24, -0.36)], 0.15), line([(0.24, -0.78), (-0.24, -0.36)], 0.15)]
    )
    slot = box(-0.70, 0.02, 1.40, 0.13, 0.06)
    return cut(together([chest, lid, paper]), together([slot, cross]))


def _battery() -> QPainterPath:
    case = together([box(-0.62, -0.74, 1.24, 1.70, 0.16), box(-0.26, -0.98, 0.52, 0.40, 0.08)])
    inside = box(-0.44, -0.56, 0.88, 1.34, 0.06)
    charge = [box(-0.34, y, 0.68, 0.32, 0.03) for y in (-0.44, -0.05, 0.34)]
    return cut(case, cut(inside, together(charge)))


def _plug() -> QPainterPath:
    prongs = [line([(x, -0.90), (x, -0.30)], 0.22) for x in (-0.32, 0.32)]
    head = QPainterPath(QPointF(-0.68, -0.34))
    head.lineTo(0.68, -0.34)
    head.lineTo(0.68, -0.06)
    head.cubicTo(0.68, 0.34, 0.36, 0.46, 0, 0.46)
    head.cubicTo(-0.36, 0.46, -0.68, 0.34, -0.68, -0.06)
    head.closeSubpath()
    cable = thick(curve([(0, 0.40), (0.02, 0.70), (0.30, 0.86), (0.62, 0.84)]), 0.20)
    return together([*prongs, head, thick(head, 0.08), cable])


def _sun() -> QPainterPath:
    rays = [line([polar(0.74, 45 * k), polar(0.92, 45 * k)], 0.18) for k in range(8)]
    return together([disc(0, 0, 0.52), *rays])


def _rotor() -> QPainterPath:
    """Three blades on a mast."""
    blade = QPainterPath(QPointF(-0.04, 0))
    blade.cubicTo(-0.30, -0.24, -0.22, -0.52, 0.04, -0.84)
    blade.cubicTo(0.16, -0.52, 0.14, -0.24, 0.08, 0)
    blade.closeSubpath()
    blades = [QTransform.fromTranslate(0, -0.20).rotate(turn).map(blade) for turn in (8, 128, 248)]
    mast = polygon([(-0.06, 0.10), (0.06, 0.10), (0.14, 0.98), (-0.14, 0.98)])
    return together([*blades, mast, disc(0, -0.20, 0.16)])


_CATEGORIES = (_house, _ballot, _battery, _plug, _sun, _rotor)


def _pumped_storage() -> QPainterPath:
    """A lake between peaks, the pipe down from it and the turbine at its foot."""
    peaks = polygon(
        [(-1.0, 0.92), (-1.0, -0.18), (-0.72, -0.62), (-0.52, -0.30), (0.22, -0.30), (0.98, 0.92)]
    )
    peak = polygon([(0.10, -0.30), (0.42, -0.94), (0.98, 0.20), (0.98, 0.92)])
    lake = polygon([(-0.66, -0.20), (0.12, -0.20), (-0.02, 0.06), (-0.52, 0.06)])
    pipe = line([(-0.22, 0.14), (0.34, 0.56)], 0.15)
    ring = cut(disc(0.46, 0.58, 0.38), cut(disc(0.46, 0.58, 0.26), disc(0.46, 0.58, 0.10)))
    return cut(cut(together([peaks, peak]), together([lake, pipe])), ring)


def _gas_plant() -> QPainterPath:
    """A hall with a chimney, and the flame that burns in it."""
    hall = polygon([(-1.0, 0.92), (-1.0, 0.0), (-0.52, -0.24), (-0.52, 0.02), (-0.02, -0.24), (-0.02, 0.92)])
    chimney = polygon([(0.16, 0.92), (0.26, -0.26), (0.74, -0.26), (0.84, 0.92)])
    flame = QPainterPath(QPointF(0.50, -0.34))
    flame.cubicTo(0.16, -0.38, 0.20, -0.66, 0.40, -1.0)
    flame.cubicTo(0.48, -0.78, 0.56, -0.80, 0.62, -0.92)
    flame.cubicTo(0.88, -0.62, 0.82, -0.36, 0.50, -0.34)
    windows = together([box(-0.84, 0.30, 0.24, 0.28, 0.03), box(-0.42, 0.30, 0.24, 0.28, 0.03)])
    return cut(together([hall, box(-1.0, 0.78, 1.9, 0.16), chimney, flame]), windows)
