"""Parts of motifs that nature makes: sky, land, water, fire and plants."""

# Parts are placed by numbers, like the points of a drawing; naming each would hide the picture.
# ruff: noqa: PLR0917

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from enix_desktop.ui.enix.card_motifs.scene import HEIGHT, WIDTH, Point, Scene
from enix_desktop.ui.widgets.paper_art import box, curve, disc, land, line, polar, polygon, thick, together


def turned(path: QPainterPath, x: float, y: float, degrees: float, size: float = 1.0) -> QPainterPath:
    """*path*, drawn around the origin, put to (x, y) and turned clockwise."""
    return QTransform.fromTranslate(x, y).rotate(degrees).scale(size, size).map(path)


def sun(s: Scene, x: float, y: float, r: float, colour: QColor | None = None, rays: int = 12) -> None:
    """A sun with *rays* rays, twice as wide as its disc."""
    shade = colour or s.base
    if rays:
        step = 360 / rays
        wedges = [
            polygon(
                [
                    polar(r * 1.22, i * step - step * 0.26),
                    polar(r * 1.95, i * step),
                    polar(r * 1.22, i * step + step * 0.26),
                ]
            )
            for i in range(rays)
        ]
        s.put(together(wedges).translated(x, y), shade)
    s.put(disc(x, y, r), shade)


