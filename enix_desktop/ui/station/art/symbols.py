"""The six station symbols and the six shapes of colours, inside a circle of radius 1 around the origin."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.ui.station.art.palette import TONES
from enix_desktop.ui.table.card_lettering import centred
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


@cache
def station_symbol(station: int) -> QPainterPath:
    """Cogs, headset, plant, shuttle, glass or sun; shared, so never to be changed."""
    return merged(_SYMBOLS[station]())


@cache
def colour_shape(colour: int) -> QPainterPath:
    """Circle, triangle, square, diamond, star or cross; shared, so never to be changed."""
    return merged(_SHAPES[colour]())


def placed(path: QPainterPath, x: float, y: float, radius: float) -> QPainterPath:
    """A symbol around (x, y), as large as a circle of *radius*."""
    return QTransform.fromTranslate(x, y).scale(radius, radius).map(path)


def paint_symbol(painter: QPainter, rect: QRectF, station: int, colour: QColor = INK) -> None:
    """Paint the symbol of *station* as large as *rect* allows, in its middle."""
    middle, radius = rect.center(), min(rect.width(), rect.height()) / 2
    painter.save()
    lay(painter, placed(station_symbol(station), middle.x(), middle.y(), radius), colour)
    painter.restore()


def paint_colour_mark(painter: QPainter, rect: QRectF, colour: int, letter: str, rim: bool = True) -> None:
    """Paint the shape of *colour* with its *letter*, with a paper rim and an ink line around it if wanted."""
    tone = TONES[colour]
    middle, radius = rect.center(), min(rect.width(), rect.height()) / 2
    painter.save()
    if rim:
        shape = placed(colour_shape(colour), middle.x(), middle.y(), radius * 0.80)
        lay(painter, together([shape, thick(shape, radius * 0.40)]), INK)
        lay(painter, together([shape, thick(shape, radius * 0.24)]), PAPER)
    else:
        shape = placed(colour_shape(colour), middle.x(), middle.y(), radius)
    lay(painter, shape, tone.base)
    size, drop = _LETTERS[colour]
    reach = radius * (0.80 if rim else 1.0)
    lay(painter, centred(letter, reach * size, middle.x(), middle.y() + reach * drop), tone.on_base)
    painter.restore()


_LETTERS = ((1.25, 0.0), (1.08, 0.24), (1.3, 0.0), (1.15, 0.0), (1.08, 0.08), (1.15, 0.0))
"""Size and drop of the letter in each shape."""


def _cog(x: float, y: float, radius: float, teeth: int, turn: float) -> QPainterPath:
    spokes = [
        line(
            [polar(radius * 0.6, turn + 360 * k / teeth), polar(radius * 0.9, turn + 360 * k / teeth)],
            radius * 0.32,
        )
        for k in range(teeth)
    ]
    return together([disc(0, 0, radius * 0.72), *spokes]).translated(x, y)


def _cogs() -> QPainterPath:
    solid = together([_cog(-0.28, 0.26, 0.74, 8, 12), _cog(0.56, -0.54, 0.46, 6, 8)])
    return cut(solid, together([disc(-0.28, 0.26, 0.24), disc(0.56, -0.54, 0.15)]))


def _headset() -> QPainterPath:
    arc = QPainterPath()
    arc.arcMoveTo(-0.70, -0.86, 1.40, 1.50, 0)
    arc.arcTo(-0.70, -0.86, 1.40, 1.50, 0, 180)
    boom = curve([(0.70, 0.40), (0.60, 0.74), (0.14, 0.84)])
    return together(
        [
            thick(arc, 0.20),
            box(-0.94, -0.14, 0.42, 0.72, 0.18),
            box(0.52, -0.14, 0.42, 0.72, 0.18),
            thick(boom, 0.14),
            disc(0.06, 0.84, 0.16),
        ]
    )


def _leaf(x: float, y: float, length: float, turn: float) -> QPainterPath:
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(0.16, -0.42, 0.60, -0.46, 1.0, -0.20)
    leaf.cubicTo(0.86, 0.22, 0.36, 0.36, 0, 0)
    return QTransform.fromTranslate(x, y).rotate(turn).scale(length, length).map(leaf)


def _mirrored(path: QPainterPath) -> QPainterPath:
    # Mirrored paths run the other way round and would cut holes where they meet others.
    return QTransform.fromScale(-1, 1).map(path).toReversed()


def _plant() -> QPainterPath:
    pot = polygon([(-0.46, 0.42), (0.46, 0.42), (0.34, 0.96), (-0.34, 0.96)])
    return together(
        [
            pot,
            line([(-0.50, 0.40), (0.50, 0.40)], 0.18),
            line([(0, 0.30), (0, -0.30)], 0.13),
            _leaf(0, 0.16, 0.92, -22),
            _mirrored(_leaf(0, 0.02, 0.92, -26)),
            _leaf(0, -0.20, 0.80, -78),
        ]
    )


def _shuttle() -> QPainterPath:
    body = QPainterPath(QPointF(0, -1.0))
    body.cubicTo(0.34, -0.70, 0.42, -0.24, 0.40, 0.52)
    body.lineTo(-0.40, 0.52)
    body.cubicTo(-0.42, -0.24, -0.34, -0.70, 0, -1.0)
    fin = polygon([(0.32, 0.02), (0.84, 0.50), (0.84, 0.78), (0.32, 0.56)])
    flame = polygon([(-0.20, 0.66), (0.20, 0.66), (0, 1.0)])
    solid = together([body, fin, _mirrored(fin), flame])
    return cut(solid, disc(0, -0.30, 0.20))


def _glass() -> QPainterPath:
    cup = polygon([(-0.58, -0.46), (0.58, -0.46), (0.42, 0.90), (-0.42, 0.90)])
    straw = line([(0.04, -0.40), (0.24, -0.88), (0.62, -0.92)], 0.15)
    empty = polygon([(-0.46, -0.38), (0.46, -0.38), (0.425, -0.08), (-0.425, -0.08)])
    reed = line([(-0.06, -0.02), (0.14, -0.60)], 0.15)
    glass = cut(together([cup, thick(cup, 0.16), straw]), empty)
    return merged(together([glass, reed]))


def _sun() -> QPainterPath:
    rays = [
        polygon([polar(0.66, 45 * k - 14), polar(1.0, 45 * k), polar(0.66, 45 * k + 14)]) for k in range(8)
    ]
    return together([disc(0, 0, 0.52), *rays])


def _triangle() -> QPainterPath:
    return polygon([(0, -0.96), (1.0, 0.82), (-1.0, 0.82)])


def _diamond() -> QPainterPath:
    return polygon([(0, -1.08), (1.0, 0), (0, 1.08), (-1.0, 0)])


def _star() -> QPainterPath:
    return polygon(polar(1.08 if k % 2 == 0 else 0.58, 36 * k - 90) for k in range(10)).translated(0, 0.06)


def _cross() -> QPainterPath:
    return together([box(-0.46, -0.96, 0.92, 1.92, 0.12), box(-0.96, -0.46, 1.92, 0.92, 0.12)])


_SYMBOLS = (_cogs, _headset, _plant, _shuttle, _glass, _sun)
_SHAPES = (
    lambda: disc(0, 0, 0.94),
    _triangle,
    lambda: box(-0.82, -0.82, 1.64, 1.64, 0.12),
    _diamond,
    _star,
    _cross,
)
