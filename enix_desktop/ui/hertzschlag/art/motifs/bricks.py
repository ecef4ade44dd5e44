"""Parts of motifs that people build: houses, panels, turbines, machines and vehicles."""

# Parts are placed by numbers, like the points of a drawing; naming each would hide the picture.
# ruff: noqa: PLR0917

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.nature import bolt
from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene, turned
from enix_desktop.ui.widgets.paper_art import (
    Point,
    box,
    curve,
    disc,
    line,
    mix,
    polar,
    polygon,
    thick,
    together,
)


def windows(
    s: Scene, x: float, y: float, columns: int, rows: int, step: Point, size: Point, lit: bool = True
) -> None:
    """Rows of windows, the first one with its top left corner at (x, y)."""
    pane = s.light if lit else s.glass
    panes = [
        box(x + column * step[0], y + row * step[1], size[0], size[1], 0.6)
        for row in range(rows)
        for column in range(columns)
    ]
    s.flat(together(panes), pane)


def house(
    s: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    roof: QColor | None = None,
    wall: QColor | None = None,
    lit: bool = True,
) -> None:
    """A house with two windows and a door, the middle of its foot at (x, y)."""
    s.put(box(x - w / 2, y - h * 0.62, w, h * 0.62), wall or s.wall)
    s.put(polygon([(x - w * 0.62, y - h * 0.58), (x, y - h), (x + w * 0.62, y - h * 0.58)]), roof or s.roof)
    windows(s, x - w * 0.32, y - h * 0.46, 2, 1, (w * 0.42, 0), (w * 0.22, h * 0.18), lit)
    s.flat(box(x - w * 0.10, y - h * 0.22, w * 0.2, h * 0.22, 0.6), s.near)


def block(
    s: Scene, x: float, y: float, w: float, h: float, wall: QColor, columns: int, rows: int, lit: bool = True
) -> None:
    """A house with many flats and a flat roof, the middle of its foot at (x, y)."""
    s.put(box(x - w / 2, y - h, w, h, 1), wall)
    s.put(box(x - w / 2 - 1.2, y - h - 1.6, w + 2.4, 3.2, 1), mix(wall, s.ink, 0.4), 0.8)
    dx, dy = w / columns, (h - 4) / rows
    windows(
        s, x - w / 2 + dx * 0.22, y - h + 4 + dy * 0.1, columns, rows, (dx, dy), (dx * 0.56, dy * 0.56), lit
    )


def panel(s: Scene, corner: Point, across: Point, down: Point, columns: int = 3, rows: int = 2) -> None:
    """A solar panel spanned by two vectors from its *corner*."""
    (x, y), (ax, ay), (dx, dy) = corner, across, down
    s.put(polygon([(x, y), (x + ax, y + ay), (x + ax + dx, y + ay + dy), (x + dx, y + dy)]), s.glass, 1.4)
    seam = mix(s.glass, s.cold, 0.75)
    for i in range(1, columns):
        t = i / columns
        s.stroke([(x + ax * t, y + ay * t), (x + ax * t + dx, y + ay * t + dy)], 0.7, seam)
    for i in range(1, rows):
        t = i / rows
        s.stroke([(x + dx * t, y + dy * t), (x + dx * t + ax, y + dy * t + ay)], 0.7, seam)


def sloped_roof(s: Scene, x: float, y: float, w: float, h: float, colour: QColor | None = None) -> None:
    """A roof seen from its broad side, its lower edge *w* wide around x at *y*."""
    s.put(
        polygon([(x - w / 2, y), (x - w * 0.36, y - h), (x + w * 0.36, y - h), (x + w / 2, y)]),
        colour or s.roof,
    )


def turbine(
    s: Scene,
    x: float,
    y: float,
    h: float,
    degrees: float,
    blade_share: float = 0.56,
    colour: QColor | None = None,
) -> None:
    """A wind turbine on a mast of height *h* that stands on (x, y)."""
    top, paper = y - h, colour or s.paper
    mast = [(x - h * 0.032, y), (x - h * 0.014, top), (x + h * 0.014, top), (x + h * 0.032, y)]
    s.put(polygon(mast), paper, 1.0)
    blade = QPainterPath(QPointF(-0.03, 0))
    blade.cubicTo(-0.17, -0.24, -0.12, -0.60, 0.02, -1.0)
    blade.cubicTo(0.10, -0.60, 0.09, -0.24, 0.05, 0)
    blade.closeSubpath()
    for i in range(3):
        s.put(turned(blade, x, top, degrees + 120 * i, h * blade_share), paper, 1.0)
    s.put(disc(x, top, h * 0.05), s.shade, 0.5)


