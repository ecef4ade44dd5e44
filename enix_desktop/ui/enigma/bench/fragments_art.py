"""Fragments as thick paper with a grain: each has its own tint and mark, and looks otherwise from behind."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from enix_desktop.ui.enigma.bench.marks import mark_on
from enix_desktop.ui.widgets.paper_art import box, cast_shadow, cut, disc, mix, polar, polygon, together
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, Theme

TINTS = tuple(map(QColor, ("#BE5337", "#234B90", "#D7B051", "#FAEED0", "#4D9C8B", "#662F42", "#B3A6DD")))
"""One for each piece; told apart by everybody, and by their marks."""
_WHITE, _BLACK = QColor("white"), QColor("black")
THICK = 0.075
"""How thick the paper is, in units of the grid."""
_FIBRES = 90


def _star(points: int, outer: float, inner: float) -> QPainterPath:
    corners = [
        polar(outer if step % 2 == 0 else inner, -90 + step * 180 / points) for step in range(2 * points)
    ]
    return polygon(corners)


_MARKS: tuple[QPainterPath, ...] = (
    together((disc(0, 0, 0.09), *(disc(*polar(0.19, step * 60), 0.036) for step in range(6)))),
    cut(disc(0, 0, 0.2), disc(0, 0, 0.11)),
    polygon(((-0.2, -0.13), (0.2, -0.13), (0, 0.2))),
    _star(5, 0.17, 0.07),
    polygon(((0, -0.17), (0.13, 0), (0, 0.17), (-0.13, 0))),
    together((box(-0.045, -0.17, 0.09, 0.34), box(-0.17, -0.045, 0.34, 0.09))),
    cut(disc(0, 0, 0.19), disc(0.09, -0.05, 0.15)),
)
"""Around the middle of a piece, in units of the grid."""


def piece_path(corners: Sequence[tuple[float, float]], unit: float) -> QPainterPath:
    """The outline of a piece, in pixels."""
    return polygon([(x * unit, y * unit) for x, y in corners])


@dataclass(frozen=True, slots=True)
class Paper:
    """A piece as it is to be seen: its edge, the size of a unit, and which side is up."""

    piece: int
    path: QPainterPath
    unit: float
    is_behind: bool = False
    axis: float = 0.0
    """By how many degrees it is turned clockwise."""

    @property
    def top(self) -> QColor:
        """The side that is seen; the back is a little lighter."""
        tint = TINTS[self.piece]
        return mix(tint, _WHITE, 0.1) if self.is_behind else tint


def paint_piece(painter: QPainter, paper: Paper, theme: Theme, lift: float = 0.0) -> None:
    """Paint a piece so far above the bench."""
    path, top, tint = paper.path, paper.top, TINTS[paper.piece]
    thick = QPointF(0, THICK * paper.unit)
    cast_shadow(painter, path.translated(thick), 3.0 + lift, 0.3)
    painter.setPen(QPen(mix(tint, _BLACK, 0.62), 1.0))
    painter.setBrush(mix(tint, _BLACK, 0.5))
    painter.drawPath(_swept(path, thick))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(top)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path)
    _paint_grain(painter, paper)
    painter.setPen(QPen(mix(top, _WHITE, 0.4), 3.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path.translated(0.9, 1.1))
    painter.restore()
    edge = theme.text if theme.is_strong else mix(tint, _BLACK, 0.55)
    painter.setPen(QPen(edge, theme.wide(1.3, 2.8), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    _paint_mark(painter, paper)


def _swept(path: QPainterPath, by: QPointF) -> QPainterPath:
    """Everything that *path* passes when it is moved *by*."""
    points = _points(path)
    sides = [polygon([(p.x(), p.y()) for p in (a, b, b + by, a + by)]) for a, b in pairwise(points)]
    return together((path.translated(by), *(_wound(side) for side in sides)))


def _points(path: QPainterPath) -> list[QPointF]:
    shape = path.toFillPolygon()
    return [shape.at(number) for number in range(shape.size())]


def _wound(side: QPainterPath) -> QPainterPath:
    points = _points(side)
    area = sum(a.x() * b.y() - b.x() * a.y() for a, b in pairwise(points))
    return side if area > 0 else side.toReversed()


def _paint_grain(painter: QPainter, paper: Paper) -> None:
    """Short fibres, always the same for a piece."""
    bounds = paper.path.boundingRect()
    reach = math.hypot(bounds.width(), bounds.height()) / 2
    painter.save()
    painter.translate(bounds.center())
    painter.rotate(paper.axis + (90 if paper.is_behind else 0))
    dark, light = QColor(_BLACK), QColor(_WHITE)
    dark.setAlphaF(0.1)
    light.setAlphaF(0.16)
    for number, (x, y, length) in enumerate(_scatter(paper.piece)):
        painter.setPen(QPen(light if number % 2 else dark, 1.1))
        start = QPointF(x, y) * reach
        painter.drawLine(start, start + QPointF(length * paper.unit * 0.5, 0.6))
    painter.restore()


def _scatter(piece: int) -> Iterator[tuple[float, float, float]]:
    value = 7919 * (piece + 1)
    for _ in range(_FIBRES):
        numbers = []
        for _ in range(3):
            value = (value * 1103515245 + 12345) % 2**31
            numbers.append(value / 2**31)
        yield 2 * numbers[0] - 1, 2 * numbers[1] - 1, 0.3 + 0.7 * numbers[2]


def _paint_mark(painter: QPainter, paper: Paper) -> None:
    """Pressed into the front; on the back only its line is seen."""
    mark = QTransform.fromScale(paper.unit, paper.unit).map(_MARKS[paper.piece])
    colour = mark_on(paper.top)
    painter.save()
    painter.translate(middle_of(paper.path))
    painter.rotate(paper.axis)
    if paper.is_behind:
        painter.setPen(QPen(colour, 1.6, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
    painter.drawPath(mark)
    painter.restore()


def paint_slot_mark(painter: QPainter, piece: int, middle: QPointF, unit: float, colour: QColor) -> None:
    """Paint the mark of *piece* where it belongs beside the grid."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(QTransform.fromScale(unit, unit).map(_MARKS[piece]).translated(middle))


