"""Angular pieces as paper cubes in three tones: seen from the side, from above, and their marks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from enix_desktop.games.enigma.puzzles.pieces import Cube
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.widgets.paper_art import box, disc, mix, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, Theme

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
_CORNERS = (0, 0), (1, 0), (1, 1), (0, 1)
GHOST = 185
"""How solid a ghost is, of 255."""
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


@dataclass(frozen=True, slots=True)
class Ground:
    """The colours of the table."""

    slab: QColor
    line: QColor
    width: float


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
    top, left, right = _faces(camera, camera.seen(cube))
    path = QPainterPath()
    path.addPolygon(QPolygonF([top[0], top[1], right[2], left[2], left[3], top[3]]))
    path.closeSubpath()
    return path


def _faces(camera: Camera, cube: Cube, lift: float = 0.0) -> tuple[Face, Face, Face]:
    """Top, left and right, each from its farthest corner clockwise."""
    x, y, z = cube[0], cube[1], cube[2] + lift
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


@dataclass(frozen=True, slots=True)
class Scene:
    """Cubes as they are seen: solid ones, and the ghost of the piece in hand, by the digits of their pieces."""

    solid: Mapping[Cube, str]
    ghost: Mapping[Cube, str]
    hovering: Mapping[Cube, str] = field(default_factory=dict)
    """The piece in hand, or one that is coming down: where it will land, drawn higher by *lift*."""
    lift: float = 0.0


def seen_cubes(camera: Camera, pieces: Mapping[str, Iterable[Cube]]) -> dict[Cube, str]:
    """The cubes of pieces on the table, by their digits."""
    return {camera.seen(cube): digit for digit, cubes in pieces.items() for cube in cubes}


def paint_cubes(painter: QPainter, camera: Camera, scene: Scene, theme: Theme) -> None:
    """Paint all cubes from the farthest to the nearest; the ghost shines through what is in front of it."""
    order = [(sum(cube), cube, 0) for cube in scene.solid]
    order += [(sum(cube), cube, 1) for cube in scene.ghost]
    order += [(sum(cube) + scene.lift, cube, 2) for cube in scene.hovering]
    for _, cube, kind in sorted(order):
        own = (scene.solid, scene.ghost, scene.hovering)[kind]
        others = {} if kind == 2 else scene.solid
        for number, face in enumerate(_faces(camera, cube, scene.lift if kind == 2 else 0.0)):
            before = _plus(cube, _FRONT[number])
            if before not in own and before not in others:
                paint = _paint_ghost_face if kind == 1 else _paint_face
                paint(painter, own, cube, number, face, theme)
    for cube in scene.ghost:
        for number, face in enumerate(_faces(camera, cube)):
            if _plus(cube, _FRONT[number]) not in scene.ghost:
                _draw_edges(painter, scene.ghost, cube, number, face, _dashes(theme, 120))


def _plus(cube: Cube, step: Cube) -> Cube:
    return cube[0] + step[0], cube[1] + step[1], cube[2] + step[2]


def _paint_face(
    painter: QPainter, cubes: Mapping[Cube, str], cube: Cube, number: int, face: Face, theme: Theme
) -> None:
    digit = cubes[cube]
    tone = tones(digit)
    colour = (tone.top, tone.left, tone.right)[number]
    painter.setPen(QPen(colour, 0.8))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(face))
    _mark_face(painter, digit, face, tone.mark if number == 0 else mix(tone.mark, colour, 0.3 * number))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = QPen(mix(colour, tone.edge, 0.3), 1.0)
    outer = QPen(theme.text if theme.is_strong else tone.edge, theme.wide(1.8, 2.4))
    outer.setCapStyle(Qt.PenCapStyle.RoundCap)
    _draw_edges(painter, cubes, cube, number, face, outer, inner)


def _paint_ghost_face(
    painter: QPainter, cubes: Mapping[Cube, str], cube: Cube, number: int, face: Face, theme: Theme
) -> None:
    digit = cubes[cube]
    tone = tones(digit)
    colour = QColor((tone.top, tone.left, tone.right)[number])
    colour.setAlpha(GHOST)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(face))
    _mark_face(painter, digit, face, tone.mark)
    _draw_edges(painter, cubes, cube, number, face, _dashes(theme, 255))


def _mark_face(painter: QPainter, digit: str, face: Face, colour: QColor) -> None:
    painter.save()
    painter.setTransform(_onto(face), True)
    paint_mark(painter, digit, QRectF(0, 0, 1, 1), colour)
    painter.restore()


def _draw_edges(
    painter: QPainter,
    cubes: Mapping[Cube, str],
    cube: Cube,
    number: int,
    face: Face,
    outer: QPen,
    inner: QPen | None = None,
) -> None:
    """Draw the edges of a face: *outer* where the piece ends, *inner* where it goes on."""
    for edge in range(4):
        pen = inner if _goes_on(cubes, cube, _NEXT[number][edge], _FRONT[number]) else outer
        if pen is not None:
            painter.setPen(pen)
            painter.drawLine(face[edge], face[(edge + 1) % 4])


def _goes_on(cubes: Mapping[Cube, str], cube: Cube, step: Cube, front: Cube) -> bool:
    """Whether the face of *cube* towards *front* goes on at its neighbour, of the same piece."""
    beside = _plus(cube, step)
    return cubes.get(beside) == cubes[cube] and _plus(beside, front) not in cubes


def _dashes(theme: Theme, alpha: int) -> QPen:
    colour = QColor(PAPER if theme.is_dark or theme.is_strong else INK)
    colour.setAlpha(alpha)
    return QPen(colour, theme.wide(1.8, 2.6), Qt.PenStyle.DashLine)


def _onto(face: Face) -> QTransform:
    """From the unit square onto *face*."""
    along, down = face[1] - face[0], face[3] - face[0]
    return QTransform(along.x(), along.y(), down.x(), down.y(), face[0].x(), face[0].y())


def paint_gaps(painter: QPainter, camera: Camera, gaps: Iterable[Cube]) -> None:
    """Paint empty places below cubes: hatched boxes, seen through whatever is in front of them."""
    seen = {camera.seen(cube): "" for cube in gaps}
    veil = QColor(PAPER)
    veil.setAlpha(110)
    for cube in sorted(seen, key=sum):
        for number, face in enumerate(_faces(camera, cube)):
            if _plus(cube, _FRONT[number]) in seen:
                continue
            shape = QPolygonF(face)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawPolygon(shape)
            painter.setBrush(QBrush(REFUSED, Qt.BrushStyle.BDiagPattern))
            painter.drawPolygon(shape)
            for colour, wide in ((PAPER, 4.0), (REFUSED, 2.0)):
                _draw_edges(painter, seen, cube, number, face, QPen(colour, wide))


def paint_shadow(painter: QPainter, camera: Camera, columns: Iterable[Point]) -> None:
    """Paint the soft shadow of the cubes that stand on the table, a little to the right of them."""
    painter.setPen(Qt.PenStyle.NoPen)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for column in columns:
        x, y = camera.seen_column(column)
        path.addPolygon(QPolygonF([camera.at(x + dx, y + dy, 0) for dx, dy in _CORNERS]))
    for layer in (1, 2, 3):
        painter.setBrush(QColor(0, 0, 0, 30))
        painter.drawPath(path.translated(layer * camera.unit * 0.07, layer * camera.unit * 0.025))


def cell_shape(camera: Camera, column: Point, inset: float = 0.0) -> QPolygonF:
    """The square of *column* on the table, a little smaller all around."""
    x, y = camera.seen_column(column)
    low, high = inset, 1 - inset
    corners = (low, low), (high, low), (high, high), (low, high)
    return QPolygonF([camera.at(x + dx, y + dy, 0) for dx, dy in corners])


def paint_table(painter: QPainter, camera: Camera, picture: Mapping[Point, str], ground: Ground) -> None:
    """Paint a stone slab with the picture engraved in it, where the building has to stand."""
    wide, deep = camera.seen_size()
    thick = QPointF(0, camera.unit * 0.22)
    corners = [camera.at(x, y, 0) for x, y in ((0, 0), (wide, 0), (wide, deep), (0, deep))]
    for a, b, shade in ((corners[3], corners[2], 0.3), (corners[2], corners[1], 0.48)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(ground.slab, _BLACK, shade))
        painter.drawPolygon(QPolygonF([a, b, b + thick, a + thick]))
    painter.setPen(QPen(ground.line, ground.width))
    painter.setBrush(ground.slab)
    painter.drawPolygon(QPolygonF(corners))
    painter.setPen(QPen(mix(ground.slab, ground.line, 0.22), 1.0))
    for x in range(1, wide):
        painter.drawLine(camera.at(x, 0, 0), camera.at(x, deep, 0))
    for y in range(1, deep):
        painter.drawLine(camera.at(0, y, 0), camera.at(wide, y, 0))
    for column, digit in picture.items():
        painter.setPen(QPen(mix(ground.slab, COLOURS[digit], 0.75), 1.6))
        painter.setBrush(mix(ground.slab, COLOURS[digit], 0.34))
        shape = cell_shape(camera, column, 0.05)
        painter.drawPolygon(shape)
        face = shape.at(0), shape.at(1), shape.at(2), shape.at(3)
        _mark_face(painter, digit, face, mix(ground.slab, COLOURS[digit], 0.8))
