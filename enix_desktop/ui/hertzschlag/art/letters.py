"""Secret goals: a sealed letter, and the sheet with two goals that lies in it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from enix_desktop.games.hertzschlag.faces import Goal
from enix_desktop.ui.hertzschlag.art.meanings import goal_pieces
from enix_desktop.ui.hertzschlag.art.palette import WAX, WAX_DARK
from enix_desktop.ui.hertzschlag.art.rows import paint_row
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import placed
from enix_desktop.ui.table.card_lettering import centred, fitted
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polar, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER

_ENVELOPE, _FLAP, _INSIDE = QColor("#EFDFC0"), QColor("#E3CFA8"), QColor("#C9B083")
_WIDE, _HIGH = 150.0, 100.0
_SHEET_WIDE, _SHEET_HIGH = 150.0, 110.0
REACHED = QColor("#2E7D4F")


def paint_letter(painter: QPainter, rect: QRectF, is_open: bool = False) -> None:
    """Paint the envelope as large as *rect* allows: sealed, or open and empty."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _to_corner(painter, rect, _WIDE, _HIGH)
    if is_open:
        lay(painter, polygon([(3, 38), (75, -2), (147, 38)]), INK)
        lay(painter, polygon([(8, 38), (75, 2), (142, 38)]), _INSIDE)
    top = 34.0 if is_open else 6.0
    lay(painter, box(2, top, _WIDE - 4, _HIGH - top - 4, 5), INK, 3)
    lay(painter, box(4, top + 2, _WIDE - 8, _HIGH - top - 8, 4), _ENVELOPE)
    foot = _HIGH - 6
    if is_open:
        lay(painter, polygon([(4, top + 2), (75, 66), (146, top + 2)]), _INSIDE)
    for side in (4.0, _WIDE - 4):
        lay(painter, line([(side, foot - 1), (75 + (side - 75) * 0.12, 56)], 1.6), mix(_FLAP, INK, 0.25))
    if not is_open:
        lay(painter, polygon([(5, 8.4), (145, 8.4), (75, 60)]), _FLAP, 2)
        lay(painter, line([(5, 8.4), (75, 60), (145, 8.4)], 1.8), mix(_FLAP, INK, 0.35))
        paint_seal(painter, QRectF(75 - 20, 54 - 20, 40, 40))
    painter.restore()


def paint_seal(painter: QPainter, rect: QRectF) -> None:
    """Paint a seal of wax with one beat of the grid on it."""
    x, y, radius = rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    points = [polar(radius * (1.0 if k % 2 else 0.90), 360 / 22 * k) for k in range(22)]
    lay(painter, polygon((x + dx, y + dy) for dx, dy in points), WAX_DARK, radius * 0.14)
    lay(painter, disc(x, y, radius * 0.84), WAX)
    lay(painter, placed(sign("hertz"), x, y, radius * 0.56), mix(WAX, PAPER, 0.75))
    painter.restore()


def paint_goal_sheet(
    painter: QPainter, rect: QRectF, goals: Sequence[Goal], title: str, reached: Sequence[bool] = ()
) -> None:
    """Paint the sheet in the letter: *title*, and a line with its points for each of *goals*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _to_corner(painter, rect, _SHEET_WIDE, _SHEET_HIGH)
    lay(painter, box(1, 1, _SHEET_WIDE - 2, _SHEET_HIGH - 4, 4), INK, 2.5)
    lay(painter, box(2.4, 2.4, _SHEET_WIDE - 4.8, _SHEET_HIGH - 6.8, 3), PAPER)
    lay(painter, fitted(title, _SHEET_WIDE / 2, 14, size=13, least=10, width=_SHEET_WIDE - 14), INK)
    lay(painter, line([(8, 26), (_SHEET_WIDE - 8, 26)], 1.2), mix(PAPER, INK, 0.3))
    for number, goal in enumerate(goals):
        top = 31.0 + 37 * number
        is_reached = number < len(reached) and reached[number]
        if is_reached:
            lay(painter, box(5, top - 1, _SHEET_WIDE - 10, 33, 5), mix(PAPER, REACHED, 0.2))
        paint_row(painter, QRectF(10, top + 5, 98, 21), goal_pieces(goal), 0.0)
        _paint_points(painter, 129, top + 15.5, goal.points, is_reached)
    painter.restore()


def _paint_points(painter: QPainter, x: float, y: float, points: int, is_reached: bool) -> None:
    star = polygon(polar(15.5 if k % 2 == 0 else 9.6, 36 * k - 90) for k in range(10))
    lay(painter, star.translated(x, y), REACHED if is_reached else WAX, 1.2)
    lay(painter, centred(str(points), 13, x, y + 0.6), PAPER)


def _to_corner(painter: QPainter, rect: QRectF, wide: float, high: float) -> None:
    scale = min(rect.width() / wide, rect.height() / high)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-wide / 2, -high / 2)
