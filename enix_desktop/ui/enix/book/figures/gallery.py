"""All pictures of the book by name, painted when first seen and kept in the sizes seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.games.enix.components import ENERGY_BY_KEY, standard_components
from enix_desktop.i18n import texts
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, TILE_RADIUS
from enix_desktop.ui.enix.book.figures import board_figures, card_figures, covers
from enix_desktop.ui.enix.book.figures.stage import Stage, card_of
from enix_desktop.ui.enix.book.small_pictures import SMALL, SYMBOL, paint_card_symbol, paint_small
from enix_desktop.ui.enix.card_art import paint_front
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.tile_motifs import paint_tile
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.widgets.theme import current_theme

_TILE_WIDTH, _TILE_HEIGHT = 2 * TILE_RADIUS + 4, 2 * INNER_RADIUS + 12
"""A tile with a little room for its shadow."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, its size in pixels of the page where there is room, and how it is put together."""

    width: int
    height: int
    draw: Callable[[Stage], None]


FIGURES: Mapping[str, Figure] = {
    "tile": Figure(480, 264, board_figures.tile),
    "crossings": Figure(600, 336, board_figures.crossings),
    "setup": Figure(600, 372, board_figures.setup),
    "card": Figure(480, 284, card_figures.card),
    "card-kinds": Figure(600, 184, card_figures.card_kinds),
    "symbols": Figure(440, 146, card_figures.symbols),
    "competition": Figure(560, 212, card_figures.competition),
    "jump": Figure(560, 250, board_figures.jump),
    "blackout": Figure(520, 270, board_figures.blackout),
    "turn-tile": Figure(520, 210, board_figures.turn_tile),
    "move-tile": Figure(600, 260, board_figures.move_tile),
    "island": Figure(600, 200, board_figures.island),
    "moving": Figure(560, 300, board_figures.moving),
    "taking": Figure(620, 190, card_figures.taking),
    "stealing": Figure(620, 196, card_figures.stealing),
    "refill": Figure(560, 184, card_figures.refill),
    "reshuffle": Figure(560, 260, card_figures.reshuffle),
    "enix": Figure(540, 320, card_figures.enix),
    "scoring": Figure(600, 160, card_figures.scoring),
    "cover-rules": Figure(220, 150, covers.rules),
    "cover-guide": Figure(220, 150, covers.guide),
    "cover-glossary": Figure(220, 150, covers.glossary),
    "ending": Figure(600, 182, card_figures.ending),
}


def figure_size(name: str, column: int) -> tuple[int, int]:
    """Width and height of a figure in a column so wide."""
    figure = FIGURES[name]
    width = min(figure.width, column)
    return width, round(figure.height * width / figure.width)


def card_size(width: int) -> tuple[int, int]:
    """Width and height of a card so wide."""
    return width, round(width * CARD_HEIGHT / CARD_WIDTH)


def tile_size(width: int) -> tuple[int, int]:
    """Width and height of a tile so wide, with its shadow."""
    return width, round(width * _TILE_HEIGHT / _TILE_WIDTH)


def picture(name: str, ratio: float) -> QImage | None:
    """The picture *name* in the theme and the language in use, such as `card/solar-04@96`."""
    return _picture(name, ratio, current_theme.theme.name, texts.speech.language)


def paint_picture(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint the picture *name* into *rect*, for paper: as shapes, not as dots."""
    kind, _, rest = name.partition("/")
    what, _, _width = rest.partition("@")
    painter.save()
    if kind == "figure":
        stage = Stage(FIGURES[what].width, FIGURES[what].height)
        FIGURES[what].draw(stage)
        stage.paint(painter, rect)
    else:
        painter.translate(rect.center())
        painter.scale(rect.width() / 2, rect.height() / 2)
        (paint_small if kind == "small" else paint_card_symbol)(painter, what)
    painter.restore()


@lru_cache(maxsize=160)
def _picture(name: str, ratio: float, _theme: str, _language: str) -> QImage | None:
    kind, _, rest = name.partition("/")
    what, _, width = rest.partition("@")
    match kind:
        case "figure" if what in FIGURES:
            return _figure(FIGURES[what], int(width), ratio)
        case "card":
            return _card(what, int(width), ratio)
        case "tile":
            return _tile(what, int(width), ratio)
        case "small":
            return _disc(lambda painter: paint_small(painter, what), SMALL, ratio)
        case "symbol":
            return _disc(lambda painter: paint_card_symbol(painter, what), SYMBOL, ratio)
        case _:
            return None


def _figure(figure: Figure, width: int, ratio: float) -> QImage:
    stage = Stage(figure.width, figure.height)
    figure.draw(stage)
    return stage.image(width, ratio)


def _card(card_id: str, width: int, ratio: float) -> QImage:
    card = card_of(card_id)
    size = _pixels(card_size(width), ratio)
    area = QRectF(0, 0, size.width(), size.height())
    return _painted(size, ratio, lambda painter: paint_front(painter, card, area, card_name(card)))


def _tile(key: str, width: int, ratio: float) -> QImage:
    energy = ENERGY_BY_KEY[key]
    rays = standard_components().rays[energy]
    scale = width * ratio / _TILE_WIDTH

    def paint(painter: QPainter) -> None:
        painter.scale(scale, scale)
        painter.translate(_TILE_WIDTH / 2, INNER_RADIUS + 3)
        paint_tile(painter, energy, rays)

    return _painted(_pixels(tile_size(width), ratio), ratio, paint)


def _pixels(size: tuple[int, int], ratio: float) -> QSize:
    return QSize(round(size[0] * ratio), round(size[1] * ratio))


def _disc(paint: Callable[[QPainter], None], width: int, ratio: float) -> QImage:
    size = round(width * ratio)

    def framed(painter: QPainter) -> None:
        painter.scale(size / 2, size / 2)
        painter.translate(1, 1)
        paint(painter)

    return _painted(QSize(size, size), ratio, framed)


def _painted(size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
