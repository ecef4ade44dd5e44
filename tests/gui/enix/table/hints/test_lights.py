"""What a hint lights on the table: cards, tiles, stacks, places and buttons."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from enix_desktop.games.enix.moves import (
    END_GAME,
    Cross,
    PlaceTile,
    Refill,
    Steal,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.hints import GHOST_Z
from enix_desktop.ui.enix.tile_item import TileItem
from tests.gui.enix.table.clicking import perform
from tests.gui.enix.table.hints.advising import (
    ENDING,
    INTERRUPTING,
    MOVING,
    REFILLING,
    STEALING,
    TAKING,
    Seated,
    ask,
    is_lit,
    lights,
    note,
)
from tests.gui.enix.table.person import LEFT
from tests.gui.enix.table.test_placing import LINK


def test_a_way_and_its_first_tile_are_lit(seated: Seated) -> None:
    person = seated(MOVING)
    hint = ask(person)
    assert isinstance(hint.move, Cross)
    assert is_lit(person, person.tile(hint.move.tile))
    assert len(lights(person)) == 2
    person.hover(person.tile(hint.move.tile))
    assert note(person), "the mouse passing over the table is no action"
    person.click(person.tile(hint.move.tile))
    assert hint.move in person.moves
    assert note(person) == ""


def test_cards_to_take_are_lit_on_their_stacks(seated: Seated) -> None:
    person = seated(TAKING)
    hint = ask(person)
    assert isinstance(hint.move, TakeCards)
    lit = tuple(position for position in range(5) if is_lit(person, person.stack(position)))
    assert lit == hint.move.stacks == (0, 1)
    assert "You hold no card of Geothermal heat yet." in note(person)


def test_a_back_to_steal_is_lit_at_its_place(seated: Seated) -> None:
    person = seated(STEALING)
    hint = ask(person)
    assert isinstance(hint.move, Steal)
    assert hint.move.energy is not None
    assert is_lit(person, person.back(hint.move.victim, hint.move.energy))
    perform(person, hint.move)
    assert person.moves[0] == hint.move


def test_in_the_french_edition_the_whole_place_is_lit(seated: Seated) -> None:
    person = seated({**STEALING, "edition": "french"})
    hint = ask(person)
    assert isinstance(hint.move, Steal)
    assert is_lit(person, person.place(hint.move.victim))


def test_a_stack_to_draw_from_is_lit(seated: Seated) -> None:
    person = seated(REFILLING)
    hint = ask(person)
    assert isinstance(hint.move, Refill)
    assert is_lit(person, person.stack(hint.move.stack))


def test_a_button_is_lit_and_can_be_clicked_through_its_ring(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = seated(ENDING)
    monkeypatch.setattr(person.screen, "confirm_end", lambda _view, end: end())
    hint = ask(person)
    assert hint.move == END_GAME
    button, ring = person.buttons()["end"], person.screen.hints._ring
    assert ring is not None
    assert ring.isVisible()
    assert ring.geometry().contains(button.mapTo(person.view, button.rect().center()))
    assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    QTest.mouseClick(button, LEFT)
    assert person.moves == [END_GAME]


def test_a_tile_is_shown_as_it_would_lie_and_stays_to_be_followed(seated: Seated) -> None:
    person = seated(LINK)
    hint = ask(person)
    assert isinstance(hint.move, PlaceTile)
    [ghost] = [light for light in lights(person) if isinstance(light, TileItem)]
    assert ghost.zValue() == GHOST_Z
    assert ghost.pos() == centre(hint.move.cell)
    assert ghost._angle == 60 * hint.move.rotation
    person.press(person.tile(hint.move.tile))
    assert note(person) == "", "the prompt line is needed now"
    assert ghost.scene() is not None
    person.release(person.tile(hint.move.tile))
    person.key(Qt.Key.Key_Escape)
    person.wait(lambda: not person.is_lifted(hint.move.tile))
    perform(person, hint.move)
    assert person.moves[0] == hint.move
    assert lights(person) == []


def test_an_interrupt_is_advised_for_or_against(seated: Seated) -> None:
    person = seated(INTERRUPTING)
    person.arm()
    person.double_click(person.card("solar-05"))
    person.wait_to_be_asked()
    assert person.phase is Phase.WINDOW
    hint = ask(person)
    assert hint.move in hint.decision.moves
    assert "ENIX" in note(person) or "interrupt" in note(person)
    assert lights(person) or person.screen.hints._ring is not None
