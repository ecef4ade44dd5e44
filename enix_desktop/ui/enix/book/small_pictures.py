"""The small pictures in lines of text: energies, symbols of cards, pieces."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.games.enix.components import ENERGY_BY_KEY, SYMBOL_BY_KEY
from enix_desktop.markup import Html
from enix_desktop.ui.book.html import image
from enix_desktop.ui.enix.card_symbols import CELL, paint_symbol
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import cap_path, energy_symbol, jump_arc, turn_arrow
from enix_desktop.ui.widgets.paper_art import box, disc, lay
from enix_desktop.ui.widgets.theme import PAPER, current_theme

SMALL = 20
"""Pictures in a line of text, in pixels."""
SYMBOL = 44
"""Symbols of cards, in a list of what they do."""
_SHAPES: Mapping[str, Callable[[], QPainterPath]] = {"jump": jump_arc, "cap": cap_path, "tile": turn_arrow}


def small_picture(name: str) -> Html:
    """The HTML of the small picture *name*."""
    return image(f"small/{name}", SMALL, SMALL)


def symbol_picture(key: str) -> Html:
    """The HTML of a card's symbol, named as in the components."""
    return image(f"symbol/{key}", SYMBOL, SYMBOL)


def is_small_picture(name: str) -> bool:
    """Whether `paint_small` knows *name*."""
    return name in ENERGY_BY_KEY or name in _SHAPES


def paint_small(painter: QPainter, name: str) -> None:
    """Paint *name* into a circle of radius 1 around the origin."""
    if name in ENERGY_BY_KEY:
        energy = ENERGY_BY_KEY[name]
        lay(painter, disc(0, 0, 1), ENERGY_COLOURS[energy].base)
        painter.scale(0.68, 0.68)
        lay(painter, energy_symbol(energy), ENERGY_COLOURS[energy].on_base)
    else:
        painter.scale(0.92, 0.92)
        lay(painter, _SHAPES[name](), current_theme.theme.text)


def paint_card_symbol(painter: QPainter, key: str) -> None:
    """Paint a card's symbol on paper into a circle of radius 1 around the origin."""
    painter.scale(1.9 / CELL, 1.9 / CELL)
    half = CELL / 2
    lay(painter, box(-half, -half, CELL, CELL, 7), PAPER, 1.6, 0.3)
    paint_symbol(painter, SYMBOL_BY_KEY[key])
