"""The small pictures in lines of text: symbols of categories, and what is printed on cards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.games.hertzschlag.faces import CATEGORY_BY_KEY
from enix_desktop.markup import NOTHING, Html
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.hertzschlag.art.rows import paint_coin
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark, paint_path
from enix_desktop.ui.widgets.theme import current_theme

SMALL = 20
"""Pictures in a line of text, in pixels."""
_WHOLE = QRectF(-1, -1, 2, 2)
_COIN = "coin"
_SIGNS = ("footprint", "towards")


def small_picture(name: str) -> Html:
    """The HTML of the small picture *name*, or nothing if there is none."""
    return image(f"small/{name}", SMALL, SMALL) if is_small_picture(name) else NOTHING


MARKUP = Markup(small_picture)
"""What all parts of the book are marked up with."""


def is_small_picture(name: str) -> bool:
    """Whether `paint_small` knows *name*."""
    return name in CATEGORY_BY_KEY or name in _SIGNS or name == _COIN


def paint_small(painter: QPainter, name: str) -> None:
    """Paint *name* into a circle of radius 1 around the origin."""
    if name in CATEGORY_BY_KEY:
        paint_category_mark(painter, _WHOLE, CATEGORY_BY_KEY[name])
    elif name == _COIN:
        paint_coin(painter, _WHOLE, "")
    else:
        paint_path(painter, _WHOLE, sign(name), current_theme.theme.text)
