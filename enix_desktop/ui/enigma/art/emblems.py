"""The emblems of the four kinds of puzzles: a balance, fragments, a conduit and a corner of cubes."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.art.palette import CATEGORY_TONES
from enix_desktop.ui.enigma.art.routes import HALF, TILE
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, merged, mix, polygon, together
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_CUBE = 0.4
"""Half the width of a cube."""


@cache
def emblem(category: Category) -> QPainterPath:
    """The sign of *category* in one colour, between -1 and 1."""
    match category:
        case Category.WEIGHTS:
            return _balance()
        case Category.FRAGMENTS:
            return _fragments()
        case Category.CONDUITS:
            return _conduit()
        case Category.ANGLES:
            return _cubes()


def paint_emblem(painter: QPainter, rect: QRectF, category: Category, colour: QColor) -> None:
    """The bare sign in the middle of *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    size = min(rect.width(), rect.height()) / 2
    painter.scale(size, size)
    lay(painter, emblem(category), colour)
    painter.restore()


def paint_seal(painter: QPainter, rect: QRectF, category: Category) -> None:
    """The sign on a disc of its colour."""
    tone, side = CATEGORY_TONES[category], min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, theme = rect.center(), current_theme.theme
    lay(painter, disc(middle.x(), middle.y(), side / 2), PAPER if theme.is_strong else tone.shade)
    lay(painter, disc(middle.x(), middle.y(), side * 0.455), tone.base)
    inner = QRectF(0, 0, side * 0.66, side * 0.66)
    inner.moveCenter(middle)
    paint_emblem(painter, inner, category, tone.on_base)
    painter.restore()


def paint_puzzle_side(painter: QPainter, category: Category) -> None:
    """The back of a tile of 100 units around the origin: paper in the colour of its puzzle."""
    tone, theme = CATEGORY_TONES[category], current_theme.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, box(-HALF, -HALF, TILE, TILE, 6), INK, 2.5, 0.4)
    lay(painter, box(1.6 - HALF, 1.6 - HALF, TILE - 3.2, TILE - 3.2, 4.6), tone.base)
    inner = box(7 - HALF, 7 - HALF, TILE - 14, TILE - 14, 3)
    painter.strokePath(inner, QPen(mix(tone.base, tone.shade, 0.7), theme.wide(1.4, 2.4)))
    paint_emblem(painter, QRectF(-28, -28, 56, 56), category, tone.on_base)


def _balance() -> QPainterPath:
    bowls = []
    for x, y in ((-0.62, -0.3), (0.62, -0.08)):
        bowl = QPainterPath()
        bowl.moveTo(x - 0.34, y + 0.42)
        bowl.arcTo(QRectF(x - 0.34, y + 0.1, 0.68, 0.64), 180, 180)
        bowl.closeSubpath()
        bowls.append(bowl)
        bowls.append(line([(x - 0.3, y + 0.4), (x, y - 0.16), (x + 0.3, y + 0.4)], 0.09))
    return together(
        [
            *bowls,
            line([(-0.66, -0.5), (0.66, -0.28)], 0.17),
            line([(0, -0.62), (0, 0.72)], 0.17),
            disc(0, -0.66, 0.16),
            box(-0.42, 0.7, 0.84, 0.2, 0.08),
        ]
    )


def _fragments() -> QPainterPath:
    return together(
        [
            polygon([(-0.82, -0.82), (-0.82, 0.72), (-0.06, -0.05)]),
            polygon([(-0.7, -0.9), (0.72, -0.9), (0.01, -0.18)]),
            polygon([(0.06, 0.05), (0.44, -0.34), (0.82, 0.05), (0.44, 0.43)]),
            polygon([(-0.62, 0.88), (0.0, 0.24), (0.36, 0.6), (0.62, 0.88)]),
            polygon([(0.56, -0.46), (0.94, -0.84), (0.94, -0.08)]),
        ]
    )


def _conduit() -> QPainterPath:
    tube = QPainterPath()
    tube.moveTo(-0.9, -0.4)
    tube.lineTo(-0.3, -0.4)
    tube.cubicTo(0.2, -0.4, 0.4, -0.2, 0.4, 0.3)
    tube.lineTo(0.4, 0.9)
    tube.lineTo(-0.1, 0.9)
    tube.lineTo(-0.1, 0.36)
    tube.cubicTo(-0.1, 0.16, -0.16, 0.1, -0.36, 0.1)
    tube.lineTo(-0.9, 0.1)
    tube.closeSubpath()
    flanges = [box(-0.98, -0.56, 0.24, 0.82, 0.07), box(-0.26, 0.74, 0.82, 0.24, 0.07)]
    drops = [disc(0.74, -0.62, 0.2), disc(0.78, -0.06, 0.12)]
    return together([tube, *flanges, *drops])


def _cubes() -> QPainterPath:
    """Three cubes in an angle, seen from above one corner; a gap shows each face."""
    faces = [face for x, y in ((-0.42, 0.32), (0.42, 0.32), (0.0, -0.4)) for face in _cube(x, y)]
    return together(faces)


def _cube(x: float, y: float) -> list[QPainterPath]:
    wide, high, gap = _CUBE, _CUBE * 0.52, 0.035
    top = polygon([(x, y - 2 * high), (x + wide, y - high), (x, y), (x - wide, y - high)])
    left = polygon(
        [
            (x - wide, y - high + gap * 2),
            (x - gap, y + gap * 2),
            (x - gap, y + 2 * high - gap),
            (x - wide, y + high - gap),
        ]
    )
    return [merged(top), left, QTransform(-1, 0, 0, 1, 2 * x, 0).map(left)]
