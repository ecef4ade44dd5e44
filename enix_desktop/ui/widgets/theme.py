"""Colours, type and space of the whole program."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont

SIZES = (13, 15, 18, 24, 36)
"""The sizes of type, in pixels."""
STEP = 4
"""All spaces are multiples of this."""
TARGET = 32
"""The least height and width of anything that can be clicked."""
LARGE_TARGET = 44
"""The same for fingers."""
FAMILY = "Noto Sans"


class Theme(NamedTuple):
    """One set of colours; every text reads 4.5:1 on its ground, in the high-contrast theme 7:1."""

    name: str
    table: QColor
    """The table everything lies on."""
    table_edge: QColor
    """A little apart from the table, for places marked out on it and for what is pressed."""
    panel: QColor
    """Paper that lies on the table: places, dialogs, the log."""
    panel_edge: QColor
    text: QColor
    muted: QColor
    """Secondary text, as readable as all text on table, its edge and panel."""
    faint: QColor
    """What cannot be used now."""
    line: QColor
    """Around what can be filled in, and bars to pull."""
    chip: QColor
    """The ground of a short word or number on paper."""
    field: QColor
    """The ground of what can be filled in."""
    hover: QColor
    """Paper under the mouse."""
    tint: QColor
    """Paper that was chosen."""
    chosen: QColor
    """The line around it."""
    refused: QColor
    """Text that says what cannot be."""
    link: QColor
    focus: QColor
    """The ring around what the keyboard reaches."""
    shadow: QColor
    is_strong: bool = False
    """Whether rims and lines are thick, so that everything is distinguished by its edge."""

    @property
    def is_dark(self) -> bool:
        """Whether light text stands on a dark table."""
        return self.table.lightness() < 128

    def wide(self, usual: float, strong: float) -> float:
        """The width of a line: *usual*, or *strong* where edges count."""
        return strong if self.is_strong else usual


INK = QColor("#20242C")
PAPER = QColor("#FFFDF7")
ACCENT = QColor("#FF8A3D")
"""You may do this; always with a white rim, never colour alone."""
ON_ACCENT = QColor("#07080A")
"""Words on the accent: darker than ink, so that they read 7:1 in every theme."""
REFUSED = QColor("#D0021B")
"""You may not; always with a cross hatch, never colour alone."""

LIGHT = Theme(
    "light",
    table=QColor("#E9E3D6"),
    table_edge=QColor("#D9D1BF"),
    panel=QColor("#FFFDF7"),
    panel_edge=QColor("#CFC6B3"),
    text=QColor("#20242C"),
    muted=QColor("#535862"),
    faint=QColor("#858481"),
    line=QColor("#909192"),
    chip=QColor("#CFC6B3"),
    field=QColor("#FFFDF7"),
    hover=QColor("#EFEEE9"),
    tint=QColor("#FFEBDB"),
    chosen=QColor("#B85415"),
    refused=QColor("#C00218"),
    link=QColor("#9A3F08"),
    focus=QColor("#20242C"),
    shadow=QColor(40, 30, 10, 70),
)
DARK = Theme(
    "dark",
    table=QColor("#232A34"),
    table_edge=QColor("#2E3743"),
    panel=QColor("#303A48"),
    panel_edge=QColor("#465366"),
    text=QColor("#FFFDF7"),
    muted=QColor("#B9C0CC"),
    faint=QColor("#919496"),
    line=QColor("#989CA0"),
    chip=QColor("#465366"),
    field=QColor("#28303B"),
    hover=QColor("#3E4854"),
    tint=QColor("#4A3D38"),
    chosen=ACCENT,
    refused=QColor("#FFA79C"),
    link=QColor("#FFAD75"),
    focus=QColor("#FFFDF7"),
    shadow=QColor(0, 0, 0, 110),
)
CONTRAST = Theme(
    "contrast",
    table=QColor("#000000"),
    table_edge=QColor("#2B2B2B"),
    panel=QColor("#000000"),
    panel_edge=QColor("#FFFFFF"),
    text=QColor("#FFFFFF"),
    muted=QColor("#EDEDED"),
    faint=QColor("#B8B8B8"),
    line=QColor("#FFFFFF"),
    chip=QColor("#2B2B2B"),
    field=QColor("#000000"),
    hover=QColor("#2B2B2B"),
    tint=QColor("#402000"),
    chosen=ACCENT,
    refused=QColor("#FFA79C"),
    link=QColor("#FFB985"),
    focus=QColor("#FFE94A"),
    shadow=QColor(0, 0, 0, 0),
    is_strong=True,
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


class _CurrentTheme(QObject):
    """The theme in use; items repaint when it changes."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT

    def use(self, name: str) -> None:
        """Switch to the theme *name* at once."""
        self.theme = THEMES[name]
        self.changed.emit()


current_theme = _CurrentTheme()


def font(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's type in one of its sizes, with figures of equal width."""
    result = QFont(FAMILY)
    result.setPixelSize(size)
    result.setWeight(weight)
    # Without hinting, pictures are the same on every machine.
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setFeature(QFont.Tag("tnum"), 1)
    return result