def moon(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A waxing moon."""
    s.put(disc(x, y, r).subtracted(disc(x - r * 0.5, y - r * 0.15, r * 0.82)), colour)


def cloud(s: Scene, x: float, y: float, w: float, colour: QColor, depth: float = 1.8) -> None:
    """A cloud of width *w*, its flat foot in the middle at (x, y)."""
    h = w * 0.17
    puffs = [
        box(x - w / 2, y - 2 * h, w, 2 * h, h),
        disc(x - w * 0.16, y - h * 1.9, w * 0.19),
        disc(x + w * 0.13, y - h * 2.1, w * 0.23),
    ]
    s.put(together(puffs).simplified(), colour, depth)


def rain(
    s: Scene, left: float, right: float, top: float, bottom: float, colour: QColor, slant: float = -5
) -> None:
    """Slanting strokes in three rows."""
    rows = 3
    height = (bottom - top) / rows
    for row in range(rows):
        x = left + (4.5 if row % 2 else 0)
        while x <= right:
            y = top + row * height
            s.stroke([(x, y), (x + slant * 0.6, y + height * 0.6)], 1.5, colour)
            x += 9


def bolt(s: Scene, x: float, y: float, h: float, colour: QColor | None = None) -> None:
    """Lightning that starts at (x, y)."""
    shape = [(0.10, 0), (-0.22, 0.52), (0.0, 0.50), (-0.14, 1.0), (0.30, 0.38), (0.06, 0.40), (0.30, 0)]
    s.put(polygon((x + h * dx, y + h * dy) for dx, dy in shape), colour or s.light)


def gust(s: Scene, x: float, y: float, w: float, colour: QColor, width: float = 2.4, up: bool = True) -> None:
    """A streak of wind that curls at its right end."""
    r = w * 0.16 * (1 if up else -1)
    points = [
        (x, y),
        (x + w * 0.4, y + r * 0.12),
        (x + w * 0.8, y),
        (x + w, y - r * 0.9),
        (x + w * 0.88, y - r * 1.75),
    ]
    s.put(thick(curve([*points, (x + w * 0.78, y - r * 1.1)]), width), colour, 1.0)


def steam(s: Scene, x: float, y: float, h: float, colour: QColor, width: float = 3.2) -> None:
    """One vapour that rises from (x, y)."""
    points = [(x, y), (x - h * 0.12, y - h * 0.3), (x + h * 0.10, y - h * 0.65), (x - h * 0.04, y - h)]
    s.put(thick(curve(points), width), colour, 1.0)


def puffs(s: Scene, x: float, y: float, size: float, colour: QColor, lean: float = 1.0) -> None:
    """Smoke or steam that drifts away in ever larger puffs."""
    trail = [
        (0.0, 0.0, 0.34),
        (0.35 * lean, -0.62, 0.48),
        (0.95 * lean, -1.25, 0.64),
        (1.8 * lean, -1.75, 0.5),
    ]
    s.put(together(disc(x + dx * size, y + dy * size, r * size) for dx, dy, r in trail), colour)


def hills(s: Scene, heights: list[float], colour: QColor, depth: float = 1.8) -> None:
    """Land whose edge passes through *heights*, evenly spaced over the whole window."""
    step = (WIDTH + 12) / (len(heights) - 1)
    s.put(land([(i * step - 6, y) for i, y in enumerate(heights)], HEIGHT + 4), colour, depth)


def peaks(s: Scene, points: Sequence[Point], colour: QColor, depth: float = 1.8) -> None:
    """Mountains with straight edges through *points*."""
    s.put(polygon([(points[0][0], HEIGHT + 4), *points, (points[-1][0], HEIGHT + 4)]), colour, depth)


def sea(
    s: Scene,
    y: float,
    colour: QColor,
    swell: float = 2.5,
    length: float = 22,
    phase: float = 0,
    depth: float = 1.6,
) -> None:
    """Water with crests along its edge, down to the foot of the window."""
    path = QPainterPath(QPointF(-length + phase, y))
    x = -length + phase
    while x < WIDTH + length:
        path.cubicTo(
            x + length * 0.3,
            y + swell * 1.2,
            x + length * 0.55,
            y + swell * 1.2,
            x + length * 0.75,
            y - swell * 0.4,
        )
        path.cubicTo(x + length * 0.85, y - swell * 1.1, x + length * 0.95, y - swell, x + length, y)
        x += length
    path.lineTo(x, HEIGHT + 4)
    path.lineTo(-length, HEIGHT + 4)
    path.closeSubpath()
    s.put(path, colour, depth)


def ripples(s: Scene, places: list[tuple[float, float, float]], colour: QColor, width: float = 1.6) -> None:
    """Short waves, each (x, y, width), printed on water."""
    for x, y, w in places:
        s.flat(
            thick(
                curve([(x - w / 2, y), (x - w / 4, y - 1.6), (x, y), (x + w / 4, y + 1.6), (x + w / 2, y)]),
                width,
            ),
            colour,
        )


def breaker(s: Scene, x: float, y: float, r: float, colour: QColor, foam: QColor) -> None:
    """A wave that topples over to the left; its foot reaches *y*."""
    back = QPainterPath(QPointF(x + r * 2.0, y))
    back.cubicTo(x + r * 1.5, y - r * 0.5, x + r * 1.3, y - r * 2.0, x - r * 0.1, y - r * 2.0)
    back.cubicTo(x - r * 0.9, y - r * 2.0, x - r * 1.2, y - r * 1.3, x - r * 1.0, y - r * 0.9)
    back.cubicTo(x - r * 0.7, y - r * 1.5, x + r * 0.1, y - r * 1.4, x - r * 0.1, y - r * 0.6)
    back.cubicTo(x - r * 0.2, y - r * 0.2, x - r * 0.7, y, x - r * 1.4, y)
    back.closeSubpath()
    s.put(back, colour, 2.4)
    lip = [
        (x + r * 0.75, y - r * 1.78),
        (x - r * 0.1, y - r * 1.97),
        (x - r * 0.8, y - r * 1.72),
        (x - r * 1.06, y - r * 1.05),
    ]
    s.put(thick(curve(lip), r * 0.20), foam, 1.0)
    s.put(
        together(
            [
                disc(x - r * 1.18, y - r * 0.86, r * 0.13),
                disc(x - r * 0.92, y - r * 0.72, r * 0.10),
                disc(x - r * 1.32, y - r * 1.16, r * 0.09),
            ]
        ),
        foam,
        0.8,
    )


def drop(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A drop of water around (x, y)."""
    path = QPainterPath(QPointF(x, y - r * 1.5))
    path.cubicTo(x + r * 0.3, y - r * 0.9, x + r, y - r * 0.4, x + r, y + r * 0.2)
    path.cubicTo(x + r, y + r * 1.2, x - r, y + r * 1.2, x - r, y + r * 0.2)
    path.cubicTo(x - r, y - r * 0.4, x - r * 0.3, y - r * 0.9, x, y - r * 1.5)
    s.put(path, colour, 1.0)


def flame(
    s: Scene, x: float, y: float, h: float, outer: QColor | None = None, inner: QColor | None = None
) -> None:
    """A flame that stands on (x, y)."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-0.42, 0, -0.46, -0.36, -0.28, -0.58)
    path.cubicTo(-0.24, -0.44, -0.18, -0.42, -0.14, -0.46)
    path.cubicTo(-0.18, -0.70, -0.06, -0.90, 0.10, -1.0)
    path.cubicTo(0.06, -0.78, 0.20, -0.70, 0.28, -0.50)
    path.cubicTo(0.44, -0.20, 0.34, 0, 0, 0)
    s.put(turned(path, x, y, 0, h), outer or s.fire)
    s.flat(turned(path, x + h * 0.02, y, 0, h * 0.56), inner or s.light)


def conifer(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """A fir that stands on (x, y)."""
    s.flat(box(x - h * 0.05, y - h * 0.16, h * 0.1, h * 0.16), s.ink)
    for foot, top, w in ((-0.12, -0.55, 0.30), (-0.36, -0.78, 0.24), (-0.60, -1.0, 0.17)):
        s.put(polygon([(x - h * w, y + h * foot), (x, y + h * top), (x + h * w, y + h * foot)]), colour, 1.0)


def tree(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """A round tree that stands on (x, y)."""
    s.put(line([(x, y), (x, y - h * 0.5)], h * 0.09), s.ink, 0.8)
    s.stroke([(x, y - h * 0.32), (x + h * 0.14, y - h * 0.5)], h * 0.06, s.ink)
    crown = [
        disc(x, y - h * 0.72, h * 0.27),
        disc(x - h * 0.19, y - h * 0.55, h * 0.2),
        disc(x + h * 0.2, y - h * 0.56, h * 0.21),
    ]
    s.put(together(crown).simplified(), colour)


def bare_tree(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """A dead tree that stands on (x, y)."""
    branches = [
        [(0.0, 0.0), (0.02, -0.45), (-0.04, -1.0)],
        [(0.02, -0.36), (0.26, -0.62), (0.30, -0.86)],
        [(0.16, -0.52), (0.38, -0.60)],
        [(0.02, -0.5), (-0.24, -0.70), (-0.27, -0.92)],
        [(-0.14, -0.62), (-0.36, -0.66)],
        [(-0.01, -0.7), (0.14, -0.92)],
    ]
    for i, branch in enumerate(branches):
        s.stroke(
            [(x + h * dx, y + h * dy) for dx, dy in branch], h * (0.085 if i == 0 else 0.05), colour, 0.8
        )


def leaf(s: Scene, x: float, y: float, size: float, degrees: float, colour: QColor, vein: QColor) -> None:
    """A leaf that grows from (x, y) upwards, turned clockwise."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-0.5, -0.25, -0.42, -0.75, 0, -1)
    path.cubicTo(0.42, -0.75, 0.5, -0.25, 0, 0)
    s.put(turned(path, x, y, degrees, size), colour)
    s.flat(turned(line([(0, 0.12), (0, -0.74)], 0.07), x, y, degrees, size), vein)


def grass(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """A tuft of three blades."""
    for lean, top in ((-0.5, 0.8), (0.0, 1.0), (0.5, 0.75)):
        s.put(
            polygon(
                [
                    (x + lean * h * 0.3 - h * 0.1, y),
                    (x + lean * h, y - h * top),
                    (x + lean * h * 0.3 + h * 0.1, y),
                ]
            ),
            colour,
            0.6,
        )


def fissure(s: Scene, points: Sequence[Point], width: float, colour: QColor) -> None:
    """A crack along *points*, widest in the middle."""
    count = len(points) - 1
    swell = [width * math.sin(math.pi * i / count) for i in range(count + 1)]
    left = [(x - w, y) for (x, y), w in zip(points, swell, strict=True)]
    right = [(x + w, y) for (x, y), w in zip(points, swell, strict=True)]
    s.flat(polygon([*left, *reversed(right)]), colour)


def rock(s: Scene, x: float, y: float, size: float, colour: QColor) -> None:
    """A stone that lies on (x, y)."""
    shape = [(-0.6, 0), (-0.5, -0.45), (-0.1, -0.7), (0.35, -0.5), (0.6, 0)]
    s.put(polygon((x + size * dx, y + size * dy) for dx, dy in shape), colour, 1.0)


def star(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A star with four points."""
    points = [polar(r if i % 2 == 0 else r * 0.36, 45 * i - 90) for i in range(8)]
    s.put(polygon((x + dx, y + dy) for dx, dy in points), colour, 0.6)
