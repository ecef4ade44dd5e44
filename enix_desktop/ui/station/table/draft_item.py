"""A draft on the table: numbers before and after, where robots would land, and what would flow."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.station.components import Card, Station
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.table import Table
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.art.palette import BEAM, ENERGY
from enix_desktop.ui.station.art.ring import RingPlan
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.rooms import paint_field_mark
from enix_desktop.ui.station.table.card_item import CardItem
from enix_desktop.ui.station.table.draft_picture import DraftPicture, Flow
from enix_desktop.ui.station.table.marker_item import LASER, MarkerItem, Markers
from enix_desktop.ui.station.table.piece_items import ShuttleItem
from enix_desktop.ui.station.table.plan import TablePlan
from enix_desktop.ui.station.table.room_item import OrderItem
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.card_lettering import centred, letters, value_text
from enix_desktop.ui.table.items import MarkItem, remove
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.shapes import CARD_HEIGHT
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box, disc, lay, polygon
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED

FLOW_Z, GHOST_Z, SLIP_Z, CARDS_Z = 18.0, 20.0, 22.0, 21.0
_GHOST = 0.62
_DOT = 3.6


class DraftTable(Protocol):
    """What is needed of the scene on which a draft is shown."""

    table: Table
    looks: list[PawnLook]
    markers: Markers
    order: OrderItem
    view_shown: View | None

    @property
    def ring(self) -> RingPlan:
        """Where rooms, bridges and the laser lie."""

    @property
    def plan(self) -> TablePlan:
        """Which part of the window belongs to what."""

    def addItem(self, item: QGraphicsItem) -> None:
        """Put something onto the table."""

    def outline(self, spot: Spot) -> QPainterPath:
        """Where *spot* is."""

    def shuttle_rect(self, shuttle: int, station: int | None) -> QRectF:
        """Where a shuttle lies at *station*, or beside the pile."""


class SlipItem(MarkItem):
    """A slip of paper with a robot and a few signs, such as 3 → 5."""

    def __init__(
        self,
        text: str,
        look: PawnLook | None,
        size: float,
        *,
        is_wrong: bool = False,
        is_crossed: bool = False,
    ) -> None:
        super().__init__()
        self._text, self._look, self._size = text, look, size
        self._is_wrong, self._is_crossed = is_wrong or is_crossed, is_crossed
        self._letters = letters(text, size * 0.62).boundingRect().width()

    @property
    def width(self) -> float:
        """How wide it is."""
        return self._letters + self._size * (0.5 if self._look is None else 1.5)

    def boundingRect(self) -> QRectF:
        return QRectF(-self.width / 2, -self._size / 2, self.width, self._size).adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(-self.width / 2, -self._size / 2, self.width, self._size)
        rim = REFUSED if self._is_wrong else ACCENT
        lay(painter, box(rect.x(), rect.y(), rect.width(), rect.height(), self._size / 2), INK, 2.5, 0.3)
        inside = rect.adjusted(1, 1, -1, -1)
        lay(painter, box(inside.x(), inside.y(), inside.width(), inside.height(), self._size / 2), PAPER)
        painter.setPen(QPen(rim, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = rect.adjusted(2.2, 2.2, -2.2, -2.2)
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        middle = 0.0
        if self._look is not None:
            side = self._size * 0.8
            paint_robot(painter, QRectF(rect.left() + 4, -side / 2, side, side), self._look)
            middle = self._size * 0.45
        lay(painter, centred(self._text, self._size * 0.62, middle, 0), INK)
        if self._is_crossed:
            painter.setPen(QPen(REFUSED, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            half, rise = self._letters / 2 + 2, self._size * 0.22
            painter.drawLine(QPointF(middle - half, rise), QPointF(middle + half, -rise))


class FieldMarkItem(MarkItem):
    """A ring around a field where a robot would land."""

    def __init__(self, scene: DraftTable, station: int, track: int, value: int) -> None:
        super().__init__()
        self._room, self._track, self._value = scene.ring.rooms[station], track, value

    def boundingRect(self) -> QRectF:
        return self._room.field(self._track, self._value).adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        paint_field_mark(painter, self._room, self._track, self._value)


class FlowItem(MarkItem):
    """Energy on its way: dots along a path with an arrow at its end, or a beam to the laser."""

    def __init__(self, path: QPainterPath, units: int, is_beam: bool, is_wrong: bool = False) -> None:
        super().__init__()
        self._path, self._units, self._is_beam, self._is_wrong = path, units, is_beam, is_wrong

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-14, -14, 14, 14)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((INK, 6.0), (PAPER, 4.4), (BEAM if self._is_beam else ENERGY, 2.6)):
            pen = QPen(colour, wide + (1.6 * self._units if self._is_beam else 0.0))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setStyle(Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.drawPath(self._path)
        if self._is_wrong:
            self._paint_cross(painter)
        if self._is_beam or self._is_wrong:
            return
        for unit in range(self._units):
            point = self._path.pointAtPercent((unit + 1) / (self._units + 1))
            paint_energy(painter, point, _DOT * 1.5)
        self._paint_arrow(painter)

    def _paint_cross(self, painter: QPainter) -> None:
        """This way is closed."""
        middle, arm = self._path.pointAtPercent(0.5), 6.0
        for colour, wide in ((PAPER, 7.0), (REFUSED, 4.0)):
            painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for side in (-arm, arm):
                painter.drawLine(middle + QPointF(-arm, -side), middle + QPointF(arm, side))

    def _paint_arrow(self, painter: QPainter) -> None:
        end, angle = self._path.pointAtPercent(1.0), self._path.angleAtPercent(0.98)
        painter.save()
        painter.translate(end)
        painter.rotate(-angle)
        lay(painter, polygon([(-8, -7), (7, 0), (-8, 7)]), INK)
        lay(painter, polygon([(-6, -4.6), (4.4, 0), (-6, 4.6)]), ENERGY)
        painter.restore()


def paint_energy(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A unit of energy: a warm dot with a rim that is seen on every ground."""
    lay(painter, disc(middle.x(), middle.y(), radius + 1.6), INK)
    lay(painter, disc(middle.x(), middle.y(), radius + 0.6), PAPER)
    lay(painter, disc(middle.x(), middle.y(), radius), ENERGY)
    lay(painter, disc(middle.x() - radius * 0.3, middle.y() - radius * 0.3, radius * 0.28), PAPER)


