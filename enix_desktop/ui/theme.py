"""Colours, type and space of the whole program."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont

SIZES = (13, 15, 18, 24, 36)
"""The sizes of type, in pixels."""
STEP = 4
"""All spaces are multiples of this."""
TARGET = 32
"""The least height and width of anything that can be clicked."""
FAMILY = "Noto Sans"


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours."""

    name: str
    table: QColor
    """The table everything lies on."""
    table_edge: QColor
    """A little darker, for places marked out on the table."""
    panel: QColor
    """Paper that lies on the table: places, dialogs, the log."""
    panel_edge: QColor
    text: QColor
    muted: QColor
    """Secondary text, still 4.5:1 on table and panel."""
    shadow: QColor

    @property
    def is_dark(self) -> bool:
        """Whether light text stands on a dark table."""
        return self.table.lightness() < 128


INK = QColor("#20242C")
PAPER = QColor("#FFFDF7")
ACCENT = QColor("#FF8A3D")
"""You may do this; always with a white rim, never colour alone."""
REFUSED = QColor("#D0021B")
"""You may not; always with a cross hatch, never colour alone."""

LIGHT = Theme(
    "light",
    table=QColor("#E9E3D6"),
    table_edge=QColor("#D9D1BF"),
    panel=QColor("#FFFDF7"),
    panel_edge=QColor("#CFC6B3"),
    text=QColor("#20242C"),
    muted=QColor("#5A5F69"),
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
    shadow=QColor(0, 0, 0, 110),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


class _Look(QObject):
    """The theme in use; items repaint when it changes."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT

    def use(self, name: str) -> None:
        """Switch to the theme *name* at once."""
        self.theme = THEMES[name]
        self.changed.emit()


look = _Look()


def font(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's type in one of its sizes, with figures of equal width."""
    result = QFont(FAMILY)
    result.setPixelSize(size)
    result.setWeight(weight)
    # Without hinting, pictures are the same on every machine.
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setFeature(QFont.Tag("tnum"), 1)
    return result
