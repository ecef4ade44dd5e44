"""The frequency scale: a power line across the sky, and where each of its fields hangs."""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPicture

from enix_desktop.games.hertzschlag.faces import Track
from enix_desktop.ui.hertzschlag.art.palette import Areas, areas_of
from enix_desktop.ui.hertzschlag.art.rows import paint_coin
from enix_desktop.ui.table.card_cache import Drawing, show
from enix_desktop.ui.table.card_lettering import centred, letters
from enix_desktop.ui.widgets.paper_art import (
    box,
    curve,
    disc,
    lay,
    line,
    polygon,
    recorded,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER, THEMES, Theme, current_theme

_PYLON = 0.034
"""The share of the width that a pylon needs at each end."""
_WIRE = 0.46
"""How far down the wire hangs at the pylons, as a share of the height."""
_SAG = 0.05
_BANNER = 0.30
"""How high the banners of the areas are, as a share of the height."""


class ScaleGeometry:
    """Where the fields, the thresholds and the marker of *track* lie in *rect*."""

    def __init__(self, rect: QRectF, track: Track) -> None:
        self.rect, self.track = QRectF(rect), track

    @property
    def fields(self) -> range:
        """All fields from left to right."""
        return range(self.track.lowest, self.track.highest + 1)

    @cached_property
    def field_width(self) -> float:
        return self.rect.width() * (1 - 2 * _PYLON) / len(self.fields)

    @cached_property
    def unit(self) -> float:
        """Pixels to a unit of a scale that is 100 high, or less where fields are narrow."""
        return min(self.rect.height() / 100, self.field_width / 40)

    def x(self, field: float) -> float:
        """The middle of a field, or of a place between two."""
        left = self.rect.left() + self.rect.width() * _PYLON
        return left + (field - self.track.lowest + 0.5) * self.field_width

    def wire_y(self, x: float) -> float:
        """How high the wire hangs at *x*."""
        share = 2 * (x - self.rect.left()) / self.rect.width() - 1
        return self.rect.top() + self.rect.height() * (_WIRE + _SAG * (1 - share * share))

    def perch(self, field: float) -> QPointF:
        """Where the feet of the bird stand; between two fields while it moves."""
        x = self.x(field)
        return QPointF(x, self.wire_y(x))

    def bird(self, field: float) -> QRectF:
        """The room of the bird above its field."""
        side = min(self.rect.height() * (_WIRE + 0.01), self.field_width * 1.35)
        foot = self.perch(field)
        return QRectF(foot.x() - side / 2, foot.y() - side, side, side)

    def field(self, field: int) -> QRectF:
        """The part of the banner that belongs to *field*."""
        x = self.x(field)
        top = self.wire_y(x) + self.rect.height() * 0.035
        return QRectF(x - self.field_width / 2, top, self.field_width, self.rect.height() * _BANNER)

    def tag(self, field: int) -> QRectF:
        """The paper on which its frequency stands."""
        room = self.field(field)
        high = min(room.height() * 0.62, self.field_width * 0.5)
        middle, wide = room.center(), self.field_width * 0.84
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def threshold(self, pair: tuple[int, int]) -> QRectF:
        """The coin below the edge between two fields."""
        x = (self.x(pair[0]) + self.x(pair[1])) / 2
        side = self.rect.height() * 0.16
        top = self.wire_y(x) + self.rect.height() * (0.035 + _BANNER + 0.005)
        return QRectF(x - side / 2, top, side, side)

    def field_at(self, point: QPointF) -> int | None:
        """The field at *point*, if it lies on the scale."""
        if not self.rect.contains(point):
            return None
        number = int((point.x() - self.x(self.track.lowest)) / self.field_width + 0.5)
        field = self.track.lowest + number
        return (
            field if field in self.fields and abs(point.x() - self.x(field)) <= self.field_width / 2 else None
        )


def paint_scale(
    painter: QPainter, geometry: ScaleGeometry, labels: Sequence[str], euro: str, theme: Theme | None = None
) -> None:
    """Paint the line and the banner of each area; *labels* are the frequencies, *euro* is on the coins."""
    theme = theme or current_theme.theme
    rect, room = geometry.rect, _room(geometry.rect)
    place = (rect.left() - room.left(), rect.top() - room.top(), rect.width(), rect.height())
    drawing = _drawing(place, geometry.track, tuple(labels), euro, theme.name)
    show(painter, drawing, QSizeF(room.size()), QRectF(room))


def _room(rect: QRectF) -> QRect:
    """The scale with the wire and the feet of the pylons; whole pixels, so that its picture stays sharp."""
    wide, high = rect.width() * 0.025, rect.height()
    return rect.adjusted(-wide, -0.02 * high, wide, 0.14 * high).toAlignedRect()


@lru_cache(maxsize=8)
def _drawing(
    place: tuple[float, float, float, float], track: Track, labels: tuple[str, ...], euro: str, theme: str
) -> Drawing:
    """The scale in one size, recorded: it is painted again whenever a window flickers."""
    geometry = ScaleGeometry(QRectF(*place), track)

    @cache
    def picture() -> QPicture:
        return recorded(lambda painter: _draw_scale(painter, geometry, labels, euro, THEMES[theme]))

    return picture


def _draw_scale(
    painter: QPainter, geometry: ScaleGeometry, labels: Sequence[str], euro: str, theme: Theme
) -> None:
    areas = areas_of(theme)
    for is_left in (True, False):
        _paint_pylon(painter, geometry, is_left, areas)
    for fields, is_green in _stretches(geometry):
        _paint_banner(painter, geometry, fields, is_green, areas)
    _paint_wire(painter, geometry, areas, theme)
    for field, text in zip(geometry.fields, labels, strict=True):
        _paint_tag(painter, geometry, field, text, theme)
    for pair in geometry.track.thresholds:
        _paint_threshold(painter, geometry, pair, euro)


def _stretches(geometry: ScaleGeometry) -> list[tuple[list[int], bool]]:
    track = geometry.track
    left = [field for field in geometry.fields if field < track.green_lowest]
    green = [field for field in geometry.fields if track.is_green(field)]
    right = [field for field in geometry.fields if field > track.green_highest]
    return [(left, False), (green, True), (right, False)]


def wire_between(
    geometry: ScaleGeometry, left: float, right: float, drop: float = 0.0
) -> list[tuple[float, float]]:
    """Points along the wire from *left* to *right*, *drop* below it."""
    steps = 24
    places = [left + (right - left) * step / steps for step in range(steps + 1)]
    return [(x, geometry.wire_y(x) + drop) for x in places]


def _paint_pylon(painter: QPainter, geometry: ScaleGeometry, is_left: bool, areas: Areas) -> None:
    rect, side = geometry.rect, (1 if is_left else -1)
    x = (rect.left() if is_left else rect.right()) + side * rect.width() * _PYLON * 0.46
    y, foot, wide = geometry.wire_y(x), rect.bottom() + rect.height() * 0.10, rect.height() * 0.10
    top = rect.top() + rect.height() * 0.10
    leg = [(x - wide, foot), (x - wide * 0.26, y), (x - wide * 0.2, top)]
    mirrored = [(2 * x - px, py) for px, py in leg]
    strokes = [leg, mirrored, [leg[-1], mirrored[-1]]]
    strokes += [
        [(x - wide * 1.2, y), (x + wide * 1.2, y)],
        [(x - wide * 0.9, (y + top) / 2), (x + wide * 0.9, (y + top) / 2)],
    ]
    for share in (0.2, 0.55):
        low, high = y + (foot - y) * (1 - share), y + (foot - y) * (0.65 - share)
        spread = wide * (0.26 + 0.74 * (1 - share))
        strokes += [
            [(x - spread, low), (x + spread * 0.6, high)],
            [(x + spread, low), (x - spread * 0.6, high)],
        ]
    path = together(line(stroke, rect.height() * 0.018) for stroke in strokes)
    lay(painter, path, areas.pylon, rect.height() * 0.012)


def _paint_banner(
    painter: QPainter, geometry: ScaleGeometry, fields: Sequence[int], is_green: bool, areas: Areas
) -> None:
    first, last = geometry.field(fields[0]), geometry.field(fields[-1])
    gap, drop = geometry.unit * 1.4, geometry.rect.height() * 0.035
    left, right = first.left() + gap, last.right() - gap
    upper = wire_between(geometry, left, right, drop)
    lower = wire_between(geometry, left, right, drop + first.height())
    outline = polygon([*upper, *reversed(lower)])
    lay(painter, outline, areas.green if is_green else areas.orange, geometry.rect.height() * 0.025, 0.3)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    lay(
        painter,
        _hatch(outline.boundingRect(), is_green, geometry.unit),
        areas.green_hatch if is_green else areas.orange_hatch,
    )
    painter.restore()
    for field in fields:
        place = geometry.perch(field)
        for side in (-0.3, 0.3):
            x = place.x() + side * geometry.field_width
            y = geometry.wire_y(x)
            lay(painter, line([(x, y), (x, y + drop * 1.3)], geometry.unit * 1.2), areas.wire)


def _hatch(room: QRectF, is_green: bool, unit: float) -> QPainterPath:
    """Dots on green, slanting strokes on orange: the areas differ without their colours."""
    parts = []
    if is_green:
        step = 7 * unit
        for row in range(int(room.height() / step) + 1):
            start = room.left() + (step / 2 if row % 2 else 0)
            for column in range(int(room.width() / step) + 1):
                parts.append(disc(start + column * step, room.top() + step * (row + 0.4), unit * 1.1))
        return together(parts)
    step, high = 7 * unit, room.height()
    for column in range(int((room.width() + high) / step) + 2):
        x = room.left() - high + column * step
        parts.append(line([(x, room.bottom()), (x + high, room.top())], unit * 1.9))
    return together(parts)


def _paint_wire(painter: QPainter, geometry: ScaleGeometry, areas: Areas, theme: Theme) -> None:
    rect = geometry.rect
    wire = curve(
        wire_between(geometry, rect.left() - rect.width() * 0.02, rect.right() + rect.width() * 0.02)
    )
    if not theme.is_strong:
        lay(painter, thick(wire, geometry.unit * 3.6), PAPER)
    lay(painter, thick(wire, geometry.unit * 2.2), areas.wire)


def _paint_tag(painter: QPainter, geometry: ScaleGeometry, field: int, text: str, theme: Theme) -> None:
    tag = geometry.tag(field)
    is_middle = field == 0
    if is_middle:
        grow = geometry.unit * 2.4
        tag = tag.adjusted(0, -grow, 0, grow)
    edge = geometry.unit * theme.wide(0.0, 1.4)
    if edge:
        lay(
            painter,
            box(
                tag.x() - edge,
                tag.y() - edge,
                tag.width() + 2 * edge,
                tag.height() + 2 * edge,
                5 * geometry.unit,
            ),
            INK,
        )
    lay(painter, box(tag.x(), tag.y(), tag.width(), tag.height(), 4 * geometry.unit), PAPER, geometry.unit)
    size = tag.height() * 0.74
    wide = letters(text, size).boundingRect().width()
    size *= min(1.0, tag.width() * 0.90 / max(wide, 1.0))
    lay(painter, centred(text, size, tag.center().x(), tag.center().y()), INK)


def _paint_threshold(painter: QPainter, geometry: ScaleGeometry, pair: tuple[int, int], euro: str) -> None:
    coin = geometry.threshold(pair)
    x = coin.center().x()
    top, unit = geometry.wire_y(x), geometry.unit
    lay(painter, line([(x, top), (x, coin.center().y())], 3.4 * unit), PAPER)
    lay(painter, line([(x, top), (x, coin.center().y())], 1.6 * unit), INK)
    lay(painter, disc(x, top, 2.6 * unit), INK)
    paint_coin(painter, coin, euro, 0.06)
