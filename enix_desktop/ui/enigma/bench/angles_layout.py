"""Where things lie on the angles bench: pieces, the table in depth, and at the right picture and plan."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from enix_desktop.ui.enigma.bench.angles_camera import ACROSS, DEEP, HIGH, Camera
from enix_desktop.ui.enigma.bench.angles_model import EDGE
from enix_desktop.ui.enigma.bench.handles import SIZE

_MARGIN = 12.0
_GAP = 8.0
_TRAY_MOST, _FLAT_MOST = 136.0, 270.0
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
    beside = free.width() - tray - 2 * _GAP - handles * SIZE  # so that the handles have room
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
    pairs = handles // 2
    apart = min(_APART, max((depth.width() - handles * SIZE) / (pairs - 1), 0.0))
    left = depth.center().x() - (handles * SIZE + (pairs - 1) * apart) / 2
    places = tuple(
        QRectF(left + SIZE * number + apart * (number // 2), depth.bottom() - SIZE, SIZE, SIZE)
        for number in range(handles)
    )
    depth.setBottom(depth.bottom() - SIZE - _GAP)
    looks = (
        QRectF(depth.left(), depth.top(), SIZE, SIZE),
        QRectF(depth.right() - SIZE, depth.top(), SIZE, SIZE),
    )
    return Layout(depth, plan, picture, trays, places, looks)


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
