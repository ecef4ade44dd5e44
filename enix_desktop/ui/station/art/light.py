"""How brightly a room is lit: the papers it is cut from."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from enix_desktop.ui.station.art.palette import HULL, HULL_DARK, HULL_LIGHT, STAR, WARM
from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, Theme, current_theme

_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")
_SHADOW = QColor("#2B2F45")
_GLASS = QColor("#232C4A")


@dataclass(frozen=True, slots=True)
class Light:
    """The papers of a room in one state."""

    hull: QColor
    hull_edge: QColor
    name: QColor
    """Reads on the hull."""
    wall: QColor
    floor: QColor
    panel: QColor
    """The board of the tracks."""
    digit: QColor
    """Reads on the panel."""
    inner_glass: QColor
    outer_glass: QColor
    porthole_rim: QColor
    star: QColor
    veil: float
    """How much of the night lies on everything in the room."""

    def seen(self, colour: QColor) -> QColor:
        """How *colour* looks in this light."""
        return mix(colour, _SHADOW, self.veil)


def light_of(state: str, theme: Theme | None = None) -> Light:
    """The light of a room that is "normal", "active" or "dim"."""
    theme = theme or current_theme.theme
    veil = {"normal": 0.14, "active": 0.0, "dim": 0.48}[state]
    wall = QColor("#FFE9B4") if state == "active" else WARM

    def seen(colour: QColor) -> QColor:
        return mix(colour, _SHADOW, veil)

    is_active = state == "active"
    if theme.is_strong:
        hull, edge, name = _BLACK, (ACCENT if is_active else _WHITE), _WHITE
        panel, digit = (PAPER, _BLACK) if is_active else (_BLACK, _WHITE)
    else:
        hull = QColor("#F4A53C") if is_active else HULL if not theme.is_dark else HULL_DARK
        edge = PAPER if is_active else HULL_LIGHT
        name = INK if is_active else PAPER
        panel = seen(QColor("#FFF3D2"))
        digit = INK
    return Light(
        hull=hull,
        hull_edge=edge,
        name=name,
        wall=seen(wall),
        floor=seen(QColor("#E0A252")),
        panel=panel,
        digit=digit,
        inner_glass=seen(QColor("#FFC65C")) if not theme.is_strong else QColor("#4A3300"),
        outer_glass=_GLASS if not theme.is_strong else _BLACK,
        porthole_rim=_WHITE if theme.is_strong and not is_active else seen(QColor("#A9762F")),
        star=STAR,
        veil=veil,
    )
