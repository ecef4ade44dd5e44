"""All pictures of the book by name, painted when first seen and kept in the sizes seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS
from enix_desktop.i18n import texts
from enix_desktop.ui.hertzschlag.art.papers import PAGE
from enix_desktop.ui.hertzschlag.book.figures import chapters, scenes
from enix_desktop.ui.hertzschlag.book.figures.canvas import PLANT_RATIO, Canvas
from enix_desktop.ui.hertzschlag.book.small_pictures import SMALL, is_small_picture, paint_small
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.widgets.theme import current_theme


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, its size in pixels of the page where there is room, and what it shows."""

    width: int
    height: int
    draw: Callable[[Canvas], None]


FIGURES: Mapping[str, Figure] = {
    "scale": Figure(680, 220, scenes.scale),
    "thresholds": Figure(680, 316, scenes.thresholds),
    "card": Figure(620, 280, scenes.card),
    "event": Figure(680, 232, scenes.event),
    "display": Figure(680, 176, scenes.display),
    "bid": Figure(600, 206, scenes.bid),
    "goals": Figure(526, 212, scenes.goals),
    "signals": Figure(620, 220, scenes.signals),
    "passing": Figure(520, 320, scenes.passing),
    "guide-why": Figure(300, 200, chapters.balance),
    "guide-tells": Figure(300, 200, chapters.imbalance),
    "guide-control": Figure(300, 200, chapters.control),
    "guide-plants": Figure(300, 200, chapters.plants),
    "guide-events": Figure(300, 200, chapters.events),
    **{f"guide-{each.key}": Figure(300, 200, chapters.category(each)) for each in CATEGORIES},
    "cover-rules": Figure(220, 150, chapters.cover_rules),
    "cover-guide": Figure(220, 150, chapters.cover_guide),
    "cover-glossary": Figure(220, 150, chapters.cover_glossary),
}
_RATIOS = {"card": CARD_HEIGHT / CARD_WIDTH, "event": PAGE.height() / PAGE.width(), "plant": PLANT_RATIO}
"""How high single pieces are to their width."""


def figure_size(name: str, column: int) -> tuple[int, int]:
    """Width and height of a figure in a column so wide."""
    figure = FIGURES[name]
    width = min(figure.width, column)
    return width, round(figure.height * width / figure.width)


def picture_size(kind: str, width: int) -> tuple[int, int]:
    """Width and height of a card, an event or a plant so wide."""
    return width, round(width * _RATIOS[kind])


def picture(name: str, ratio: float) -> QImage | None:
    """The picture *name* in the theme and the language in use, such as `card/solar-04@96`."""
    return _picture(name, ratio, current_theme.theme.name, texts.speech.language)


def paint_picture(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint the picture *name* into *rect*, for the screen or as shapes on paper."""
    kind, _, rest = name.partition("/")
    what, _, _width = rest.partition("@")
    painter.save()
    if kind == "figure":
        figure = FIGURES[what]
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / figure.width, rect.height() / figure.height)
        canvas = Canvas(painter, figure.width, figure.height)
        canvas.ground()
        figure.draw(canvas)
    elif kind == "small":
        painter.translate(rect.center())
        painter.scale(rect.width() / 2, rect.height() / 2)
        paint_small(painter, what)
    else:
        _paint_piece(Canvas(painter, rect.width(), rect.height()), kind, what, rect)
    painter.restore()


def _paint_piece(canvas: Canvas, kind: str, what: str, rect: QRectF) -> None:
    """A card, an event or a plant alone."""
    if kind == "card":
        canvas.card(what, rect.center().x(), rect.center().y(), rect.width())
    elif kind == "event":
        canvas.event(what, rect)
    else:
        plant = next(each for each in PLANTS if each.key == what)
        canvas.plant(plant, rect.center().x(), rect.center().y(), rect.width())


@lru_cache(maxsize=160)
def _picture(name: str, ratio: float, _theme: str, _language: str) -> QImage | None:
    kind, _, rest = name.partition("/")
    what, _, width = rest.partition("@")
    if kind == "figure" and what in FIGURES:
        size = figure_size(what, int(width))
    elif kind == "small" and is_small_picture(what):
        size = SMALL, SMALL
    elif kind in _RATIOS:
        size = picture_size(kind, int(width))
    else:
        return None
    image = QImage(
        QSize(round(size[0] * ratio), round(size[1] * ratio)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_picture(painter, name, QRectF(image.rect()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
