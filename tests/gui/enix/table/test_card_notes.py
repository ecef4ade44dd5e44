"""What is told about cards on the table: a note where the mouse rests, a page on a right click."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.card_item import CardItem
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person
from tests.rules.words import card_called

LAYING = {"hands": ["solar-04 hydro-02 hydro-03", "solar-10 ocean-01 ocean-02"], "pawns": ["wind", "solar"]}


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    found = sit_down(LAYING, begin=False)
    found.obedient.is_silent = True
    found.sit_down()
    found.screen.notes._rest.setInterval(20)
    return found


def rest_on(person: Person, point: QPoint) -> None:
    viewport = person.screen.view.viewport()
    QTest.mouseMove(viewport, point + QPoint(3, 3))
    QTest.mouseMove(viewport, point)
    QApplication.processEvents()


def ask_at(person: Person, point: QPoint) -> list[str]:
    wanted: list[str] = []
    person.screen.place_wanted.connect(wanted.append)
    viewport = person.screen.view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, viewport.mapToGlobal(point))
    QApplication.sendEvent(viewport, event)
    return wanted


def test_a_note_comes_where_the_mouse_rests_on_a_card_and_goes_with_it(person: Person) -> None:
    note, rest = person.screen.notes.note, person.screen.notes._rest
    rest.setInterval(60_000)
    rest_on(person, person.card("solar-04"))
    assert not note.isVisible(), "whoever only passes by is not disturbed"
    rest.setInterval(20)
    person.wait(note.isVisible)
    texts = [label.text() for label in note.findChildren(QLabel)]
    assert texts[0] == "Sun tracker"
    assert texts[1].startswith("Solar energy · Value")
    assert texts[2] == "Tile: you turn or move one tile."
    assert len(texts[3]) > 60
    assert not note.geometry().contains(person.card("solar-04"))
    rest_on(person, QPoint(5, 300))
    assert not note.isVisible()


def test_a_card_that_is_clicked_needs_no_note(person: Person) -> None:
    rest_on(person, person.card("hydro-02"))
    person.wait(person.screen.notes.note.isVisible)
    person.click(person.card("hydro-02"))
    assert not person.screen.notes.note.isVisible()


def test_a_back_has_no_note_and_its_page_is_that_of_the_energy(person: Person) -> None:
    top = person.scene.stacks[0].energy
    assert top is not None
    rest_on(person, person.stack(0))
    QTest.qWait(80)
    assert not person.screen.notes.note.isVisible()
    assert ask_at(person, person.stack(0)) == [f"energy:{top.key}"]


def test_nothing_but_its_energy_is_told_about_a_card_that_lies_face_down(person: Person) -> None:
    face = person.scene.table.components.cards[card_called("solar-04")]
    card = CardItem(face, face.energy)
    person.scene.addItem(card)
    notes = person.screen.notes
    wanted: list[str] = []
    notes.place_wanted.connect(wanted.append)
    card.set_face_up(False)
    notes.toggle_for(card)
    assert not notes.is_open
    notes.open_for(card)
    assert wanted == ["energy:solar"]
    card.set_face_up(True)
    notes.toggle_for(card)
    assert notes.is_open
    person.scene.removeItem(card)


def test_a_right_click_opens_the_page_of_a_card_or_of_a_tile(person: Person) -> None:
    assert ask_at(person, person.card("hydro-03")) == ["card:hydro-03"]
    assert ask_at(person, person.tile(Energy.WIND))[-1:] == ["energy:wind"]
    assert ask_at(person, person.back(1, Energy.SOLAR))[-1:] == ["energy:solar"]
    assert ask_at(person, QPoint(5, 300)) == []


def test_the_curtain_takes_the_note_away(person: Person) -> None:
    rest_on(person, person.card("solar-04"))
    person.wait(person.screen.notes.note.isVisible)
    person.screen.sharing._on_curtain(1)
    assert not person.screen.notes.note.isVisible()
