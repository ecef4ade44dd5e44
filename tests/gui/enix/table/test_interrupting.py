"""Playing an ENIX card with the mouse (X1 to X4)."""

import pytest
from PySide6.QtCore import Qt

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import PASS, PlayEnix
from enix_desktop.games.enix.phases import Phase
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person
from tests.rules.words import card_called

LAYING = {
    "hands": ["solar-05 hydro-12 wind-12 wind-07", "hydro-08 ocean-01 ocean-02"],
    "pawns": ["solar", "wind"],
}
WITHOUT = {"hands": ["solar-05 hydro-04 wind-07", "hydro-08 ocean-01 ocean-02"], "pawns": ["solar", "wind"]}
HYDRO_ENIX, WIND_ENIX = card_called("hydro-12"), card_called("wind-12")


def interrupt(person: Person) -> Person:
    """Ask to be asked, and lay a card so that a turn begins."""
    person.arm()
    assert person.controller.is_interrupting(0)
    person.double_click(person.card("solar-05"))
    person.wait_to_be_asked()
    assert person.phase is Phase.WINDOW
    return person


def test_nobody_is_asked_who_has_not_asked_for_it(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.double_click(person.card("solar-05"))
    person.wait_to_be_asked()
    assert person.phase is Phase.MOVE


def test_the_button_can_be_let_go_again(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    assert person.screen.interrupt.accessibleName() == "Interrupt: ask me next"
    person.arm()
    assert "Interrupt armed: you are asked" in person.screen.interrupt.accessibleName()
    person.arm()
    assert not person.controller.is_interrupting(0)
    assert person.screen.interrupt.accessibleName() == "Interrupt: ask me next"


def test_the_cap_is_put_on_the_tile_that_is_clicked(sit_down: SitDown) -> None:
    person = interrupt(sit_down(LAYING))
    assert person.prompt == "Ada, put the blackout cap on a tile."
    assert set(person.buttons()) == {"pass"}
    assert len(person.glows()) == 6
    person.click(person.tile(Energy.OCEAN))
    assert person.moves[-1] == PlayEnix(HYDRO_ENIX, Energy.OCEAN)
    board = person.scene.board
    assert board.cap.pos() == board.tiles[Energy.OCEAN].pos()
    assert (
        "Ada plays the ENIX card of Hydropower and puts the blackout cap on Waves and tides."
        in person.screen.log.sentences()
    )


def test_which_enix_card_is_played_can_be_chosen(sit_down: SitDown) -> None:
    person = interrupt(sit_down(LAYING))
    person.click(person.card("wind-07"))
    person.click(person.card("wind-12"))
    person.click(person.tile(Energy.OCEAN))
    assert person.moves[-1] == PlayEnix(WIND_ENIX, Energy.OCEAN)


@pytest.mark.parametrize("how", ["button", "place"])
def test_the_cap_is_taken_off_by_button_and_by_clicking_its_place(sit_down: SitDown, how: str) -> None:
    person = interrupt(sit_down({**LAYING, "cap": "ocean"}))
    assert person.prompt == "Ada, put the blackout cap on another tile, or take it off the board."
    assert "ocean" not in person.glows()
    assert {action.name: action.is_main for action in person.screen.actions_shown} == {
        "pass": False,
        "cap_off": True,
    }
    if how == "button":
        person.push("cap_off")
    else:
        person.click(person.cap_home())
    assert person.moves[-1] == PlayEnix(HYDRO_ENIX, None)
    assert person.state.cap is None


def test_the_cap_cannot_stay_where_it_is(sit_down: SitDown) -> None:
    person = interrupt(sit_down({**LAYING, "cap": "ocean"}))
    person.click(person.tile(Energy.OCEAN))
    assert person.is_refused
    assert person.prompt == "The blackout cap must go somewhere else."
    assert person.phase is Phase.WINDOW


def test_the_cap_beside_the_board_cannot_be_put_there(sit_down: SitDown) -> None:
    person = interrupt(sit_down(LAYING))
    person.click(person.cap_home())
    assert person.is_refused
    assert person.phase is Phase.WINDOW


def test_who_holds_no_enix_card_is_asked_all_the_same(sit_down: SitDown) -> None:
    person = interrupt(sit_down(WITHOUT))
    assert person.prompt == "Ada, you hold no ENIX card."
    assert person.glows() == {}
    person.click(person.tile(Energy.OCEAN))
    person.click(person.cap_home())
    assert not any(isinstance(move, PlayEnix) for move in person.moves)
    person.push("pass")
    person.wait_to_be_asked()
    assert person.phase is Phase.MOVE


@pytest.mark.parametrize("how", ["button", "escape"])
def test_not_now_goes_on_and_does_not_ask_again(sit_down: SitDown, how: str) -> None:
    person = interrupt(sit_down(LAYING))
    assert not person.screen.interrupt.isChecked()
    if how == "button":
        person.push("pass")
    else:
        person.key(Qt.Key.Key_Escape)
    person.wait_to_be_asked()
    assert person.phase is Phase.MOVE
    assert not any(isinstance(move, PlayEnix) for move in person.moves)


def test_the_turn_of_somebody_else_can_be_interrupted(sit_down: SitDown) -> None:
    person = sit_down({**LAYING, "pawns": ["wind", "solar"]})
    person.arm()
    person.double_click(person.card("solar-05"))
    person.wait_to_be_asked()
    assert person.phase is Phase.WINDOW
    assert person.state.active == 1
    person.click(person.tile(Energy.SOLAR))
    person.wait_to_be_asked()
    assert person.state.pawns[1] is Energy.SOLAR
    assert PASS in [entry.move for entry in person.match.record.entries]
