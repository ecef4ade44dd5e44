"""Signs for what cards, events and goals speak of, inside a circle of radius 1 around the origin."""

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from enix_desktop.ui.hertzschlag.art.symbols import placed
from enix_desktop.ui.widgets.paper_art import box, curve, cut, disc, line, merged, polygon, thick, together


@cache
def sign(key: str) -> QPainterPath:
    """One of SIGNS; shared, so never to be changed."""
    return merged(_SIGNS[key]())


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


_SIGNS: Mapping[str, Callable[[], QPainterPath]] = {
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
