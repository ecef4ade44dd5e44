"""Parts of motifs that drive: cars, buses, trams and bikes."""

# Parts are placed by numbers, like the points of a drawing; naming each would hide the picture.
# ruff: noqa: PLR0917

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene
from enix_desktop.ui.widgets.paper_art import box, cut, disc, line, polar, polygon, thick, together


def wheel(s: Scene, x: float, y: float, r: float) -> None:
    """The wheel of a car."""
    s.put(disc(x, y, r), s.ink, 0.8)
    s.flat(disc(x, y, r * 0.52), s.metal)


def car(s: Scene, x: float, y: float, w: float, colour: QColor, is_large: bool = False) -> None:
    """A car of length *w* seen from its side, the middle of its wheels' foot at (x, y)."""
    h = w * (0.40 if is_large else 0.42)
    back = -0.44 if is_large else -0.36
    cabin = QPainterPath(QPointF(x + w * back, y - h * 0.55))
    cabin.lineTo(x + w * (back + 0.06), y - h * 1.05)
    cabin.lineTo(x + w * 0.12, y - h * 1.05)
    cabin.lineTo(x + w * 0.30, y - h * 0.55)
    cabin.closeSubpath()
    s.put(together([cabin, thick(cabin, w * 0.05)]), colour, 1.2)
    s.put(box(x - w * 0.5, y - h * 0.66, w, h * 0.46, w * 0.10), colour, 1.2)
    pane = [(back + 0.07, -0.60), (back + 0.10, -0.94), (-0.10, -0.94), (-0.10, -0.60)]
    front = [(-0.05, -0.60), (-0.05, -0.94), (0.09, -0.94), (0.21, -0.60)]
    s.flat(together(polygon((x + w * dx, y + h * dy) for dx, dy in part) for part in (pane, front)), s.glass)
    s.flat(box(x + w * 0.42, y - h * 0.52, w * 0.08, h * 0.14, 1), s.light)
    for side in (-0.27, 0.27):
        wheel(s, x + w * side, y - w * 0.10, w * 0.115)


def bus(s: Scene, x: float, y: float, w: float, h: float, colour: QColor) -> None:
    """A bus seen from its side, standing on (x, y)."""
    s.put(box(x - w / 2, y - h, w, h * 0.88, h * 0.12), colour, 1.4)
    count = 4
    step = (w - 4) / count
    s.flat(
        together(box(x - w / 2 + 3 + k * step, y - h * 0.86, step - 2, h * 0.34, 1) for k in range(count)),
        s.glass,
    )
    s.flat(box(x - w / 2, y - h * 0.40, w, h * 0.07), s.paper)
    for side in (-0.28, 0.28):
        wheel(s, x + w * side, y - h * 0.13, h * 0.15)


def tram(s: Scene, x: float, y: float, w: float, h: float, colour: QColor) -> None:
    """A tram with its bow up to the wire, standing on (x, y)."""
    s.stroke([(x - 6, y - h), (x, y - h - 7), (x + 6, y - h - 7)], 1.2, s.ink)
    s.stroke([(x - w, y - h - 8), (x + w, y - h - 8)], 1.0, s.ink)
    s.put(box(x - w / 2, y - h, w, h * 0.9, h * 0.2), s.paper, 1.4)
    s.flat(cut(box(x - w / 2, y - h, w, h * 0.9, h * 0.2), box(x - w, y - h * 1.1, 2 * w, h * 0.66)), colour)
    step = (w - 8) / 4
    s.flat(
        together(box(x - w / 2 + 5 + k * step, y - h * 0.84, step - 2, h * 0.36, 1) for k in range(4)),
        s.glass,
    )
    s.put(
        together(disc(x + w * side, y - h * 0.08, h * 0.10) for side in (-0.34, -0.2, 0.2, 0.34)), s.ink, 0.6
    )


def bike(s: Scene, x: float, y: float, r: float, colour: QColor) -> None:
    """A bike with wheels of radius *r*; the middle of its foot is (x, y)."""
    left, right, hub = (x - r * 1.45, y - r), (x + r * 1.45, y - r), (x - r * 0.1, y - r)
    for cx, cy in (left, right):
        s.put(cut(disc(cx, cy, r), disc(cx, cy, r * 0.80)), s.ink, 0.6)
        s.flat(
            together(
                line([(cx, cy), (cx + dx, cy + dy)], 0.5)
                for dx, dy in (polar(r * 0.8, 60 * k) for k in range(6))
            ),
            s.iron,
        )
    seat, fork = (x - r * 0.6, y - r * 2.05), (x + r * 1.0, y - r * 2.05)
    s.put(
        together(
            [line([left, hub, seat, left], 1.9), line([hub, fork, seat], 1.9), line([fork, right], 1.9)]
        ),
        colour,
        0.8,
    )
    s.put(
        line([(seat[0] - r * 0.3, seat[1] - r * 0.25), (seat[0] + r * 0.35, seat[1] - r * 0.25)], 2.2),
        s.ink,
        0.5,
    )
    s.put(
        line([fork, (fork[0] - r * 0.1, fork[1] - r * 0.5), (fork[0] + r * 0.4, fork[1] - r * 0.55)], 1.6),
        s.ink,
        0.5,
    )
