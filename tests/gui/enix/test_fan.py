"""The fan of a hand: every value can be read, whatever the mouse is at."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from enix_desktop.catalogue import ENIX
from enix_desktop.ui.enix.card_art import value_width
from enix_desktop.ui.enix.hand_item import HandItem
from enix_desktop.ui.enix.table_plan import TablePlan
from enix_desktop.ui.table.card_marks import REACH
from enix_desktop.ui.table.fan import GAP, fan, spread
from enix_desktop.ui.table.shapes import CARD_WIDTH

COMPONENTS = ENIX.options({}, 2).table.components
LOW_TO_HIGH = sorted(range(len(COMPONENTS.cards)), key=lambda card: COMPONENTS.values[card])
TWELVE = LOW_TO_HIGH[:6] + [card for card in LOW_TO_HIGH if COMPONENTS.values[card] >= 0][:6]
SIZES = ((1024, 640), (1280, 760), (1920, 1040))


def hand_in(width: int, height: int, cards: list[int]) -> HandItem:
    hand = HandItem(COMPONENTS)
    hand.set_rect(TablePlan(QRectF(0, 0, width, height).size(), 3, 5).hand)
    hand.show_cards(cards)
    return hand


def strips(hand: HandItem) -> dict[int, float]:
    """How much of each card is seen at its left, in its own measure, up to the ring of the next one."""
    half = CARD_WIDTH * hand.scale_of_cards / 2
    lefts = [item.pos().x() - half for item in hand.cards.values()]
    ends = [*(left - REACH * hand.scale_of_cards for left in lefts[1:]), lefts[-1] + 2 * half]
    seen = [(end - left) / hand.scale_of_cards for left, end in zip(lefts, ends, strict=True)]
    return dict(zip(hand.cards, seen, strict=True))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hovered", [None, *range(12)])
def test_each_of_twelve_cards_shows_its_value_whichever_is_under_the_mouse(
    size: tuple[int, int], hovered: int | None
) -> None:
    hand = hand_in(*size, TWELVE)
    if hovered is not None:
        hand.hover(list(hand.cards)[hovered], True)
    for card, seen in strips(hand).items():
        assert seen >= value_width(COMPONENTS.cards[card]) - 0.01


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_the_card_under_the_mouse_is_seen_as_a_whole_and_the_hand_keeps_its_room(
    size: tuple[int, int],
) -> None:
    hand = hand_in(*size, TWELVE)
    for card in TWELVE:
        hand.hover(card, True)
        seen = strips(hand)[card]
        assert seen >= CARD_WIDTH - 0.01
        edges = [item.pos().x() - CARD_WIDTH * hand.scale_of_cards / 2 for item in hand.cards.values()]
        assert edges[0] >= -0.01
        assert edges[-1] + CARD_WIDTH * hand.scale_of_cards <= hand._rect.width() + 0.01


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_opens_stays_under_the_mouse(size: tuple[int, int]) -> None:
    hand = hand_in(*size, TWELVE)
    resting = hand.edges(None)
    width = CARD_WIDTH * hand.scale_of_cards
    for index, card in enumerate(TWELVE[:-1]):
        opened = hand.edges(list(hand.cards)[index])[index]
        assert opened <= resting[index] + 0.01
        assert opened + width + GAP >= resting[index + 1] - 0.01, card


@pytest.mark.usefixtures("qapp")
def test_the_hand_closes_when_the_mouse_has_left_it() -> None:
    hand = hand_in(1024, 640, TWELVE)
    resting = hand.edges(None)
    hand.hover(TWELVE[3], True)
    assert hand.edges(hand._opened) != resting
    hand.hover(TWELVE[3], False)
    hand._closing.timeout.emit()
    half = CARD_WIDTH * hand.scale_of_cards / 2
    assert [item.pos().x() - half for item in hand.cards.values()] == pytest.approx(resting)


def test_the_hand_stays_open_while_the_mouse_goes_from_card_to_card(qapp: QApplication) -> None:
    hand = hand_in(1024, 640, TWELVE)
    for card, is_over in ((3, True), (3, False), (4, True)):
        hand.cards[TWELVE[card]].hovered.emit(is_over)
    qapp.processEvents()
    half = CARD_WIDTH * hand.scale_of_cards / 2
    lefts = [item.pos().x() - half for item in hand.cards.values()]
    assert lefts == pytest.approx(hand.edges(TWELVE[4]))
    assert lefts != pytest.approx(hand.edges(None))


def test_few_cards_lie_side_by_side_in_the_middle() -> None:
    assert fan([20, 20, 20], 100, 1000) == [336, 450, 564]


def test_no_hand_needs_no_room() -> None:
    assert fan([], 100, 1000) == []


def test_steps_are_equal_where_nobody_needs_more() -> None:
    assert spread([10, 10, 10], 90, 200) == [30, 30, 30]


def test_whoever_needs_more_takes_it_from_the_others() -> None:
    assert spread([10, 50, 10], 90, 200) == [20, 50, 20]


def test_where_there_is_too_little_for_all_everybody_gets_a_share() -> None:
    assert spread([10, 20, 30], 30, 200) == [5, 10, 15]
