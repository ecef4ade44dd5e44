"""A fragment that follows the mouse: where it is, and where it would lie on the grid."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from enix_desktop.ui.enigma.bench.fragments_layout import Layout
from enix_desktop.ui.enigma.bench.fragments_model import EDGE, Fragment, FragmentsModel


@dataclass(frozen=True, slots=True)
class Drag:
    """The mouse holds *piece* at *grip*, counted from the point about which it turns."""

    piece: int
    lying: Fragment
    """Where it would lie if it were dropped now."""
    grip: QPointF
    mouse: QPointF
    start: QPointF
    has_begun: bool = False
    """Whether the mouse has moved far enough to mean a drag."""


def pivot_of(model: FragmentsModel, piece: int, lying: Fragment, unit: float) -> QPointF:
    """What *piece* turns about, in pixels from the upper left of its box."""
    x, y = model.pivot(piece, lying.flip, lying.turn)
    return QPointF(x * unit / 2, y * unit / 2)


def place_of(model: FragmentsModel, drag: Drag, unit: float) -> QPointF:
    """Where the upper left of the box of the dragged piece is."""
    return drag.mouse - drag.grip - pivot_of(model, drag.piece, drag.lying, unit)


def landed(model: FragmentsModel, drag: Drag, layout: Layout) -> Drag:
    """*drag* with the place on the grid that is nearest, or none beyond it."""
    unit, place = layout.unit, place_of(model, drag, layout.unit)
    corners = model.corners(drag.piece, replace(drag.lying, at=None))
    wide, high = max(x for x, _ in corners), max(y for _, y in corners)
    middle = place + QPointF(wide * unit / 2, high * unit / 2)
    edge = EDGE * unit * 0.8
    if not layout.board.adjusted(-edge, -edge, edge, edge).contains(middle):
        return replace(drag, lying=replace(drag.lying, at=None))
    at = round((place.x() - layout.origin.x()) / unit), round((place.y() - layout.origin.y()) / unit)
    return replace(drag, lying=model.clamped(drag.piece, replace(drag.lying, at=at)))
