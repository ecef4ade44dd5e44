"""Where things lie on the angles bench: pieces, the table in depth, and at the right picture and plan."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from enix_desktop.ui.enigma.bench.angles_camera import ACROSS, DEEP, HIGH, Camera
from enix_desktop.ui.enigma.bench.angles_model import EDGE
from enix_desktop.ui.enigma.bench.handles import SIZE

_MARGIN = 12.0
_GAP = 8.0
_TRAY_MOST, _FLAT_LEAST, _FLAT_MOST = 136.0, 110.0, 270.0
_HEIGHT = 3.6
"""So many cubes of height have room above the table."""
_TITLE = 22.0
_APART = 18.0
"""Between pairs of handles."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One arrangement for one size of the bench."""

    depth: QRectF = field(default_factory=QRectF)
    """The table in depth."""
    plan: QRectF = field(default_factory=QRectF)
    picture: QRectF = field(default_factory=QRectF)
    trays: tuple[QRectF, ...] = ()
    handles: tuple[QRectF, ...] = ()
    looks: tuple[QRectF, ...] = ()
    """For looking from another side, in the corners of the table."""


def planned(room: QRectF, pieces: int, handles: int) -> Layout:
    """The layout in *room* for so many *pieces*, and so many *handles* for the one in hand."""
    free = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    tray = min(_TRAY_MOST, (free.height() - (pieces - 1) * _GAP) / pieces, free.width() * 0.17)
    most = free.width() - tray - 2 * _GAP
    in_a_row = handles if most - handles * SIZE >= _FLAT_LEAST else handles // 2
    beside = most - in_a_row * SIZE  # so that the handles have room
    flat = min(_FLAT_MOST, (free.height() - _GAP) / 2 - _TITLE, free.width() * 0.3, beside)
    column = (free.height() - (pieces - 1) * _GAP) / pieces
    trays = tuple(
        QRectF(free.left(), free.top() + number * (column + _GAP), tray, column) for number in range(pieces)
    )
    right = free.right() - flat
    half = free.height() / 2
    picture = QRectF(right, free.top() + (half - flat - _TITLE) / 2 + _TITLE, flat, flat)
    plan = picture.translated(0, half)
    depth = QRectF(
        free.left() + tray + _GAP, free.top(), right - free.left() - tray - 2 * _GAP, free.height()
    )
    places = _handles(depth, handles, in_a_row)
    depth.setBottom(places[0].top() - _GAP)
    looks = (
        QRectF(depth.left(), depth.top(), SIZE, SIZE),
        QRectF(depth.right() - SIZE, depth.top(), SIZE, SIZE),
    )
    return Layout(depth, plan, picture, trays, places, looks)


def _handles(room: QRectF, count: int, in_a_row: int) -> tuple[QRectF, ...]:
    """At the bottom of *room*, in pairs, so many beside each other."""
    pairs, rows = in_a_row // 2, count // in_a_row
    apart = min(_APART, max((room.width() - in_a_row * SIZE) / (pairs - 1), 0.0))
    left = room.center().x() - (in_a_row * SIZE + (pairs - 1) * apart) / 2
    top = room.bottom() - rows * SIZE
    return tuple(
        QRectF(left + SIZE * column + apart * (column // 2), top + SIZE * row, SIZE, SIZE)
        for row, column in (divmod(number, in_a_row) for number in range(count))
    )


def camera(room: QRectF, width: int, height: int, view: int) -> Camera:
    """The camera that shows a table around a picture of *width* by *height* as large as *room* allows."""
    wide, deep = width + 2 * EDGE, height + 2 * EDGE
    sides = wide + deep
    high = sides * DEEP + _HEIGHT * HIGH + 0.3
    unit = min(room.width() / (sides * ACROSS), room.height() / high)
    seen_deep = wide if view % 2 else deep
    left = room.center().x() - sides * ACROSS * unit / 2
    top = room.center().y() - high * unit / 2 + _HEIGHT * HIGH * unit
    origin = QPointF(left + seen_deep * ACROSS * unit, top)
    return Camera(unit, origin, wide, deep, -EDGE, view)
