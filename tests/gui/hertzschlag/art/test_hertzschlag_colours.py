"""The colours of Hertzschlag are far apart for everybody, and nothing is told by colour alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS, HandCard
from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.bubbles import SIGNALS, paint_signal
from enix_desktop.ui.hertzschlag.art.cards import paint_front, paint_small
from enix_desktop.ui.hertzschlag.art.ground import ground_of
from enix_desktop.ui.hertzschlag.art.hands import FINGERS, paint_hand, paint_hidden_hand
from enix_desktop.ui.hertzschlag.art.palette import TONES, areas_of
from enix_desktop.ui.hertzschlag.art.signs import SIGNS, sign
from enix_desktop.ui.hertzschlag.art.symbols import category_symbol, paint_path, paint_symbol, plant_symbol
from enix_desktop.ui.widgets.theme import THEMES
from tests.gui.seeing import VISIONS, blank, contrast, least_difference, least_distance

WANTED = {"light": 4.5, "dark": 4.5, "contrast": 7.0}
BLACK, GREY = QColor("black"), QColor("#808080")


def picture(side: QSize, paint: Callable[..., None], *rest: object) -> QImage:
    image = blank(side, QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, side.width(), side.height()), *rest)
    painter.end()
    return image


@pytest.mark.parametrize("vision", VISIONS)
def test_the_six_categories_are_far_apart_for_everybody(vision: str) -> None:
    assert least_distance((tone.base for tone in TONES), vision) >= 20


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_green_and_orange_are_far_apart_for_everybody(theme: str, vision: str) -> None:
    areas = areas_of(THEMES[theme])
    assert least_distance((areas.green, areas.orange), vision) >= 20


def test_a_symbol_can_be_read_on_each_colour() -> None:
    assert min(contrast(tone.on_base, tone.base) for tone in TONES) >= 4.5


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_words_can_be_read_on_the_ground(theme: str) -> None:
    texts = (THEMES[theme].text, THEMES[theme].muted)
    assert min(contrast(text, paper) for text in texts for paper in ground_of(THEMES[theme])) >= WANTED[theme]


def test_symbols_of_categories_and_plants_differ_in_black_and_white_at_16_pixels() -> None:
    side = QSize(16, 16)
    symbols = [picture(side, paint_symbol, category, BLACK) for category in CATEGORIES]
    plants = [picture(side, paint_path, plant_symbol(plant), BLACK) for plant in PLANTS]
    assert least_difference([*symbols, *plants], darker=128) >= 0.12


def paint_named(painter: QPainter, rect: QRectF, card: HandCard) -> None:
    paint_front(painter, rect, card, card.name)


@pytest.mark.parametrize("paint", [paint_named, paint_small], ids=["front", "small"])
def test_the_category_of_a_card_is_seen_without_its_colour(
    qapp: QApplication, paint: Callable[..., None]
) -> None:
    card = standard_components().cards[0]
    faces = []
    for category in CATEGORIES:
        image = picture(QSize(92, 138), paint, replace(card, category=category))
        faces.append(_black_and_white(image, TONES[category].base, TONES[category].on_base))
    assert least_difference(faces, darker=128) >= 0.004


def _black_and_white(image: QImage, ground: QColor, ink: QColor) -> QImage:
    """*image* with the colour of its category made white and what stands on it black."""
    limit = (ground.lightnessF() + ink.lightnessF()) / 2
    is_inverted = ink.lightnessF() > ground.lightnessF()
    result = blank(image.size(), QColor("white"))
    for y in range(image.height()):
        for x in range(image.width()):
            is_dark = image.pixelColor(x, y).lightnessF() < limit
            if is_dark is not is_inverted:
                result.setPixelColor(x, y, QColor("black"))
    return result


def test_hands_differ_without_their_sleeves(qapp: QApplication) -> None:
    side = QSize(32, 36)
    hands = [picture(side, paint_hand, fingers, GREY) for fingers in range(FINGERS + 1)]
    assert least_difference([*hands, picture(side, paint_hidden_hand, GREY)]) >= 0.025


def test_signals_differ_without_colours() -> None:
    assert least_difference([picture(QSize(36, 28), paint_signal, word) for word in SIGNALS]) >= 0.02


def test_the_bird_shows_how_far_it_is_from_50_hertz() -> None:
    birds = [picture(QSize(44, 44), paint_bird, distance) for distance in (0, 3, 5, 8)]
    assert least_difference(birds, darker=32) >= 0.01


def test_symbols_stay_within_their_circle() -> None:
    paths = [*map(category_symbol, CATEGORIES), *map(plant_symbol, PLANTS), *map(sign, SIGNS)]
    room = QRectF(-1.08, -1.08, 2.16, 2.16)
    assert all(room.contains(path.boundingRect()) for path in paths)
