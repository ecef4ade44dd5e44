"""Angular pieces as paper cubes in three tones: seen from the side, from above, and their marks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from enix_desktop.games.enigma.puzzles.pieces import Cube
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.widgets.paper_art import box, disc, mix, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme

ACROSS, DEEP, HIGH = 0.866, 0.5, 0.86
"""What a step along the table goes to the side and down, and a cube is high, in units of an edge."""
VIEWS = 4
_WHITE, _BLACK = QColor("white"), QColor("black")
COLOURS: Mapping[str, QColor] = {
    "1": QColor("#B32B0D"),
    "2": QColor("#2451A6"),
    "3": QColor("#F0C244"),
    "4": QColor("#3F9F72"),
}
"""By the digits of the pieces."""
_MARKS: Mapping[str, QPainterPath] = {
    "1": disc(0.5, 0.5, 0.2),
    "2": box(0.32, 0.32, 0.36, 0.36, 0.03),
    "3": polygon(((0.5, 0.26), (0.75, 0.69), (0.25, 0.69))),
    "4": polygon(
        (
            *((0.42, 0.25), (0.58, 0.25), (0.58, 0.42), (0.75, 0.42), (0.75, 0.58), (0.58, 0.58)),
            *((0.58, 0.75), (0.42, 0.75), (0.42, 0.58), (0.25, 0.58), (0.25, 0.42), (0.42, 0.42)),
        )
    ),
}
"""Disc, square, triangle and cross, in a face of one unit."""
Face: TypeAlias = tuple[QPointF, QPointF, QPointF, QPointF]


@dataclass(frozen=True, slots=True)
class Tones:
    """One colour on the three faces that are seen, its lines and its mark."""

    top: QColor
    left: QColor
    right: QColor
    edge: QColor
    mark: QColor


def tones(digit: str) -> Tones:
    """The papers of a piece."""
    base = COLOURS[digit]
    is_light = base.lightness() > 140
    return Tones(
        top=mix(base, _WHITE, 0.16),
        left=mix(base, _BLACK, 0.14),
        right=mix(base, _BLACK, 0.38),
        edge=mix(base, _BLACK, 0.72),
        mark=mix(base, _BLACK, 0.62) if is_light else mix(base, _WHITE, 0.82),
    )


def paint_mark(painter: QPainter, digit: str, rect: QRectF, colour: QColor) -> None:
    """Paint the mark of a piece flat into *rect*."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(QTransform(rect.width(), 0, 0, rect.height(), rect.x(), rect.y()).map(_MARKS[digit]))


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
        for wide, deep in self._sizes():
            x, y = y, wide - x
            del deep
        return x, y

    def _sizes(self) -> list[tuple[int, int]]:
        sides = (self.width, self.depth), (self.depth, self.width)
        return [sides[step % 2] for step in range(self.view % VIEWS)]

    def cell(self, x: float, y: float) -> Point:
        """The column at a point that `turned` gave."""
        for wide, _ in reversed(self._sizes()):
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

    def ground(self, point: QPointF, z: float = 0.0) -> tuple[float, float]:
        """The point at height *z*, in coordinates as they are seen, that lies under a point of the picture."""
        across = (point.x() - self.origin.x()) / (ACROSS * self.unit)
        down = (point.y() - self.origin.y() + z * HIGH * self.unit) / (DEEP * self.unit)
        return (down + across) / 2, (down - across) / 2

    def seen(self, cube: Cube) -> Cube:
        """*cube* in coordinates as they are seen."""
        return (*self.seen_column((cube[0], cube[1])), cube[2])


def column_under(camera: Camera, cubes: Iterable[Cube], point: QPointF) -> Point | None:
    """The column whose top or side is seen at *point*; else that of the table, or None beyond it."""
    for seen, cube in sorted(((camera.seen(cube), cube) for cube in cubes), key=_nearness, reverse=True):
        if any(
            QPolygonF(face).containsPoint(point, Qt.FillRule.WindingFill) for face in _faces(camera, seen)
        ):
            return cube[0], cube[1]
    x, y = camera.ground(point)
    wide, deep = camera.seen_size()
    return camera.cell(x, y) if 0 <= x < wide and 0 <= y < deep else None


def _nearness(pair: tuple[Cube, object]) -> int:
    return sum(pair[0])


