"""The scoring wheel: a brass dial on which the pieces of all players go round, to the goal and beyond."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from enix_desktop.ui.enigma.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, stone_of
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import disc, lay, mix, polar, polygon, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, current_theme, font

ROUND_TRIP = 25
"""So many points are once around, so that a wheel to 20 has room beyond its goal."""
_RIM = 0.94
_NUMBERS, _PIECES = 0.78, 0.54
"""Where numbers and pieces lie, in parts of the radius."""


def paint_wheel(painter: QPainter, rect: QRectF, goal: int) -> None:
    """The dial with its numbers; the goal is marked."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme, stone = current_theme.theme, stone_of(current_theme.theme)
    painter.translate(rect.center())
    radius = min(rect.width(), rect.height()) / 2
    painter.scale(radius / 100, radius / 100)
    teeth = together([disc(0, 0, 95), *(_tooth(number) for number in range(ROUND_TRIP))])
    lay(painter, teeth, theme.text if theme.is_strong else BRASS_DARK, 3)
    lay(painter, disc(0, 0, 92), theme.table if theme.is_strong else BRASS)
    lay(painter, disc(0, 0, 67), theme.text if theme.is_strong else BRASS_DARK)
    lay(painter, disc(0, 0, 65), stone.tile)
    lay(painter, disc(0, 0, 11), stone.tile_dark)
    lay(painter, disc(0, 0, 7), theme.text if theme.is_strong else mix(BRASS, BRASS_LIGHT, 0.4))
    _paint_numbers(painter, goal, theme.text if theme.is_strong else INK)
    painter.restore()


def paint_points(painter: QPainter, rect: QRectF, points: Sequence[float], looks: Sequence[PawnLook]) -> None:
    """The pieces where their points are; a piece that has been around once wears a number."""
    places = piece_places(rect, points)
    side = min(rect.width(), rect.height()) * 0.13
    for seat in sorted(range(len(points)), key=lambda seat: places[seat].y()):
        middle = places[seat]
        paint_piece(painter, QRectF(middle.x() - side / 2, middle.y() - side * 0.75, side, side), looks[seat])
        laps = int(points[seat] // ROUND_TRIP)
        if laps:
            _paint_laps(painter, middle + QPointF(side * 0.42, -side * 0.6), side * 0.3, laps)


def piece_places(rect: QRectF, points: Sequence[float]) -> list[QPointF]:
    """Where each piece stands; those with the same points stand behind each other."""
    radius = min(rect.width(), rect.height()) / 2
    places = []
    for seat, number in enumerate(points):
        rank = sum(1 for other in points[:seat] if abs(other - number) < 0.5)
        far = _PIECES - 0.14 * rank
        places.append(rect.center() + _at(number, far * radius))
    return places


def _at(number: float, radius: float) -> QPointF:
    turn = 2 * math.pi * number / ROUND_TRIP - math.pi / 2
    return QPointF(radius * math.cos(turn), radius * math.sin(turn))


def _tooth(number: int) -> QPainterPath:
    degrees = 360 / ROUND_TRIP * (number + 0.5) - 90
    corners = ((94, -4), (100, -2.4), (100, 2.4), (94, 4))
    return polygon(polar(radius, degrees + aside) for radius, aside in corners)


def _paint_numbers(painter: QPainter, goal: int, colour: QColor) -> None:
    for number in range(ROUND_TRIP):
        place = _at(number, 100 * (_NUMBERS + 0.015))
        is_goal = number == goal
        if is_goal:
            lay(painter, disc(place.x(), place.y(), 12.5), PAPER)
            lay(painter, disc(place.x(), place.y(), 10.8), ACCENT)
        elif number % 5:
            end = _at(number, 73)
            painter.setPen(QPen(colour, 2))
            painter.drawLine(_at(number, 84), end)
            continue
        painter.setPen(ON_ACCENT if is_goal else colour)
        painter.setFont(font(13, QFont.Weight.Bold))
        room = QRectF(place.x() - 15, place.y() - 10, 30, 20)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))


def _paint_laps(painter: QPainter, middle: QPointF, radius: float, laps: int) -> None:
    lay(painter, disc(middle.x(), middle.y(), radius), INK)
    painter.setPen(PAPER)
    painter.setFont(font(max(9, round(radius * 1.3)), QFont.Weight.Bold))
    room = QRectF(middle.x() - 2 * radius, middle.y() - radius, 4 * radius, 2 * radius)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, f"+{laps * ROUND_TRIP}")
