"""Where a figure is painted: real pieces on a piece of sky."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from enix_desktop.games.station.components import STATIONS, Colour, Station, standard_components
from enix_desktop.ui.station.art.bridges import paint_bridge
from enix_desktop.ui.station.art.cards import paint_back, paint_front, paint_row_back
from enix_desktop.ui.station.art.ground import paint_ground
from enix_desktop.ui.station.art.laser import paint_laser, paint_laser_track
from enix_desktop.ui.station.art.ring import INNER, OUTER, RingPlan, RoomPlan
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.rooms import RoomState, paint_device, paint_room
from enix_desktop.ui.station.art.shuttles import paint_shuttle
from enix_desktop.ui.station.words import colour_letter, station_name
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.widgets.paper_art import box, lay, line, polygon, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme

ROOM = 175.0
"""How wide and high a room is drawn before it is scaled."""
RING = QRectF(0, 0, 600, 470)
_ROUNDING = 14.0
Standing = Sequence[tuple[int, int]]
"""Seats with their energy; of those with the same, who is named later lies above."""


class Canvas:
    """*width* by *height* units on a painter; what is painted later lies above."""

    def __init__(self, painter: QPainter, width: float, height: float) -> None:
        self.painter, self.width, self.height = painter, width, height

    def ground(self) -> None:
        """The sky that everything lies on, with round corners."""
        self.painter.save()
        self.painter.setClipPath(
            box(0, 0, self.width, self.height, _ROUNDING), Qt.ClipOperation.IntersectClip
        )
        paint_ground(self.painter, QRectF(0, 0, self.width, self.height), current_theme.theme)
        self.painter.restore()

    @contextmanager
    def _scaled(self, x: float, y: float, scale: float) -> Iterator[None]:
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(scale, scale)
        yield
        self.painter.restore()

    def room(
        self,
        station: Station,
        x: float,
        y: float,
        wide: float,
        *,
        inner: Standing = (),
        outer: Standing = (),
        docked: Sequence[int] = (),
        state: RoomState = "normal",
    ) -> None:
        """A room with its left upper corner at (x, y), robots on its tracks, shuttles at its docks."""
        plan = RoomPlan(station, QRectF(0, 0, ROOM, ROOM), 1.0)
        with self._scaled(x, y, wide / ROOM):
            self._room(plan, inner, outer, state)
            self._docked(plan, docked)

    def _room(self, plan: RoomPlan, inner: Standing, outer: Standing, state: RoomState = "normal") -> None:
        paint_room(self.painter, plan, station_name(plan.station), state)
        paint_device(self.painter, plan.device, plan.station)
        for track, standing in ((INNER, inner), (OUTER, outer)):
            for number, (seat, value) in enumerate(standing):
                below = sum(other == value for _, other in standing[:number])
                count = sum(other == value for _, other in standing)
                self._piece(plan.piece(track, value, below, count), plan.piece_size, seat)

    def _docked(self, plan: RoomPlan, docked: Sequence[int]) -> None:
        for shuttle in docked:
            colour = standard_components().shuttles[shuttle]
            paint_shuttle(self.painter, plan.dock(shuttle), shuttle, colour_letter(colour), is_docked=True)

    def _piece(self, middle: QPointF, size: float, seat: int) -> None:
        rect = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        paint_robot(self.painter, rect, PAWNS[seat])

    def ring(self, area: QRectF, seats: int = 0) -> None:
        """The whole ring in the middle of *area*, bridges as in a first game, with the robots of *seats*."""
        scale = min(area.width() / RING.width(), area.height() / RING.height())
        corner = area.center() - RING.center() * scale
        plan, components = RingPlan(RING), standard_components()
        with self._scaled(corner.x(), corner.y(), scale):
            for slot, bridge in zip(plan.bridges, components.first_ring, strict=True):
                self._bridge(slot.rect, components.bridges[bridge], slot.is_upright)
            for station in STATIONS:
                turned = [(station + seat) % seats for seat in range(seats)] if seats else []
                standing = [(seat, components.start[station]) for seat in reversed(turned)]
                self._room(plan.rooms[station], standing, ())
            paint_laser(self.painter, plan, 0)
            for seat in range(seats):
                self._piece(plan.laser_piece(0, seat, seats), plan.laser_piece_size, seat)

    def _bridge(self, rect: QRectF, colour: Colour, is_upright: bool = False, is_lit: bool = False) -> None:
        paint_bridge(self.painter, rect, colour, colour_letter(colour), is_upright=is_upright, is_lit=is_lit)

    def bridge(self, colour: Colour, x: float, y: float, wide: float, *, is_lit: bool = False) -> None:
        """A bridge around (x, y)."""
        high = wide * 0.9
        self._bridge(QRectF(x - wide / 2, y - high / 2, wide, high), colour, is_lit=is_lit)

    def shuttle(self, shuttle: int, x: float, y: float, wide: float) -> None:
        """A shuttle around (x, y)."""
        high = wide * 0.6
        letter = colour_letter(standard_components().shuttles[shuttle])
        paint_shuttle(self.painter, QRectF(x - wide / 2, y - high / 2, wide, high), shuttle, letter)

    def card(self, station: Station, colour: Colour, x: float, y: float, wide: float) -> None:
        """A card face up around (x, y)."""
        paint_front(self.painter, _card_rect(x, y, wide), station, colour, colour_letter(colour))

    def back(
        self, x: float, y: float, wide: float, kind: Literal["pile", "row"] = "pile", count: int = 1
    ) -> None:
        """Cards face down around (x, y), in a pile or in front of somebody."""
        paint = paint_back if kind == "pile" else paint_row_back
        for number in range(count):
            paint(self.painter, _card_rect(x - 2 * number, y - 2 * number, wide))

    def robot(self, seat: int, x: float, y: float, size: float) -> None:
        """The robot of *seat* around (x, y)."""
        self._piece(QPointF(x, y), size, seat)

    def lasers(self, rect: QRectF, scores: Sequence[int]) -> None:
        """The row of the laser with a robot for each score."""
        paint_laser_track(self.painter, rect, scores, PAWNS[: len(scores)])

    def arrow(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """An arrow that says that one thing leads to another."""
        span = QPointF(to_x - x, to_y - y)
        length = max(1.0, (span.x() ** 2 + span.y() ** 2) ** 0.5)
        along = span / length
        across = QPointF(-along.y(), along.x())
        neck = QPointF(to_x, to_y) - along * 12
        wings = (neck + across * 9, QPointF(to_x, to_y), neck - across * 9)
        head = polygon([(point.x(), point.y()) for point in wings])
        whole = together([line([(x, y), (neck.x(), neck.y())], 5), head])
        lay(self.painter, whole, ACCENT, 2, 0.3)

    def chip(self, text: str, x: float, y: float, colour: QColor = PAPER) -> None:
        """A few signs on a small sheet around (x, y)."""
        letters = centred(text, 17, x, y)
        wide = letters.boundingRect().width() + 18
        lay(self.painter, box(x - wide / 2, y - 14, wide, 28, 8), colour, 2.5, 0.3)
        lay(self.painter, letters, INK)


def _card_rect(x: float, y: float, wide: float) -> QRectF:
    high = wide * CARD_HEIGHT / CARD_WIDTH
    return QRectF(x - wide / 2, y - high / 2, wide, high)