def chimney(s: Scene, x: float, y: float, w: float, h: float, colour: QColor, stripe: QColor) -> None:
    """A tall chimney that stands on (x, y)."""
    s.put(polygon([(x - w / 2, y), (x - w * 0.34, y - h), (x + w * 0.34, y - h), (x + w / 2, y)]), colour)
    for t in (0.76, 0.92):
        half = w * (0.5 - 0.16 * t)
        s.flat(box(x - half, y - h * t - h * 0.02, half * 2, h * 0.06), stripe)


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
        [(-0.17, 0), (-0.04, -0.62), (-0.04, -1.0), (0.04, -1.0), (0.04, -0.62), (0.17, 0)],
        [(-0.30, -0.62), (0.30, -0.62)],
        [(-0.22, -0.82), (0.22, -0.82)],
        [(-0.13, -0.16), (0.08, -0.42)],
        [(0.13, -0.16), (-0.08, -0.42)],
    ):
        s.stroke([(x + h * dx, y + h * dy) for dx, dy in points], h * 0.04, colour, 0.5)


def cable(s: Scene, points: Sequence[Point], colour: QColor, width: float = 1.2) -> None:
    """A wire along *points*."""
    s.put(thick(curve(points), width), colour, 0.4)


def battery(
    s: Scene, x: float, y: float, w: float, h: float, charge: int, case: QColor | None = None
) -> None:
    """An upright battery that stands on (x, y), with *charge* of four bars."""
    s.put(box(x - w * 0.2, y - h - h * 0.06, w * 0.4, h * 0.12, 1), s.ink, 0.6)
    s.put(box(x - w / 2, y - h, w, h, w * 0.12), case or s.shade)
    s.flat(box(x - w * 0.36, y - h * 0.92, w * 0.72, h * 0.84, w * 0.06), s.wall)
    for k in range(charge):
        s.flat(box(x - w * 0.28, y - h * (0.26 + 0.2 * k), w * 0.56, h * 0.15, 0.8), s.leaf)


def heat_pump(s: Scene, x: float, y: float, w: float, h: float) -> None:
    """A box with a fan that stands on (x, y)."""
    s.put(box(x - w / 2, y - h, w, h, 2), s.paper)
    s.flat(box(x - w / 2, y - h * 0.12, w, h * 0.12, 1), s.iron)
    r = min(w, h) * 0.34
    cx, cy = x - w / 2 + r + w * 0.10, y - h * 0.56
    s.flat(disc(cx, cy, r), s.iron)
    s.flat(disc(cx, cy, r * 0.86), s.metal)
    fan(s, cx, cy, r * 0.74, s.iron)
    for k in range(4):
        s.stroke(
            [(x + w * 0.26, y - h * (0.34 + 0.14 * k)), (x + w * 0.40, y - h * (0.34 + 0.14 * k))],
            1.0,
            s.iron,
        )


def fan(s: Scene, x: float, y: float, r: float, colour: QColor, degrees: float = 20) -> None:
    """Four broad blades around (x, y)."""
    blade = QPainterPath(QPointF(0, 0))
    blade.cubicTo(-0.5, -0.3, -0.4, -1.0, 0.1, -1.0)
    blade.cubicTo(0.4, -0.9, 0.2, -0.4, 0, 0)
    s.flat(together(turned(blade, x, y, degrees + 90 * k, r) for k in range(4)), colour)
    s.flat(disc(x, y, r * 0.2), s.paper)


def charger(s: Scene, x: float, y: float, w: float, h: float, colour: QColor | None = None) -> None:
    """A charging post that stands on (x, y)."""
    s.put(box(x - w / 2, y - h, w, h, w * 0.28), colour or s.paper)
    s.flat(box(x - w * 0.32, y - h * 0.88, w * 0.64, h * 0.26, 1.2), s.glass)
    bolt(s, x, y - h * 0.40, h * 0.28)


def tank(s: Scene, x: float, y: float, w: float, h: float, wall: QColor) -> None:
    """A round tank with a swelling roof, standing on (x, y)."""
    s.put(box(x - w / 2, y - h, w, h, w * 0.34), wall)
    seam = mix(wall, s.ink, 0.25)
    for t in (0.32, 0.72):
        s.stroke([(x - w / 2 + 1, y - h * t), (x + w / 2 - 1, y - h * t)], 0.9, seam)


