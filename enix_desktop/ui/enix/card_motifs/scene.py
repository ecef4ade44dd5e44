"""The stage of a card's motif: its size, its colours, and paper that is laid on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.widgets.paper_art import box, lay, line
from enix_desktop.ui.widgets.theme import INK, PAPER

WIDTH, HEIGHT = 110.0, 146.0
"""The window of a motif. Value, energy and symbols lie over its top and its left edge."""

Point = tuple[float, float]


class Mood(Enum):
    """What the weather of a motif says about the card's value."""

    FAIR = "fair"
    MIST = "mist"
    STORM = "storm"
    MAGIC = "magic"


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The colour between *first* and *second*, with *share* of the second."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


_MIST = QColor("#E3E5E2")
_STORM = QColor("#323B4A")
_STORM_FAR = QColor("#465164")
_STORM_NEAR = QColor("#1F2630")
_NIGHT = QColor("#2F2A52")


@dataclass(frozen=True, slots=True)
class Scene:
    """A painter in the motif's window, with the few colours it may use."""

    painter: QPainter
    mood: Mood
    sky: QColor
    far: QColor
    mid: QColor
    near: QColor
    tint: QColor
    base: QColor
    shade: QColor
    ink: QColor
    paper: QColor
    light: QColor
    """Lit windows, lamps, lightning: electricity at work."""
    fire: QColor

    def put(self, path: QPainterPath, colour: QColor, depth: float = 1.6) -> None:
        lay(self.painter, path, colour, depth, 0.42 if self.mood is Mood.STORM else 0.24)

    def flat(self, path: QPainterPath, colour: QColor) -> None:
        """Print *path* on the paper below it, without a shadow."""
        lay(self.painter, path, colour)

    def stroke(self, points: Sequence[Point], width: float, colour: QColor, depth: float = 0.0) -> None:
        self.put(line(points, width), colour, depth)

    def fill_sky(self) -> None:
        """Begin with the ground that everything else lies on."""
        self.flat(box(0, 0, WIDTH, HEIGHT), self.sky)


def scene(painter: QPainter, energy: Energy, mood: Mood) -> Scene:
    """The stage for a motif of *energy*."""
    own = ENERGY_COLOURS[energy]
    light, fire = QColor("#FFDE7A"), QColor("#EB7A3C")
    match mood:
        case Mood.FAIR:
            far = mix(own.tint, own.base, 0.42)
            mid = mix(own.base, own.shade, 0.30)
            sky = mix(own.tint, own.base, 0.45) if energy is Energy.WIND else mix(own.tint, PAPER, 0.45)
            far = mix(far, own.shade, 0.3) if energy is Energy.WIND else far
            colours = (sky, far, mid, own.shade, own.tint, own.base, own.shade)
        case Mood.MIST:
            tint, base, shade = (
                mix(c, _MIST, s) for c, s in ((own.tint, 0.5), (own.base, 0.5), (own.shade, 0.4))
            )
            colours = (
                _MIST,
                mix(_MIST, base, 0.28),
                mix(_MIST, base, 0.6),
                mix(base, shade, 0.45),
                tint,
                base,
                shade,
            )
            light = mix(light, _MIST, 0.4)
        case Mood.STORM:
            colours = (
                _STORM,
                _STORM_FAR,
                mix(_STORM_FAR, own.shade, 0.45),
                _STORM_NEAR,
                own.tint,
                own.base,
                own.shade,
            )
        case Mood.MAGIC:
            colours = (
                mix(own.tint, own.base, 0.25),
                own.base,
                own.shade,
                _NIGHT,
                own.tint,
                own.base,
                own.shade,
            )
    return Scene(painter, mood, *colours, INK, PAPER, light, fire)
