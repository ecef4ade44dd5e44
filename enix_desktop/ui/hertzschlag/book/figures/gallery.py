"""All pictures of the book by name."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS
from enix_desktop.ui.book.gallery import Figure, Gallery, SmallPictures
from enix_desktop.ui.hertzschlag.art.papers import PAGE
from enix_desktop.ui.hertzschlag.book.figures import chapters, scenes
from enix_desktop.ui.hertzschlag.book.figures.canvas import PLANT_RATIO, Canvas
from enix_desktop.ui.hertzschlag.book.small_pictures import SMALL, is_small_picture, paint_small
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH

FIGURES: Mapping[str, Figure[Canvas]] = {
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


class _Gallery(Gallery[Canvas]):
    """Has cards, events and plants alone, too, such as `card/solar-04@96`."""

    def paint_other(self, painter: QPainter, kind: str, what: str, rect: QRectF) -> None:
        canvas = self.canvas(painter, rect.width(), rect.height())
        if kind == "card":
            canvas.card(what, rect.center().x(), rect.center().y(), rect.width())
        elif kind == "event":
            canvas.event(what, rect)
        else:
            plant = next(each for each in PLANTS if each.key == what)
            canvas.plant(plant, rect.center().x(), rect.center().y(), rect.width())


_GALLERY = _Gallery(FIGURES, Canvas, SmallPictures(SMALL, is_small_picture, paint_small), _RATIOS)
figure_size, picture_size = _GALLERY.figure_size, _GALLERY.picture_size
picture, paint_picture = _GALLERY.picture, _GALLERY.paint
