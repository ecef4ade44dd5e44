"""What is marked on the frequency scale: the way of the marker, its steps, and what crossings cost."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from enix_desktop.ui.hertzschlag.art.scale import ScaleGeometry, wire_between
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.widgets.paper_art import cast_shadow, curve, disc, lay, line, polygon, thick, together
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, REFUSED


def paint_way(
    painter: QPainter,
    geometry: ScaleGeometry,
    start: float,
    end: float,
    *,
    colour: QColor = ACCENT,
    lane: int = 0,
) -> None:
    """Paint a dashed arrow above the wire from field to field; another *lane* lies a little higher."""
    if start == end:
        return
    unit = geometry.unit
    lift = (7 + 9 * lane) * unit
    side = 1 if end > start else -1
    left, right = geometry.x(start), geometry.x(end) - side * 8 * unit
    way = wire_between(geometry, left, right, -lift)
    tip = geometry.perch(end) - QPointF(0, lift)
    head = polygon(
        [
            (tip.x(), tip.y()),
            (tip.x() - side * 11 * unit, tip.y() - 7 * unit),
            (tip.x() - side * 11 * unit, tip.y() + 7 * unit),
        ]
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, together([line(way, 7 * unit), head, thick(head, 3.4 * unit)]), PAPER)
    pen = QPen(colour, 3.6 * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.2, 1.1])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(curve(way))
    lay(painter, head, colour)
    painter.restore()


def paint_steps(
    painter: QPainter, geometry: ScaleGeometry, start: int, end: int, colour: QColor = ACCENT
) -> None:
    """Paint a dot on the wire for each step from *start* to *end*, and a ring around the last field."""
    unit, side = geometry.unit, 1 if end > start else -1
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for field in range(start + side, end + side, side) if start != end else ():
        place = geometry.perch(field)
        lay(painter, disc(place.x(), place.y(), 4.4 * unit), PAPER)
        lay(painter, disc(place.x(), place.y(), 3.0 * unit), colour)
    painter.restore()
    paint_field_mark(painter, geometry, end, colour)


def paint_field_mark(painter: QPainter, geometry: ScaleGeometry, field: int, colour: QColor = ACCENT) -> None:
    """Paint a frame around *field*: the marker would come there."""
    unit = geometry.unit
    room = geometry.field(field).adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, wide in ((PAPER, 5.4), (colour, 3.2)):
        painter.setPen(QPen(shade, wide * unit))
        painter.drawRoundedRect(room, 5 * unit, 5 * unit)
    painter.restore()


def paint_crossing(
    painter: QPainter, geometry: ScaleGeometry, pair: tuple[int, int], text: str, is_gain: bool
) -> None:
    """Paint what crossing a threshold brings or costs beside its coin: an arrow up or down and a number."""
    coin = geometry.threshold(pair)
    side = coin.width() * 1.5
    room = QRectF(coin.center().x() - side / 2, coin.center().y() - side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    badge = disc(room.center().x(), room.center().y(), side / 2)
    cast_shadow(painter, badge, side * 0.06)
    lay(painter, badge, PAPER)
    colour = QColor("#1F7A45") if is_gain else REFUSED
    lay(painter, disc(room.center().x(), room.center().y(), side * 0.44), colour)
    lay(painter, centred(text, side * 0.46, room.center().x(), room.center().y()), PAPER)
    painter.restore()
