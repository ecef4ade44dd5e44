"""The players' pieces: small robots, each with the shape and the colour of its player."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, qGray

from enix_desktop.ui.table.pieces import PawnLook, PawnShape
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
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER

SIZE = 20.0
"""A robot is drawn in a square of this size around the origin."""


def paint_robot(painter: QPainter, rect: QRectF, look: PawnLook, in_turn: bool = False) -> None:
    """Paint the robot of a player as large as *rect* allows, in its middle."""
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / SIZE
    painter.scale(scale, scale)
    draw_robot(painter, look, in_turn)
    painter.restore()


def draw_robot(painter: QPainter, look: PawnLook, in_turn: bool = False) -> None:
    """Paint the robot around the origin, 20 units wide and high."""
    if in_turn:
        lay(painter, _rim(look.shape, 7.4), INK)
        lay(painter, _rim(look.shape, 6.0), ACCENT)
    lay(painter, _rim(look.shape, 2.4), INK, 0.9, 0.3)
    lay(painter, _rim(look.shape, 1.1), PAPER)
    lay(painter, _feet(), mix(look.colour, INK, 0.45))
    lay(painter, _body(look.shape), look.colour)
    eye = INK if qGray(look.colour.rgb()) > 120 else PAPER
    if look.shape is PawnShape.RING:
        lay(painter, disc(0, _MIDDLE, 4.2), INK)
        lay(painter, disc(0, _MIDDLE, 1.9), PAPER)
        return
    for x in (-2.6, 2.6):
        lay(painter, disc(x, _EYES[look.shape], 1.6), eye)


_MIDDLE = -0.3
_EYES = {
    PawnShape.ROUND: -2.2,
    PawnShape.SQUARE: -2.6,
    PawnShape.TRIANGLE: 1.6,
    PawnShape.DIAMOND: -1.2,
    PawnShape.STAR: -1.0,
}


@cache
def _body(shape: PawnShape) -> QPainterPath:
    y = _MIDDLE
    match shape:
        case PawnShape.ROUND:
            return disc(0, y, 8.3)
        case PawnShape.SQUARE:
            return box(-7.9, y - 7.9, 15.8, 15.8, 1.4)
        case PawnShape.TRIANGLE:
            return polygon([(0, y - 8.4), (8.8, y + 7.4), (-8.8, y + 7.4)])
        case PawnShape.DIAMOND:
            return polygon([(0, y - 8.6), (8.6, y), (0, y + 8.6), (-8.6, y)])
        case PawnShape.STAR:
            points = [polar(9.6 if k % 2 == 0 else 4.7, 36 * k - 90) for k in range(10)]
            return polygon((x, y + 0.6 + dy) for x, dy in points)
        case PawnShape.RING:
            return disc(0, y, 8.5)


@cache
def _figure(shape: PawnShape) -> QPainterPath:
    return merged(together([_body(shape), _feet()]))


@cache
def _rim(shape: PawnShape, width: float) -> QPainterPath:
    whole = _figure(shape)
    return merged(together([whole, thick(whole, width)]))


@cache
def _feet() -> QPainterPath:
    return together([line([(-4.6, 8.2), (-2.8, 8.2)], 2.0), line([(2.8, 8.2), (4.6, 8.2)], 2.0)])
