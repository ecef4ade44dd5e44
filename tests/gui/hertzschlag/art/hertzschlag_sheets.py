"""The drawings of Hertzschlag that are approved, by the name of their sheet."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from enix_desktop.catalogue import GAMES
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import EventFace, GoalFace, HandCard
from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.box import paint_box, paint_curtain, paint_title
from enix_desktop.ui.hertzschlag.art.bubbles import SIGNALS, paint_pledge, paint_signal
from enix_desktop.ui.hertzschlag.art.cards import paint_back, paint_empty_place, paint_front, paint_small
from enix_desktop.ui.hertzschlag.art.ground import paint_ground
from enix_desktop.ui.hertzschlag.art.hands import FINGERS, paint_hand, paint_hidden_hand
from enix_desktop.ui.hertzschlag.art.keeper import paint_keeper
from enix_desktop.ui.hertzschlag.art.letters import paint_goal_sheet, paint_letter
from enix_desktop.ui.hertzschlag.art.papers import paint_folded_paper, paint_front_page
from enix_desktop.ui.hertzschlag.art.plants import paint_plant
from enix_desktop.ui.hertzschlag.art.rows import paint_change, paint_footprint, paint_income, paint_towards
from enix_desktop.ui.hertzschlag.art.scale import ScaleGeometry, paint_scale
from enix_desktop.ui.hertzschlag.art.scale_marks import paint_crossing, paint_steps, paint_way
from enix_desktop.ui.hertzschlag.art.signs import SIGNS, sign
from enix_desktop.ui.hertzschlag.art.symbols import (
    paint_category_mark,
    paint_path,
    paint_symbol,
    plant_symbol,
)
from enix_desktop.ui.hertzschlag.art.tokens import (
    paint_place,
    paint_reserve_card,
    paint_rounds,
    paint_start_card,
)
from enix_desktop.ui.hertzschlag.art.town import paint_town, scale_room
from enix_desktop.ui.hertzschlag.badge_art import paint_emblem
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.theme import current_theme

Paint = Callable[[QPainter, QRectF], None]
COMPONENTS = standard_components()
LABELS = [f"{50 + 0.05 * field:.2f}" for field in range(-8, 9)]


def _inner(rect: QRectF, share: float) -> QRectF:
    wide, high = rect.width() * share / 2, rect.height() * share / 2
    return rect.adjusted(wide, high, -wide, -high)


def _cards() -> Sequence[Paint]:
    def paint(card: HandCard, painter: QPainter, rect: QRectF) -> None:
        paint_front(painter, _inner(rect, 0.04), card, card.name)

    def cheaper(painter: QPainter, rect: QRectF) -> None:
        card = COMPONENTS.cards[-1]
        paint_front(painter, rect, card, card.name, card.cost - 2)

    def small(card: HandCard, painter: QPainter, rect: QRectF) -> None:
        paint_small(painter, _inner(rect, 0.5), card)

    return [
        *(partial(paint, card) for card in COMPONENTS.cards),
        *(partial(small, card) for card in COMPONENTS.cards[::11]),
        cheaper,
        paint_back,
        paint_empty_place,
    ]


def _towns() -> Sequence[Paint]:
    def paint(field: int, end: int, is_blackout: bool, painter: QPainter, rect: QRectF) -> None:
        paint_town(painter, rect, field, is_blackout=is_blackout)
        geometry = ScaleGeometry(scale_room(rect), COMPONENTS.track)
        paint_scale(painter, geometry, LABELS, "4")
        if field != end:
            paint_way(painter, geometry, field, end)
            paint_steps(painter, geometry, field, end)
            paint_crossing(painter, geometry, (4, 5), "−4", is_gain=False)
        paint_bird(painter, geometry.bird(field), field, field / 8)

    return [partial(paint, *kind) for kind in ((0, 0, False), (3, 7, False), (-6, -6, False), (8, 8, True))]


def _papers() -> Sequence[Paint]:
    def page(event: EventFace, painter: QPainter, rect: QRectF) -> None:
        paint_front_page(painter, _inner(rect, 0.04), event, event.name, "The Evening Wire")

    return [*(partial(page, event) for event in COMPONENTS.events), paint_folded_paper]


def _signs() -> Sequence[Paint]:
    def symbol(category: int, painter: QPainter, rect: QRectF) -> None:
        paint_symbol(painter, _inner(rect, 0.2), category, current_theme.theme.text)

    def mark(category: int, painter: QPainter, rect: QRectF) -> None:
        paint_category_mark(painter, _inner(rect, 0.2), category)

    def plant(number: int, painter: QPainter, rect: QRectF) -> None:
        paint_path(painter, _inner(rect, 0.2), plant_symbol(number), current_theme.theme.text)

    def other(key: str, painter: QPainter, rect: QRectF) -> None:
        paint_path(painter, _inner(rect, 0.2), sign(key), current_theme.theme.text)

    def number(art: Callable[[QPainter, QRectF, int, QColor], None], painter: QPainter, rect: QRectF) -> None:
        art(painter, _inner(rect, 0.2), 3, current_theme.theme.text)

    return [
        *(partial(number, art) for art in (paint_change, paint_towards, paint_income, paint_footprint)),
        *(partial(symbol, category) for category in range(6)),
        *(partial(mark, category) for category in range(6)),
        *(partial(plant, number) for number in range(2)),
        *(partial(other, key) for key in SIGNS),
    ]


def _pieces() -> Sequence[Paint]:
    def hand(fingers: int, painter: QPainter, rect: QRectF) -> None:
        paint_hand(painter, rect, fingers, PAWNS[fingers].colour)

    def signal(word: str, painter: QPainter, rect: QRectF) -> None:
        paint_signal(painter, _inner(rect, 0.3), word)

    def pledge(euro: int | None, painter: QPainter, rect: QRectF) -> None:
        paint_pledge(painter, _inner(rect, 0.3), euro)

    def bird(distance: int, painter: QPainter, rect: QRectF) -> None:
        paint_bird(painter, _inner(rect, 0.3), distance, distance / 8)

    def sheet(goal: GoalFace, painter: QPainter, rect: QRectF) -> None:
        paint_goal_sheet(painter, rect, goal.goals, goal.name, (True, False))

    def letter(is_open: bool, painter: QPainter, rect: QRectF) -> None:
        paint_letter(painter, rect, is_open)

    def plant(number: int, is_ready: bool, painter: QPainter, rect: QRectF) -> None:
        paint_plant(painter, rect, number, is_ready)

    def place(key: str, painter: QPainter, rect: QRectF) -> None:
        paint_place(painter, rect.adjusted(30, 0, -30, 0), key)

    def rounds(painter: QPainter, rect: QRectF) -> None:
        paint_rounds(painter, rect, 3)

    return [
        *(partial(hand, fingers) for fingers in range(FINGERS + 1)),
        paint_hidden_hand,
        *(partial(signal, word) for word in SIGNALS),
        *(partial(pledge, euro) for euro in (3, None)),
        *(partial(bird, distance) for distance in (0, 3, 5, 8)),
        *(partial(letter, is_open) for is_open in (False, True)),
        *(partial(sheet, goal) for goal in COMPONENTS.goals),
        *(partial(plant, *kind) for kind in product(range(2), (True, False))),
        *(partial(place, key) for key in ("action", "income")),
        paint_start_card,
        paint_reserve_card,
        rounds,
    ]


def _boxes() -> Sequence[Paint]:
    def box(painter: QPainter, rect: QRectF) -> None:
        paint_box(painter, rect, current_theme.theme)

    def title(painter: QPainter, rect: QRectF) -> None:
        paint_title(painter, rect.adjusted(0, 90, 0, -90), current_theme.theme, "Hertzschlag")

    def ground(painter: QPainter, rect: QRectF) -> None:
        paint_ground(painter, rect, current_theme.theme)

    return [box, title, paint_curtain, paint_keeper, ground]


def _emblems() -> Sequence[Paint]:
    def paint(badge: str, is_earned: bool, painter: QPainter, rect: QRectF) -> None:
        paint_emblem(painter, badge, rect, is_earned)

    return [partial(paint, *kind) for kind in product(GAMES["hertzschlag"].badges, (True, False))]


SHEETS: dict[str, tuple[QSize, Callable[[], Sequence[Paint]]]] = {
    "hertzschlag-cards": (QSize(120, 180), _cards),
    "hertzschlag-town": (QSize(1000, 300), _towns),
    "hertzschlag-papers": (QSize(150, 200), _papers),
    "hertzschlag-signs": (QSize(72, 72), _signs),
    "hertzschlag-pieces": (QSize(150, 110), _pieces),
    "hertzschlag-box": (QSize(400, 300), _boxes),
    "hertzschlag-emblems": (QSize(96, 96), _emblems),
}