def sheet(s: Scene, x: float, y: float, w: float, h: float, degrees: float = 0, lines: int = 4) -> None:
    """A written sheet of paper around (x, y)."""
    s.put(turned(box(-w / 2, -h / 2, w, h, 1.5), x, y, degrees), s.paper, 1.6)
    for k in range(lines):
        top = -h * 0.30 + k * h * 0.16
        right = w * (0.34 if k < lines - 1 else 0.06)
        s.flat(turned(line([(-w * 0.34, top), (right, top)], 1.2), x, y, degrees), s.metal)


def coins(s: Scene, x: float, y: float, r: float, count: int) -> None:
    """Coins that lie on each other, the lowest on (x, y)."""
    for k in range(count):
        top = y - r * 0.42 * k
        s.put(box(x - r, top - r * 0.5, 2 * r, r * 0.5, r * 0.24), mix(s.gold, s.ink, 0.35), 0.6)
        s.flat(box(x - r + 0.5, top - r * 0.5 + 0.4, 2 * r - 1, r * 0.34, r * 0.17), s.gold)


def euro(s: Scene, x: float, y: float, r: float) -> None:
    """A coin seen from its face."""
    s.put(disc(x, y, r), mix(s.gold, s.ink, 0.4), 1.0)
    s.flat(disc(x, y, r * 0.86), s.gold)
    bow = QPainterPath()
    bow.arcMoveTo(x - r * 0.34, y - r * 0.46, r * 0.92, r * 0.92, 45)
    bow.arcTo(x - r * 0.34, y - r * 0.46, r * 0.92, r * 0.92, 45, 270)
    bars = [line([(x - r * 0.52, y + dy), (x + r * 0.2, y + dy)], r * 0.11) for dy in (-r * 0.13, r * 0.13)]
    s.flat(together([thick(bow, r * 0.17), *bars]), s.ink)


def clock(s: Scene, x: float, y: float, r: float, hour: float, minute: float) -> None:
    """A clock with its hands turned by so many degrees."""
    s.put(disc(x, y, r), s.ink, 1.0)
    s.flat(disc(x, y, r * 0.88), s.paper)
    s.flat(
        together(disc(x + dx, y + dy, r * 0.07) for dx, dy in (polar(r * 0.7, 30 * k) for k in range(12))),
        s.iron,
    )
    for length, turn, width in ((0.42, hour, 0.15), (0.62, minute, 0.11)):
        dx, dy = polar(r * length, turn - 90)
        s.flat(line([(x, y), (x + dx, y + dy)], r * width), s.ink)


def arrow(s: Scene, x: float, y: float, h: float, degrees: float, colour: QColor) -> None:
    """A broad arrow of length *h* around (x, y); it points up and is turned clockwise."""
    shape = [(-0.15, 0.5), (-0.15, 0.0), (-0.40, 0.0), (0, -0.5), (0.40, 0.0), (0.15, 0.0), (0.15, 0.5)]
    s.put(turned(polygon(shape), x, y, degrees, h), colour, 0.8)


def check(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A tick."""
    s.put(line([(x - r, y), (x - r * 0.25, y + r * 0.7), (x + r, y - r * 0.8)], r * 0.42), colour, 0.8)


def factory(s: Scene, x: float, y: float, colour: QColor, is_lit: bool) -> None:
    """A factory that is 60 wide and stands on (x, y)."""
    chimney(s, x + 8, y, 10, 44, s.roof, s.wall)
    hall = [(16, 0), (16, -24), (30, -16), (30, -24), (44, -16), (44, -24), (58, -16), (60, 0)]
    s.put(polygon((x + dx, y + dy) for dx, dy in hall), colour)
    windows(s, x + 21, y - 12, 3, 1, (13, 0), (7, 6), is_lit)


def thermometer(s: Scene, x: float, y: float, share: float, colour: QColor) -> None:
    """A thermometer around (x, y), filled up to *share*."""
    s.put(together([box(x - 5, y - 26, 10, 46, 5), disc(x, y + 22, 9)]), s.ink, 1)
    s.flat(together([box(x - 3.4, y - 24.4, 6.8, 42, 3.4), disc(x, y + 22, 7.2)]), s.paper)
    high = 40 * share
    s.flat(together([box(x - 1.8, y + 18 - high, 3.6, high + 4, 1.8), disc(x, y + 22, 5.4)]), colour)
    for k in range(5):
        s.flat(line([(x + 2, y - 18 + 8 * k), (x + 4, y - 18 + 8 * k)], 0.9), s.ink)
