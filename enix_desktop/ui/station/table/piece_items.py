"""Bridges, shuttles and the laser as things on the table."""

from PySide6.QtCore import Property, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.ui.station.art.bridges import paint_bridge
from enix_desktop.ui.station.art.laser import paint_laser
from enix_desktop.ui.station.art.ring import FIELDS, BridgePlan, RingPlan
from enix_desktop.ui.station.art.shuttles import SHUTTLE_COLOURS, paint_shuttle
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import colour_letter
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.paper_art import box


class BridgeItem(ThingItem):
    """A bridge in a slot of the ring, or one that lies aside."""

    def __init__(self, slot: int | None) -> None:
        super().__init__(None if slot is None else Spot(Group.BRIDGE, slot))
        self.slot = slot
        self.colour = 0
        self._is_upright = False

    def set_plan(self, plan: BridgePlan) -> None:
        """Lie where *plan* says."""
        self._is_upright = plan.is_upright
        self.set_rect(plan.rect)

    def show_colour(self, colour: int) -> None:
        """Be the bridge of this *colour*."""
        if colour != self.colour:
            self.colour = colour
            self.update()

    @property
    def corner(self) -> float:
        return 4.0

    def paint_thing(self, painter: QPainter) -> None:
        letter = colour_letter(self.colour)
        paint_bridge(painter, self.rect, self.colour, letter, is_upright=self._is_upright)


class ShuttleItem(ThingItem):
    """A shuttle, docked at a room or beside the pile."""

    def __init__(self, shuttle: int, is_ghost: bool = False) -> None:
        super().__init__(None if is_ghost else Spot(Group.SHUTTLE, shuttle))
        self.shuttle = shuttle
        self.is_docked = is_ghost

    def set_docked(self, is_docked: bool) -> None:
        """A docked one has its lamps on."""
        if is_docked != self.is_docked:
            self.is_docked = is_docked
            self.update()

    def shape(self) -> QPainterPath:
        """Never below what a finger can hit."""
        rect = self.rect
        more = max(0.0, (32 - rect.height()) / 2), max(0.0, (32 - rect.width()) / 2)
        rect = rect.adjusted(-more[1], -more[0], more[1], more[0])
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 6)

    def paint_thing(self, painter: QPainter) -> None:
        is_lit = bool(self.ring)
        letter = colour_letter(SHUTTLE_COLOURS[self.shuttle])
        paint_shuttle(painter, self.rect, self.shuttle, letter, is_docked=self.is_docked, is_lit=is_lit)

    def paint_ring(self, painter: QPainter) -> None:
        if self.ring == "chosen":
            super().paint_ring(painter)


class LaserItem(ThingItem):
    """The laser in the middle of the ring, with a beam as long as the leader's score."""

    def __init__(self) -> None:
        super().__init__(Spot(Group.LASER, 0))
        self._plan: RingPlan | None = None
        self._leader = 0.0

    def set_plan(self, plan: RingPlan) -> None:
        """Lie in the middle of *plan*."""
        self.prepareGeometryChange()
        self._plan, self.rect = plan, plan.middle
        self.setTransformOriginPoint(plan.laser_centre)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-16, -16, 16, 16)

    def show_leader(self, laser: int) -> None:
        """The best score is *laser*; the beam ends at the last field."""
        self._set_leader(float(min(laser, FIELDS - 1)))

    def _get_leader(self) -> float:
        return self._leader

    def _set_leader(self, leader: float) -> None:
        if leader != self._leader:
            self._leader = leader
            self.update()

    leader = Property(float, _get_leader, _set_leader)
    """How far the beam reaches; it can grow slowly."""

    def paint_thing(self, painter: QPainter) -> None:
        if self._plan is not None:
            paint_laser(painter, self._plan, self._leader)
