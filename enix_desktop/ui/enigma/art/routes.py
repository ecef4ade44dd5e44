"""Where channels run on a tile and where its power cells lie: 100 units wide, the origin in its middle."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.games.enigma.faces import Colour, Net, Nets, Side
from enix_desktop.ui.widgets.paper_art import together

TILE = 100.0
HALF = TILE / 2
CELL = 12.0
"""From the middle of a power cell to its edge."""
CHANNEL = 13.0
"""How wide a channel is."""
_FACING: Sequence[tuple[int, int]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
_DEAD_END = (34.0, 6.0, -22.0)
"""How far out the cells of a dead end lie."""
_ON_ARC: dict[int, Sequence[float]] = {1: (45.0,), 2: (26.0, 64.0), 3: (16.0, 45.0, 74.0)}
"""The angles, around the corner of the tile, at which cells of a bend lie."""
_ASIDE = 4.0
"""How far the cells of a net with three sides keep from the fourth, where a dead end may lie."""
_ON_LINE: dict[int, Sequence[float]] = {1: (0.0,), 2: (-18.0, 18.0), 3: (-28.0, 0.0, 28.0)}


@dataclass(frozen=True)
class Route:
    """A net as it is drawn: the middle of its channels, and the middles of its cells in their order."""

    path: QPainterPath
    cells: tuple[QPointF, ...]
    colours: tuple[Colour, ...]
    sides: tuple[Side, ...]


@cache
def routes(nets: Nets, rotation: int = 0) -> tuple[Route, ...]:
    """All nets of a tile that is turned clockwise by *rotation* quarters (P4)."""
    return tuple(_route(Net(_turned(net.sides, rotation), net.colours)) for net in nets)


def port(side: Side) -> QPointF:
    """Where a channel leaves the tile."""
    x, y = _FACING[side]
    return QPointF(HALF * x, HALF * y)


def _turned(sides: Sequence[Side], rotation: int) -> tuple[Side, ...]:
    return tuple((side + rotation) % 4 for side in sides)


def _route(net: Net) -> Route:
    sides, count = net.sides, len(net.colours)
    if len(sides) == 1:
        spots = [port(sides[0]) * (far / HALF) for far in _DEAD_END[:count]]
        path = _lines([(port(sides[0]), spots[-1])])
    elif len(sides) == 2 and (sides[0] - sides[1]) % 2:
        path, spots = _bend(sides, count)
    else:
        along = _axis(sides)
        spots = [along * far - _missing(sides) * _ASIDE for far in _ON_LINE[count]]
        path = _lines([(port(side), QPointF()) for side in sides])
    return Route(path, tuple(spots), net.colours, sides)


def _axis(sides: Sequence[Side]) -> QPointF:
    """The direction in which two sides of a net lie opposite each other."""
    first = next((side for side in sides if (side + 2) % 4 in sides), sides[0])
    return QPointF(*_FACING[min(first, (first + 2) % 4)])


def _missing(sides: Sequence[Side]) -> QPointF:
    """The direction of the only side that a net has not."""
    others = [side for side in range(4) if side not in sides]
    return QPointF(*_FACING[others[0]]) if len(others) == 1 else QPointF()


def _bend(sides: Sequence[Side], count: int) -> tuple[QPainterPath, list[QPointF]]:
    """A quarter of a circle around the corner between two sides."""
    corner = port(sides[0]) + port(sides[1])
    start, end = -port(sides[1]), -port(sides[0])  # from the corner to both ports
    points = [corner + _between(start, end, degrees) for degrees in range(0, 91, 6)]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path, [corner + _between(start, end, degrees) for degrees in _ON_ARC[count]]


def _between(start: QPointF, end: QPointF, degrees: float) -> QPointF:
    angle = math.radians(degrees)
    return start * math.cos(angle) + end * math.sin(angle)


def _lines(pairs: Sequence[tuple[QPointF, QPointF]]) -> QPainterPath:
    paths = []
    for start, end in pairs:
        path = QPainterPath(start)
        path.lineTo(end)
        paths.append(path)
    return together(paths)
