"""Where everything of the ring lies: six rooms, their tracks and docks, the bridges and the laser."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.widgets.paper_art import box

STATIONS = 6
FIELDS = 8
"""Fields of a track, 0 to 7; the last one of the laser stands for everything from 7 on."""
INNER, OUTER = 0, 1
LABEL = 0.18
"""The share of a laser field that its label needs."""

_WIDE, _HIGH = 600.0, 470.0
"""The size for which the measures below are made."""
_GAP = 33.0
"""Between two rooms side by side, where a bridge lies."""
_EDGE = 8.0
"""Above and below the ring, for shuttles that stick out."""
_LASER = 96.0
"""How high the middle is."""
_UPRIGHT_GAP = 40.0
_NAME, _PICTURE, _RIM = 19.0, 47.0, 5.0
_RULER = 14.0
_DEVICE = 45.0
_DOCK = QSizeF(42.0, 24.0)
_ASIDE = 15.0
"""How far a docked shuttle sticks out at the side."""
_COLUMNS = (1, 2, 2, 1, 0, 0)


@dataclass(frozen=True)
class RoomPlan:
    """One room: a name at its outer edge, its picture and device, and the two tracks towards the laser."""

    station: int
    rect: QRectF
    unit: float
    """Pixels to a unit of the smallest window."""

    @property
    def is_above(self) -> bool:
        """Whether the room lies above the laser, so that its name is on top."""
        return self.station in (5, 0, 1)

    @property
    def outline(self) -> QPainterPath:
        """The hull of the room."""
        rect, corner = self.rect, 16 * self.unit
        return box(rect.x(), rect.y(), rect.width(), rect.height(), corner)

    @cached_property
    def inside(self) -> QRectF:
        """What one looks into: picture and tracks, without the hull and the name."""
        rim, name = _RIM * self.unit, _NAME * self.unit
        top, foot = (name, rim) if self.is_above else (rim, name)
        return self.rect.adjusted(rim, top, -rim, -foot)

    @cached_property
    def name(self) -> QRectF:
        """The room for the name, between the docks."""
        high, side = _NAME * self.unit, 31 * self.unit
        top = self.rect.top() if self.is_above else self.rect.bottom() - high
        return QRectF(self.rect.left() + side, top, self.rect.width() - 2 * side, high)

    @cached_property
    def picture(self) -> QRectF:
        """The part of the inside that shows what the room is for, the device included."""
        high = max(_PICTURE * self.unit, 0.31 * self.inside.height())
        top = self.inside.top() if self.is_above else self.inside.bottom() - high
        return QRectF(self.inside.left(), top, self.inside.width(), high)

    @cached_property
    def device(self) -> QRectF:
        """What starts the action of the station, at the right of the picture; never below 44 pixels."""
        side = max(44.0, min(_DEVICE * self.unit, self.picture.height() - 1))
        right = self.picture.right() - 2 * self.unit
        return QRectF(right - side, self.picture.center().y() - side / 2, side, side)

    @cached_property
    def motif(self) -> QRectF:
        """The picture without the device."""
        return self.picture.adjusted(0, 0, self.device.left() - self.picture.right() - 2 * self.unit, 0)

    @cached_property
    def tracks(self) -> QRectF:
        """Both tracks and the digits between them."""
        high = self.inside.height() - self.picture.height()
        top = self.picture.bottom() if self.is_above else self.inside.top()
        side, edge = 2 * self.unit, 1.5 * self.unit
        return QRectF(self.inside.left(), top, self.inside.width(), high).adjusted(side, edge, -side, -edge)

    @cached_property
    def ruler(self) -> QRectF:
        """The strip between the two tracks on which the digits stand."""
        high = _RULER * self.unit
        return QRectF(self.tracks.left(), self.tracks.center().y() - high / 2, self.tracks.width(), high)

    def track(self, track: int) -> QRectF:
        """The whole inner or outer track; the inner one is nearer to the laser."""
        is_lower = (track == INNER) == self.is_above
        top = self.ruler.bottom() if is_lower else self.tracks.top()
        return QRectF(self.tracks.left(), top, self.tracks.width(), self.ruler.top() - self.tracks.top())

    def field(self, track: int, value: int) -> QRectF:
        """The porthole for *value* on a track."""
        whole = self.track(track)
        wide = whole.width() / FIELDS
        return QRectF(whole.left() + value * wide, whole.top(), wide, whole.height())

    def digit(self, value: int) -> QRectF:
        """Where the number of both fields for *value* stands, between them."""
        wide = self.ruler.width() / FIELDS
        return QRectF(self.ruler.left() + value * wide, self.ruler.top(), wide, self.ruler.height())

    @cached_property
    def piece_size(self) -> float:
        """How wide and high a robot on the tracks is."""
        field = self.field(INNER, 0)
        return min(field.width() - 0.5 * self.unit, field.height() * 0.42)

    def piece(self, track: int, value: int, place: int = 0, count: int = 1) -> QPointF:
        """The middle of a robot: the one at *place* (0 is the lowest) of *count* on a field."""
        field, size = self.field(track, value), self.piece_size
        return stacked(field, size, place, count)

    def dock(self, shuttle: int) -> QRectF:
        """Where a shuttle lies when it is docked here, the white one left, the violet one right."""
        size = _DOCK * self.unit
        out, aside = 8 * self.unit, _ASIDE * self.unit
        x = self.rect.left() - aside if shuttle == 0 else self.rect.right() + aside - size.width()
        y = self.rect.top() - out if self.is_above else self.rect.bottom() + out - size.height()
        return QRectF(QPointF(x, y), size)


@dataclass(frozen=True)
class BridgePlan:
    """The place of a bridge between two rooms."""

    slot: int
    rect: QRectF
    is_upright: bool
    """Whether one walks from top to bottom on it and not from side to side."""

    @property
    def path(self) -> QPainterPath:
        """All that the bridge covers."""
        rect = self.rect
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 4)

    @property
    def centre(self) -> QPointF:
        """The middle of the bridge."""
        return self.rect.center()


class RingPlan:
    """Six rooms clockwise in *rect*, the machine deck on top, and the laser in their middle."""

    def __init__(self, rect: QRectF) -> None:
        self.rect = QRectF(rect)
        self.unit = unit = min(rect.width() / _WIDE, rect.height() / _HIGH)
        across, along = rect.width() / _WIDE, rect.height() / _HIGH
        self._gap = _GAP * across
        wide = (rect.width() - 2 * self._gap) / 3
        edge = _EDGE * unit
        high = (rect.height() - 2 * edge - _LASER * along) / 2
        near = _UPRIGHT_GAP * along
        middle = rect.center().y()
        tops = {
            0: rect.top() + edge,
            3: rect.bottom() - edge - high,
            1: middle - near / 2 - high,
            5: middle - near / 2 - high,
            2: middle + near / 2,
            4: middle + near / 2,
        }
        self.rooms = tuple(
            RoomPlan(
                station,
                QRectF(
                    rect.left() + _COLUMNS[station] * (wide + self._gap) + max(0.0, _margin(station, unit)),
                    tops[station],
                    wide - abs(_margin(station, unit)),
                    high,
                ),
                unit,
            )
            for station in range(STATIONS)
        )
        self.bridges = tuple(self._bridge(slot) for slot in range(STATIONS))

    @cached_property
    def middle(self) -> QRectF:
        """All of the room between the stations."""
        above, below = self.rooms[0].rect, self.rooms[3].rect
        edge = 4 * self.unit
        return QRectF(
            self.rooms[5].rect.right() + edge,
            above.bottom() + edge,
            self.rooms[1].rect.left() - self.rooms[5].rect.right() - 2 * edge,
            below.top() - above.bottom() - 2 * edge,
        )

    @cached_property
    def laser_radius(self) -> float:
        """From the middle of the laser to its edge."""
        return min(self.middle.height() * 0.4, self.middle.width() * 0.16)

    @cached_property
    def laser_centre(self) -> QPointF:
        """The middle of the laser, at the left end of its beam."""
        return QPointF(self.middle.left() + self.laser_radius, beam_height(self.middle))

    @cached_property
    def laser_track(self) -> QRectF:
        """The row of fields along the beam, 0 to 7 and more."""
        left = self.laser_centre.x() + self.laser_radius + 2 * self.unit
        return QRectF(left, self.middle.top(), self.middle.right() - left, self.middle.height())

    def laser_field(self, value: int) -> QRectF:
        """The field of *value* on the beam; everything from 7 on shares the last one."""
        whole = self.laser_track
        wide = whole.width() / FIELDS
        return QRectF(whole.left() + min(value, FIELDS - 1) * wide, whole.top(), wide, whole.height())

    def beam_end(self, value: int) -> QPointF:
        """How far the beam reaches when the leader has *value*."""
        return QPointF(self.laser_field(value).center().x(), self.laser_centre.y())

    @cached_property
    def laser_piece_size(self) -> float:
        """How wide and high a robot on the beam is."""
        return min(self.laser_field(0).width() - 1, self.middle.height() * 0.2)

    def laser_piece(self, value: int, place: int = 0, count: int = 1) -> QPointF:
        """The middle of the robot at *place* of *count* that have the same *value*."""
        return laser_stacked(self.laser_field(value), self.laser_piece_size, place, count)

    def _bridge(self, slot: int) -> BridgePlan:
        one, other = self.rooms[slot].rect, self.rooms[(slot + 1) % STATIONS].rect
        into = 5 * self.unit
        if slot in (1, 4):
            upper, lower = (one, other) if one.top() < other.top() else (other, one)
            wide = min(54 * self.unit, upper.width() / 2)
            gap = QRectF(upper.center().x() - wide / 2, upper.bottom(), wide, lower.top() - upper.bottom())
            return BridgePlan(slot, gap.adjusted(0, -into / 2, 0, into / 2), True)
        left, right = (one, other) if one.left() < other.left() else (other, one)
        y = (max(one.top(), other.top()) + min(one.bottom(), other.bottom())) / 2
        high = 42 * self.unit
        gap = QRectF(left.right(), y - high / 2, right.left() - left.right(), high)
        return BridgePlan(slot, gap.adjusted(-into, 0, into, 0), False)


def stacked(field: QRectF, size: float, place: int, count: int) -> QPointF:
    """The middle of the piece at *place*, 0 the lowest, of *count* that stand on each other in *field*."""
    room = field.height() - size * 1.08
    step = min(size * 0.7, room / max(count - 1, 1))
    return QPointF(field.center().x(), field.bottom() - size * 0.54 - place * step)


def laser_stacked(field: QRectF, size: float, place: int, count: int) -> QPointF:
    """The middle of one of *count* pieces over each other around the beam, the first on top."""
    room = field.height() * (1 - LABEL) - size * 1.1
    step = min(size * 1.02, room / max(count - 1, 1))
    return QPointF(field.center().x(), beam_height(field) + (place - (count - 1) / 2) * step)


def beam_height(field: QRectF) -> float:
    """How far down the beam crosses a field: in the middle above its label."""
    return field.top() + field.height() * (1 - LABEL) / 2


def _margin(station: int, unit: float) -> float:
    """Rooms at the left and right leave room for shuttles that stick out: how far, and to which side."""
    out = _ASIDE * unit
    return {0: 0.0, 3: 0.0, 4: out, 5: out}.get(station, -out)
