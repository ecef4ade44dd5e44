"""All pictures of the book by name, painted when first seen and kept in the sizes seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.i18n import texts
from enix_desktop.ui.enigma.book.figures import scenes
from enix_desktop.ui.enigma.book.figures.canvas import Canvas
from enix_desktop.ui.enigma.book.small_pictures import SMALL, is_small_picture, paint_small
from enix_desktop.ui.widgets.theme import current_theme


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, its size in pixels of the page where there is room, and what it shows."""

    width: int
    height: int
    draw: Callable[[Canvas], None]


FIGURES: Mapping[str, Figure] = {
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


def figure_size(name: str, column: int) -> tuple[int, int]:
    """Width and height of a figure in a column so wide."""
    figure = FIGURES[name]
    width = min(figure.width, column)
    return width, round(figure.height * width / figure.width)


def picture(name: str, ratio: float) -> QImage | None:
    """The picture *name* in the theme and the language in use, such as `figure/tile@620`."""
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
    else:
        painter.translate(rect.center())
        painter.scale(rect.width() / 2, rect.height() / 2)
        paint_small(painter, what)
    painter.restore()


@lru_cache(maxsize=80)
def _picture(name: str, ratio: float, _theme: str, _language: str) -> QImage | None:
    kind, _, rest = name.partition("/")
    what, _, width = rest.partition("@")
    if kind == "figure" and what in FIGURES:
        size = figure_size(what, int(width))
    elif kind == "small" and is_small_picture(what):
        size = SMALL, SMALL
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
