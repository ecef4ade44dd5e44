"""Seeing a table of cubes from a corner: where they are in the picture, and what lies under a point of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from enix_desktop.games.enigma.puzzles.pieces import Cube
from enix_desktop.games.enigma.puzzles.puzzle import Point

ACROSS, DEEP, HIGH = 0.866, 0.5, 0.86
"""What a step along the table goes to the side and down, and a cube is high, in units of an edge."""
VIEWS = 4
"""From so many corners the table can be seen."""
Face: TypeAlias = tuple[QPointF, QPointF, QPointF, QPointF]


@dataclass(frozen=True)
class Camera:
    """Where a table of *width* by *depth* columns is seen from: *view* quarters walked round it."""

    unit: float
    origin: QPointF
    width: int
    depth: int
    first: int
    """The x and y of the first column."""
    view: int = 0

    def turned(self, x: float, y: float) -> tuple[float, float]:
        """A point of the table, counted from its corner that is farthest away."""
        x, y = x - self.first, y - self.first
        for wide in self._sides():
            x, y = y, wide - x
        return x, y

    def _sides(self) -> list[int]:
        """How wide the table is seen before each of the quarters."""
        return [(self.width, self.depth)[step % 2] for step in range(self.view % VIEWS)]

    def cell(self, x: float, y: float) -> Point:
        """The column at a point that `turned` gave."""
        for wide in reversed(self._sides()):
            x, y = wide - y, x
        return int(x // 1) + self.first, int(y // 1) + self.first

    def seen_column(self, column: Point) -> Point:
        """The place of *column* among the columns as they are seen."""
        x, y = self.turned(column[0] + 0.5, column[1] + 0.5)
        return int(x // 1), int(y // 1)

    def seen_size(self) -> tuple[int, int]:
        """The sides of the table as they are seen."""
        return (self.depth, self.width) if self.view % 2 else (self.width, self.depth)

    def at(self, x: float, y: float, z: float) -> QPointF:
        """Where a point lies in the picture, in coordinates as they are seen."""
        unit = self.unit
        return self.origin + QPointF((x - y) * ACROSS * unit, (x + y) * DEEP * unit - z * HIGH * unit)

    def ground(self, point: QPointF) -> tuple[float, float]:
        """The point of the table, in coordinates as they are seen, under a point of the picture."""
        across = (point.x() - self.origin.x()) / (ACROSS * self.unit)
        down = (point.y() - self.origin.y()) / (DEEP * self.unit)
        return (down + across) / 2, (down - across) / 2

    def seen(self, cube: Cube) -> Cube:
        """*cube* in coordinates as they are seen."""
        return (*self.seen_column((cube[0], cube[1])), cube[2])


def column_under(camera: Camera, cubes: Iterable[Cube], point: QPointF) -> Point | None:
    """The column whose top or side is seen at *point*; else that of the table, or None beyond it."""
    cube = _cube_under(camera, cubes, point)
    if cube is not None:
        return cube[0], cube[1]
    x, y = camera.ground(point)
    wide, deep = camera.seen_size()
    return camera.cell(x, y) if 0 <= x < wide and 0 <= y < deep else None


def owner_under(camera: Camera, owner: Mapping[Cube, str], point: QPointF) -> str:
    """The digit of the piece that is seen at *point*; empty if none is."""
    cube = _cube_under(camera, owner, point)
    return "" if cube is None else owner[cube]


def _cube_under(camera: Camera, cubes: Iterable[Cube], point: QPointF) -> Cube | None:
    nearest = sorted(cubes, key=lambda cube: sum(camera.seen(cube)), reverse=True)
    return next((cube for cube in nearest if cube_shape(camera, cube).contains(point)), None)


def cube_shape(camera: Camera, cube: Cube) -> QPainterPath:
    """What is seen of one cube."""
    top, left, right = faces_of(camera, camera.seen(cube))
    path = QPainterPath()
    path.addPolygon(QPolygonF([top[0], top[1], right[2], left[2], left[3], top[3]]))
    path.closeSubpath()
    return path


def faces_of(camera: Camera, cube: Cube, lift: float = 0.0) -> tuple[Face, Face, Face]:
    """Top, left and right, each from its farthest corner clockwise."""
    x, y, z = cube[0], cube[1], cube[2] + lift
    at = camera.at
    top = at(x, y, z + 1), at(x + 1, y, z + 1), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)
    left = top[3], top[2], at(x + 1, y + 1, z), at(x, y + 1, z)
    right = top[2], top[1], at(x + 1, y, z), at(x + 1, y + 1, z)
    return top, left, right
