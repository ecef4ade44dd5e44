"""The six rooms as warm-lit cut-outs in the hull of the station, with their tracks and devices."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.station.art.light import Light, light_of
from enix_desktop.ui.station.art.motifs import paint_motif
from enix_desktop.ui.station.art.palette import HULL_DARK
from enix_desktop.ui.station.art.ring import FIELDS, INNER, OUTER, RoomPlan
from enix_desktop.ui.station.art.symbols import placed, station_symbol
from enix_desktop.ui.table.card_lettering import centred, fitted
from enix_desktop.ui.widgets.paper_art import box, cast_shadow, disc, lay, mix
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme

RoomState: TypeAlias = Literal["normal", "active", "dim"]
DeviceState: TypeAlias = Literal["idle", "may", "hover", "pressed"]


def paint_room(painter: QPainter, room: RoomPlan, name: str, state: RoomState = "normal") -> None:
    """Paint the room with its *name*, its motif and its empty tracks; the device is painted apart."""
    light = light_of(state)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_hull(painter, room, light)
    inside = _inside(room)
    lay(painter, inside, light.wall)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    paint_motif(painter, room.station, room.picture, room.motif.width(), light)
    _paint_tracks(painter, room, light)
    _paint_inner_shadow(painter, room)
    painter.restore()
    _paint_name(painter, room, name, light)
    painter.restore()


def paint_room_mark(painter: QPainter, room: RoomPlan, kind: Literal["hover", "may", "chosen"]) -> None:
    """Paint a line around the room that says that it can be, or was, chosen."""
    width = {"hover": 2.4, "may": 3.6, "chosen": 5.4}[kind] * max(1.0, room.unit)
    reach = width / 2
    rect = room.rect.adjusted(-reach, -reach, reach, reach)
    corner = 16 * room.unit + reach
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = PAPER if kind == "hover" else ACCENT
    for shade, wide in ((INK if kind == "hover" else PAPER, width + 2.5), (colour, width)):
        painter.setPen(QPen(shade, wide))
        painter.drawRoundedRect(rect, corner, corner)
    painter.restore()


def paint_field_mark(painter: QPainter, room: RoomPlan, track: int, value: int) -> None:
    """Paint a ring around a field: a robot may go there, or has just come."""
    field = room.field(track, value)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rect = _porthole_rect(field)
    corner = rect.width() / 2
    for shade, wide in ((PAPER, 5.0 * room.unit), (ACCENT, 2.8 * room.unit)):
        painter.setPen(QPen(shade, wide))
        painter.drawRoundedRect(rect, corner, corner)
    painter.restore()


def paint_device(painter: QPainter, rect: QRectF, station: int, state: DeviceState = "idle") -> None:
    """Paint the button-like thing that starts the action of *station*."""
    theme = current_theme.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / 45
    down = 1.6 * unit if state == "pressed" else 0.0
    case = rect.adjusted(2 * unit, 2 * unit, -2 * unit, -4 * unit)
    corner = 11 * unit
    is_open = state in ("may", "hover", "pressed")
    lay(painter, _round(case.translated(0, 3 * unit), corner), mix(HULL_DARK, INK, 0.4), 2.5 * unit)
    face = case.translated(0, down)
    if is_open:
        lay(
            painter, _round(face.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit), corner + 2 * unit), PAPER
        )
        lay(painter, _round(face, corner), ACCENT)
        inner = face.adjusted(3.4 * unit, 3.4 * unit, -3.4 * unit, -3.4 * unit)
        lay(painter, _round(inner, corner - 3 * unit), PAPER if state != "hover" else QColor("#FFE9D6"))
    else:
        lay(painter, _round(face, corner), theme.line if theme.is_strong else QColor("#7F8AA3"))
        inner = face.adjusted(2.6 * unit, 2.6 * unit, -2.6 * unit, -2.6 * unit)
        lay(painter, _round(inner, corner - 2.4 * unit), QColor("#000000") if theme.is_strong else HULL_DARK)
    sign = QColor("#A9B2C6") if not is_open else INK
    if theme.is_strong and not is_open:
        sign = PAPER
    middle = inner.center()
    lay(painter, placed(station_symbol(station), middle.x(), middle.y(), 14.2 * unit), sign)
    painter.restore()


def _paint_hull(painter: QPainter, room: RoomPlan, light: Light) -> None:
    theme = current_theme.theme
    cast_shadow(painter, room.outline, 5 * room.unit, 0.34)
    lay(painter, room.outline, light.hull_edge)
    edge = theme.wide(1.4, 2.6) * room.unit
    rect = room.rect.adjusted(edge, edge, -edge, -edge)
    lay(painter, _round(rect, 16 * room.unit - edge), light.hull)


def _inside(room: RoomPlan) -> QPainterPath:
    return _round(room.inside, 11 * room.unit)


def _paint_inner_shadow(painter: QPainter, room: RoomPlan) -> None:
    """The hull lies above the room: its edge casts a shadow inwards."""
    whole = QPainterPath()
    whole.addRect(room.rect)
    hole = whole.subtracted(_inside(room))
    cast_shadow(painter, hole, 3.2 * room.unit, 0.26)


def _paint_tracks(painter: QPainter, room: RoomPlan, light: Light) -> None:
    area = room.tracks.adjusted(-room.unit, 0, room.unit, 0)
    lay(painter, _round(area, 8 * room.unit), light.panel, 1.6 * room.unit, 0.18)
    for track in (OUTER, INNER):
        for value in range(FIELDS):
            _paint_porthole(painter, room, room.field(track, value), track, light)
    size = room.ruler.height() * 0.92
    for value in range(FIELDS):
        middle = room.digit(value).center()
        lay(painter, centred(str(value), size, middle.x(), middle.y()), light.digit)


def _porthole_rect(field: QRectF) -> QRectF:
    edge = field.width() * 0.07
    return field.adjusted(edge, edge, -edge, -edge)


def _paint_porthole(painter: QPainter, room: RoomPlan, field: QRectF, track: int, light: Light) -> None:
    rect = _porthole_rect(field)
    corner = rect.width() / 2
    rim = 1.5 * room.unit
    glass = light.inner_glass if track == INNER else light.outer_glass
    lay(painter, _round(rect, corner), light.porthole_rim)
    lay(painter, _round(rect.adjusted(rim, rim, -rim, -rim), corner - rim), glass)
    if track == OUTER:
        y = rect.top() + corner * 0.9 + (_number_of(field) % 5) * room.unit
        lay(
            painter,
            disc(rect.center().x() + ((_number_of(field) % 3) - 1) * 3 * room.unit, y, 0.8 * room.unit),
            light.star,
        )


def _number_of(field: QRectF) -> int:
    """A small number that differs from field to field and never changes."""
    return round(field.left() * 7.3 + field.top() * 3.1)


def _paint_name(painter: QPainter, room: RoomPlan, name: str, light: Light) -> None:
    place = room.name
    text = fitted(
        name,
        place.center().x(),
        place.center().y(),
        size=13 * room.unit,
        least=9.5 * room.unit,
        width=place.width(),
    )
    lay(painter, text, light.name)


def _round(rect: QRectF, corner: float) -> QPainterPath:
    return box(rect.x(), rect.y(), rect.width(), rect.height(), max(0.0, corner))
