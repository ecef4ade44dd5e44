"""Symbols as shapes of one colour, inside a circle of radius 1 around the origin."""

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


@cache
def sign(key: str) -> QPainterPath:
    """One of SIGNS; shared, so never to be changed."""
    return merged(_SIGNS[key]())


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


def _right() -> QPainterPath:
    return polygon(
        [(-0.96, -0.26), (0.06, -0.26), (0.06, -0.74), (0.98, 0), (0.06, 0.74), (0.06, 0.26), (-0.96, 0.26)]
    )


def _mirrored(path: QPainterPath) -> QPainterPath:
    # Mirrored paths run the other way round and would cut holes where they meet others.
    return QTransform.fromScale(-1, 1).map(path).toReversed()


def _towards() -> QPainterPath:
    """Two arrows to a line: the middle of the scale."""
    tip = ((-0.66, -0.50), (-0.14, 0), (-0.66, 0.50))
    arrow = polygon([(-1.0, -0.16), (-0.66, -0.16), *tip, (-0.66, 0.16), (-1.0, 0.16)])
    return together([arrow, _mirrored(arrow), line([(0, -0.76), (0, 0.76)], 0.15)])


def _foot() -> QPainterPath:
    """The print of a bare foot."""
    sole = QPainterPath(QPointF(-0.10, 0.98))
    sole.cubicTo(-0.44, 0.96, -0.42, 0.56, -0.32, 0.30)
    sole.cubicTo(-0.30, 0.12, -0.60, -0.06, -0.56, -0.34)
    sole.cubicTo(-0.50, -0.62, 0.30, -0.62, 0.44, -0.28)
    sole.cubicTo(0.52, 0.06, 0.20, 0.24, 0.24, 0.52)
    sole.cubicTo(0.28, 0.78, 0.16, 0.98, -0.10, 0.98)
    toes = [
        (-0.48, -0.76, 0.21),
        (-0.12, -0.88, 0.15),
        (0.17, -0.82, 0.13),
        (0.40, -0.68, 0.12),
        (0.58, -0.48, 0.10),
    ]
    return together([sole, *(disc(*toe) for toe in toes)]).translated(0.0, 0.04)


def _slab(y: float) -> QPainterPath:
    """The edge of a coin that lies under others."""
    path = QPainterPath(QPointF(-0.88, y - 0.24))
    path.cubicTo(-0.60, y + 0.10, 0.60, y + 0.10, 0.88, y - 0.24)
    path.lineTo(0.88, y)
    path.cubicTo(0.60, y + 0.36, -0.60, y + 0.36, -0.88, y)
    path.closeSubpath()
    return path


def _stack() -> QPainterPath:
    """Coins that lie on each other."""
    top = QPainterPath()
    top.addEllipse(QPointF(0, -0.54), 0.88, 0.34)
    return together([top, *map(_slab, (-0.06, 0.32, 0.70))])


def _calm() -> QPainterPath:
    """A wave that becomes a flat line."""
    wave = curve(
        [(-0.92, 0.02), (-0.70, -0.62), (-0.42, 0.60), (-0.14, -0.34), (0.12, 0.20), (0.34, 0.0), (0.92, 0.0)]
    )
    return thick(wave, 0.22)


def _forecast() -> QPainterPath:
    """An eye that looks ahead."""
    eye = QPainterPath(QPointF(-0.98, 0))
    eye.cubicTo(-0.50, -0.82, 0.50, -0.82, 0.98, 0)
    eye.cubicTo(0.50, 0.82, -0.50, 0.82, -0.98, 0)
    return cut(eye, cut(disc(0, 0, 0.42), disc(0.0, 0, 0.22)))


def _people() -> QPainterPath:
    """Everybody at the table."""

    def person(x: float, y: float, size: float) -> QPainterPath:
        body = QPainterPath(QPointF(-0.5, 0.9))
        body.cubicTo(-0.5, 0.0, 0.5, 0.0, 0.5, 0.9)
        body.closeSubpath()
        return placed(together([disc(0, -0.22, 0.34), body]), x, y, size)

    front = person(0, 0.12, 0.84)
    gap = together([front, thick(front, 0.16)])
    return together([cut(together([person(-0.58, 0.0, 0.70), person(0.58, 0.0, 0.70)]), gap), front])


def _bolt() -> QPainterPath:
    return polygon([(0.22, -0.98), (-0.56, 0.16), (-0.06, 0.16), (-0.24, 0.98), (0.56, -0.24), (0.06, -0.24)])


def _lantern() -> QPainterPath:
    """The lantern that whoever begins holds."""
    glass = polygon([(-0.44, -0.42), (0.44, -0.42), (0.56, 0.56), (-0.56, 0.56)])
    cap = polygon([(-0.60, -0.40), (0, -0.82), (0.60, -0.40)])
    flame = QPainterPath(QPointF(0, 0.40))
    flame.cubicTo(-0.34, 0.30, -0.16, 0.0, 0.02, -0.24)
    flame.cubicTo(0.20, 0.0, 0.32, 0.30, 0, 0.40)
    inside = polygon([(-0.30, -0.30), (0.30, -0.30), (0.40, 0.44), (-0.40, 0.44)])
    solid = together([glass, cap, box(-0.66, 0.54, 1.32, 0.26, 0.08), disc(0, -0.80, 0.19)])
    return cut(solid, together([cut(inside, flame), disc(0, -0.80, 0.09)]))


def _letter() -> QPainterPath:
    """A sealed letter."""
    sheet = box(-0.98, -0.66, 1.96, 1.32, 0.10)
    flap = line([(-0.92, -0.58), (0, 0.16), (0.92, -0.58)], 0.14)
    return cut(sheet, cut(together([flap, disc(0, 0.14, 0.42)]), disc(0, 0.14, 0.28)))


def _hertz() -> QPainterPath:
    """One beat of the grid."""
    beat = [(-0.96, 0.06), (-0.48, 0.06), (-0.26, -0.78), (0.10, 0.78), (0.34, 0.06), (0.96, 0.06)]
    return line(beat, 0.22)


def _discount() -> QPainterPath:
    """A price tag with a minus on it."""
    tag = polygon([(-0.98, 0), (-0.46, -0.66), (0.96, -0.66), (0.96, 0.66), (-0.46, 0.66)])
    return cut(tag, together([disc(-0.50, 0, 0.17), line([(-0.06, 0), (0.64, 0)], 0.24)]))


def _paper() -> QPainterPath:
    """A front page."""
    page = box(-0.78, -0.94, 1.56, 1.88, 0.10)
    lines = [line([(0.06, y), (0.52, y)], 0.12) for y in (-0.10, 0.16)]
    wide = [line([(-0.52, y), (0.52, y)], 0.12) for y in (0.44, 0.68)]
    return cut(
        page,
        together([box(-0.58, -0.76, 1.16, 0.34, 0.04), box(-0.58, -0.22, 0.48, 0.46, 0.04), *lines, *wide]),
    )


_SIGNS = {
    "right": _right,
    "left": lambda: _mirrored(_right()),
    "towards": _towards,
    "footprint": _foot,
    "income": _stack,
    "calm": _calm,
    "forecast": _forecast,
    "cash_all": _people,
    "discount": _discount,
    "power": _bolt,
    "start": _lantern,
    "letter": _letter,
    "paper": _paper,
    "hertz": _hertz,
    "round": lambda: cut(disc(0, 0, 0.96), disc(0, 0, 0.66)),
}
SIGNS = tuple(_SIGNS)
"""Everything else that has a symbol."""
