"""Parts of motifs that people build: houses, machines, pipes and ships."""

# Parts are placed by numbers, like the points of a drawing; naming each would hide the picture.
# ruff: noqa: PLR0917

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from enix_desktop.ui.enix.card_motifs.nature import turned
from enix_desktop.ui.enix.card_motifs.scene import Point, Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polar, polygon, thick, together


def house(
    s: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    roof: QColor,
    lit: bool = True,
    wall: QColor | None = None,
) -> None:
    """A house with two windows, the middle of its foot at (x, y)."""
    s.put(box(x - w / 2, y - h * 0.62, w, h * 0.62), wall or s.paper)
    s.put(polygon([(x - w * 0.62, y - h * 0.58), (x, y - h), (x + w * 0.62, y - h * 0.58)]), roof)
    pane = s.light if lit else mix(s.ink, s.paper, 0.25)
    for dx in (-0.26, 0.12):
        s.flat(box(x + w * dx, y - h * 0.44, w * 0.16, h * 0.2, 0.6), pane)


def panel(s: Scene, corner: Point, across: Point, down: Point, columns: int = 3, rows: int = 2) -> None:
    """A solar panel spanned by two vectors from its *corner*."""
    (x, y), (ax, ay), (dx, dy) = corner, across, down
    s.put(
        polygon([(x, y), (x + ax, y + ay), (x + ax + dx, y + ay + dy), (x + dx, y + dy)]),
        mix(s.ink, s.sky, 0.12),
        2.0,
    )
    seam = mix(s.ink, s.tint, 0.65)
    for i in range(1, columns):
        t = i / columns
        s.stroke([(x + ax * t, y + ay * t), (x + ax * t + dx, y + ay * t + dy)], 0.7, seam)
    for i in range(1, rows):
        t = i / rows
        s.stroke([(x + dx * t, y + dy * t), (x + dx * t + ax, y + dy * t + ay)], 0.7, seam)


def turbine(
    s: Scene,
    x: float,
    y: float,
    h: float,
    degrees: float,
    mast: QColor | None = None,
    blades: QColor | None = None,
) -> None:
    """A wind turbine on a mast of height *h* that stands on (x, y)."""
    top = y - h
    s.put(
        polygon([(x - h * 0.035, y), (x - h * 0.015, top), (x + h * 0.015, top), (x + h * 0.035, y)]),
        mast or s.paper,
        1.2,
    )
    blade = QPainterPath(QPointF(-0.02, 0))
    blade.cubicTo(-0.10, -0.14, -0.07, -0.34, 0.015, -0.56)
    blade.cubicTo(0.06, -0.34, 0.05, -0.14, 0.03, 0)
    blade.closeSubpath()
    for i in range(3):
        s.put(turned(blade, x, top, degrees + 120 * i, h), blades or s.paper, 1.2)
    s.put(disc(x, top, h * 0.045), s.shade, 0.6)


def wheel(
    s: Scene, x: float, y: float, r: float, colour: QColor, spokes: int = 8, paddles: bool = True
) -> None:
    """A water wheel around (x, y)."""
    parts = [thick(disc(x, y, r * 0.9), r * 0.18), disc(x, y, r * 0.17)]
    for i in range(spokes):
        ox, oy = polar(r * 0.9, 360 / spokes * i + 12)
        parts.append(line([(x, y), (x + ox, y + oy)], r * 0.10))
        if paddles:
            (ax, ay), (bx, by) = polar(r * 0.84, 360 / spokes * i + 12), polar(r * 1.2, 360 / spokes * i + 6)
            parts.append(line([(x + ax, y + ay), (x + bx, y + by)], r * 0.16))
    s.put(together(parts), colour)


def rotor(s: Scene, x: float, y: float, r: float, degrees: float, colour: QColor, blades: int = 3) -> None:
    """A broad propeller around (x, y)."""
    blade = QPainterPath(QPointF(-0.06, 0))
    blade.cubicTo(-0.42, -0.3, -0.36, -0.8, 0.02, -1.0)
    blade.cubicTo(0.22, -0.7, 0.14, -0.3, 0.06, 0)
    blade.closeSubpath()
    s.put(together(turned(blade, x, y, degrees + 360 / blades * i, r) for i in range(blades)), colour)
    s.put(disc(x, y, r * 0.2), s.ink, 0.8)


def pipe(s: Scene, points: Sequence[Point], width: float, colour: QColor, gleam: QColor) -> None:
    """A pipe along *points* with a streak of light on it."""
    s.put(line(points, width), colour)
    s.flat(line([(x - width * 0.14, y - width * 0.16) for x, y in points], width * 0.18), gleam)


def chimney(s: Scene, x: float, y: float, w: float, h: float, colour: QColor, stripe: QColor) -> None:
    """A tall chimney that stands on (x, y)."""
    s.put(polygon([(x - w / 2, y), (x - w * 0.34, y - h), (x + w * 0.34, y - h), (x + w / 2, y)]), colour)
    for t in (0.74, 0.9):
        half = w * (0.5 - 0.16 * t)
        s.flat(box(x - half, y - h * t - h * 0.03, half * 2, h * 0.07), stripe)


