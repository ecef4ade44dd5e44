"""Composing an action: by buttons, clicks, drags and keys, with the numbers that follow from it."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.games.station.components import Station
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
)
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from tests.gui.station.table.positions import Position, position

pytestmark = pytest.mark.usefixtures("languages")

HAND = "red-sun violet-sun yellow-glass green-glass red-cogs white-plant"


def device(station: Station) -> Spot:
    return Spot(Group.DEVICE, station)


def room(station: Station) -> Spot:
    return Spot(Group.ROOM, station)


def picture(at: Position) -> tuple[Change, ...]:
    """What the table shows of the draft."""
    shown = at.at.scene.draft.picture
    return () if shown is None else shown.changes


def test_an_action_is_composed_and_confirmed_as_a_whole(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    assert at.buttons == ["station", "charge", "transfer", "swap", "pass"]
    at.press("charge")
    assert at.buttons == ["cancel", "confirm"]
    assert not at.at.actions_shown[-1].is_enabled
    at.click(at.card("yellow-glass"), at.card("green-glass"))
    assert picture(at) == (Change(Station.CANTEEN, 3, 5),)
    assert "3\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}5" in at.prompt
    assert not at.decided
    at.press("confirm")
    assert at.decided == [Fill((at.card("yellow-glass").key, at.card("green-glass").key))]


def test_a_card_that_does_not_fit_is_refused_and_the_rest_stays(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.press("charge")
    at.click(at.card("yellow-glass"), at.card("red-sun"))
    assert at.at.asking.last_rule == "A1"
    assert at.act.draft is not None
    assert at.act.draft.played == (at.card("yellow-glass").key,)
    at.type(Qt.Key.Key_Return)
    assert at.decided == [Fill((at.card("yellow-glass").key,))]


def test_too_much_energy_is_shown_with_its_numbers_before_it_is_refused(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen", energy={"canteen": [6, 3]})
    at.press("charge")
    at.click(at.card("yellow-glass"), at.card("green-glass"))
    assert at.at.asking.last_rule == "C4"
    assert picture(at) == (Change(Station.CANTEEN, 6, 8),)
    at.type(Qt.Key.Key_Return)
    assert at.decided == [Fill((at.card("yellow-glass").key,))]


def test_an_impossible_action_says_why_and_changes_nothing(qtbot: QtBot) -> None:
    at = position(qtbot, ["red-sun", ""], active="canteen")
    at.press("charge")
    assert at.prompt == "You hold no card with this symbol: glass."
    assert at.at.asking.last_rule == "A1"
    assert at.buttons[0] == "station"


def test_what_is_lacking_elsewhere_is_told_by_its_own_rule(qtbot: QtBot) -> None:
    at = position(qtbot, ["yellow-glass", ""], active="canteen", energy={"canteen": [7, 3]})
    at.press("charge")
    assert at.at.asking.last_rule == "C4"


def drags() -> list[tuple[str, str, Spot, Move]]:
    """Where, which card, onto what, and the action that is meant; cards are counted in the hand."""
    return [
        ("canteen", "yellow-glass", room(Station.CANTEEN), Fill((0,))),
        ("canteen", "yellow-glass", Spot(Group.DISCARDS, 0), Swap(0)),
        ("canteen", "white-plant", Spot(Group.BRIDGE, 4), Shift((0,), ())),
        ("canteen", "white-plant", room(Station.CENTRE), Shift((0,), ())),
        ("machine", "red-sun", room(Station.CENTRE), Machine((0,))),
        ("machine", "violet-sun", Spot(Group.BRIDGE, 5), Shift((), (0,))),
        ("centre", "violet-sun", Spot(Group.SHUTTLE, 1), Fire(((1, 0),))),
        ("centre", "violet-sun", device(Station.CENTRE), Fire(((1, 0),))),
        ("centre", "violet-sun", room(Station.CENTRE), Fill((0,))),
        ("centre", "violet-sun", Spot(Group.LASER, 0), Fire(((1, 0),))),
    ]


@pytest.mark.parametrize(("active", "card", "target", "move"), drags())
def test_where_a_card_is_put_says_what_it_is_for(
    qtbot: QtBot, active: str, card: str, target: Spot, move: Move
) -> None:
    at = position(qtbot, [HAND, ""], active=active, shuttles={"violet": "command"}, energy={"centre": [2, 1]})
    at.drop(at.card(card), target)
    at.type(Qt.Key.Key_Return)
    [decided] = at.decided
    assert type(decided) is type(move)
    assert str(decided) == str(move).replace("(0,)", f"({at.card(card).key},)").replace(
        "card=0", f"card={at.card(card).key}"
    ).replace("(1, 0)", f"(1, {at.card(card).key})")
    at.at.hide()


def test_a_card_beside_everything_is_explained(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.drop(at.card("red-sun"), None)
    assert at.prompt.startswith("A card goes onto the active station")
    assert at.act.draft is None


def test_a_card_first_and_then_its_use(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.click(at.card("yellow-glass"))
    enabled = {action.name for action in at.at.actions_shown if action.is_enabled}
    assert enabled == {"charge", "swap", "cancel"}
    at.click(room(Station.CANTEEN))
    at.press("confirm")
    assert at.decided == [Fill((at.card("yellow-glass").key,))]


def test_the_price_of_the_machine_deck_is_counted(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="machine", energy={"machine": [2, 1]})
    at.click(device(Station.MACHINE))
    at.click(at.card("red-sun"), at.card("violet-sun"), at.card("yellow-glass"))
    assert "Price: 2" in at.prompt
    assert Change(Station.CENTRE, 1, 3) in picture(at)
    assert Change(Station.MACHINE, 2, 0) in picture(at)
    at.click(at.card("white-plant"))
    assert at.at.asking.last_rule == "TM2"
    at.type(Qt.Key.Key_Return)
    [move] = at.decided
    assert isinstance(move, Machine)
    assert len(move.cards) == 3


def test_the_command_centre_is_paid_by_buttons_arrows_and_digits(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="command", energy={"command": [4, 3]})
    at.click(device(Station.COMMAND))
    at.press("more")
    assert picture(at) == (Change(Station.COMMAND, 4, 2),)
    at.type(Qt.Key.Key_Right)
    assert picture(at) == (Change(Station.COMMAND, 4, 1),)
    at.type(Qt.Key.Key_Left)
    at.press("less")
    at.type(Qt.Key.Key_4)
    assert "New cards: 8" in at.prompt
    at.type(Qt.Key.Key_5)
    assert at.at.asking.last_rule == "TC1"
    at.press("confirm")
    assert at.decided == [Command(4)]


def test_the_biotope_sends_by_arrows_and_by_rooms(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="biotope", energy={"biotope": [5, 4]})
    at.press("station")
    at.type(Qt.Key.Key_Right)
    at.type(Qt.Key.Key_Left)
    at.click(room(Station.CANTEEN))
    assert {change.station for change in picture(at)} == {
        Station.BIOTOPE,
        Station.COMMAND,
        Station.PORT,
        Station.CANTEEN,
    }
    at.click(room(Station.CANTEEN))
    at.press("confirm")
    assert at.decided == [Biotope(1, 1)]


@pytest.mark.parametrize(
    ("left_out", "units"),
    [
        (Station.COMMAND, Biotope(2, 0)),
        (Station.MACHINE, Biotope(2, 1)),
        (Station.CANTEEN, Biotope(1, 2)),
        (Station.PORT, Biotope(0, 2)),
    ],
)
def test_a_click_on_a_room_that_gets_energy_leaves_it_out(
    qtbot: QtBot, left_out: Station, units: Biotope
) -> None:
    """And whatever lies beyond it: energy passes no station by."""
    at = position(qtbot, [HAND, ""], active="biotope", energy={"biotope": [6, 4]})
    at.press("station")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Left):
        at.type(key)
    at.click(room(left_out))
    at.press("confirm")
    assert at.decided == [units]


def test_a_card_put_onto_the_other_shuttle_is_refused(qtbot: QtBot) -> None:
    """TE2: it is not fired through the shuttle of its own colour instead."""
    at = position(
        qtbot,
        ["white-plant violet-sun", ""],
        active="centre",
        shuttles={"white": "command", "violet": "biotope"},
        energy={"centre": [3, 1]},
    )
    white, violet = Spot(Group.SHUTTLE, 0), Spot(Group.SHUTTLE, 1)
    at.drop(at.card("white-plant"), violet)
    assert at.at.asking.last_rule == "TE2"
    at.drop(at.card("white-plant"), white)
    at.press("confirm")
    assert at.decided == [Fire(((0, at.card("white-plant").key),))]


def test_shuttles_are_dragged_or_chosen_and_given_a_room(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="port", energy={"port": [2, 1]})
    at.drop(Spot(Group.SHUTTLE, 0), room(Station.COMMAND))
    at.click(Spot(Group.SHUTTLE, 1))
    assert not at.at.actions_shown[-1].is_enabled
    at.click(room(Station.CENTRE))
    at.press("confirm")
    assert at.decided == [Dock(((0, Station.COMMAND), (1, Station.CENTRE)))]


def test_victims_are_chosen_at_their_places(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, "red-cogs", "", "blue-cogs"], active="canteen")
    at.click(Spot(Group.SEAT, 1))
    at.click(Spot(Group.SEAT, 2))
    assert at.at.asking.last_rule == "TK2"
    at.click(Spot(Group.SEAT, 3))
    at.press("confirm")
    assert at.decided == [Steal((1, 3))]


def test_victims_are_chosen_by_digits_as_they_sit(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, "red-cogs", "", "blue-cogs"], active="canteen")
    at.type(Qt.Key.Key_A)
    at.type(Qt.Key.Key_1)
    at.type(Qt.Key.Key_3)
    assert at.act.draft is not None
    assert at.act.draft.move == Steal((1, 3))
    at.type(Qt.Key.Key_1)
    assert at.act.draft.move == Steal((3,))


def test_equal_bridges_ask_for_each_card_which_one(qtbot: QtBot) -> None:
    ring = "red red green blue white violet"
    at = position(qtbot, ["red-sun red-cogs", ""], active="command", ring=ring, energy={"command": [4, 3]})
    at.press("transfer")
    at.click(at.card("red-sun"))
    assert not at.at.actions_shown[-1].is_enabled
    at.click(Spot(Group.BRIDGE, 1))
    at.click(at.card("red-cogs"))
    at.click(Spot(Group.BRIDGE, 0))
    at.press("confirm")
    assert at.decided == [Shift((at.card("red-sun").key,), (at.card("red-cogs").key,))]


def test_steps_are_taken_back_one_by_one_and_all_at_once(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.type(Qt.Key.Key_E)
    at.click(at.card("yellow-glass"), at.card("green-glass"))
    at.type(Qt.Key.Key_Backspace)
    assert at.act.draft is not None
    assert len(at.act.draft.played) == 1
    at.at.undo()
    assert at.act.draft.is_empty
    at.at.undo()
    assert at.act.draft is None
    at.type(Qt.Key.Key_E)
    at.click(at.card("yellow-glass"))
    at.type(Qt.Key.Key_Escape)
    assert at.act.draft is None
    assert not at.act.let_go()


def test_passing_needs_a_second_word(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.type(Qt.Key.Key_N)
    assert not at.decided
    at.type(Qt.Key.Key_Return)
    assert at.decided == [Pass()]


def test_hovering_shows_what_one_more_card_would_change(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.press("charge")
    at.click(at.card("yellow-glass"))
    at.at.scene.hovered.emit(at.card("green-glass"))
    assert picture(at) == (Change(Station.CANTEEN, 3, 5),)
    at.at.scene.hovered.emit(None)
    assert picture(at) == (Change(Station.CANTEEN, 3, 4),)


def test_nothing_stays_hovered_when_the_mouse_leaves_the_table_for_a_button(qtbot: QtBot) -> None:
    screen = position(qtbot, [HAND, ""], active="canteen").at
    port, slot = screen.view.viewport(), 3
    bridge = screen.scene.item_at(Spot(Group.BRIDGE, slot))
    assert isinstance(bridge, ThingItem)
    middle = QPointF(screen.view.mapFromScene(bridge.outline().boundingRect().center()))
    none = Qt.MouseButton.NoButton
    moved = QMouseEvent(
        QEvent.Type.MouseMove, middle, port.mapToGlobal(middle), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(port, moved)
    assert bridge.is_hovered
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert not bridge.is_hovered


def test_cards_that_are_useful_stand_out(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    at.press("charge")
    useful = {at.card("yellow-glass").key, at.card("green-glass").key}
    assert {card for card, item in at.at.scene.hand.cards.items() if not item._is_dimmed} == useful


def test_a_screen_reader_hears_what_a_card_is_good_for(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    assert at.act.about(at.card("white-plant")) == "Useful for: Transfer, Swap."
    at.press("charge")
    at.click(at.card("yellow-glass"))
    assert at.act.about(at.card("yellow-glass")) == "Chosen."


def test_o_sorts_the_hand_the_other_way(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    before = list(at.at.scene.hand.cards)
    at.type(Qt.Key.Key_O)
    assert at.at.scene.hand.by == "colour"
    assert list(at.at.scene.hand.cards) != before