def flow_path(
    scene: DraftTable, seat: int, source: Spot, target: Spot, landing: Mapping[Station, int] | None = None
) -> QPainterPath:
    """The way of energy of *seat* between two spots: over the bridge where two rooms have one.

    It ends where the robot lands if *landing* says at which number that is.
    """
    start, end = anchor(scene, seat, source), anchor(scene, seat, target)
    top = scene.table.numbers.track_top
    if landing and target.group is Group.ROOM and 0 <= landing.get(target.key, -1) <= top:
        end = scene.markers.spot(target.key, seat, landing[target.key])
    path = QPainterPath(start)
    if source.group is Group.ROOM and target.group is Group.ROOM:
        slot = _slot_between(source.key, target.key)
        if slot is not None:
            path.lineTo(scene.ring.bridges[slot].centre)
            path.lineTo(end)
        else:
            path.quadTo((start + end) / 2 * 0.6 + scene.ring.middle.center() * 0.4, end)
        return path
    path.lineTo(end)
    return path


def _slot_between(one: int, other: int) -> int | None:
    if (one + 1) % 6 == other:
        return one
    return other if (other + 1) % 6 == one else None


def anchor(scene: DraftTable, seat: int, spot: Spot) -> QPointF:
    """Where energy of *seat* leaves or reaches what lies at *spot*."""
    match spot.group:
        case Group.ROOM | Group.DEVICE:
            return scene.markers.spot(spot.key, seat)
        case Group.LASER:
            return scene.ring.laser_centre
        case Group.BRIDGE:
            return QPointF(scene.ring.bridges[spot.key].centre)
        case _:
            middle: QPointF = scene.outline(spot).boundingRect().center()
            return middle


