"""Taking, stealing and refilling with the mouse (K1, K3, K4)."""

from PySide6.QtCore import Qt

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import STOP, Refill, Steal, TakeCards
from enix_desktop.games.enix.phases import Phase
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person
from tests.rules.words import card_called

TAKING = {
    "hands": ["solar-05 solar-01 solar-02 solar-03", "hydro-01 wind-01 wind-03 wind-02 wind-05"],
    "pawns": ["solar", "wind"],
    "stacks": ["geothermal-01 hydro-06 hydro-04", "geothermal-02 wind-06", "geothermal-03 hydro-05"],
    "moves": ["all lay solar-05 and hydro-01", "everybody passes", "seat 0: cross to hydro"],
}
STEALING = {
    "hands": ["solar-05 solar-01", "hydro-01 hydro-02 wind-01", "ocean-01 ocean-04 ocean-05"],
    "cap": "solar",
    "moves": ["all lay solar-05, hydro-01 and ocean-01", "everybody passes"],
}
REFILLING = {
    "hands": ["solar-01 solar-02 solar-03", "hydro-01 wind-01 wind-03 wind-02 wind-05"],
    "pawns": ["solar", "wind"],
    "cap": "solar",
    "moves": ["all lay solar-03 and hydro-01", "everybody passes", "everybody passes"],
}


def lifted(person: Person) -> set[int]:
    return {stack.position for stack in person.scene.stacks if stack.lift}


def test_all_cards_that_may_be_taken_are_lifted_and_chosen(sit_down: SitDown) -> None:
    person = sit_down(TAKING)
    assert person.phase is Phase.TAKE
    assert lifted(person) == {0, 2}
    assert person.prompt.startswith("Ada, you may take 2 top card")
    assert "Your hand is worth \N{MINUS SIGN}6 now." in person.prompt
    person.push("take")
    assert person.moves == [TakeCards((0, 2))]
    assert {card_called("hydro-04"), card_called("hydro-05")} <= person.hand()
    assert "Ada takes Hydropower 2 and Hydropower 3." in person.screen.log.sentences()


def test_a_click_leaves_a_card_and_another_click_takes_it_after_all(sit_down: SitDown) -> None:
    person = sit_down(TAKING)
    person.click(person.stack(0))
    assert lifted(person) == {2}
    person.click(person.stack(2))
    person.click(person.stack(0))
    assert lifted(person) == {0}
    person.push("take")
    assert person.moves == [TakeCards((0,))]


def test_what_was_left_is_chosen_again_when_the_choice_is_taken_back(sit_down: SitDown) -> None:
    person = sit_down(TAKING)
    person.click(person.stack(0))
    person.screen.undo()
    assert lifted(person) == {0, 2}
    person.screen.undo()
    assert person.prompt.startswith("Decisions are final at this table.")


def test_nothing_need_be_taken(sit_down: SitDown) -> None:
    person = sit_down(TAKING)
    person.click(person.stack(0))
    person.click(person.stack(2))
    assert person.buttons()["take"].text() == "Take nothing"
    person.push("take")
    assert person.moves == [TakeCards(())]


def test_enter_takes_also_right_after_a_click_on_a_stack(sit_down: SitDown) -> None:
    person = sit_down(TAKING)
    person.click(person.stack(2))
    person.key(Qt.Key.Key_Return)
    assert person.moves == [TakeCards((0,))]


def test_a_card_of_another_energy_is_refused(sit_down: SitDown) -> None:
    person = sit_down(TAKING)
    person.click(person.stack(1))
    assert person.is_refused
    assert person.prompt == "You can take only top cards of the energy you have reached."
    assert lifted(person) == {0, 2}


def test_in_the_english_edition_a_card_is_stolen_by_its_back(sit_down: SitDown) -> None:
    person = sit_down(STEALING)
    assert person.phase is Phase.STEAL
    assert person.prompt == "Ada, steal one card each from Ben and Cleo: choose it by its back."
    assert person.buttons() == {}
    person.click(person.back(2, Energy.OCEAN))
    assert person.moves == [Steal(2, Energy.OCEAN)]
    person.wait_to_be_asked()
    assert person.prompt == "Ada, steal from Ben: choose a card by its back."
    person.click(person.back(1, Energy.WIND))
    assert person.moves[1] == Steal(1, Energy.WIND)
    assert card_called("wind-01") in person.hand()
    assert "Ada steals Wind energy \N{MINUS SIGN}6 from Ben." in person.screen.log.sentences()


def test_a_click_beside_the_backs_steals_nothing(sit_down: SitDown) -> None:
    person = sit_down(STEALING)
    person.click(person.place(1))
    person.click(person.place(0))
    person.click(person.back(1, Energy.WIND), Qt.MouseButton.RightButton)
    assert person.moves == []


def test_in_the_french_edition_a_place_is_clicked_and_luck_decides(sit_down: SitDown) -> None:
    person = sit_down({**STEALING, "edition": "french"})
    assert person.prompt == "Ada, you may steal one card each from Ben and Cleo; luck decides which."
    assert {action.name: action.is_main for action in person.screen.actions_shown} == {
        "stop": False,
        "steal": True,
    }
    person.push("steal")
    assert person.moves == [Steal(1, None)]
    person.wait_to_be_asked()
    person.push("stop")
    assert person.moves == [Steal(1, None), STOP]
    assert "Ada steals no more cards." in person.screen.log.sentences()


def test_in_the_french_edition_nothing_need_be_stolen(sit_down: SitDown) -> None:
    person = sit_down({**STEALING, "edition": "french"})
    person.push("stop")
    assert person.moves == [STOP]


def test_a_stack_is_clicked_to_draw_from_it(sit_down: SitDown) -> None:
    person = sit_down(REFILLING)
    assert person.phase is Phase.REFILL
    assert person.prompt.startswith("Ada, choose a stack to draw 3 card")
    assert [stack._glow for stack in person.scene.stacks] == ["may"] * 5
    person.click(person.stack(3))
    assert person.moves == [Refill(3)]
    assert person.state.hands[0].bit_count() == 5
    assert any(sentence.startswith("Ada draws Biomass") for sentence in person.screen.log.sentences())
    assert [stack._glow for stack in person.scene.stacks] == [None] * 5


def test_an_empty_stack_is_refused(sit_down: SitDown) -> None:
    person = sit_down({**REFILLING, "stacks": ["geothermal-01", "geothermal-02"], "rest": "seat 1"})
    person.click(person.stack(4))
    assert person.is_refused
    assert person.prompt == "There is no card on that stack. Choose another one."
    assert person.moves == []
