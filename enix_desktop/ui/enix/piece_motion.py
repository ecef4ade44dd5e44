"""How pieces move: pawns from path point to path point, tiles up, over and down, the cap with a bounce."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.games.enix.components import Components, Energy
from enix_desktop.games.enix.events import PawnCrossed, PawnJumped, TilePlaced
from enix_desktop.geometry.hexes import SIDES
from enix_desktop.ui.enix.board_geometry import centre, side_angle
from enix_desktop.ui.enix.board_item import LIFTED_Z, PAWNS_Z, BoardItem
from enix_desktop.ui.enix.motifs.frame import BEAD_PLACES
from enix_desktop.ui.table.animation import glide, leap, one_after_the_other, stroll
from enix_desktop.ui.table.motion import motion

STEP, LIFT, SHIFT, SETTLE, HOVER, DROP = 160, 120, 350, 200, 210, 350
"""Milliseconds at normal speed: a pawn's step, a tile up, over and down, the cap over and down."""
ARC = 60.0
"""How high a jump goes, and from where the cap drops, in board units."""
FOOT = QPointF(0, -11)
"""From a path point to the middle of a pawn that stands on it."""
SHAKEN = 7.0
"""How far a pawn that cannot move shakes, in board units."""
BOUNCE = 0.55

Pace = Callable[[int], int]
"""So many milliseconds at the chosen speed."""


def move_pawn(
    board: BoardItem, components: Components, event: PawnCrossed | PawnJumped, pace: Pace
) -> list[QAbstractAnimation]:
    """Let a pawn walk or jump; the others on both tiles make room."""
    walker, origin, target = board.pawns[event.seat], event.origin, event.target
    start, spots = walker.pos(), board.move_pawn(event.seat, target)
    end = spots.pop(event.seat)
    walker.setZValue(PAWNS_Z + 0.5)
    if isinstance(event, PawnJumped):
        duration = pace(2 * STEP)
        way: QAbstractAnimation = leap(walker, start, end, ARC, duration)
    else:
        stops = [point + FOOT for point in path_points(board, components, origin, target)]
        duration = pace(STEP * (len(stops) + 1 if stops else 2))
        way = stroll(walker, [*stops, end], duration)
    room = min(duration, pace(2 * STEP))
    others = [glide(board.pawns[pawn], "pos", spot, room) for pawn, spot in spots.items()]
    return [way, *others]


def shake(pawn: QGraphicsObject, milliseconds: int) -> QAbstractAnimation:
    """Let *pawn* shake its head and stand where it stood."""
    home = pawn.pos()
    shaking = glide(pawn, "pos", home, milliseconds, QEasingCurve.Type.Linear)
    if not motion.is_reduced and milliseconds > 0:
        for part, side in ((0.2, -1), (0.4, 1), (0.6, -1), (0.8, 1)):
            shaking.setKeyValueAt(part, home + QPointF(side * SHAKEN, 0))
    return shaking


def path_points(
    board: BoardItem, components: Components, origin: Energy, target: Energy
) -> Sequence[QPointF]:
    """The path points from one source to the next, as the tiles lie now."""
    there = _beads(board, components, origin, target)
    return [*there, *reversed(_beads(board, components, target, origin))]


def _beads(board: BoardItem, components: Components, tile: Energy, towards: Energy) -> list[QPointF]:
    item, way = board.tiles[tile], board.tiles[towards].pos() - board.tiles[tile].pos()
    degrees = math.degrees(math.atan2(way.y(), way.x()))
    side = round((degrees - side_angle(0)) / 60) % SIDES
    turn = round(float(item.property("turn_angle")) / 60) % SIDES
    beads = components.rays[tile][(side - turn) % SIDES] or 0
    length = math.hypot(way.x(), way.y()) or 1.0
    return [item.pos() + way * (distance / length) for distance in BEAD_PLACES[beads]]


def move_cap(board: BoardItem, target: Energy | None, pace: Pace) -> list[QAbstractAnimation]:
    """Let the cap go over its place and drop."""
    spot = board.move_cap(target)
    fall = QEasingCurve(QEasingCurve.Type.OutBounce)
    fall.setAmplitude(BOUNCE)
    above = spot if motion.is_reduced else spot - QPointF(0, ARC)
    over = glide(board.cap, "pos", above, pace(HOVER))
    return [one_after_the_other(over, glide(board.cap, "pos", spot, pace(DROP), fall))]


def place_tile(board: BoardItem, event: TilePlaced, pace: Pace) -> list[QAbstractAnimation]:
    """Let a tile rise, go over and turn, and settle, with all that stands on it."""
    tile = board.tiles[event.tile]
    tile.setZValue(LIFTED_Z)
    tile.set_lifted(True)
    high, curve = tile.scale(), QEasingCurve.Type.InOutCubic
    if pace(LIFT):
        tile.setScale(1.0)
    up, over, down = pace(LIFT), pace(SHIFT), pace(SETTLE)
    move = glide(tile, "pos", centre(event.cell), over, curve)
    move.valueChanged.connect(lambda _: board.carry(event.tile))
    board.carry(event.tile)  # where nothing glides, the tile is there already
    turns = (event.rotation - event.turned_from + 9) % 6 - 3
    turn = glide(tile, "turn_angle", float(tile.property("turn_angle")) + 60.0 * turns, over, curve)
    rise = glide(tile, "scale", high, up)
    fall = glide(tile, "scale", 1.0, down, QEasingCurve.Type.InQuad)
    return [
        one_after_the_other(rise, over, fall),
        one_after_the_other(up, move),
        one_after_the_other(up, turn),
    ]
