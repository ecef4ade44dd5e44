"""Asking for a hint: by key and button, once or again, too late, or where nobody may."""

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.app.play.thinking import Answer
from enix_desktop.catalogue import ENIX, SHIPPED, Game
from enix_desktop.games.enix.moves import Cross, LayCard
from enix_desktop.ui.widgets.style_sheet import style_sheet
from enix_desktop.ui.widgets.theme import LARGE_TARGET, STEP, current_theme
from tests.gui.enix.table.hints.advising import (
    LAYING,
    Seated,
    ask,
    entries,
    is_lit,
    lights,
    note,
)
from tests.gui.enix.table.person import LEFT
from tests.rules.words import card_called


def test_h_says_what_a_skilled_player_would_lay_and_lights_the_card(seated: Seated) -> None:
    person = seated(LAYING)
    hint = ask(person)
    assert isinstance(hint.move, LayCard)
    name = ENIX.rules.view(person.state, 0).table.components.cards[hint.move.card].id
    assert note(person).startswith("A skilled player would lay ")
    assert note(person).count(".") == 2
    assert is_lit(person, person.card(name))
    assert len(lights(person)) == 1
    assert person.moves == []
    assert person.controller.decision is hint.decision


def test_h_again_hides_it_and_once_more_shows_the_same(seated: Seated) -> None:
    person = seated(LAYING)
    first, words = ask(person), note(person)
    person.key(Qt.Key.Key_H)
    assert note(person) == ""
    assert lights(person) == []
    assert person.screen._prompt.isVisible()
    assert ask(person) is first
    assert note(person) == words
    assert len(person.thinker.questions) == 1


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (Qt.Key.Key_Escape, "Ada, choose a card"),
        (Qt.Key.Key_P, "Paused."),
        (Qt.Key.Key_V, "Ada, choose a card"),
    ],
)
def test_a_hint_makes_way_for_escape_a_pause_and_the_last_move(
    seated: Seated, key: Qt.Key, said: str
) -> None:
    person = seated(LAYING)
    ask(person)
    person.key(key)
    assert note(person) == ""
    assert person.screen._prompt.isVisible()
    assert person.prompt.startswith(said)
    assert person.screen.story.recap.panel.isVisible() is (key == Qt.Key.Key_V)


def test_the_lamp_keeps_its_place_and_is_whole_where_buttons_are_large(seated: Seated) -> None:
    person = seated(LAYING)
    lamp, interrupt = person.screen.help.lamp, person.screen.interrupt
    person.screen.setStyleSheet(style_sheet(current_theme.theme, LARGE_TARGET))
    QApplication.processEvents()
    assert lamp.height() == interrupt.height() >= LARGE_TARGET
    assert 0 < lamp.geometry().left() - interrupt.geometry().right() <= 2 * STEP
    right = lamp.geometry().right()
    interrupt.hide()
    QApplication.processEvents()
    assert lamp.geometry().right() == right


def test_the_button_does_what_the_key_does_and_the_keys_still_reach_the_table(seated: Seated) -> None:
    person = seated(LAYING)
    QTest.mouseClick(person.screen.help.lamp, LEFT)
    person.wait(lambda: bool(note(person)))
    QTest.mouseClick(person.screen.help.lamp, LEFT)
    assert note(person) == ""
    person.key(Qt.Key.Key_1)
    person.key(Qt.Key.Key_Return)
    assert len(person.moves) == 1


def test_the_next_click_removes_the_hint_and_means_what_it_always_means(seated: Seated) -> None:
    person = seated(LAYING)
    ask(person)
    person.click(person.card("wind-07"))
    assert note(person) == ""
    assert lights(person) == []
    assert person.buttons()["lay"].isEnabled()
    person.click(person.card("wind-07"))
    assert person.moves[0] == LayCard(card_called("wind-07"))


def test_a_key_that_does_something_removes_it_and_one_for_the_view_does_not(seated: Seated) -> None:
    person = seated(LAYING)
    ask(person)
    person.key(Qt.Key.Key_Plus)
    assert note(person)
    person.key(Qt.Key.Key_1)
    assert note(person) == ""


def test_a_table_can_agree_on_no_hints(seated: Seated) -> None:
    person = seated(LAYING, agreed="off")
    assert not person.controller.hints_allowed
    person.key(Qt.Key.Key_H)
    assert note(person) == "You play without hints."
    assert lights(person) == []
    person.controller.ask_hint()
    assert person.thinker.questions == []
    person.key(Qt.Key.Key_H)
    assert note(person) == ""