class DraftItems:
    """What is shown of a draft; all of it goes when the draft does."""

    def __init__(self, scene: DraftTable) -> None:
        self._scene = scene
        self.picture: DraftPicture | None = None
        self._items: list[QGraphicsItem] = []

    def show(self, picture: DraftPicture | None) -> None:
        """Show *picture* instead of what was shown."""
        if picture != self.picture:
            self.picture = picture
            self.redraw()

    def redraw(self) -> None:
        """Draw it again, perhaps at another size."""
        remove(self._items)
        self._items.clear()
        picture, scene = self.picture, self._scene
        view = scene.view_shown
        scene.order.setVisible(view is not None and (picture is None or not _touches(picture, view.active)))
        if picture is None or view is None:
            return
        for flow in picture.flows:
            self._show_flow(picture, flow)
        for change in picture.changes:
            self._show_change(picture, change)
        for shuttle, station in picture.docks:
            self._show_dock(shuttle, station)
        for station, cards in picture.targets:
            self._show_targets(station, cards)
        if picture.laser is not None:
            self._show_laser(picture, *picture.laser)
        if picture.missing:
            self._show_missing(picture.missing)

    def _add(self, item: QGraphicsItem, height: float) -> None:
        item.setZValue(height)
        self._scene.addItem(item)
        self._items.append(item)

    def _show_flow(self, picture: DraftPicture, flow: Flow) -> None:
        landing = {change.station: change.after for change in picture.changes}
        path = flow_path(self._scene, picture.seat, flow.source, flow.target, landing)
        is_beam = flow.target.group is Group.LASER
        self._add(FlowItem(path, flow.units, is_beam, picture.is_wrong), FLOW_Z)

    def _show_change(self, picture: DraftPicture, change: Change) -> None:
        scene, seat = self._scene, picture.seat
        station, before, after = change
        room, markers = scene.ring.rooms[station], scene.markers
        top = scene.table.numbers.track_top
        is_outside = not 0 <= after <= top
        if before != after and not is_outside and not picture.is_wrong:
            self._add(FieldMarkItem(scene, station, markers.track_of(station, seat), after), GHOST_Z - 1)
            ghost = MarkerItem(scene.looks[seat])
            ghost.setPos(markers.spot(station, seat, after))
            ghost.setScale(markers.scale(station))
            ghost.setOpacity(_GHOST)
            self._add(ghost, GHOST_Z)
        slip = SlipItem(
            f"{value_text(before)} → {value_text(after)}",
            scene.looks[seat],
            _slip_size(room.unit),
            is_wrong=is_outside,
            is_crossed=picture.is_wrong,
        )
        slip.setPos(room.motif.center())
        self._add(slip, SLIP_Z)

    def _show_laser(self, picture: DraftPicture, before: int, after: int) -> None:
        scene, seat = self._scene, picture.seat
        if before != after and not picture.is_wrong:
            ghost = MarkerItem(scene.looks[seat])
            ghost.setPos(scene.markers.spot(LASER, seat, after))
            ghost.setScale(scene.markers.scale(LASER))
            ghost.setOpacity(_GHOST)
            self._add(ghost, GHOST_Z)
        slip = SlipItem(
            f"{value_text(before)} → {value_text(after)}",
            scene.looks[seat],
            _slip_size(scene.ring.unit),
            is_crossed=picture.is_wrong,
        )
        slip.setPos(scene.ring.laser_centre)
        self._add(slip, SLIP_Z)

    def _show_dock(self, shuttle: int, station: int) -> None:
        ghost = ShuttleItem(shuttle, is_ghost=True)
        ghost.set_rect(self._scene.shuttle_rect(shuttle, station))
        ghost.setOpacity(_GHOST)
        self._add(ghost, GHOST_Z)

    def _show_targets(self, station: int, cards: Sequence[Card]) -> None:
        """The cards lie on the picture of their room, one upon the other, each to be seen."""
        scene = self._scene
        picture = scene.ring.rooms[station].picture
        high = picture.height() * 0.94
        step = min(high * 0.4, picture.width() * 0.5 / max(1, len(cards)))
        for place, card in enumerate(cards):
            item = CardItem(card, scene.table.components)
            item.set_face_up(True)
            item.setScale(high / CARD_HEIGHT)
            item.setPos(picture.left() + high / 3 + 2 + place * step, picture.center().y())
            self._add(item, CARDS_Z + 0.01 * place)

    def _show_missing(self, text: str) -> None:
        """Just above the prompt line: nothing that is needed lies there."""
        room = self._scene.plan.narration
        slip = SlipItem(text, None, 24.0, is_wrong=True)
        slip.setScale(min(1.0, room.width() / slip.width))
        slip.setPos(room.center())
        self._add(slip, SLIP_Z + 1)


def _touches(picture: DraftPicture, station: int) -> bool:
    return any(change.station == station for change in picture.changes)


def _slip_size(unit: float) -> float:
    return max(22.0, 24.0 * unit)
