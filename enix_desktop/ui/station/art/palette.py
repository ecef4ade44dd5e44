"""The colours of Station Six: bridges and cards, warm rooms and the night around them."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme

COLOUR_KEYS = ("red", "yellow", "green", "blue", "white", "violet")
RED, YELLOW, GREEN, BLUE, WHITE, VIOLET = range(6)


@dataclass(frozen=True, slots=True)
class Tone:
    """One of the six colours: few tones of it, and what reads on it."""

    base: QColor
    tint: QColor
    shade: QColor
    on_base: QColor
    """Ink or paper, whichever reads better on the base."""


def _tone(base: str, on_base: QColor) -> Tone:
    colour = QColor(base)
    return Tone(colour, mix(colour, PAPER, 0.62), mix(colour, INK, 0.42), on_base)


TONES = (
    _tone("#B3261E", PAPER),
    _tone("#F6C945", INK),
    _tone("#5EAE79", INK),
    _tone("#1D53EE", PAPER),
    _tone("#F2F4EE", INK),
    _tone("#77507D", PAPER),
)
"""By number of the colour; at least 20 apart for everybody."""

WARM = QColor("#FFDF9E")
"""The light in the rooms."""
HULL = QColor("#515C74")
HULL_LIGHT = QColor("#8C97AE")
HULL_DARK = QColor("#2C3448")
NIGHT = QColor("#141B33")
"""What one sees through a porthole."""
ENERGY = QColor("#FFB52E")
"""A unit of energy: a warm dot."""
BEAM = QColor("#FF5A4E")
STAR = QColor("#FFE9B0")


@dataclass(frozen=True, slots=True)
class Ground:
    """The sky around the station in one theme."""

    sky: QColor
    far: QColor
    """Layers of paper that make the sky deep."""
    near: QColor
    star: QColor


_DAWN = Ground(QColor("#DCE3EC"), QColor("#E9E0DC"), QColor("#F3DDCB"), QColor("#FFFDF7"))
_NIGHT = Ground(QColor("#1A2138"), QColor("#1F2843"), QColor("#26304E"), QColor("#FFE9B0"))


def ground_of(theme: Theme) -> Ground:
    """The sky of *theme*; in high contrast it is the bare table."""
    if theme.is_strong:
        return Ground(theme.table, theme.table, theme.table, theme.table)
    return _NIGHT if theme.is_dark else _DAWN
