"""Cards that are taken one by one, and cards that are too many (N3, N6, U4)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from enix_desktop.games.station.moves import PASS, Command, Discard, Move, Take
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.station.table.modes import DiscardMode, TakeMode
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from tests.gui.station.table.positions import Position, position

KEYS = Qt.Key
HAND = "red-cogs red-sun blue-sun green-sun blue-glass green-glass"
PILE = Spot(Group.PILE, 0)


def taking(qtbot: QtBot, *moves: Move) -> Position:
    """Seat 0 has paid 1 at the command centre."""
    at = position(qtbot, [HAND, ""], Command(1), *moves, active="command", energy={"command": [4, 1]})
    assert isinstance(at.mode, TakeMode)
    return at


def discarding(qtbot: QtBot) -> Position:
    """Seat 0 has taken two cards, and has one too many."""
    moves = (Command(1), Take(0), Take(1))
    at = position(qtbot, [HAND, ""], *moves, active="command", energy={"command": [4, 1]})
    assert isinstance(at.mode, DiscardMode)
    return at


def test_each_open_card_and_the_pile_can_be_taken_by_clicks_keys_and_a_button(
    qtbot: QtBot, languages: Languages
) -> None:
    at = taking(qtbot)
    assert at.prompt.startswith("Ada, ")
    places = [Spot(Group.DISPLAY, position) for position in range(3)]
    at.click(*places, PILE)
    for key in (KEYS.Key_1, KEYS.Key_2, KEYS.Key_3, KEYS.Key_4):
        at.type(key)
    at.press("pile")
    assert at.decided == [Take(0), Take(1), Take(2), Take(None)] * 2 + [Take(None)]


def test_the_cards_still_owed_are_counted(qtbot: QtBot, languages: Languages) -> None:
    assert "2" in taking(qtbot).prompt
    at = taking(qtbot, Take(1))
    assert "2" not in at.prompt
    assert [spot for group in at.mode.spots() for spot in group] == [
        Spot(Group.DISPLAY, 0),
        Spot(Group.DISPLAY, 2),
        PILE,
    ]


def test_an_empty_place_is_refused_with_its_rule(qtbot: QtBot, languages: Languages) -> None:
    at = taking(qtbot, Take(1))
    at.type(KEYS.Key_2)
    assert not at.decided
    assert at.at.asking.last_rule == "N6"
    at.type(KEYS.Key_5)
    assert not at.decided


def test_cards_are_chosen_and_discarded_when_there_are_enough(qtbot: QtBot, languages: Languages) -> None:
    at = discarding(qtbot)
    button = at.at.button("confirm")
    assert button is not None
    assert not button.isEnabled()
    cards = list(at.at.scene.hand.cards)
    at.click(Spot(Group.HAND, cards[0]))
    assert at.mode.draft.cards == (cards[0],)
    at.press("confirm")
    assert at.decided == [Discard((cards[0],))]


def test_one_card_more_than_needed_is_refused(qtbot: QtBot, languages: Languages) -> None:
    at = discarding(qtbot)
    cards = list(at.at.scene.hand.cards)
    at.click(Spot(Group.HAND, cards[0]), Spot(Group.HAND, cards[1]))
    assert at.at.asking.last_rule == "N3"
    assert at.mode.draft.cards == (cards[0],)


def test_a_card_is_given_back_and_another_one_chosen(qtbot: QtBot, languages: Languages) -> None:
    at = discarding(qtbot)
    cards = list(at.at.scene.hand.cards)
    at.type(KEYS.Key_1)
    assert at.mode.draft.cards == (cards[0],)
    at.click(Spot(Group.HAND, cards[0]))
    assert at.mode.draft.cards == ()
    at.type(KEYS.Key_2)
    at.type(KEYS.Key_Backspace)
    assert at.mode.draft.cards == ()
    at.drop(Spot(Group.HAND, cards[2]), Spot(Group.DISCARDS, 0))
    at.type(KEYS.Key_Return)
    assert at.decided == [Discard((cards[2],))]


@pytest.mark.parametrize("is_back", [True, False])
def test_a_card_dropped_among_the_others_is_not_chosen(
    qtbot: QtBot, languages: Languages, is_back: bool
) -> None:
    at = discarding(qtbot)
    cards = list(at.at.scene.hand.cards)
    at.drop(Spot(Group.HAND, cards[0]), Spot(Group.HAND, cards[1]) if is_back else None)
    assert at.mode.draft.cards == ()


def test_cards_that_are_too_many_after_the_supply_are_refused_by_another_rule(
    qtbot: QtBot, languages: Languages
) -> None:
    """U4."""
    poor = {name: [0, 4] for name in ("machine", "command", "biotope", "port", "canteen")}
    at = position(
        qtbot, [HAND, ""], PASS, active="centre", acted=[1], energy={**poor, "centre": [1, 4]}, round=1
    )
    assert isinstance(at.mode, DiscardMode)
    assert at.mode.draft.number == 5
    cards = list(at.at.scene.hand.cards)
    at.click(*(Spot(Group.HAND, card) for card in cards[:6]))
    assert at.at.asking.last_rule == "U4"
