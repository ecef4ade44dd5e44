"""A room of the ring with its device, and the order of play at the active one."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.station.art.ring import RoomPlan
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.rooms import (
    DeviceState,
    paint_device,
    paint_room,
    paint_room_mark,
)
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import station_name
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.paper_art import box, lay, line
from enix_desktop.ui.widgets.theme import INK, PAPER


class RoomItem(ThingItem):
    """One station; it lies where its plan says, so its own measure is that of the scene."""

    def __init__(self, station: int) -> None:
        super().__init__(Spot(Group.ROOM, station))
        self.station = station
        self.plan: RoomPlan | None = None
        self.is_active = False

    def set_plan(self, plan: RoomPlan) -> None:
        """Lie where *plan* says."""
        self.prepareGeometryChange()
        self.plan, self.rect = plan, plan.rect
        self.setTransformOriginPoint(plan.rect.center())
        self.update()

    def set_active(self, is_active: bool) -> None:
        """Light the room."""
        if is_active != self.is_active:
            self.is_active = is_active
            self.update()

    @property
    def corner(self) -> float:
        return 16 * (1.0 if self.plan is None else self.plan.unit)

    def shape(self) -> QPainterPath:
        return QPainterPath() if self.plan is None else self.plan.outline

    def paint_thing(self, painter: QPainter) -> None:
        if self.plan is not None:
            name = station_name(self.station)
            paint_room(painter, self.plan, name, "active" if self.is_active else "normal")

    def paint_ring(self, painter: QPainter) -> None:
        if self.plan is None:
            return
        if self.ring:
            paint_room_mark(painter, self.plan, self.ring)
        elif self.is_hovered:
            paint_room_mark(painter, self.plan, "hover")


class DeviceItem(ThingItem):
    """What starts the action of a station."""

    def __init__(self, station: int) -> None:
        super().__init__(Spot(Group.DEVICE, station))
        self.station = station

    @property
    def corner(self) -> float:
        return self.rect.width() * 0.24

    @property
    def state(self) -> DeviceState:
        """How it looks: one that may be used stands out."""
        if self.ring == "chosen":
            return "pressed"
        if self.ring == "may":
            return "hover" if self.is_hovered else "may"
        return "idle"

    def paint_thing(self, painter: QPainter) -> None:
        paint_device(painter, self.rect, self.station, self.state)

    def paint_ring(self, painter: QPainter) -> None:
        """The device shows it itself."""


class OrderItem(ThingItem):
    """A slip with all robots in the order of play at the active room; who has played steps back."""

    def __init__(self, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self._looks = looks
        self._order: tuple[Seat, ...] = ()
        self._played = 0
        self._place = QRectF()

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats as they play."""
        return self._order

    def show_order(self, order: Sequence[Seat], played: int) -> None:
        """All seats in their order; the first *played* have had their turn, the next one is in turn."""
        if (self._order, self._played) != (tuple(order), played):
            self._order, self._played = tuple(order), played
            self._arrange()

    def set_place(self, place: QRectF) -> None:
        """Lie at the foot of *place* of the scene, in its middle."""
        self._place = place
        self._arrange()

    def _arrange(self) -> None:
        high = min(26.0, max(20.0, self._place.height() * 0.42))
        step = min(high * 1.05, (self._place.width() - 8) / max(1, len(self._order)))
        wide = step * len(self._order) + 10
        self.set_rect(
            QRectF(self._place.center().x() - wide / 2, self._place.bottom() - high - 2, wide, high)
        )
        self.setVisible(len(self._order) > 0)

    def paint_thing(self, painter: QPainter) -> None:
        rect = self.rect
        lay(painter, box(rect.x(), rect.y(), rect.width(), rect.height(), rect.height() / 2), INK, 2, 0.3)
        inside = rect.adjusted(1.2, 1.2, -1.2, -1.2)
        lay(painter, box(inside.x(), inside.y(), inside.width(), inside.height(), inside.height() / 2), PAPER)
        step = (rect.width() - 10) / max(1, len(self._order))
        size = min(step, rect.height()) - 3
        for place, seat in enumerate(self._order):
            middle = QPointF(rect.left() + 5 + (place + 0.5) * step, rect.center().y())
            square = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            has_played = place < self._played
            painter.setOpacity(0.5 if has_played else 1.0)
            paint_robot(painter, square, self._looks[seat], in_turn=place == self._played)
            painter.setOpacity(1.0)
            if has_played:
                x, y = middle.x() + size * 0.2, middle.y() + size * 0.2
                tick = line([(x - 4, y), (x - 1, y + 3.2), (x + 4.6, y - 4)], 2.4)
                lay(painter, tick, INK)
