"""Parts of motifs that nobody built: sky, land, water, fire, trees and people."""

# Parts are placed by numbers, like the points of a drawing; naming each would hide the picture.
# ruff: noqa: PLR0917

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene, turned
from enix_desktop.ui.widgets.paper_art import (
    box,
    curve,
    cut,
    disc,
    land,
    line,
    merged,
    polar,
    polygon,
    thick,
    together,
)


def hills(s: Scene, heights: Sequence[float], colour: QColor, depth: float = 1.4) -> None:
    """Land whose edge passes through *heights*, evenly spaced over the whole window."""
    step = (s.wide + 12) / (len(heights) - 1)
    s.put(land([(i * step - 6, y) for i, y in enumerate(heights)], s.high + 4), colour, depth)


def floor(s: Scene, y: float, colour: QColor) -> None:
    """Flat ground below *y*."""
    s.put(box(-4, y, s.wide + 8, s.high), colour, 1.0)


def sea(s: Scene, y: float, colour: QColor, swell: float = 1.8, length: float = 16, phase: float = 0) -> None:
    """Water with crests along its edge."""
    start = phase - length
    points = [
        (start + length * k / 2, y + swell * (1 if k % 2 else -1))
        for k in range(round(2 * s.wide / length) + 6)
    ]
    s.put(land(points, s.high + 4), colour, 1.2)


def sun(s: Scene, x: float, y: float, r: float, colour: QColor, rays: int = 10) -> None:
    """A sun with *rays* rays, or only its disc."""
    strokes = [
        line([polar(r * 1.36, 360 / rays * k), polar(r * 1.80, 360 / rays * k)], r * 0.24)
        for k in range(rays)
    ]
    s.put(together(stroke.translated(x, y) for stroke in strokes), colour, 0.8)
    s.put(disc(x, y, r), colour, 1.0)


