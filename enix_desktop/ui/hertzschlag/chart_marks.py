"""The signs on a chart of a game: who made a step, and the moon where the lights went out."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.ui.hertzschlag.art.palette import LAMP, MOON
from enix_desktop.ui.hertzschlag.art.symbols import paint_path, plant_symbol
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import box, cut, disc, lay
from enix_desktop.ui.widgets.theme import INK, PAPER

_PIECE, _DOT = 17.0, 4.2


def paint_mover(painter: QPainter, point: QPointF, look: PawnLook, is_large: bool) -> None:
    """The piece of a player, or a dot in its colour."""
    if is_large:
        rect = QRectF(point.x() - _PIECE / 2, point.y() - _PIECE / 2, _PIECE, _PIECE)
        paint_piece(painter, rect, look)
        return
    lay(painter, disc(point.x(), point.y(), _DOT + 1.2), INK)
    lay(painter, disc(point.x(), point.y(), _DOT), look.colour)


def paint_page(painter: QPainter, point: QPointF, half: float) -> None:
    """A front page."""
    x, y = point.x() - half, point.y() - half
    lay(painter, box(x - 1.2, y - 1.2, 2 * half + 2.4, 2 * half + 2.4, 1.5), INK)
    lay(painter, box(x, y, 2 * half, 2 * half, 1), PAPER)
    for row in (0.28, 0.58):
        lay(painter, box(x + half * 0.3, y + 2 * half * row, half * 1.4, half * 0.22), INK)


def paint_plant(painter: QPainter, point: QPointF, plant: Plant, radius: float) -> None:
    """A plant that was used up."""
    lay(painter, disc(point.x(), point.y(), radius + 1.4), INK)
    lay(painter, disc(point.x(), point.y(), radius), LAMP)
    inner = radius * 0.72
    rect = QRectF(point.x() - inner, point.y() - inner, 2 * inner, 2 * inner)
    paint_path(painter, rect, plant_symbol(plant))


def paint_moon(painter: QPainter, point: QPointF) -> None:
    """A blackout."""
    x, y = point.x(), point.y()
    lay(painter, disc(x, y, 12.4), PAPER)
    lay(painter, disc(x, y, 11), INK)
    lay(painter, cut(disc(x, y, 7), disc(x + 3.4, y - 2, 6)), MOON)
