"""The pictures at the head of the chapters of the guide, and those that lead into the parts of the book."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS, Category, Plant
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark, paint_path
from enix_desktop.ui.hertzschlag.book.figures.canvas import Canvas
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, PAPER

_SHOWN = (0, 5, 8)
"""The cards of a category that stand for it."""


def balance(canvas: Canvas) -> None:
    """All is well in town."""
    canvas.town(0)


def imbalance(canvas: Canvas) -> None:
    """Too little power: the lights flicker."""
    canvas.town(-7)


def control(canvas: Canvas) -> None:
    """Help is on its way."""
    canvas.town(-5, has_scale=False)
    canvas.plant(Plant.PUMPED_STORAGE, canvas.width / 2, canvas.height * 0.45, canvas.width * 0.52)


def plants(canvas: Canvas) -> None:
    """Both plants, ready."""
    for plant in PLANTS:
        x = canvas.width * (0.28 + 0.44 * plant)
        canvas.plant(plant, x, canvas.height / 2, canvas.width * 0.40)


def category(each: Category) -> Callable[[Canvas], None]:
    """Three cards of a category."""
    return partial(_three_cards, each)


def _three_cards(each: Category, canvas: Canvas) -> None:
    cards = [card.id for card in standard_components().cards if card.category is each]
    for number, shown in enumerate(_SHOWN):
        x = canvas.width * (0.24 + 0.26 * number)
        canvas.card(cards[shown], x, canvas.height * (0.53 - 0.03 * (number % 2)), 92, 7.0 * (number - 1))


def events(canvas: Canvas) -> None:
    """Three front pages."""
    for number, event in enumerate(("event-02", "event-06", "event-01")):
        canvas.page(event, canvas.width * (0.20 + 0.30 * number), canvas.height / 2, 88)


def cover_rules(canvas: Canvas) -> None:
    """The town in the evening."""
    canvas.town(1)


def cover_guide(canvas: Canvas) -> None:
    """Cards of three categories."""
    for number, card in enumerate(("efficiency-02", "wind-11", "emobility-01")):
        canvas.card(card, canvas.width * (0.25 + 0.25 * number), canvas.height * 0.52, 66, 9.0 * (number - 1))


def cover_glossary(canvas: Canvas) -> None:
    """Marks of categories, and signs."""
    for each in CATEGORIES:
        x, y = 40 + 48 * (each % 3), 42 + 64 * (each // 3)
        paint_category_mark(canvas.painter, QRectF(x - 21, y - 21, 42, 42), each)
    for number, name in enumerate(("towards", "footprint")):
        y = 42 + 64 * number
        lay(canvas.painter, box(166, y - 21, 42, 42, 9), PAPER, 2.5, 0.3)
        paint_path(canvas.painter, QRectF(173, y - 14, 28, 28), sign(name), INK)
