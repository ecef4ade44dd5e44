"""Where things lie on the fragments bench: the hollow, the places beside it, and the handles below these."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from enix_desktop.ui.enigma.bench.handles import SIZE

_GAP = 0.22
"""Between the places beside the grid, in units."""
_AROUND = 0.55
"""How far pieces may reach around the hollow before they meet anything else."""
_MARGIN = 14.0
_LARGEST = 92.0
_TRAY_WIDE, _TRAY_HIGH = 4 + 3 * _GAP, 5 + 4 * _GAP
_HANDLE_GAP = 10.0
SLOTS = (
    *(QRectF(0, 0, 2, 2), QRectF(2 + _GAP, 0, 2, 2), QRectF(0, 2 + _GAP, 2, 2)),
    *(QRectF(0, 4 + 2 * _GAP, 1, 1), QRectF(1 + _GAP, 4 + 2 * _GAP, 1, 1)),
    *(QRectF(2 + 2 * _GAP, 4 + 2 * _GAP, 1, 1), QRectF(2 + _GAP, 2 + _GAP, 2, 2)),
)
"""Beside the grid, in units: room enough for each piece however it is turned."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One arrangement for one size of the bench."""

    unit: float
    origin: QPointF
    """The grid point (0, 0) of the outline."""
    slots: tuple[QRectF, ...] = ()
    handles: tuple[QRectF, ...] = field(default=())
    board: QRectF = field(default_factory=QRectF)
    """What the outline takes up."""
    tray: QRectF = field(default_factory=QRectF)


def planned(room: QRectF, width: int, height: int, handles: int) -> Layout:
    """The layout in *room* for an outline of *width* by *height* units, and so many *handles*."""
    free = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    across = width + 2 * _AROUND + _TRAY_WIDE
    below = SIZE + _HANDLE_GAP
    unit = min(
        free.width() / across,
        free.height() / (height + 2 * _AROUND),
        (free.height() - below) / _TRAY_HIGH,
        _LARGEST,
    )
    unit = float(int(unit))
    spare = (free.width() - across * unit) / 3
    board = QRectF(0, 0, width * unit, height * unit)
    board.moveTo(round(free.left() + spare + _AROUND * unit), round(free.center().y() - board.height() / 2))
    tray = QRectF(0, 0, _TRAY_WIDE * unit, _TRAY_HIGH * unit + below)
    tray.moveTo(round(free.right() - spare - tray.width()), round(free.center().y() - tray.height() / 2))
    slots = tuple(
        QRectF(
            tray.left() + slot.x() * unit,
            tray.top() + slot.y() * unit,
            slot.width() * unit,
            slot.height() * unit,
        )
        for slot in SLOTS
    )
    used = QRectF(slots[0].topLeft(), slots[1].bottomRight())
    step = min(SIZE + _HANDLE_GAP, used.width() / max(handles, 1))
    left = used.center().x() - (step * (handles - 1) + SIZE) / 2
    top = tray.bottom() - SIZE
    places = tuple(QRectF(left + step * number, top, SIZE, SIZE) for number in range(handles))
    return Layout(unit, board.topLeft(), slots, places, board, tray)