def cooling_tower(s: Scene, x: float, y: float, w: float, h: float, colour: QColor) -> None:
    """A waisted tower that stands on (x, y)."""
    path = QPainterPath(QPointF(x - w / 2, y))
    path.cubicTo(x - w * 0.28, y - h * 0.45, x - w * 0.28, y - h * 0.7, x - w * 0.36, y - h)
    path.lineTo(x + w * 0.36, y - h)
    path.cubicTo(x + w * 0.28, y - h * 0.7, x + w * 0.28, y - h * 0.45, x + w / 2, y)
    path.closeSubpath()
    s.put(path, colour)


def pylon(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """A mast that carries power lines."""
    for points in (
        [(-0.16, 0), (-0.04, -0.62), (-0.04, -1.0)],
        [(0.16, 0), (0.04, -0.62), (0.04, -1.0)],
        [(-0.28, -0.62), (0.28, -0.62)],
        [(-0.2, -0.82), (0.2, -0.82)],
        [(-0.13, -0.14), (0.07, -0.42)],
        [(0.13, -0.14), (-0.07, -0.42)],
    ):
        s.stroke([(x + h * dx, y + h * dy) for dx, dy in points], h * 0.035, colour, 0.5)


def cable(s: Scene, start: Point, end: Point, sag: float, colour: QColor, width: float = 1.0) -> None:
    """A wire that hangs between two points."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    s.flat(thick(curve([start, middle, end]), width), colour)


def log(s: Scene, x: float, y: float, r: float, bark: QColor, wood: QColor) -> None:
    """The sawn end of a log."""
    s.put(disc(x, y, r), bark, 1.2)
    s.flat(disc(x, y, r * 0.78), wood)
    s.flat(disc(x, y, r * 0.5).subtracted(disc(x, y, r * 0.38)), bark)
    s.flat(disc(x, y, r * 0.14), bark)


def trunk(
    s: Scene, x: float, y: float, w: float, r: float, degrees: float, bark: QColor, wood: QColor
) -> None:
    """A log that lies on its side, its middle at (x, y)."""
    s.put(turned(box(-w / 2, -r, w, 2 * r, r * 0.9), x, y, degrees), bark, 1.2)
    s.flat(
        turned(line([(-w * 0.2, -r * 0.2), (w * 0.2, -r * 0.2)], r * 0.16), x, y, degrees),
        mix(bark, s.ink, 0.4),
    )
    end = QPainterPath()
    end.addEllipse(QPointF(-w / 2 + r * 0.5, 0), r * 0.6, r)
    s.flat(turned(end, x, y, degrees), wood)


def sailing_boat(
    s: Scene, x: float, y: float, size: float, hull: QColor, sail: QColor, lean: float = 0
) -> None:
    """A boat with two sails that floats at (x, y)."""
    body = polygon([(-0.62, -0.12), (0.66, -0.12), (0.42, 0.16), (-0.42, 0.16)])
    s.put(turned(line([(0, -0.1), (0, -1.22)], 0.05), x, y, lean, size), s.ink, 0.6)
    main = QPainterPath(QPointF(0.06, -1.18))
    main.cubicTo(0.42, -0.9, 0.62, -0.55, 0.60, -0.24)
    main.lineTo(0.06, -0.24)
    main.closeSubpath()
    s.put(turned(main, x, y, lean, size), sail, 1.2)
    fore = QPainterPath(QPointF(-0.06, -1.05))
    fore.cubicTo(-0.2, -0.7, -0.38, -0.46, -0.54, -0.24)
    fore.lineTo(-0.06, -0.24)
    fore.closeSubpath()
    s.put(turned(fore, x, y, lean, size), sail, 1.2)
    s.put(turned(body, x, y, lean, size), hull, 1.2)


def tank(s: Scene, x: float, y: float, w: float, h: float, wall: QColor, dome: QColor) -> None:
    """A round tank with a swelling roof, standing on (x, y)."""
    roof = QPainterPath(QPointF(x - w / 2, y - h))
    roof.cubicTo(x - w * 0.42, y - h - w * 0.46, x + w * 0.42, y - h - w * 0.46, x + w / 2, y - h)
    roof.closeSubpath()
    s.put(roof, dome)
    s.put(box(x - w / 2, y - h, w, h, 1), wall)
    seam = mix(wall, s.ink, 0.25)
    for t in (0.25, 0.5, 0.75):
        s.stroke([(x - w / 2 + w * t, y - h + 2), (x - w / 2 + w * t, y - 2)], 0.8, seam)


def arrow(s: Scene, x: float, y: float, h: float, colour: QColor) -> None:
    """A broad arrow from (x, y), upwards, or downwards if *h* is negative."""
    shape = [(-0.15, 0), (-0.15, -0.5), (-0.40, -0.5), (0, -1), (0.40, -0.5), (0.15, -0.5), (0.15, 0)]
    s.put(polygon((x + h * dx, y + h * dy) for dx, dy in shape), colour, 1.0)
