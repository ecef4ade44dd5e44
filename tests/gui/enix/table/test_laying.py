"""Laying a card and ending the game, with the mouse (R1, R2, R3)."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from enix_desktop.games.enix.moves import END_GAME, LayCard
from enix_desktop.games.enix.phases import Phase
from tests.gui.accessibility import about, called
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import LEFT, Person
from tests.rules.words import card_called

LAYING = {"hands": ["solar-05 hydro-04 wind-07 wind-12", "solar-01 ocean-01 ocean-02"]}
ALL_SIX = "solar-03 hydro-04 geothermal-03 ocean-03 wind-03 biomass-04"
ENDING = {"hands": [ALL_SIX, "solar-01 ocean-01 ocean-02"]}
ENDING_WELL = {
    "hands": ["solar-08 hydro-05 geothermal-06 ocean-05 wind-05 biomass-04", "solar-01 ocean-01 ocean-02"]
}


def is_chosen(person: Person, name: str) -> bool:
    return bool(person.scene.hand.cards[card_called(name)]._glow == "chosen")


def test_a_click_selects_a_card_and_a_second_click_lays_it(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.click(person.card("wind-07"))
    assert is_chosen(person, "wind-07")
    assert person.moves == []
    person.click(person.card("wind-07"))
    assert person.moves[0] == LayCard(card_called("wind-07"))
    assert card_called("wind-07") not in person.hand()


def test_a_card_that_lies_face_down_still_counts_for_the_own_hand(sit_down: SitDown) -> None:
    """Nine points, halved by an ENIX card, also while Ben thinks."""
    person = sit_down(LAYING, begin=False)
    person.thinker.is_silent = True
    person.sit_down()
    assert "Hand worth 4; the limit is 25." in about(called(person.screen, "Ada"))
    person.double_click(person.card("wind-07"))
    assert card_called("wind-07") not in person.hand()
    assert person.prompt == "Waiting for Ben to lay a card."
    assert "Hand worth 4; the limit is 25." in about(called(person.screen, "Ada"))


def test_clicking_another_card_changes_the_selection(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.click(person.card("wind-07"))
    person.click(person.card("solar-05"))
    assert is_chosen(person, "solar-05")
    assert not is_chosen(person, "wind-07")
    assert person.moves == []


def test_escape_lets_go_of_the_selected_card(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.click(person.card("wind-07"))
    person.key(Qt.Key.Key_Escape)
    assert not is_chosen(person, "wind-07")
    assert not person.buttons()["lay"].isEnabled()
    person.click(person.card("wind-07"))
    assert person.moves == []


def test_the_button_lays_the_selected_card_and_works_only_then(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.push("lay")
    assert person.moves == []
    person.click(person.card("hydro-04"))
    person.push("lay")
    assert person.moves[0] == LayCard(card_called("hydro-04"))


def test_enter_lays_the_selected_card(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.key(Qt.Key.Key_Return)
    assert person.moves == []
    person.click(person.card("hydro-04"))
    person.key(Qt.Key.Key_Return)
    assert person.moves[0] == LayCard(card_called("hydro-04"))


def test_enter_lays_what_was_selected_last_whether_with_mouse_or_keys(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.click(person.card("wind-07"))
    number = list(person.scene.hand.cards).index(card_called("solar-05"))
    person.key(Qt.Key(int(Qt.Key.Key_1) + number))
    person.key(Qt.Key.Key_Return)
    assert person.moves[0] == LayCard(card_called("solar-05"))


def test_an_enix_card_is_refused_with_a_sentence_while_others_are_in_hand(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.click(person.card("wind-12"))
    assert person.is_refused
    assert person.prompt == "An ENIX card can be laid only when you have no other card left."
    assert not is_chosen(person, "wind-12")
    person.click(person.card("wind-07"))
    assert not person.is_refused


def test_an_enix_card_can_be_laid_when_nothing_else_is_in_hand(sit_down: SitDown) -> None:
    person = sit_down({"hands": ["wind-12 solar-12", "solar-01 ocean-01"]})
    person.double_click(person.card("wind-12"))
    assert person.moves[0] == LayCard(card_called("wind-12"))


def test_the_laid_card_lies_face_down_for_others_and_all_are_turned_over_together(sit_down: SitDown) -> None:
    person = sit_down({"hands": ["solar-05 hydro-04", "solar-01 ocean-01"]}, people=(0, 1))
    person.double_click(person.card("solar-05"))
    person.wait(lambda: len(person.curtains) == 2)
    assert person.curtains == ["Ada", "Ben"]
    person.screen.lift_curtain()
    person.wait_to_be_asked()
    [laid] = person.scene.places[0]._laid
    assert laid.card is None
    assert laid.energy is None
    person.double_click(person.card("solar-01"))
    assert [item.is_face_up for place in person.scene.places for item in place._laid] == [True, True]


def test_a_selected_card_stays_selected_while_computers_lay_theirs(sit_down: SitDown) -> None:
    person = sit_down(LAYING, begin=False)
    person.obedient.is_silent = True
    person.sit_down()
    person.click(person.card("wind-07"))
    person.controller._opponents.forget()
    person.obedient.is_silent = False
    person.controller._advance()
    person.wait(lambda: len(person.match.record.entries) == 1)
    assert is_chosen(person, "wind-07")
    assert person.buttons()["lay"].isEnabled()


def test_the_right_button_and_the_middle_button_lay_nothing(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        person.click(person.card("wind-07"), button)
        person.click(person.card("wind-07"), button)
    assert person.moves == []
    assert not is_chosen(person, "wind-07")


def test_without_all_six_energies_there_is_no_end_button(sit_down: SitDown) -> None:
    assert "end" not in sit_down(LAYING).buttons()


def test_the_end_button_shows_the_score_and_asks_once(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(ENDING)
    assert "3" in person.buttons()["end"].text()
    person.push("end")
    question = person.screen.question
    assert question.isVisible()
    assert question.yes.text() == "End the game with 3"
    QTest.mouseClick(question.no, LEFT)
    assert not question.isVisible()
    assert END_GAME not in person.moves
    assert person.phase is Phase.LAY
    person.push("end")
    QTest.mouseClick(question.yes, LEFT)
    assert person.moves[-1] == END_GAME
    person.wait(lambda: len(person.outcomes) == 1)
    assert person.prompt == "The game is over."


@pytest.mark.parametrize(("key", "ends"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)])
def test_the_question_whether_to_end_is_answered_with_one_key(
    sit_down: SitDown, key: Qt.Key, ends: bool
) -> None:
    person = sit_down(ENDING_WELL)
    person.key(Qt.Key.Key_E)
    assert person.screen.question.isVisible()
    person.key(Qt.Key.Key_1)
    assert person.screen.question.isVisible(), "no key goes to the table below"
    person.key(key)
    assert not person.screen.question.isVisible()
    assert (END_GAME in person.moves) is ends


RICH = "solar-11 hydro-11 geothermal-11 ocean-11 wind-11 biomass-11"


@pytest.mark.parametrize("hand", [ENDING["hands"][0], RICH], ids=["low", "out"])
def test_with_a_low_hand_or_one_that_is_out_playing_on_is_the_default(sit_down: SitDown, hand: str) -> None:
    person = sit_down({"hands": [hand, ENDING["hands"][1]]})
    person.key(Qt.Key.Key_E)
    question = person.screen.question
    assert question.no.property("role") == "main"
    assert question.yes.property("role") != "main"
    person.key(Qt.Key.Key_Return)
    assert not question.isVisible()
    assert END_GAME not in person.moves
    person.key(Qt.Key.Key_E)
    question.no.clearFocus()
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert not question.isVisible()
    assert END_GAME not in person.moves, "not even where neither answer has the keys"


def test_tab_goes_between_the_two_answers(sit_down: SitDown) -> None:
    person = sit_down(ENDING_WELL)
    person.push("end")
    question = person.screen.question
    person.key(Qt.Key.Key_Tab)
    assert person.screen.window().focusWidget() is question.no
    person.key(Qt.Key.Key_Return)
    assert END_GAME not in person.moves
    assert not question.isVisible()


def test_the_question_tells_the_own_sum_and_only_how_many_cards_the_others_hold(sit_down: SitDown) -> None:
    person = sit_down(ENDING)
    person.push("end")
    facts = [label.text() for label in person.screen.question.facts]
    assert facts[0] == "Your cards are worth 3."
    assert "below the limit of 25" in facts[1]
    counts = [sum(hand) for hand in person.screen.driver.view().hand_energies[1:]]
    assert facts[-1].startswith("The others hold: ")
    assert [int(number) for number in re.findall(r"(\d+) card", facts[-1])] == counts
    assert not person.screen.question.warning.isVisible()


def test_who_would_be_out_is_warned(sit_down: SitDown) -> None:
    person = sit_down({"hands": [RICH, "hydro-06 ocean-01 ocean-02"]})
    person.push("end")
    assert person.screen.question.warning.text() == "That is more than 25: you would be out."
    assert not any("tied" in label.text() for label in person.screen.question.facts)


def test_the_question_goes_when_nobody_is_asked_any_more(sit_down: SitDown) -> None:
    person = sit_down(ENDING)
    person.push("end")
    person.screen.leave_mode()
    assert not person.screen.question.isVisible()


def test_the_end_button_is_not_there_in_a_competition(sit_down: SitDown) -> None:
    six = "solar-04 hydro-05 hydro-04 geothermal-03 ocean-03 wind-03 biomass-04"
    compose = {
        "hands": [f"{six} solar-05", "hydro-06 ocean-01 ocean-02"],
        "moves": ["all lay solar-05 and hydro-06"],
    }
    person = sit_down(compose)
    assert person.phase is Phase.COMPETE
    assert set(person.buttons()) == {"lay"}


def test_competitors_are_named_and_lay_a_second_card(sit_down: SitDown) -> None:
    compose = {
        "hands": ["solar-05 wind-07 wind-12", "hydro-06 ocean-01 ocean-02", "ocean-03 ocean-04"],
        "moves": ["all lay solar-05, hydro-06 and ocean-03"],
    }
    person = sit_down(compose)
    assert person.phase is Phase.COMPETE
    assert person.prompt == "Ada and Ben are tied: Ada, lay one more card."
    assert [place._is_competing for place in person.scene.places] == [True, True, False]
    assert person.scene.places[2].laid_count() == 1, "who does not compete lays no second card"
    assert person.screen.log.sentences() == []  # a prepared position has no past here
    person.click(person.card("wind-12"))
    assert person.is_refused
    person.double_click(person.card("wind-07"))
    person.wait(lambda: person.state.phase is not Phase.COMPETE)
    assert len(person.scene.places[0]._laid) == 2
    assert person.state.active == 0


def test_a_card_that_is_dragged_out_of_the_hand_is_laid(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.drag(person.card("wind-07"), person.at(person.scene.plan.board.center()))
    assert person.moves == [LayCard(card_called("wind-07"))]


def test_a_card_that_is_let_go_in_the_hand_is_only_selected(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    before = person.card("wind-07")
    person.drag(before, before + QPoint(40, 10))
    assert person.moves == []
    assert is_chosen(person, "wind-07")
    person.click(person.at(person.scene.plan.board.center()))
    assert person.moves == [], "the drag is over"


def test_an_enix_card_cannot_be_dragged_out_of_the_hand_while_others_are_there(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.drag(person.card("wind-12"), person.at(person.scene.plan.board.center()))
    assert person.moves == []
    assert person.is_refused
