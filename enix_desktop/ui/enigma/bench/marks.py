"""The colour of a mark on a piece of paper: of the paper's own hue, and plain to see on it."""

from PySide6.QtGui import QColor

from enix_desktop.ui.widgets.paper_art import mix

_WHITE, _BLACK = QColor("white"), QColor("black")
_MIDDLE = 0.2
"""The luminance from which dark marks are seen better than light ones."""


def mark_on(ground: QColor) -> QColor:
    """The darker or lighter shade of *ground* that is seen better on it."""
    return mix(ground, _BLACK, 0.74) if _luminance(ground) > _MIDDLE else mix(ground, _WHITE, 0.85)


def _luminance(colour: QColor) -> float:
    red, green, blue = (float(part**2.2) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
