"""The drawings of Station Six that are approved, by the name of their sheet."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from enix_desktop.ui.station.art.box import paint_box, paint_curtain, paint_title
from enix_desktop.ui.station.art.bridges import paint_bridge
from enix_desktop.ui.station.art.cards import paint_back, paint_empty_place, paint_front, paint_row_back
from enix_desktop.ui.station.art.ground import paint_ground
from enix_desktop.ui.station.art.keeper import paint_keeper
from enix_desktop.ui.station.art.laser import paint_laser
from enix_desktop.ui.station.art.ring import INNER, RingPlan
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.rooms import paint_device, paint_room
from enix_desktop.ui.station.art.shuttles import paint_shuttle
from enix_desktop.ui.station.art.symbols import paint_colour_mark, paint_symbol
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.theme import current_theme

Paint = Callable[[QPainter, QRectF], None]
LETTERS = "RYGBWV"
NAMES = ("Machine deck", "Command centre", "Biotope", "Spaceport", "Canteen", "Energy centre")
START = (3, 4, 4, 1, 3, 1)


def _inner(rect: QRectF, share: float) -> QRectF:
    wide, high = rect.width() * share / 2, rect.height() * share / 2
    return rect.adjusted(wide, high, -wide, -high)


def _ring(painter: QPainter, rect: QRectF) -> None:
    """The start of a game of four, with the biotope active and the leader at 5."""
    paint_ground(painter, rect, current_theme.theme)
    plan = RingPlan(rect)
    paint_laser(painter, plan, 5)
    for room in plan.rooms:
        is_active = room.station == 2
        paint_room(painter, room, NAMES[room.station], "active" if is_active else "normal")
        paint_device(painter, room.device, room.station, "may" if is_active else "idle")
    for bridge in plan.bridges:
        paint_bridge(painter, bridge.rect, bridge.slot, LETTERS[bridge.slot], is_upright=bridge.is_upright)
    for room, place in product(plan.rooms, range(4)):
        middle, size = room.piece(INNER, START[room.station], place, 4), room.piece_size
        look = PAWNS[(place + room.station) % 4]
        paint_robot(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), look)
    for shuttle in (0, 1):
        paint_shuttle(painter, plan.rooms[1].dock(shuttle), shuttle, "WV"[shuttle], is_docked=True)


def _cards() -> Sequence[Paint]:
    def paint(kind: int, painter: QPainter, rect: QRectF) -> None:
        paint_front(painter, rect, kind, (kind + 1) % 6, LETTERS[(kind + 1) % 6])

    return [*(partial(paint, kind) for kind in range(6)), paint_back, paint_row_back, paint_empty_place]


def _signs() -> Sequence[Paint]:
    def symbol(station: int, painter: QPainter, rect: QRectF) -> None:
        paint_symbol(painter, _inner(rect, 0.2), station, current_theme.theme.text)

    def mark(colour: int, painter: QPainter, rect: QRectF) -> None:
        paint_colour_mark(painter, _inner(rect, 0.2), colour, LETTERS[colour])

    def robot(seat: int, in_turn: bool, painter: QPainter, rect: QRectF) -> None:
        paint_robot(painter, _inner(rect, 0.3), PAWNS[seat], in_turn)

    def bridge(colour: int, painter: QPainter, rect: QRectF) -> None:
        paint_bridge(painter, _inner(rect, 0.3), colour, LETTERS[colour], is_lit=colour % 2 == 1)

    def shuttle(number: int, is_docked: bool, painter: QPainter, rect: QRectF) -> None:
        paint_shuttle(painter, rect, number, "WV"[number], is_docked=is_docked)

    kinds = range(6)
    return [
        *(partial(symbol, kind) for kind in kinds),
        *(partial(mark, kind) for kind in kinds),
        *(partial(robot, kind, in_turn) for in_turn, kind in product((False, True), kinds)),
        *(partial(bridge, kind) for kind in kinds),
        *(partial(shuttle, *kind) for kind in product((0, 1), (False, True))),
    ]


def _boxes() -> Sequence[Paint]:
    def box(painter: QPainter, rect: QRectF) -> None:
        paint_box(painter, rect, current_theme.theme)

    def title(painter: QPainter, rect: QRectF) -> None:
        paint_title(painter, rect.adjusted(0, 80, 0, -80), current_theme.theme, "Station Six")

    return [box, title, paint_curtain, paint_keeper]


SHEETS: dict[str, tuple[QSize, Callable[[], Sequence[Paint]]]] = {
    "station-ring": (QSize(760, 560), lambda: [_ring]),
    "station-cards": (QSize(120, 180), _cards),
    "station-signs": (QSize(72, 72), _signs),
    "station-box": (QSize(400, 280), _boxes),
}
