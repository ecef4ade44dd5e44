"""The small pictures in lines of text: emblems of puzzles, and power cells."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.games.enigma.faces import CATEGORIES, Colour
from enix_desktop.markup import NOTHING, Html
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.enigma.art.cells import paint_cell_mark
from enix_desktop.ui.enigma.art.emblems import paint_seal

SMALL = 20
"""Pictures in a line of text, in pixels."""
_WHOLE = QRectF(-1, -1, 2, 2)
_CATEGORIES = {category.value: category for category in CATEGORIES}
COLOURS = {colour.name.lower(): colour for colour in Colour}
"""By the names of their pictures."""


def small_picture(name: str) -> Html:
    """The HTML of the small picture *name*, or nothing if there is none."""
    return image(f"small/{name}", SMALL, SMALL) if is_small_picture(name) else NOTHING


MARKUP = Markup(small_picture)
"""What all parts of the book are marked up with."""


def is_small_picture(name: str) -> bool:
    """Whether `paint_small` knows *name*."""
    return name in _CATEGORIES or name in COLOURS


def paint_small(painter: QPainter, name: str) -> None:
    """Paint *name* into a circle of radius 1 around the origin."""
    if name in _CATEGORIES:
        paint_seal(painter, _WHOLE, _CATEGORIES[name])
    else:
        paint_cell_mark(painter, _WHOLE, COLOURS[name])