def _faces(camera: Camera, cube: Cube) -> tuple[Face, Face, Face]:
    """Top, left and right, each from its farthest corner clockwise."""
    x, y, z = cube
    at = camera.at
    top = at(x, y, z + 1), at(x + 1, y, z + 1), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)
    left = top[3], top[2], at(x + 1, y + 1, z), at(x, y + 1, z)
    right = top[2], top[1], at(x + 1, y, z), at(x + 1, y + 1, z)
    return top, left, right


_NEXT = (
    ((0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0)),
    ((0, 0, 1), (1, 0, 0), (0, 0, -1), (-1, 0, 0)),
    ((0, 0, 1), (0, -1, 0), (0, 0, -1), (0, 1, 0)),
)
"""For the four edges of each face: where the cube is that goes on there."""
_FRONT = ((0, 0, 1), (0, 1, 0), (1, 0, 0))
"""Where a cube is that hides each face."""


def paint_cubes(
    painter: QPainter, camera: Camera, pieces: Mapping[str, Iterable[Cube]], theme: Theme
) -> None:
    """Paint solid cubes, by the digits of their pieces."""
    owner = {camera.seen(cube): digit for digit, cubes in pieces.items() for cube in cubes}
    for cube in sorted(owner, key=sum):
        for number, face in enumerate(_faces(camera, cube)):
            if _plus(cube, _FRONT[number]) not in owner:
                _paint_face(painter, owner, cube, number, face, theme)


def _plus(cube: Cube, step: Cube) -> Cube:
    return cube[0] + step[0], cube[1] + step[1], cube[2] + step[2]


def _paint_face(
    painter: QPainter, owner: Mapping[Cube, str], cube: Cube, number: int, face: Face, theme: Theme
) -> None:
    digit = owner[cube]
    tone = tones(digit)
    colour = (tone.top, tone.left, tone.right)[number]
    painter.setPen(QPen(colour, 0.8))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(face))
    painter.save()
    painter.setTransform(_onto(face), True)
    shade = tone.mark if number == 0 else mix(tone.mark, colour, 0.25 * number)
    paint_mark(painter, digit, QRectF(0, 0, 1, 1), shade)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = QPen(mix(colour, tone.edge, 0.32), 1.0)
    outer = QPen(tone.edge, theme.wide(1.8, 2.6))
    outer.setCapStyle(Qt.PenCapStyle.RoundCap)
    for edge in range(4):
        step = _NEXT[number][edge]
        goes_on = (
            owner.get(_plus(cube, step)) == digit and _plus(_plus(cube, step), _FRONT[number]) not in owner
        )
        painter.setPen(inner if goes_on else outer)
        painter.drawLine(face[edge], face[(edge + 1) % 4])


def _onto(face: Face) -> QTransform:
    """From the unit square onto *face*."""
    along, down = face[1] - face[0], face[3] - face[0]
    return QTransform(along.x(), along.y(), down.x(), down.y(), face[0].x(), face[0].y())


def paint_ghost(
    painter: QPainter, camera: Camera, digit: str, cubes: Iterable[Cube], hidden: Iterable[Cube], theme: Theme
) -> None:
    """Paint where a piece would come to rest: half transparent with dashed edges, behind what hides it too."""
    del hidden
    owner = {camera.seen(cube): digit for cube in cubes}
    tone = tones(digit)
    dashed = QPen(
        PAPER if theme.is_dark or theme.is_strong else INK, theme.wide(2.0, 3.0), Qt.PenStyle.DashLine
    )
    for cube in sorted(owner, key=sum):
        for number, face in enumerate(_faces(camera, cube)):
            if _plus(cube, _FRONT[number]) in owner:
                continue
            colour = QColor((tone.top, tone.left, tone.right)[number])
            colour.setAlpha(170)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF(face))
            painter.save()
            painter.setTransform(_onto(face), True)
            paint_mark(painter, digit, QRectF(0, 0, 1, 1), tone.mark)
            painter.restore()
            for edge in range(4):
                step = _plus(cube, _NEXT[number][edge])
                if not (step in owner and _plus(step, _FRONT[number]) not in owner):
                    painter.setPen(dashed)
                    painter.drawLine(face[edge], face[(edge + 1) % 4])


def paint_gap(painter: QPainter, camera: Camera, cube: Cube, colour: QColor) -> None:
    """Paint an empty place below a cube: a hatched box, seen through whatever is in front of it."""
    for face in _faces(camera, camera.seen(cube)):
        painter.setPen(QPen(colour, 2.2))
        painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
        painter.drawPolygon(QPolygonF(face))
