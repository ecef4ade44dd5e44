"""The colours of ENIGMA: stone and slate, power cells, four categories of puzzles, and plasma."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme


@dataclass(frozen=True, slots=True)
class Tone:
    """The colour of one thing: few tones of it, and what reads on it."""

    base: QColor
    tint: QColor
    shade: QColor
    on_base: QColor
    """Ink or paper, whichever reads better on the base."""


def _tone(base: str, on_base: QColor) -> Tone:
    colour = QColor(base)
    return Tone(colour, mix(colour, PAPER, 0.55), mix(colour, INK, 0.5), on_base)


CELLS = (_tone("#D93A2B", PAPER), _tone("#2B62D9", PAPER), _tone("#F7CE46", INK))
"""By colour of the power cell: red, blue, yellow; far apart for everybody."""
CATEGORY_TONES = {
    Category.WEIGHTS: _tone("#E8C15A", INK),
    Category.FRAGMENTS: _tone("#C25A3C", INK),
    Category.CONDUITS: _tone("#7CC7D6", INK),
    Category.ANGLES: _tone("#4A4A9C", PAPER),
}
"""At least 20 apart for everybody."""
BRASS, BRASS_DARK, BRASS_LIGHT = QColor("#C99B4A"), QColor("#7A5A24"), QColor("#F0D08A")
DUST = QColor("#B9B2A2")


@dataclass(frozen=True, slots=True)
class Stone:
    """The papers of the table and of the tiles in one theme."""

    ground: QColor
    engraved: QColor
    """Lines that are cut into the ground."""
    lit: QColor
    """The edge of a line that the light falls on."""
    tile: QColor
    tile_light: QColor
    tile_dark: QColor
    rim: QColor
    """Around a tile."""
    groove: QColor
    """Into which channels are inlaid."""
    dull: QColor
    """A channel that is open."""
    plasma: QColor
    """A channel that is closed."""
    glow: QColor
    core: QColor


_PALE = Stone(
    ground=QColor("#E2DCCF"),
    engraved=QColor("#CEC6B6"),
    lit=QColor("#F0EBE1"),
    tile=QColor("#F1ECE2"),
    tile_light=QColor("#FCFAF4"),
    tile_dark=QColor("#C6BDAC"),
    rim=QColor("#8D8473"),
    groove=QColor("#3F392F"),
    dull=QColor("#857B67"),
    plasma=QColor("#2FD6E8"),
    glow=QColor("#17A8BC"),
    core=QColor("#F2FFFC"),
)
_SLATE = Stone(
    ground=QColor("#222831"),
    engraved=QColor("#191E25"),
    lit=QColor("#2E3641"),
    tile=QColor("#4B5563"),
    tile_light=QColor("#657182"),
    tile_dark=QColor("#363E49"),
    rim=QColor("#12161B"),
    groove=QColor("#14181E"),
    dull=QColor("#8A8477"),
    plasma=QColor("#35D6C8"),
    glow=QColor("#1E8F8A"),
    core=QColor("#EAFFFB"),
)
_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")
_STRONG = Stone(
    *(_BLACK, _BLACK, _BLACK, QColor("#161616"), QColor("#161616"), _BLACK, _WHITE),
    groove=_WHITE,
    dull=QColor("#4A4A4A"),
    plasma=QColor("#00B4C8"),
    glow=QColor("#005F58"),
    core=_WHITE,
)


def stone_of(theme: Theme) -> Stone:
    """Dark slate, pale stone, or lines."""
    if theme.is_strong:
        return _STRONG
    return _SLATE if theme.is_dark else _PALE