def middle_of(path: QPainterPath) -> QPointF:
    """The middle of the area of a polygon."""
    points = _points(path)
    area = x = y = 0.0
    for a, b in pairwise(points):
        cross = a.x() * b.y() - b.x() * a.y()
        area += cross
        x += (a.x() + b.x()) * cross
        y += (a.y() + b.y()) * cross
    return QPointF(x / (3 * area), y / (3 * area)) if area else path.boundingRect().center()


def paint_recess(painter: QPainter, path: QPainterPath, slab: QColor, theme: Theme) -> None:
    """Paint the outline as a hollow cut into the slab: its upper edges lie in shadow."""
    floor = theme.table_edge if theme.is_strong else mix(slab, _BLACK, 0.34 if theme.is_dark else 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(slab, _WHITE, 0.12 if theme.is_dark else 0.55))
    painter.drawPath(path.translated(0, 2.2))
    painter.setBrush(floor)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for depth, alpha in ((10.0, 26), (6.0, 34), (3.0, 44)):
        painter.setPen(QPen(QColor(0, 0, 0, alpha), 2 * depth))
        painter.drawPath(path.translated(0, depth * 0.45))
    painter.restore()
    line = theme.text if theme.is_strong else mix(slab, _BLACK, 0.6)
    painter.setPen(QPen(line, theme.wide(1.6, 3.0), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_grid(painter: QPainter, columns: range, rows: range, unit: float, slab: QColor) -> None:
    """Paint the points that corners snap to."""
    painter.setPen(Qt.PenStyle.NoPen)
    dark = slab.lightness() < 128
    painter.setBrush(mix(slab, _WHITE if dark else _BLACK, 0.3))
    for x in columns:
        for y in rows:
            painter.drawEllipse(QPointF(x * unit, y * unit), 1.7, 1.7)


def paint_fault(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """Paint ground that is covered wrongly: a red hatch on thin paper, through which the pieces are seen."""
    veil = QColor(PAPER)
    veil.setAlpha(110)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    painter.drawPath(path)
    painter.setBrush(QBrush(REFUSED, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(REFUSED, theme.wide(1.6, 3.0), j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


def paint_bare(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """Paint ground that is still bare, where little is left: dots on the floor and a dashed line."""
    colour = theme.text if theme.is_dark or theme.is_strong else INK
    dots = QColor(colour)
    dots.setAlpha(110)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(dots, Qt.BrushStyle.Dense7Pattern))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.DashLine))
    painter.drawPath(path)


def paint_landing(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """Paint where a dragged piece would lie."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((INK, 4.2), (PAPER, 2.4)):
        painter.setPen(QPen(colour, theme.wide(wide, wide + 1.4), Qt.PenStyle.DashLine))
        painter.drawPath(path)


def patches_path(patches: Sequence[Sequence[Sequence[tuple[float, float]]]], unit: float) -> QPainterPath:
    """Polygons with holes as one path, in pixels."""
    path = QPainterPath()
    for rings in patches:
        for ring in rings:
            path.addPolygon(QPolygonF([QPointF(x * unit, y * unit) for x, y in ring]))
            path.closeSubpath()
    return path
