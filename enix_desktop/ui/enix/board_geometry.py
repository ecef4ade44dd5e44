"""Where cells and their sides lie on the board, with flat tops and y downwards."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.widgets.paper_art import polar

TILE_RADIUS = 100.0
"""From the centre of a tile to a corner, in board units."""
SEEN = 0.97
"""So far from its middle a cell that can be chosen is painted, with its line, in radii."""
INNER_RADIUS = TILE_RADIUS * math.sqrt(3) / 2
"""From the centre of a tile to the middle of a side."""


def centre(cell: Hex) -> QPointF:
    """The point in the middle of *cell*."""
    return QPointF(1.5 * TILE_RADIUS * cell.q, INNER_RADIUS * (2 * cell.r + cell.q))


def around(middles: Iterable[QPointF]) -> QRectF:
    """A rectangle with room for tiles at *middles*, their marks and their shadows."""
    rect = QRectF()
    for middle in middles:
        rect = rect.united(QRectF(middle, middle).adjusted(-1, -1, 1, 1))
    return rect.adjusted(-1.1 * TILE_RADIUS, -INNER_RADIUS - 12, 1.1 * TILE_RADIUS, INNER_RADIUS + 12)


def around_choice(tiles: Iterable[Hex], free: Iterable[Hex]) -> QRectF:
    """A rectangle with room for all *tiles*, and for each *free* cell as it is painted: tiles stay large."""
    rect = around(centre(cell) for cell in tiles)
    across, down = SEEN * TILE_RADIUS, SEEN * INNER_RADIUS
    for middle in map(centre, free):
        rect = rect.united(QRectF(middle, middle).adjusted(-across, -down, across, down))
    return rect


def cell_at(point: QPointF) -> Hex:
    """The cell that *point* lies in; on an edge, one of the cells that share it."""
    q = point.x() / (1.5 * TILE_RADIUS)
    r = point.y() / (2 * INNER_RADIUS) - q / 2
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    # The three rounded coordinates must add up to zero: the one rounded farthest gives way.
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    if off_r > off_s:
        return Hex(near_q, -near_q - near_s)
    return Hex(near_q, near_r)


def arrow_cell(cell: Hex, direction: QPointF) -> Hex:
    """The cell that an arrow leads to; sideways it is now the upper and now the lower one."""
    if direction.x() == 0:
        return Hex(cell.q, cell.r + (1 if direction.y() > 0 else -1))
    sideways = 1 if direction.x() > 0 else -1
    down = cell.q % 2 == 0
    if sideways > 0:
        return Hex(cell.q + 1, cell.r if down else cell.r - 1)
    return Hex(cell.q - 1, cell.r + 1 if down else cell.r)


def side_angle(side: int) -> float:
    """The direction of *side* from the centre, in degrees clockwise from the right."""
    return 30.0 + 60.0 * side


def side_middle(side: int) -> QPointF:
    """The middle of *side*, seen from the centre of the cell."""
    angle = math.radians(side_angle(side))
    return QPointF(INNER_RADIUS * math.cos(angle), INNER_RADIUS * math.sin(angle))


_CIRCLE = 53.0
"""How far from the source the pawns stand: around the ring, between the roads."""
_SLOTS = (60, 120, 300, 240, 0, 180)
"""Directions towards the corners, where no road runs; a newcomer moves nobody."""


def arrange(count: int) -> list[QPointF]:
    """Where *count* pawns stand around the source they share; the source stays in sight."""
    return [QPointF(*polar(_CIRCLE, slot)) for slot in _SLOTS[:count]]
