"""The colours of Hertzschlag: six categories, the areas of the scale, and a town in the evening."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme

CATEGORY_KEYS = ("efficiency", "politics", "flexibility", "emobility", "solar", "wind")
EFFICIENCY, POLITICS, FLEXIBILITY, EMOBILITY, SOLAR, WIND = range(6)


@dataclass(frozen=True, slots=True)
class Tone:
    """The colour of one category: few tones of it, and what reads on it."""

    base: QColor
    tint: QColor
    shade: QColor
    on_base: QColor
    """Ink or paper, whichever reads better on the base."""


def _tone(base: str, on_base: QColor) -> Tone:
    colour = QColor(base)
    return Tone(colour, mix(colour, PAPER, 0.62), mix(colour, INK, 0.45), on_base)


TONES = (
    _tone("#4FA36C", INK),
    _tone("#8A2B3F", PAPER),
    _tone("#A483C9", INK),
    _tone("#2344B0", PAPER),
    _tone("#F7C93F", INK),
    _tone("#D3EEF5", INK),
)
"""By number of the category; at least 20 apart for everybody."""

LAMP = QColor("#FFD978")
"""Electric light that burns as it should."""
EMBER = QColor("#F0762B")
"""The same light when the frequency is far from 50 Hz."""
FLAME = QColor("#FFB347")
CANDLE = QColor("#FFF1C4")
MOON = QColor("#FFF0C2")
COIN, COIN_EDGE = QColor("#F4BE4B"), QColor("#A86B14")
COPPER = QColor("#D98A4E")
STEEL, IRON = QColor("#8E99AD"), QColor("#4B566C")
LEAF, LEAF_DARK = QColor("#5E9E5A"), QColor("#35673F")
WATER, WATER_DARK = QColor("#5FA9D6"), QColor("#2E6FA3")
BRICK, BRICK_DARK = QColor("#C2603F"), QColor("#8C3F2A")
SKIN, SKIN_SHADE = QColor("#F6DDBE"), QColor("#DDB48A")
NEWSPRINT = QColor("#F4EEDD")
GREY_PRINT = QColor("#A9A292")
WAX, WAX_DARK = QColor("#B3273A"), QColor("#7C1526")


@dataclass(frozen=True, slots=True)
class Areas:
    """The papers of the frequency scale in one theme."""

    green: QColor
    green_hatch: QColor
    orange: QColor
    orange_hatch: QColor
    number: QColor
    """Reads on both areas."""
    wire: QColor
    pylon: QColor


_AREAS = Areas(
    QColor("#B9DDAE"), QColor("#8DBF86"), QColor("#F08A3C"), QColor("#C4601B"), INK, INK, QColor("#596279")
)
_NIGHT_AREAS = Areas(
    *(QColor("#B9DDAE"), QColor("#8DBF86"), QColor("#F08A3C"), QColor("#C4601B")),
    *(INK, QColor("#0D1120"), QColor("#8791AC")),
)
_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")
_STRONG_AREAS = Areas(
    *(QColor("#C9F2BD"), QColor("#6FBE63"), QColor("#FF9A45"), QColor("#A84300")),
    *(_BLACK, _WHITE, _WHITE),
)


def areas_of(theme: Theme) -> Areas:
    """The papers of the scale in *theme*."""
    if theme.is_strong:
        return _STRONG_AREAS
    return _NIGHT_AREAS if theme.is_dark else _AREAS


@dataclass(frozen=True, slots=True)
class Evening:
    """The town and the sky above it in one theme."""

    sky: QColor
    glow: QColor
    """Layers of paper towards the horizon."""
    horizon: QColor
    star: QColor
    hill: QColor
    rows: tuple[tuple[QColor, ...], ...]
    """The walls of the houses, the farthest row first."""
    roofs: tuple[QColor, ...]
    """The roofs of each row."""
    dark_window: QColor
    street: QColor
    line: QColor
    """Around houses, where edges count."""


def _papers(*names: str) -> tuple[QColor, ...]:
    return tuple(map(QColor, names))


_DUSK = Evening(
    sky=QColor("#CBD0E2"),
    glow=QColor("#E0D3D9"),
    horizon=QColor("#F2D9C4"),
    star=PAPER,
    hill=QColor("#A9A7BF"),
    rows=(
        _papers("#A8A3BE", "#9D9CB9", "#B1A7BB"),
        _papers("#8D85A5", "#9A8AA0", "#7F7F9F"),
        _papers("#B98A78", "#8C7F98", "#C49B7C", "#7D88A0", "#A9796F"),
    ),
    roofs=_papers("#8B87A8", "#6C6688", "#5A4A60"),
    dark_window=QColor("#5E5C7C"),
    street=QColor("#59566F"),
    line=QColor(0, 0, 0, 0),
)
_EVENING = Evening(
    sky=QColor("#1B2440"),
    glow=QColor("#243052"),
    horizon=QColor("#35406A"),
    star=QColor("#FFE9B0"),
    hill=QColor("#222C4C"),
    rows=(
        _papers("#2C3760", "#303A66", "#29345A"),
        _papers("#37406A", "#3D4470", "#323D66"),
        _papers("#4A4468", "#3B4A70", "#544862", "#36426A", "#4B3F5E"),
    ),
    roofs=_papers("#222C4E", "#2A3258", "#2A2A48"),
    dark_window=QColor("#1E2645"),
    street=QColor("#151B30"),
    line=QColor(0, 0, 0, 0),
)
_STRONG = Evening(
    *(_BLACK, _BLACK, _BLACK, _WHITE, _BLACK),
    rows=((QColor("#141414"),), (QColor("#0A0A0A"),), (_BLACK,)),
    roofs=(QColor("#141414"), QColor("#0A0A0A"), _BLACK),
    dark_window=QColor("#303030"),
    street=_BLACK,
    line=_WHITE,
)


def evening_of(theme: Theme) -> Evening:
    """The town in *theme*: at night, at dusk, or in lines."""
    if theme.is_strong:
        return _STRONG
    return _EVENING if theme.is_dark else _DUSK
