"""The prompt line and the log: who is to do what, and what happened."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.app.play.table_driver import Happening
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.events import CardsRevealed
from enix_desktop.games.enix.phases import Phase
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

LAYING = {"hands": ["solar-04 hydro-02 hydro-03", "solar-10 ocean-01 ocean-02"], "pawns": ["wind", "solar"]}
JUMPED = {
    "hands": ["biomass-01 hydro-02 hydro-03", "solar-10 ocean-01 ocean-02"],
    "pawns": ["hydro", "wind"],
}


def point_at(person: Person, row: int) -> None:
    """Move the mouse onto an entry of the log."""
    entries = person.screen.log._list
    entries.scrollToItem(entries.item(row))
    where = entries.visualItemRect(entries.item(row)).center()
    QTest.mouseMove(entries.viewport(), where)
    QApplication.processEvents()


def test_while_computers_lay_the_prompt_names_them(sit_down: SitDown) -> None:
    person = sit_down(LAYING, begin=False)
    person.obedient.is_silent = True
    person.sit_down()
    assert person.prompt == "Ada, choose a card and lay it face down."
    person.double_click(person.card("solar-04"))
    assert person.prompt == "Waiting for Ben to lay a card."
    assert person.buttons() == {}


def test_while_a_computer_is_in_turn_the_prompt_names_it(sit_down: SitDown) -> None:
    person = sit_down(LAYING, begin=False)
    person.sit_down()
    person.wait(lambda: len(person.match.record.entries) == 1)
    person.obedient.is_silent = True
    person.double_click(person.card("solar-04"))
    assert person.state.active == 1
    assert person.prompt.startswith("It is Ben’s turn, with 6 movement point")
    assert person.screen.usual_prompt() == "It is Ben’s turn."


def test_clicks_while_others_think_do_nothing(sit_down: SitDown) -> None:
    person = sit_down(LAYING, begin=False)
    person.obedient.is_silent = True
    person.sit_down()
    person.double_click(person.card("solar-04"))
    count = len(person.match.record.entries)
    for energy in Energy:
        person.drag(person.tile(energy), person.tile(energy) + QPoint(60, 0))
    person.click(person.stack(0))
    person.click(person.card("hydro-02"))
    person.click(person.cap_home())
    assert len(person.match.record.entries) == count
    assert person.glows() == {}


def test_a_long_sentence_gets_smaller_type_instead_of_being_cut_off(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    person.screen.resize(1024, 660)
    QApplication.processEvents()
    label = person.screen._prompt
    person.screen.say("short")
    usual = label.font().pixelSize()
    person.screen.say("a sentence about tiles, cards and goblins " * 2 + "and more of them")
    assert label.font().pixelSize() < usual
    assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
    person.screen.say("a sentence about tiles, cards and goblins " * 4)
    lines = label.fontMetrics().boundingRect(label.rect(), int(Qt.TextFlag.TextWordWrap), label.text())
    assert lines.height() <= label.height()
    person.screen.say("short")
    assert label.font().pixelSize() == usual


def test_a_round_is_told_in_sentences(sit_down: SitDown) -> None:
    person = sit_down(JUMPED)
    person.double_click(person.card("biomass-01"))
    person.wait_to_be_asked()
    sentences = person.screen.log.sentences()
    assert any(sentence.startswith("All cards are turned over: Ada Biomass") for sentence in sentences)
    assert any(sentence.startswith("It is Ben’s turn, with 6 movement point") for sentence in sentences)
    assert any(sentence.startswith("It is Ada’s turn") for sentence in sentences)
    assert "Ada jumps to Solar energy." in sentences
    assert "Ada has no movement points." in sentences


def test_pointing_at_an_entry_shows_its_tile_and_leaving_the_log_shows_the_choice_again(
    sit_down: SitDown,
) -> None:
    person = sit_down(JUMPED)
    person.screen.log.show()
    person.double_click(person.card("biomass-01"))
    person.wait(lambda: "Ada jumps to Solar energy." in person.screen.log.sentences())
    person.wait_to_be_asked()
    assert person.phase in (Phase.REFILL, Phase.LAY)
    point_at(person, person.screen.log.sentences().index("Ada jumps to Solar energy."))
    assert person.glows() == {"solar": "chosen"}
    person.screen.log.pointed_at.emit(None)
    assert person.glows() == {}


def test_the_log_opens_and_closes_with_a_key(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    was_open = person.screen.log.isVisible()
    person.key(Qt.Key.Key_L)
    assert person.screen.log.isVisible() is not was_open


def test_the_log_does_not_run_ahead_of_what_is_shown(sit_down: SitDown) -> None:
    person = sit_down({"hands": ["solar-05 hydro-04", "solar-01 ocean-01"]}, speed="slow")
    told = person.screen.log.sentences()
    ahead: list[bool] = []

    def look(happening: Happening) -> None:
        if any(isinstance(event, CardsRevealed) for event in happening.events):
            ahead.append(person.screen.log.sentences() != told)
            assert person.screen.queue.is_running
            person.screen.queue.skip()

    person.controller.happened.connect(look)
    person.double_click(person.card("solar-05"))
    person.wait(lambda: any("turned over" in text for text in person.screen.log.sentences()))
    assert ahead == [False]