def test_a_game_without_an_adviser_has_no_hints_whatever_was_agreed(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast(dict[str, Game], SHIPPED), ENIX.id, replace(ENIX, adviser=None))
    person = seated(LAYING, agreed="on")
    assert not person.controller.hints_allowed
    person.key(Qt.Key.Key_H)
    assert note(person) == "You play without hints."
    person.controller.ask_hint()
    assert person.thinker.questions == []


@pytest.mark.parametrize("agreed", [None, "on"])
def test_hints_are_allowed_where_nothing_else_was_agreed(seated: Seated, agreed: str | None) -> None:
    person = seated(LAYING, agreed=agreed)
    assert person.controller.hints_allowed
    assert ask(person)


def test_who_is_not_asked_hears_whom_we_wait_for(seated: Seated) -> None:
    person = seated(LAYING)
    person.wait(lambda: len(entries(person)) == 1)
    person.thinker.is_silent = True
    person.double_click(person.card("wind-07"))
    person.wait(lambda: person.prompt.startswith("It is your turn, with 4 movement point"))
    person.key(Qt.Key.Key_H)
    assert note(person) == "It is your turn."
    assert person.thinker.questions == []


def test_a_hint_that_comes_too_late_is_not_shown(seated: Seated) -> None:
    person = seated(LAYING)
    person.thinker.is_slow = True
    person.key(Qt.Key.Key_H)
    person.wait(lambda: "One moment" in note(person))
    person.double_click(person.card("solar-08"))
    person.wait_to_be_asked()
    person.thinker.answer_hint(person.thinker.questions[0])
    assert note(person) == ""
    person.thinker.is_slow = False
    assert ask(person).decision is person.controller.decision


def test_who_goes_on_choosing_does_not_want_the_hint_any_more(seated: Seated) -> None:
    person = seated(LAYING)
    person.thinker.is_slow = True
    person.key(Qt.Key.Key_H)
    [question] = person.thinker.questions
    person.click(person.card("wind-07"))
    person.thinker.answer_hint(question)
    assert person.screen.hints.hint is None
    assert note(person) == ""
    assert lights(person) == []


def test_a_new_decision_gets_a_hint_of_its_own(seated: Seated) -> None:
    person = seated(LAYING)
    first = ask(person)
    person.double_click(person.card("solar-08"))
    person.wait_to_be_asked()
    assert note(person) == ""
    second = ask(person)
    assert isinstance(first.move, LayCard)
    assert isinstance(second.move, Cross)
    assert second.decision is person.controller.decision
    assert second.move in second.decision.moves
    assert note(person).startswith("A skilled player would go to ")
    assert len(person.thinker.questions) == 2


def test_only_one_hint_at_a_time_is_asked_for(seated: Seated) -> None:
    person = seated(LAYING)
    person.thinker.is_slow = True
    for _ in range(3):
        person.key(Qt.Key.Key_H)
    assert len(person.thinker.questions) == 1


def test_if_nobody_can_be_asked_that_is_said(seated: Seated) -> None:
    person = seated(LAYING)
    person.thinker.is_slow = True
    person.key(Qt.Key.Key_H)
    person.thinker.answered.emit(person.thinker.questions[0], Answer())
    assert note(person) == "No hint could be found this time."
    assert lights(person) == []


def test_the_curtain_takes_the_hint_away(seated: Seated) -> None:
    person = seated(LAYING, (0, 1))
    ask(person)
    person.controller._draw_curtain(1)
    assert person.curtains[-1] == "Ben"
    assert note(person) == ""
    assert lights(person) == []


def test_computers_that_lay_their_cards_leave_the_hint_where_it_is(seated: Seated) -> None:
    person = seated({**LAYING, "hands": [*LAYING["hands"], "hydro-01 wind-01"]}, speed="fast")
    ask(person)
    words = note(person)
    person.wait(lambda: len(entries(person)) == 2)
    QTest.qWait(50)
    assert note(person) == words
    assert len(lights(person)) == 1


def test_the_help_is_that_of_the_person_who_is_asked(seated: Seated) -> None:
    person = seated(LAYING, agreed="on")
    decision = person.controller.decision
    assert decision is not None
    seat = decision.seat
    person.match.record.agreed = {"hints": "on", "help": f"{seat}=none"}
    assert not person.controller.hints_allowed
    assert not person.screen.assistance
    person.match.record.agreed = {"hints": "off", "help": f"{seat}=full"}
    assert person.controller.hints_allowed
    assert person.screen.assistance
    person.match.record.agreed = {"hints": "off", "help": f"{seat + 1}=full"}
    assert not person.controller.hints_allowed
