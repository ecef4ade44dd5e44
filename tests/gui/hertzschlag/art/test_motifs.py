"""Every card and every event has a picture of its own."""

from collections import Counter

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, HandCard
from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.ui.hertzschlag.art.bubbles import SIGNALS
from enix_desktop.ui.hertzschlag.art.event_pictures import PICTURES, paint_event_picture
from enix_desktop.ui.hertzschlag.art.meanings import effect_pieces, goal_pieces, special_pieces
from enix_desktop.ui.hertzschlag.art.motifs import HEIGHT, MOTIFS, WIDTH, paint_motif
from enix_desktop.ui.hertzschlag.art.palette import CATEGORY_KEYS
from enix_desktop.ui.hertzschlag.art.rows import width_of
from tests.gui.seeing import blank, least_difference

COMPONENTS = standard_components()


def motif_picture(card: HandCard) -> QImage:
    image = blank(QSize(round(WIDTH), round(HEIGHT)), QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_motif(painter, card.id, card.category)
    painter.end()
    return image


def event_picture(event: str) -> QImage:
    image = blank(QSize(138, 72), QColor("white"))
    painter = QPainter(image)
    paint_event_picture(painter, QRectF(0, 0, 138, 72), event)
    painter.end()
    return image


def test_every_card_has_a_motif_and_no_motif_is_left_over() -> None:
    assert set(MOTIFS) == {card.id for card in COMPONENTS.cards}
    assert max(Counter(MOTIFS.values()).values()) == 1


def test_motifs_of_one_category_can_be_told_apart() -> None:
    for category in CATEGORIES:
        pictures = [motif_picture(card) for card in COMPONENTS.cards if card.category is category]
        assert least_difference(pictures, darker=32) >= 0.08, category


def test_every_event_has_a_picture_that_can_be_told_apart() -> None:
    assert set(PICTURES) == {event.id for event in COMPONENTS.events}
    assert least_difference(map(event_picture, PICTURES), darker=32) >= 0.10


def test_the_numbers_of_categories_are_those_of_the_rules() -> None:
    assert tuple(category.key for category in CATEGORIES) == CATEGORY_KEYS


def test_every_signal_has_a_bubble() -> None:
    assert set(SIGNALS) == {word.value for word in Word}


def test_every_special_effect_event_and_goal_is_told_in_one_line() -> None:
    specials = [special_pieces(card.special) for card in COMPONENTS.cards if card.special]
    effects = [effect_pieces(effect) for event in COMPONENTS.events for effect in event.effects]
    goals = [goal_pieces(goal) for card in COMPONENTS.goals for goal in card.goals]
    assert all(1 < width_of(pieces) < 8 for pieces in (*specials, *effects, *goals))