def moon(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A waxing moon."""
    s.put(cut(disc(x, y, r), disc(x - r * 0.5, y - r * 0.16, r * 0.84)), colour, 1.0)


def cloud(s: Scene, x: float, y: float, w: float, colour: QColor, depth: float = 1.2) -> None:
    """A cloud of width *w*, its flat foot in the middle at (x, y)."""
    h = w * 0.16
    puffs = [
        box(x - w / 2, y - 2 * h, w, 2 * h, h),
        disc(x - w * 0.16, y - h * 1.9, w * 0.19),
        disc(x + w * 0.13, y - h * 2.1, w * 0.23),
    ]
    s.put(merged(together(puffs)), colour, depth)


def tree(s: Scene, x: float, y: float, h: float, colour: QColor | None = None) -> None:
    """A round tree that stands on (x, y)."""
    s.put(line([(x, y), (x, y - h * 0.5)], h * 0.10), s.near, 0.6)
    crown = [disc(x, y - h * 0.72, h * 0.28), disc(x - h * 0.2, y - h * 0.54, h * 0.2)]
    s.put(merged(together([*crown, disc(x + h * 0.2, y - h * 0.56, h * 0.21)])), colour or s.leaf, 1.0)


def fir(s: Scene, x: float, y: float, h: float, colour: QColor | None = None) -> None:
    """A fir that stands on (x, y)."""
    s.flat(box(x - h * 0.05, y - h * 0.16, h * 0.1, h * 0.16), s.ink)
    for foot, top, w in ((-0.12, -0.56, 0.30), (-0.36, -0.80, 0.24), (-0.60, -1.0, 0.17)):
        shape = polygon([(x - h * w, y + h * foot), (x, y + h * top), (x + h * w, y + h * foot)])
        s.put(shape, colour or s.leaf, 0.8)


def gust(s: Scene, x: float, y: float, w: float, colour: QColor, width: float = 2.0) -> None:
    """A streak of wind that curls at its right end."""
    r = w * 0.16
    points = [(x, y), (x + w * 0.4, y + r * 0.1), (x + w * 0.8, y), (x + w, y - r * 0.9)]
    s.put(
        thick(curve([*points, (x + w * 0.88, y - r * 1.75), (x + w * 0.78, y - r * 1.1)]), width), colour, 0.8
    )


def drop(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A drop of water around (x, y)."""
    path = QPainterPath(QPointF(x, y - r * 1.5))
    path.cubicTo(x + r * 0.3, y - r * 0.9, x + r, y - r * 0.4, x + r, y + r * 0.2)
    path.cubicTo(x + r, y + r * 1.2, x - r, y + r * 1.2, x - r, y + r * 0.2)
    path.cubicTo(x - r, y - r * 0.4, x - r * 0.3, y - r * 0.9, x, y - r * 1.5)
    s.put(path, colour, 0.8)


def flame(
    s: Scene, x: float, y: float, h: float, outer: QColor | None = None, inner: QColor | None = None
) -> None:
    """A flame that stands on (x, y)."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-0.44, 0, -0.46, -0.40, -0.24, -0.62)
    path.cubicTo(-0.20, -0.46, -0.14, -0.46, -0.10, -0.52)
    path.cubicTo(-0.14, -0.74, -0.04, -0.90, 0.10, -1.0)
    path.cubicTo(0.08, -0.78, 0.44, -0.60, 0.36, -0.24)
    path.cubicTo(0.32, -0.08, 0.20, 0, 0, 0)
    s.put(turned(path, x, y, 0, h), outer or s.hot, 0.8)
    s.flat(turned(path, x, y, 0, h * 0.54), inner or s.light)


def steam(s: Scene, x: float, y: float, h: float, colour: QColor, width: float = 2.2) -> None:
    """One vapour that rises from (x, y)."""
    points = [(x, y), (x - h * 0.14, y - h * 0.3), (x + h * 0.12, y - h * 0.65), (x - h * 0.04, y - h)]
    s.put(thick(curve(points), width), colour, 0.6)


def smoke(s: Scene, x: float, y: float, size: float, colour: QColor) -> None:
    """Smoke that drifts away in ever larger puffs."""
    trail = ((0.0, 0.0, 0.32), (0.35, -0.62, 0.46), (0.95, -1.2, 0.62), (1.75, -1.6, 0.48))
    s.put(merged(together(disc(x + dx * size, y + dy * size, r * size) for dx, dy, r in trail)), colour, 1.0)


def bolt(s: Scene, x: float, y: float, h: float, colour: QColor | None = None) -> None:
    """A flash of power around (x, y)."""
    shape = [(0.11, -0.5), (-0.28, 0.08), (-0.03, 0.08), (-0.12, 0.5), (0.28, -0.12), (0.03, -0.12)]
    s.put(polygon((x + h * dx, y + h * dy) for dx, dy in shape), colour or s.gold, 0.8)


def snowflake(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A star of frost."""
    arms = []
    for k in range(6):
        arms.append(line([(0, 0), polar(r, 60 * k)], r * 0.16))
        arms.extend(
            line([polar(r * 0.55, 60 * k), polar(r * 0.86, 60 * k + side)], r * 0.13) for side in (-22, 22)
        )
    s.put(together(arms).translated(x, y), colour, 0.6)


def person(s: Scene, x: float, y: float, h: float, coat: QColor) -> None:
    """A person who stands on (x, y)."""
    body = QPainterPath(QPointF(x - h * 0.24, y))
    body.cubicTo(x - h * 0.24, y - h * 0.80, x + h * 0.24, y - h * 0.80, x + h * 0.24, y)
    body.closeSubpath()
    s.put(body, coat, 0.8)
    s.put(disc(x, y - h * 0.80, h * 0.19), QColor("#F0CFA5"), 0.6)


def wheat(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """An ear that grows from (x, y)."""
    ear = [line([(x, y), (x, y - h)], h * 0.08)]
    for k in range(3):
        top = y - h * (0.5 + 0.2 * k)
        ear.extend(line([(x, top), (x + side * h * 0.17, top - h * 0.14)], h * 0.13) for side in (-1, 1))
    s.put(together(ear), colour, 0.5)
