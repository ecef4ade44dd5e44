"""All pictures of the book by name."""

from collections.abc import Mapping

from enix_desktop.ui.book.gallery import Figure, Gallery, SmallPictures
from enix_desktop.ui.enigma.book.figures import scenes
from enix_desktop.ui.enigma.book.figures.canvas import Canvas
from enix_desktop.ui.enigma.book.small_pictures import SMALL, is_small_picture, paint_small

FIGURES: Mapping[str, Figure[Canvas]] = {
    "tile": Figure(620, 220, scenes.tile),
    "weights": Figure(680, 420, scenes.weights),
    "fragments": Figure(680, 420, scenes.fragments),
    "pipes": Figure(680, 420, scenes.pipes),
    "angles": Figure(680, 420, scenes.angles),
    "networkers": Figure(460, 240, scenes.networkers),
    "system": Figure(620, 240, scenes.system),
    "cover-rules": Figure(220, 150, scenes.cover_rules),
    "cover-glossary": Figure(220, 150, scenes.cover_glossary),
}


_GALLERY = Gallery(FIGURES, Canvas, SmallPictures(SMALL, is_small_picture, paint_small))
figure_size, picture, paint_picture = _GALLERY.figure_size, _GALLERY.picture, _GALLERY.paint
