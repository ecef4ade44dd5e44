"""The small pictures in lines of text: symbols of stations, and shapes of colours."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.games.station.components import COLOUR_BY_KEY, STATION_BY_KEY
from enix_desktop.markup import NOTHING, Html
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.station.art.symbols import paint_colour_mark, paint_symbol
from enix_desktop.ui.station.words import colour_letter
from enix_desktop.ui.widgets.theme import current_theme

SMALL = 20
"""Pictures in a line of text, in pixels."""
_WHOLE = QRectF(-1, -1, 2, 2)


def small_picture(name: str) -> Html:
    """The HTML of the small picture *name*, or nothing if there is none."""
    return image(f"small/{name}", SMALL, SMALL) if is_small_picture(name) else NOTHING


MARKUP = Markup(small_picture)
"""What all parts of the book are marked up with."""


def is_small_picture(name: str) -> bool:
    """Whether `paint_small` knows *name*."""
    return name in STATION_BY_KEY or name in COLOUR_BY_KEY


def paint_small(painter: QPainter, name: str) -> None:
    """Paint *name* into a circle of radius 1 around the origin."""
    if name in STATION_BY_KEY:
        paint_symbol(painter, _WHOLE, STATION_BY_KEY[name], current_theme.theme.text)
    else:
        colour = COLOUR_BY_KEY[name]
        paint_colour_mark(painter, _WHOLE, colour, colour_letter(colour))
