"""Paper lying on paper: flat shapes with a soft shadow below, and the strokes they are cut with."""

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPicture, QPolygonF, QTransform

Point = tuple[float, float]

_SOFTNESS = 3
"""Shadows are at least this many faint copies; more would not be seen and cost time."""
_SHADOW = QColor(28, 20, 8)


def lay(
    painter: QPainter, path: QPainterPath, colour: QColor, depth: float = 0.0, darkness: float = 0.22
) -> None:
    """Paint *path* flat in *colour*, lying *depth* above what is already there."""
    painter.setPen(Qt.PenStyle.NoPen)
    if depth > 0:
        cast_shadow(painter, path, depth, darkness)
    painter.setBrush(colour)
    painter.drawPath(path)


def cast_shadow(painter: QPainter, path: QPainterPath, depth: float, darkness: float = 0.22) -> None:
    """Paint the soft shadow of *path*; light falls from above, so it lies below."""
    colour = QColor(_SHADOW)
    layers = max(_SOFTNESS, round(depth / 2))  # deep shadows would show steps
    colour.setAlphaF(darkness / layers)
    painter.setBrush(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(1, layers + 1):
        fall = depth * layer / layers
        painter.drawPath(path.translated(0.12 * fall, fall))


def backdrop(painter: QPainter, colour: QColor) -> None:
    """Fill the whole tile, and a little more for when it is being turned."""
    painter.fillRect(QRectF(-104, -104, 208, 208), colour)


def mix(colour: QColor, other: QColor, share: float) -> QColor:
    """*colour* with a *share* of *other* in it."""
    return QColor.fromRgbF(
        colour.redF() + (other.redF() - colour.redF()) * share,
        colour.greenF() + (other.greenF() - colour.greenF()) * share,
        colour.blueF() + (other.blueF() - colour.blueF()) * share,
    )


def line(points: Sequence[Point], width: float) -> QPainterPath:
    """The outline of a line through *points*, with rounded ends and corners."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return thick(path, width)


def thick(path: QPainterPath, width: float) -> QPainterPath:
    """The outline of *path* drawn with a round pen of *width*."""
    larger, smaller = _enlarging(path)
    stroker = QPainterPathStroker()
    stroker.setWidth(larger.m11() * width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline = stroker.createStroke(larger.map(path))
    outline.setFillRule(Qt.FillRule.WindingFill)
    return smaller.map(outline)


def curve(points: Sequence[Point]) -> QPainterPath:
    """A smooth line through *points* (Catmull and Rom's spline)."""
    path = QPainterPath(QPointF(*points[0]))
    padded = [points[0], *points, points[-1]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(
        padded, padded[1:], padded[2:], padded[3:], strict=False
    ):
        path.cubicTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    return path


def land(points: Sequence[Point], floor: float) -> QPainterPath:
    """Everything between a smooth line through *points* and the level *floor* below it."""
    path = curve(points)
    path.lineTo(points[-1][0], floor)
    path.lineTo(points[0][0], floor)
    path.closeSubpath()
    return path


def polygon(points: Iterable[Point]) -> QPainterPath:
    """A closed shape with straight edges."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle around (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def box(x: float, y: float, width: float, height: float, rounding: float = 0.0) -> QPainterPath:
    """A rectangle with its top left corner at (x, y)."""
    path = QPainterPath()
    path.addRoundedRect(x, y, width, height, rounding, rounding)
    return path


def together(paths: Iterable[QPainterPath]) -> QPainterPath:
    """All *paths* as one, filled wherever any of them is."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        result.addPath(path)
    return result


def merged(path: QPainterPath) -> QPainterPath:
    """One outline around *path*, so that it can be painted half transparent."""
    larger, smaller = _enlarging(path)
    return smaller.map(larger.map(path).simplified())


def cut(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """What is left of *path* when *hole* is cut out."""
    larger, smaller = _enlarging(path)
    return smaller.map(larger.map(path).subtracted(larger.map(hole)))


def common(path: QPainterPath, other: QPainterPath) -> QPainterPath:
    """The part of *path* that lies in *other*."""
    larger, smaller = _enlarging(path)
    return smaller.map(larger.map(path).intersected(larger.map(other)))


def _enlarging(path: QPainterPath) -> tuple[QTransform, QTransform]:
    """There and back to a size at which Qt's fixed tolerance leaves round edges round."""
    bounds = path.boundingRect()
    factor = 64.0 if max(bounds.width(), bounds.height()) < 8 else 4.0
    return QTransform.fromScale(factor, factor), QTransform.fromScale(1 / factor, 1 / factor)


def polar(radius: float, degrees: float) -> Point:
    """The point at *radius* from the origin, clockwise by *degrees* from the right."""
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle)


def recorded(paint: Callable[[QPainter], None]) -> QPicture:
    """What *paint* draws, to be drawn again quickly."""
    picture = QPicture()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return picture
