"""The robots on the tracks and on the laser: where each lies, and who lies on whom."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.art.ring import FIELDS, INNER, OUTER, RingPlan
from enix_desktop.ui.station.art.robots import SIZE, draw_robot
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

MARKER_Z = 10.0
LASER = len(STATIONS)
"""The laser in the place of a station."""


class MarkerItem(QGraphicsObject):
    """One robot, its origin in its middle; a click means what lies under it."""

    def __init__(self, look: PawnLook) -> None:
        super().__init__()
        self.look = look
        self._is_in_turn = False
        self._note = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        current_theme.changed.connect(self._repaint)

    def _repaint(self) -> None:
        self.update()

    def set_in_turn(self, in_turn: bool) -> None:
        """Mark the robot of the player in turn."""
        if in_turn != self._is_in_turn:
            self._is_in_turn = in_turn
            self.update()

    def set_note(self, note: str) -> None:
        """A number that its field cannot say, such as 9 on the last one of the laser."""
        if note != self._note:
            self._note = note
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-15, -15, 34, 32)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_robot(painter, self.look, self._is_in_turn)
        if self._note:
            wide = 7.0 + 6.0 * len(self._note)
            lay(painter, box(3, -13, wide, 12, 6), INK)
            lay(painter, box(4, -12, wide - 2, 10, 5), PAPER)
            lay(painter, centred(self._note, 10, 3 + wide / 2, -7), INK)


class Markers:
    """All robots. They follow events one by one, so that each can be shown before the whole view is."""

    def __init__(self, looks: Sequence[PawnLook], scene: QGraphicsScene) -> None:
        self.items = [[MarkerItem(look) for look in looks] for _ in (*STATIONS, LASER)]
        """By station and seat; at last those on the laser."""
        self._energy = [[0] * len(looks) for _ in STATIONS]
        self._inner: list[list[Seat]] = [[] for _ in STATIONS]
        self._outer: list[Seat] = []
        self._active = 0
        self._laser = [0] * len(looks)
        self._plan: RingPlan | None = None
        for row in self.items:
            for item in row:
                scene.addItem(item)

    def set_plan(self, plan: RingPlan) -> None:
        """Lie in the ring of *plan*."""
        self._plan = plan
        self.settle()

    def show(self, view: View) -> None:
        """Lie as *view* says."""
        self._energy = [list(row) for row in view.energy]
        self._inner = [list(row) for row in view.inner]
        self._outer, self._active, self._laser = list(view.outer), int(view.active), list(view.laser)
        self.settle()

    def settle(self) -> None:
        """Put every robot where it belongs, at once."""
        if self._plan is None:
            return
        for place, row in enumerate(self.items):
            for seat, item in enumerate(row):
                item.setPos(self.spot(place, seat))
                item.setScale(self.scale(place))
                item.setOpacity(1.0)
                item.setZValue(MARKER_Z + self._height(place, seat))
                if place == LASER:
                    over = self._laser[seat] > FIELDS - 1
                    item.set_note(str(self._laser[seat]) if over else "")

    def mark_turn(self, seat: Seat | None) -> None:
        """The robot of *seat* at the active station stands out, and no other."""
        for place, row in enumerate(self.items):
            for other, item in enumerate(row):
                item.set_in_turn(place == self._active and other == seat)

    def energy(self, place: int, seat: Seat) -> int:
        """The number shown for *seat* at a station, or on the laser."""
        return self._laser[seat] if place == LASER else self._energy[place][seat]

    def scale(self, place: int) -> float:
        """How large robots are drawn there."""
        if self._plan is None:
            return 1.0
        size = self._plan.laser_piece_size if place == LASER else self._plan.rooms[place].piece_size
        return size / SIZE

    def spot(self, place: int, seat: Seat, value: int | None = None) -> QPointF:
        """Where the robot of *seat* lies in the scene; with a *value*, where it would land."""
        assert self._plan is not None
        now = self.energy(place, seat)
        value = now if value is None else value
        if place == LASER:
            here = [
                other
                for other, score in enumerate(self._laser)
                if min(value, FIELDS - 1) == min(score, FIELDS - 1) or (other == seat)
            ]
            return self._plan.laser_piece(value, here.index(seat), len(here))
        track, order = self._track_of(place, seat)
        here = [other for other in order if self._energy[place][other] == value]
        if seat not in here:  # it would land on top (C4)
            here = [seat, *here]
        height = len(here) - 1 - here.index(seat)
        return self._plan.rooms[place].piece(track, value, height, len(here))

    def track_of(self, place: int, seat: Seat) -> int:
        """Whether its robot lies on the inner or on the outer track."""
        return self._track_of(place, seat)[0]

    def _track_of(self, place: int, seat: Seat) -> tuple[int, list[Seat]]:
        if place == self._active and seat in self._outer:
            return OUTER, self._outer
        return INNER, self._inner[place]

    def _height(self, place: int, seat: Seat) -> float:
        if place == LASER:
            return 0.1 * seat
        _, order = self._track_of(place, seat)
        return 0.1 * (len(order) - order.index(seat)) if seat in order else 0.0

    def go_outside(self, seat: Seat, station: int) -> None:
        """A turn began: the robot goes over to the outer track, on top (O2)."""
        self._active = station
        if seat in self._inner[station]:
            self._inner[station].remove(seat)
        if seat not in self._outer:
            self._put_on_top(self._outer, station, seat)

    def change(self, seat: Seat, station: int, after: int) -> None:
        """The energy of *seat* has changed: its robot lands on top of its new field (C4)."""
        if self._energy[station][seat] == after:
            return
        _, order = self._track_of(station, seat)
        if seat in order:
            order.remove(seat)
        self._energy[station][seat] = after
        self._put_on_top(order, station, seat)

    def fire(self, seat: Seat, after: int) -> None:
        """The laser of *seat* has grown."""
        self._laser[seat] = after

    def come_back(self, station: int) -> None:
        """All had their turn: the robots go back to the inner track (N5)."""
        if station == self._active:
            self._inner[station] = [*self._outer, *self._inner[station]]
            self._outer = []

    def moved(self) -> list[tuple[MarkerItem, QPointF]]:
        """Every robot that does not lie where it belongs, with its place."""
        away = []
        for place, row in enumerate(self.items):
            for seat, item in enumerate(row):
                spot = self.spot(place, seat)
                if (item.pos() - spot).manhattanLength() > 0.5:
                    item.setZValue(MARKER_Z + self._height(place, seat))
                    away.append((item, spot))
        return away

    def _put_on_top(self, order: list[Seat], station: int, seat: Seat) -> None:
        numbers, place = self._energy[station], 0
        while place < len(order) and numbers[order[place]] > numbers[seat]:
            place += 1
        order.insert(place, seat)
