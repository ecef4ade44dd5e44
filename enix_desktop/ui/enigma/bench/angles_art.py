"""Angular pieces as paper cubes in three tones: seen from the side, from above, and their marks."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from enix_desktop.games.enigma.puzzles.pieces import Cube
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.angles_camera import Camera, Face, faces_of
from enix_desktop.ui.enigma.bench.marks import mark_on
from enix_desktop.ui.widgets.paper_art import box, disc, mix, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, THEMES, Theme

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


@dataclass(frozen=True, slots=True)
class Tones:
    """One colour on the three faces that are seen, its lines and its mark."""

    top: QColor
    left: QColor
    right: QColor
    edge: QColor
    mark: QColor


@cache
def tones(digit: str) -> Tones:
    """The papers of a piece."""
    base = COLOURS[digit]
    top = mix(base, _WHITE, 0.16)
    return Tones(
        top=top,
        left=mix(base, _BLACK, 0.14),
        right=mix(base, _BLACK, 0.38),
        edge=mix(base, _BLACK, 0.72),
        mark=mark_on(top),
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
    """Cubes as they are seen, by the digits of their pieces: solid ones, and a ghost of the one in hand."""

    solid: Mapping[Cube, str]
    ghost: Mapping[Cube, str]
    hovering: Mapping[Cube, str] = field(default_factory=dict)
    """The piece in hand, or one that is coming down: where it will land, drawn higher by *lift*."""
    lift: float = 0.0


def seen_cubes(camera: Camera, pieces: Mapping[str, Iterable[Cube]]) -> dict[Cube, str]:
    """The cubes of pieces on the table, by their digits."""
    return {camera.seen(cube): digit for digit, cubes in pieces.items() for cube in cubes}


@dataclass(frozen=True, slots=True)
class _Side:
    """One face of one of *cubes*, which are of one kind."""

    cubes: Mapping[Cube, str]
    cube: Cube
    number: int
    face: Face

    @property
    def digit(self) -> str:
        return self.cubes[self.cube]

    def goes_on(self, edge: int) -> bool:
        """Whether the face goes on beyond an *edge*, on the next cube of the same piece."""
        beside = _plus(self.cube, _NEXT[self.number][edge])
        is_own = self.cubes.get(beside) == self.digit
        return is_own and _plus(beside, _FRONT[self.number]) not in self.cubes


def _sides(camera: Camera, cubes: Mapping[Cube, str], cube: Cube, lift: float = 0.0) -> Iterator[_Side]:
    """The faces of *cube* that no other of *cubes* covers."""
    for number, face in enumerate(faces_of(camera, cube, lift)):
        if _plus(cube, _FRONT[number]) not in cubes:
            yield _Side(cubes, cube, number, face)


def paint_cubes(painter: QPainter, camera: Camera, scene: Scene, theme: Theme) -> None:
    """Paint all cubes from the farthest to the nearest; the ghost shines through what is in front of it."""
    kinds = (scene.solid, 0.0), (scene.ghost, 0.0), (scene.hovering, scene.lift)
    order = [(sum(cube) + lift, kind, cube) for kind, (cubes, lift) in enumerate(kinds) for cube in cubes]
    for _, kind, cube in sorted(order):
        cubes, lift = kinds[kind]
        for side in _sides(camera, cubes, cube, lift):
            if cubes is scene.ghost:
                if _plus(cube, _FRONT[side.number]) not in scene.solid:
                    _paint_ghost_face(painter, side)
            else:
                _paint_face(painter, side, theme)
    dashes = QPen(PAPER if theme.is_dark or theme.is_strong else INK, theme.wide(1.8, 2.6))
    dashes.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(dashes)
    painter.drawLines(_outlines(camera, scene.ghost))


def _plus(cube: Cube, step: Cube) -> Cube:
    return cube[0] + step[0], cube[1] + step[1], cube[2] + step[2]


@dataclass(frozen=True, slots=True)
class _Inks:
    """What one face of a piece is painted with; made once, since faces are painted often."""

    fill: QColor
    ghost: QColor
    mark: QColor
    outer: QPen
    inner: QPen


@cache
def _inks(digit: str, number: int, is_strong: bool) -> _Inks:
    tone = tones(digit)
    fill = (tone.top, tone.left, tone.right)[number]
    ghost = QColor(fill)
    ghost.setAlpha(GHOST)
    outer = QPen(THEMES["contrast"].text if is_strong else tone.edge, 2.4 if is_strong else 1.8)
    outer.setCapStyle(Qt.PenCapStyle.RoundCap)
    inner = QPen(mix(fill, tone.edge, 0.3), 1.0)
    return _Inks(fill, ghost, mix(tone.mark, fill, 0.12 * number), outer, inner)


def _paint_face(painter: QPainter, side: _Side, theme: Theme) -> None:
    inks = _inks(side.digit, side.number, theme.is_strong)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.fill)
    painter.drawPolygon(QPolygonF(side.face))
    _mark_face(painter, side.digit, side.face, inks.mark)
    _draw_edges(painter, side, inks.outer, inks.inner)


def _paint_ghost_face(painter: QPainter, side: _Side) -> None:
    inks = _inks(side.digit, side.number, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.ghost)
    painter.drawPolygon(QPolygonF(side.face))
    _mark_face(painter, side.digit, side.face, inks.mark)


def _mark_face(painter: QPainter, digit: str, face: Face, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(_onto(face).map(_MARKS[digit]))


def _draw_edges(painter: QPainter, side: _Side, outer: QPen, inner: QPen | None = None) -> None:
    """Draw the edges of a face: *outer* where the piece ends, *inner* where it goes on."""
    ends: list[QLineF] = []
    within: list[QLineF] = []
    for edge in range(4):
        line = QLineF(side.face[edge], side.face[(edge + 1) % 4])
        (within if side.goes_on(edge) else ends).append(line)
    if inner is not None and within:
        painter.setPen(inner)
        painter.drawLines(within)
    if ends:
        painter.setPen(outer)
        painter.drawLines(ends)


def _outlines(camera: Camera, cubes: Mapping[Cube, str]) -> list[QLineF]:
    """The edges at which faces of a piece end, each once though two faces may share it."""
    lines: dict[tuple[tuple[int, int], ...], QLineF] = {}
    for cube in cubes:
        for side in _sides(camera, cubes, cube):
            for edge in range(4):
                if not side.goes_on(edge):
                    line = QLineF(side.face[edge], side.face[(edge + 1) % 4])
                    ends = sorted((round(end.x()), round(end.y())) for end in (line.p1(), line.p2()))
                    lines[tuple(ends)] = line
    return list(lines.values())


def _onto(face: Face) -> QTransform:
    """From the unit square onto *face*."""
    along, down = face[1] - face[0], face[3] - face[0]
    return QTransform(along.x(), along.y(), down.x(), down.y(), face[0].x(), face[0].y())


def paint_gaps(painter: QPainter, camera: Camera, gaps: Iterable[Cube]) -> None:
    """Paint empty places below cubes: hatched boxes, seen through whatever is in front of them."""
    seen = {camera.seen(cube): "" for cube in gaps}
    veil = QColor(PAPER)
    veil.setAlpha(70)
    for cube in sorted(seen, key=sum):
        for side in _sides(camera, seen, cube):
            shape = QPolygonF(side.face)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawPolygon(shape)
            painter.setBrush(QBrush(REFUSED, Qt.BrushStyle.BDiagPattern))
            painter.drawPolygon(shape)
            for colour, wide in ((PAPER, 4.0), (REFUSED, 2.0)):
                _draw_edges(painter, side, QPen(colour, wide))


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


def engraved_mark(ground: Ground, digit: str) -> QColor:
    """The mark of a piece that is wanted, to be seen on a dark slab as well."""
    is_dark = ground.slab.lightness() < 128
    return mix(COLOURS[digit], _WHITE, 0.35) if is_dark else mix(ground.slab, COLOURS[digit], 0.85)


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
    painter.setPen(QPen(mix(ground.slab, ground.line, 0.5), 1.0))
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
        _mark_face(painter, digit, face, engraved_mark(ground, digit))
