"""The table for those who hear it: what lies where, what can be chosen, and no secret."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross, LayCard, PlaceTile, Refill, Steal
from enix_desktop.games.enix.phases import Phase
from enix_desktop.geometry.hexes import Hex
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enix.wording import signed
from tests.gui.accessibility import about, below, called, found, name, press
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person, prepared
from tests.rules.words import card_called

TWO = {"hands": ["solar-05 hydro-04 wind-07", "solar-01 ocean-01 ocean-02"]}
OTHER_SECRETS = {"hands": ["solar-05 hydro-04 wind-07", "solar-06 ocean-07 ocean-03"]}
"""The same backs, other faces."""
LINE = {
    "solar": "(-1, 0) turned 0",
    "hydro": "(0, 0) turned 0",
    "wind": "(1, 0) turned 0",
    "geothermal": "(1, 1) turned 0",
    "ocean": "(2, 1) turned 0",
    "biomass": "(3, 1) turned 0",
}
TILES = {
    "tiles": LINE,
    "pawns": ["wind", "biomass"],
    "cap": "wind",
    "hands": ["solar-04 hydro-01 hydro-02", "solar-01 wind-01 wind-02"],
    "moves": ["all lay solar-04 and solar-01", "everybody passes"],
}
MOVING = {
    "hands": ["solar-05 hydro-02 solar-01", "hydro-01 wind-01 wind-03"],
    "pawns": ["solar", "biomass"],
    "moves": ["all lay solar-05 and hydro-01"],
}
ROLES = QAccessible.Role


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Somebody uses a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def tree(person: Person) -> list[tuple[str, str, str]]:
    """Everything that is told about the table."""
    everything = found(person.screen)
    return [(each.role().name, name(each), about(each)) for each in everything]


def choosable(person: Person) -> dict[str, QAccessibleInterface]:
    """What lies on the table and can be chosen now, by its name."""
    root = QAccessible.queryAccessibleInterface(person.view.viewport())
    return {
        name(each): each
        for each in below(root)
        if (actions := each.actionInterface()) is not None and "Press" in actions.actionNames()
    }


def announced(person: Person) -> list[str]:
    """What is said aloud from now on."""
    said: list[str] = []
    person.screen.reader.announcer.announced.connect(said.append)
    return said


def test_everything_on_the_table_has_a_name_a_role_and_a_place(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    root = QAccessible.queryAccessibleInterface(person.view.viewport())
    things = list(below(root))
    room = root.rect()
    assert all(name(each) for each in things)
    assert all(room.contains(each.rect()) and not each.rect().isEmpty() for each in things)
    roles = [each.role() for each in things]
    assert roles.count(ROLES.Button) == 6 + 5 + 2  # tiles, stacks and the backs of two energies
    assert {"Board", "Ada’s hand", "Stacks and played cards", "Players"} <= {name(each) for each in things}
    assert {"Blackout cap", "Ada’s piece: red, round", "Played cards: none"} <= {name(e) for e in things}
    for parent in things:
        for index in range(parent.childCount()):
            assert parent.indexOfChild(parent.child(index)) == index


def test_the_prompt_and_the_buttons_are_found_beside_the_things(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    names = [name(each) for each in found(person.screen)]
    assert person.prompt in names
    assert "Lay this card" in names


def test_a_point_of_the_screen_leads_to_what_lies_there(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    solar = called(person.screen, "Solar energy")
    middle = solar.rect().center()
    board = called(person.screen, "Board")
    at = board.childAt(solar.rect().left() + 8, middle.y())
    assert at is not None
    assert name(at) == "Solar energy"


def test_a_tile_tells_where_it_lies_what_ways_cost_and_who_is_there(sit_down: SitDown) -> None:
    person = sit_down(TILES)
    told = about(called(person.screen, "Wind energy"))
    assert "south-east of Hydropower" in told
    assert "north of Geothermal heat" in told
    assert "here: Ada (red, round)." in told
    assert told.endswith("The blackout cap is here: nobody can enter or leave.")


def test_pressing_cards_lays_one(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    card = choosable(person)["Wind energy 4"]
    assert card.state().focusable
    press(card)
    assert card.state().selected
    press(called(person.screen, "Lay this card"))
    person.wait(lambda: bool(person.moves))
    assert person.moves == [LayCard(card_called("wind-07"))]


def test_nothing_can_be_chosen_while_nobody_is_asked(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    person.obedient.is_silent = True
    card = choosable(person)["Wind energy 4"]
    for _ in range(2):
        press(card)
    assert choosable(person) == {}
    assert not card.isValid()  # it lies face down now
    assert card.text(QAccessible.Text.Name) == ""
    assert card.rect().isEmpty()
    assert card.childCount() == 0


def test_a_lifted_tile_offers_its_places_and_turns(sit_down: SitDown) -> None:
    person = sit_down(TILES)
    press(choosable(person)["Wind energy"])
    offered = choosable(person)
    assert set(offered) == {
        "Wind energy, lifted",
        "Turn Wind energy clockwise by 60 degrees",
        "Turn Wind energy anticlockwise by 60 degrees",
        "Move Wind energy: south of Hydropower and north-west of Geothermal heat",
        "Move Wind energy: where it was",
    }
    press(offered["Move Wind energy: south of Hydropower and north-west of Geothermal heat"])
    press(choosable(person)["Turn Wind energy clockwise by 60 degrees"])
    lifted = choosable(person)["Wind energy, lifted"]
    assert about(lifted).startswith("Turned clockwise by 60 degrees.")
    press(called(person.screen, "Leave it there"))
    person.wait(lambda: bool(person.moves))
    assert person.moves[0] == PlaceTile(Energy.WIND, Hex(0, 1), 1)


def test_how_far_a_tile_is_turned_counts_from_how_it_lay(sit_down: SitDown) -> None:
    person = sit_down({**TILES, "tiles": {**LINE, "wind": "(1, 0) turned 2"}})
    press(choosable(person)["Wind energy"])
    assert about(choosable(person)["Wind energy, lifted"]).startswith("Not turned.")
    press(choosable(person)["Turn Wind energy anticlockwise by 60 degrees"])
    lifted = choosable(person)["Wind energy, lifted"]
    assert about(lifted).startswith("Turned clockwise by 300 degrees.")


def test_a_tile_in_reach_tells_what_the_way_costs_and_pressing_goes_there(sit_down: SitDown) -> None:
    person = sit_down(MOVING)
    tiles = choosable(person)
    assert about(tiles["Hydropower"]).startswith("Hydropower: costs 1, leaves 2.")
    assert "costs" not in about(tiles["Biomass"])
    press(tiles["Hydropower"])
    person.wait(lambda: bool(person.moves))
    assert person.moves[0] == Cross(Energy.HYDRO)


def test_pressing_what_is_refused_tells_why(sit_down: SitDown) -> None:
    person = sit_down(MOVING)
    said = announced(person)
    press(choosable(person)["Biomass"])
    assert person.is_refused
    QApplication.processEvents()
    assert said == [person.prompt]


def test_backs_and_stacks_can_be_chosen(sit_down: SitDown) -> None:
    person = sit_down(
        {
            "hands": ["solar-05 hydro-02", "hydro-01 wind-01 wind-03"],
            "pawns": ["solar", "hydro"],
            "moves": ["all lay solar-05 and hydro-01"],
        }
    )
    for expected in (Cross(Energy.HYDRO), Steal(1, Energy.WIND), Refill(0)):
        offered = choosable(person)
        press(offered.get("Hydropower", next(iter(offered.values()))))
        person.wait(lambda move=expected: move in person.moves)  # type: ignore[misc]
        person.wait_to_be_asked()
    assert person.moves == [Cross(Energy.HYDRO), Steal(1, Energy.WIND), Refill(0)]


def test_cards_that_nobody_may_see_are_nowhere_in_the_tree(sit_down: SitDown) -> None:
    assert tree(sit_down(TWO)) == tree(sit_down(OTHER_SECRETS))


def test_a_card_laid_by_another_is_told_only_as_a_back(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    person.wait(lambda: person.scene.places[1].laid_count() == 1)
    (ben,) = (each for each in found(person.screen) if name(each) == "Ben")
    assert name(ben.child(0)) == "A card, face down"
    assert about(ben.child(0)) == ""


def test_what_is_not_shown_is_not_in_the_tree(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    root = QAccessible.queryAccessibleInterface(person.view.viewport())
    card = called(person.screen, "Wind energy 4")
    person.screen.hide()
    assert root.childCount() == 0
    assert not card.isValid()
    assert name(card) == ""
    person.screen.show()
    assert root.childCount() == 4


def test_the_ring_of_the_keyboard_has_the_focus(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    person.key(Qt.Key.Key_Tab)
    card = person.screen.reader.access.interface(("hand", person.screen.cursor_ring.spot.key))  # type: ignore[union-attr]
    assert card is not None
    assert card.state().focused
    screen = QAccessible.queryAccessibleInterface(person.screen)
    assert name(screen.focusChild()) == name(card)
    person.key(Qt.Key.Key_Right)
    assert not card.state().focused
    assert name(screen.focusChild()) != name(card)


def test_the_focus_of_a_screen_reader_brings_the_ring(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    card = choosable(person)["Wind energy 4"]
    actions = card.actionInterface()
    actions.doAction(actions.setFocusAction())
    assert person.screen.cursor_ring.ring.isVisible()
    assert card.state().focused


def test_what_happens_is_said_aloud(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    said = announced(person)
    for _ in range(2):
        press(choosable(person)["Wind energy 4"])
    person.wait(lambda: len(person.screen.log.sentences()) > 1)
    QApplication.processEvents()
    told = [sentence for sentence in person.screen.log.sentences() if sentence in said]
    assert any(sentence.startswith("All cards are turned over") for sentence in told)
    assert person.prompt in said


def test_without_a_screen_reader_nothing_is_made(sit_down: SitDown) -> None:
    QAccessible.setActive(False)
    person = sit_down(TWO)
    said = announced(person)
    person.key(Qt.Key.Key_Tab)
    person.key(Qt.Key.Key_Return)
    person.wait(lambda: bool(person.moves))
    QApplication.processEvents()
    assert said == []
    assert person.screen.reader.access._nodes == {}


def test_the_board_is_read_out_and_can_be_read(sit_down: SitDown) -> None:
    person = sit_down(TILES)
    said = announced(person)
    person.key(Qt.Key.Key_B)
    QApplication.processEvents()
    note = person.screen.reader.note
    told = note.text.toPlainText()
    assert told.splitlines()[0] == "Solar energy."
    assert "Hydropower, south-east of Solar energy" in told
    assert said[-1] == " ".join(told.splitlines())
    assert "The board in words" in [name(each) for each in found(person.screen)]
    person.key(Qt.Key.Key_Escape)
    assert not note.isVisible()
    assert person.moves == []


def test_names_follow_the_language(sit_down: SitDown, qapp: Any) -> None:
    person = sit_down(TWO)
    languages = Languages(qapp)
    wind = called(person.screen, "Wind energy")
    try:
        languages.use("de")
        QApplication.processEvents()
        assert name(wind) == "Windenergie"
    finally:
        languages.use(FALLBACK)


def test_what_has_gone_is_not_valid_and_ends_nothing(qapp: QApplication, tmp_path: Path) -> None:
    for number in range(3):
        person = Person(prepared(TWO), tmp_path / f"{number}.json").sit_down()
        numbers = [QAccessible.uniqueId(each) for each in found(person.screen)]
        person.leave()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert numbers
        assert {QAccessible.accessibleInterface(number) for number in numbers} == {None}


def test_what_cannot_be_pressed_or_is_gone_offers_no_action(sit_down: SitDown) -> None:
    person = sit_down(TWO)
    access = person.screen.reader.access
    piece, card = access.interface(("pawns", 0)), choosable(person)["Wind energy 4"]
    assert piece is None or piece.actionInterface() is None or piece.actionInterface().actionNames() == []
    actions = card.actionInterface()
    assert actions.actionNames() == ["Press", "SetFocus"]
    for _ in range(2):
        press(choosable(person)["Wind energy 4"])
    person.wait(lambda: len(person.screen.log.sentences()) > 1)
    assert actions.actionNames() == []
    actions.doAction(actions.pressAction())
    assert not card.isValid()


TIED = {
    "hands": ["solar-05 wind-07 wind-12", "hydro-06 ocean-01 ocean-02", "ocean-03 ocean-04"],
    "moves": ["all lay solar-05, hydro-06 and ocean-03"],
}


def test_a_competition_is_told_with_its_rounds_and_sums(sit_down: SitDown) -> None:
    person = sit_down(TIED)
    panel = called(person.screen, "Competition")
    assert about(panel) == "Ada and Ben are tied."
    assert panel.role() == ROLES.List
    assert [name(panel.child(index)) for index in range(panel.childCount())] == ["Ada", "Ben"]
    assert person.scene.competition.shown is not None
    card = person.screen.names.card(card_called("solar-05"))
    worth = person.scene.competition.total(0)
    assert about(panel.child(0)) == f"Round 1: {card}. Sum: {worth}."
    room = QAccessible.queryAccessibleInterface(person.view.viewport()).rect()
    for each in below(panel):
        assert room.contains(each.rect())
        assert not each.rect().isEmpty()
    second, third = card_called("wind-07"), card_called("ocean-01")
    shown = person.scene.competition.shown.revealed({0: second, 1: third}, person.scene.table.components)
    person.scene.show_competition(shown)
    for seat, laid in ((0, second), (1, third)):
        told = about(panel.child(seat))
        assert f"Round 2: {person.screen.names.card(laid)}." in told
        assert f"Sum: {signed(person.scene.competition.total(seat))}." in told
        assert ("Ahead." in told) is (seat in shown.ahead)
    person.scene.show_competition(None)
    assert "Competition" not in [name(each) for each in found(person.screen)]


def test_a_card_that_a_competitor_laid_face_down_stays_secret(sit_down: SitDown) -> None:
    person = sit_down(TIED)
    person.obedient.is_silent = True
    shown = person.scene.competition.shown
    assert shown is not None
    person.scene.show_competition(replace(shown, hidden=frozenset({1})))
    told = about(called(person.screen, "Competition").child(1))
    assert "Round 2: a card, face down." in told
    assert "Waves" not in told


def test_the_current_player_has_as_many_points_as_the_prompt_says(sit_down: SitDown) -> None:
    person = sit_down(MOVING)
    person.wait(lambda: person.controller.view().phase is Phase.MOVE)
    points = person.controller.view().points
    assert f"{points} movement point" in person.prompt
    ada = next(each for each in found(person.screen) if each.role() == ROLES.ListItem and name(each) == "Ada")
    assert f"{points} movement points left." in about(ada)
