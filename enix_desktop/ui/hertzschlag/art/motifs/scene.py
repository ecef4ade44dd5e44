"""The stage of a card's motif: its size, its colours, and paper that is laid on it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.ui.hertzschlag.art.palette import LAMP, TONES
from enix_desktop.ui.widgets.paper_art import Point, box, lay, line, mix
from enix_desktop.ui.widgets.theme import INK, PAPER

WIDTH, HEIGHT = 76.0, 112.0
"""The window of a motif. The symbol of the category lies over its top right corner."""
GROUND = 94.0
"""Where houses stand."""
WALL = QColor("#FFF7E6")
ROOF = QColor("#B5533C")
GLASS = QColor("#2C3A55")
METAL = QColor("#C3CAD6")
IRON = QColor("#5A6478")
LEAF = QColor("#6C9E5B")
HOT = QColor("#E9683C")
COLD = QColor("#5FA9D6")
GOLD = QColor("#F4BE4B")


class Scene(NamedTuple):
    """A painter in the motif's window, with the few colours it may use."""

    painter: QPainter
    sky: QColor
    far: QColor
    mid: QColor
    near: QColor
    tint: QColor
    base: QColor
    shade: QColor
    wall: QColor = WALL
    roof: QColor = ROOF
    glass: QColor = GLASS
    """Solar panels, screens and dark windows."""
    metal: QColor = METAL
    iron: QColor = IRON
    leaf: QColor = LEAF
    hot: QColor = HOT
    cold: QColor = COLD
    gold: QColor = GOLD
    light: QColor = LAMP
    ink: QColor = INK
    paper: QColor = PAPER
    wide: float = WIDTH
    high: float = HEIGHT

    def put(self, path: QPainterPath, colour: QColor, depth: float = 1.4) -> None:
        lay(self.painter, path, colour, depth, 0.24)

    def flat(self, path: QPainterPath, colour: QColor) -> None:
        """Print *path* on the paper below it, without a shadow."""
        lay(self.painter, path, colour)

    def stroke(self, points: Sequence[Point], width: float, colour: QColor, depth: float = 0.0) -> None:
        self.put(line(points, width), colour, depth)

    def fill_sky(self) -> None:
        """Begin with the ground that everything else lies on."""
        self.flat(box(-2, -2, self.wide + 4, self.high + 4), self.sky)


def scene(painter: QPainter, category: int) -> Scene:
    """The stage for a motif of *category*."""
    tone = TONES[category]
    sky = mix(tone.base, PAPER, 0.74) if tone.base.lightness() < 210 else mix(tone.base, tone.shade, 0.16)
    return Scene(
        painter,
        sky=sky,
        far=mix(sky, tone.shade, 0.24),
        mid=mix(sky, tone.shade, 0.48),
        near=mix(sky, tone.shade, 0.78),
        tint=tone.tint,
        base=tone.base,
        shade=tone.shade,
    )


def turned(path: QPainterPath, x: float, y: float, degrees: float, size: float = 1.0) -> QPainterPath:
    """*path*, drawn around the origin, put to (x, y) and turned clockwise."""
    return QTransform.fromTranslate(x, y).rotate(degrees).scale(size, size).map(path)
