"""A player's piece on the board."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.pieces import PawnLook, PawnShape
from enix_desktop.ui.widgets.paper_art import (
    box,
    common,
    cut,
    disc,
    lay,
    merged,
    mix,
    polar,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER

PAWN_HEIGHT = 34.0
PAWN_WIDTH = 25.0


class PawnItem(QGraphicsObject):
    """Shows one pawn, its origin in its middle."""

    def __init__(self, look: PawnLook) -> None:
        super().__init__()
        self.look = look
        self._is_in_turn = False
        self.setCacheMode(QGraphicsObject.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)  # a click means what lies under the pawn

    def set_in_turn(self, in_turn: bool) -> None:
        """Mark the pawn of the player in turn, or take the mark away."""
        if in_turn != self._is_in_turn:
            self._is_in_turn = in_turn
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-21, -34, 42, 58)

    def shape(self) -> QPainterPath:
        return box(-PAWN_WIDTH / 2, -PAWN_HEIGHT / 2, PAWN_WIDTH, PAWN_HEIGHT, 4)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pawn(painter, self.look, self._is_in_turn)


def paint_piece(painter: QPainter, rect: QRectF, look: PawnLook) -> None:
    """Paint a pawn as high as *rect*, in its middle."""
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.height() / PAWN_HEIGHT, rect.height() / PAWN_HEIGHT)
    paint_pawn(painter, look)
    painter.restore()


def paint_pawn(painter: QPainter, look: PawnLook, in_turn: bool = False) -> None:
    """Paint the pawn around the origin, 34 units high."""
    if in_turn:
        lay(painter, _ellipse(0, 12, 19, 10.5), PAPER, 1.5)
        lay(painter, _ellipse(0, 12, 16.5, 8.5), ACCENT)
        pointer = polygon([(-6, -31), (6, -31), (0, -22)])
        lay(painter, thick(pointer, 5.5), INK)
        lay(painter, thick(pointer, 3.4), PAPER)
        lay(painter, pointer, ACCENT)
    figure = _figure(look.shape)
    lay(painter, _rim(look.shape, 5.0), INK, 2.5, 0.45)
    lay(painter, _rim(look.shape, 2.6), PAPER)
    lay(painter, figure, look.colour)
    dark = mix(look.colour, INK, 0.38)
    lay(painter, _foot(), dark)
    lay(painter, _ellipse(0, 11, 8.4, 2.7), mix(look.colour, PAPER, 0.12))
    lay(painter, _neck(look.shape), PAPER)
    lay(painter, _head(look.shape), look.colour)
    lay(painter, _gleam(look.shape), mix(look.colour, PAPER, 0.5))
    if look.shape is PawnShape.RING:
        lay(painter, disc(0, -6, 4.6), mix(look.colour, INK, 0.8))


@cache
def _head(shape: PawnShape) -> QPainterPath:
    y = -6.0
    match shape:
        case PawnShape.ROUND:
            return disc(0, y, 9.6)
        case PawnShape.SQUARE:
            return box(-8.7, y - 8.7, 17.4, 17.4, 1.6)
        case PawnShape.TRIANGLE:
            return polygon([(0, y - 10.4), (10.6, y + 8.6), (-10.6, y + 8.6)])
        case PawnShape.DIAMOND:
            return polygon([(0, y - 11), (9.4, y), (0, y + 11), (-9.4, y)])
        case PawnShape.STAR:
            points = [polar(11.2 if corner % 2 == 0 else 5.4, 36 * corner - 90) for corner in range(10)]
            return polygon((x, y + 0.6 + dy) for x, dy in points)
        case PawnShape.RING:
            return cut(disc(0, y, 9.8), disc(0, y, 4.4))


@cache
def _neck(shape: PawnShape) -> QPainterPath:
    """The light rim of the head where it lies on the stem: the shape must stand alone."""
    head = _head(shape)
    return common(together([head, thick(head, 2.6)]), _figure(shape))


@cache
def _gleam(shape: PawnShape) -> QPainterPath:
    """A strip of light at the left edge, cut with the shape itself."""
    head = _head(shape)
    return cut(head, head.translated(1.9, 1.2))


@cache
def _figure(shape: PawnShape) -> QPainterPath:
    stem = polygon([(-3.4, 0), (3.4, 0), (7.2, 12), (-7.2, 12)])
    return merged(together([_head(shape), stem, _foot()]))


@cache
def _rim(shape: PawnShape, width: float) -> QPainterPath:
    whole = _figure(shape) if shape is not PawnShape.RING else together([_figure(shape), disc(0, -6, 5)])
    return merged(together([whole, thick(whole, width)]))


def _foot() -> QPainterPath:
    return _ellipse(0, 12, 10, 4)


def _ellipse(x: float, y: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), width, height)
    return path
