"""Asking "why?" at the table: about refusals, about the log, and about the result."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.why.panel import WhyPanel
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import LEFT, NO_KEYS, Person
from tests.gui.enix.table.test_cards import STEALING, TAKING
from tests.gui.enix.table.test_interrupting import WITHOUT, interrupt
from tests.gui.enix.table.test_moving import NINE, THREE
from tests.gui.enix.table.test_placing import ISLAND, LINK, drag_wind
from tests.rules.situation import FOLDER, read_situation

JUMPING = {
    "hands": ["biomass-01 hydro-02 hydro-03", "solar-10 ocean-01 ocean-02"],
    "pawns": ["hydro", "wind"],
}
SMALL = (1024, 675)
"""The smallest window without its menu."""


@pytest.fixture
def refused(sit_down: SitDown) -> Person:
    """Somebody who clicked a tile that is too dear."""
    person = sit_down(THREE)
    person.click(person.tile(Energy.OCEAN))
    return person


@pytest.fixture
def languages(qapp: QCoreApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    yield languages
    languages.use("en")


def note(person: Person) -> WhyPanel:
    return person.screen.asking.panel


def why_button(person: Person) -> QPushButton:
    return person.screen._prompt.why


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def on_screen(widget: QWidget, screen: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())


def click_entry(person: Person, row: int) -> None:
    entries = person.screen.log._list
    entries.scrollToItem(entries.item(row))
    QApplication.processEvents()
    item = entries.item(row)
    point = entries.visualItemRect(item).topLeft() + QPoint(20, 12)
    QTest.mouseClick(entries.viewport(), LEFT, NO_KEYS, point)
    QApplication.processEvents()


# Refusals


def test_beside_a_refusal_one_can_ask_why_and_get_the_numbers(refused: Person) -> None:
    assert why_button(refused).isVisible()
    press(why_button(refused))
    assert note(refused).isVisible()
    assert note(refused).title == refused.prompt
    steps = " ".join(note(refused).steps).replace("\N{NO-BREAK SPACE}", " ")
    assert "2 + 2 + 1 = 5" in steps
    assert "only 3 point" in steps
    assert note(refused).rules == ["M3", "C2"]
    press(why_button(refused))
    assert not note(refused).isVisible()


def test_a_prompt_that_refuses_nothing_has_nothing_to_ask(sit_down: SitDown) -> None:
    person = sit_down(THREE)
    assert not why_button(person).isVisible()
    person.key(Qt.Key.Key_W)
    assert not note(person).isVisible()
    assert person.screen.asking.last_rule is None


def test_what_was_refused_is_remembered_until_something_else_is_said(refused: Person) -> None:
    assert refused.screen.asking.last_rule is not None
    assert refused.screen.asking.last_rule == "M3"
    assert refused.screen.help_place() == "rule:M3"
    refused.click(refused.tile(Energy.HYDRO))
    assert refused.screen.asking.last_rule is None
    assert not why_button(refused).isVisible()


def test_the_question_waits_until_the_mouse_has_come_to_it(refused: Person) -> None:
    refused.hover(refused.tile(Energy.OCEAN))
    refused.hover(refused.tile(Energy.GEOTHERMAL))
    assert refused.prompt.startswith("Geothermal heat: costs 2")
    assert not why_button(refused).isVisible()
    refused.hover(refused.card("hydro-02"))
    assert refused.is_refused
    assert len(refused.scene.board._marks) == 1
    assert why_button(refused).isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_Question])
def test_w_and_the_question_mark_ask_and_escape_puts_the_answer_away(refused: Person, key: Qt.Key) -> None:
    refused.key(key)
    assert note(refused).isVisible()
    refused.key(Qt.Key.Key_Escape)
    assert not note(refused).isVisible()
    assert refused.is_refused


def test_the_cross_puts_the_answer_away(refused: Person) -> None:
    refused.key(Qt.Key.Key_W)
    press(note(refused)._close)
    assert not note(refused).isVisible()


def test_a_rule_in_the_answer_leads_into_the_book(refused: Person) -> None:
    places: list[str] = []
    refused.screen.place_wanted.connect(places.append)
    refused.key(Qt.Key.Key_W)
    for link in note(refused)._links:
        press(link)
    assert places == ["rule:M3", "rule:C2"]


def test_the_board_shows_what_is_refused_and_what_it_costs(refused: Person) -> None:
    board = refused.scene.board
    assert refused.glows()["ocean"] == "refused"
    assert [getattr(item, "text", "") for item in board._marks] == ["2 + 2 + 1 = 5"]
    refused.click(refused.tile(Energy.HYDRO))
    assert board._marks == []


def test_a_closed_side_is_marked_and_the_board_of_the_note_shows_it_too(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    person.click(person.tile(Energy.BIOMASS))
    person.key(Qt.Key.Key_W)
    [step] = [step for step in note(person).steps if "closed" in step]
    assert "Biomass" in step
    figure = note(person).figure
    assert figure.isVisible()
    assert str(figure.board.tiles[Energy.BIOMASS]._glow) == "refused"
    assert len(figure.board._marks) == len(person.scene.board._marks) == 1


def test_a_far_tile_is_answered_with_the_cheapest_way(sit_down: SitDown) -> None:
    person = sit_down({**THREE, "pawns": ["hydro", "biomass"]})
    person.click(person.tile(Energy.OCEAN))
    person.key(Qt.Key.Key_W)
    steps = " ".join(note(person).steps).replace("\N{NO-BREAK SPACE}", " ")
    assert "Waves and tides does not touch Hydropower" in steps
    assert re.search(r"It costs \d( \+ \d)+ = \d", steps)


def test_an_island_is_shown_with_the_places_that_are_free(sit_down: SitDown) -> None:
    person = sit_down(LINK)
    drag_wind(person, ISLAND)
    person.key(Qt.Key.Key_W)
    board = note(person).figure.board
    glows = {energy.key: str(tile._glow) for energy, tile in board.tiles.items() if tile._glow is not None}
    assert glows == {"wind": "refused", "solar": "island", "hydro": "island"}
    assert len(board.cells._cells) == 1
    assert note(person).rules[0] == "A5"


def test_escape_puts_away_the_answer_before_the_tile_in_hand(sit_down: SitDown) -> None:
    person = sit_down(LINK)
    person.press(person.tile(Energy.WIND))
    person.release(person.tile(Energy.WIND))
    person.key(Qt.Key.Key_Return)
    assert person.screen.asking.last_rule is not None
    assert person.screen.asking.last_rule == "A4"
    person.key(Qt.Key.Key_W)
    person.key(Qt.Key.Key_Escape)
    assert not note(person).isVisible()
    assert person.is_lifted(Energy.WIND)


def test_a_card_that_cannot_interrupt_says_why(sit_down: SitDown) -> None:
    person = interrupt(sit_down(WITHOUT))
    person.click(person.card("wind-07"))
    assert person.is_refused
    assert person.prompt.startswith("You cannot interrupt with Wind energy")
    person.key(Qt.Key.Key_W)
    assert note(person).rules == ["X1"]


def test_a_hand_that_cannot_be_taken_from_says_why(sit_down: SitDown) -> None:
    person = sit_down(STEALING)
    person.click(person.place(0))
    assert person.is_refused
    person.key(Qt.Key.Key_W)
    assert note(person).steps[0] == "This is your own hand."


# The log


def test_a_click_on_an_entry_answers_why_it_happened(sit_down: SitDown) -> None:
    person = sit_down(JUMPING)
    person.screen.log.show()
    person.double_click(person.card("biomass-01"))
    person.wait_to_be_asked()
    sentences = person.screen.log.sentences()
    row = next(row for row, sentence in enumerate(sentences) if sentence.startswith("It is Ben’s turn"))
    click_entry(person, row)
    assert note(person).title == sentences[row]
    assert note(person).rules[0] == "O1"
    assert "So it is Ben’s turn." in note(person).steps
    click_entry(person, sentences.index("Ada jumps to Solar energy."))
    assert "A jump goes straight to Solar energy, however far it is." in note(person).steps


def test_every_entry_of_a_game_can_be_asked_about(sit_down: SitDown) -> None:
    person = sit_down(JUMPING)
    person.double_click(person.card("biomass-01"))
    person.wait_to_be_asked()
    entries = person.screen.log._list
    person.screen.log.show()
    for row in range(entries.count()):
        click_entry(person, row)
        assert note(person).title == entries.item(row).text()
        assert note(person).steps


# Room


@pytest.mark.parametrize("compose", [THREE, LINK, TAKING, STEALING])
def test_the_note_covers_nothing_that_is_needed_in_a_small_window(
    sit_down: SitDown, compose: dict[str, object]
) -> None:
    person = sit_down(compose)
    person.screen.resize(*SMALL)
    QApplication.processEvents()
    person.screen.refuse(Refusal(Reason.M2_MUST_MOVE))
    person.key(Qt.Key.Key_W)
    QApplication.processEvents()
    here = on_screen(note(person), person.view)
    plan = person.scene.plan
    needed = [plan.hand, plan.prompt, plan.buttons, plan.own_place]
    needed += plan.stacks if person.phase in (Phase.TAKE, Phase.REFILL) else []
    needed += plan.places if person.phase is Phase.STEAL else []
    assert not [room for room in needed if room.toRect().intersects(here)]
    assert person.view.rect().contains(here)


def test_play_goes_on_beside_an_open_answer_which_goes_with_its_cause(refused: Person) -> None:
    refused.key(Qt.Key.Key_W)
    assert note(refused).isVisible()
    refused.click(refused.tile(Energy.HYDRO))
    assert len(refused.moves) == 1
    assert not note(refused).isVisible()


def test_another_answer_is_read_from_its_beginning(refused: Person) -> None:
    panel = note(refused)
    panel.place(QRect(0, 0, 260, 200))
    [area] = panel.findChildren(QScrollArea)
    for _ in range(2):
        panel.show_answer("Why?", ["One of many words. " * 20] * 4, ["A5"], None)
        QApplication.processEvents()
        assert area.verticalScrollBar().value() == 0
        panel.turn_page(1)
        assert area.verticalScrollBar().value() > 0


def test_clicks_and_the_wheel_on_the_note_do_not_reach_the_table(sit_down: SitDown) -> None:
    person = sit_down(LINK)
    person.press(person.tile(Energy.WIND))
    person.release(person.tile(Energy.WIND))
    person.key(Qt.Key.Key_Return)
    person.key(Qt.Key.Key_W)
    before = person.place_mode._turn
    QTest.mouseClick(note(person)._title, LEFT)
    assert person.is_lifted(Energy.WIND)
    assert person.place_mode._turn == before


# Languages, curtains


def test_the_answer_is_told_anew_in_another_language(refused: Person, languages: Languages) -> None:
    languages.use("en")
    refused.key(Qt.Key.Key_W)
    before = note(refused).steps
    languages.use(pseudo.LANGUAGE)
    QApplication.processEvents()
    after = note(refused).steps
    assert len(after) == len(before)
    assert not set(before) & set(after)
    assert refused.is_refused
    assert why_button(refused).text() != "Why?"


def test_a_long_language_still_fits_into_the_note(refused: Person, languages: Languages) -> None:
    refused.screen.resize(*SMALL)
    languages.use(pseudo.LANGUAGE)
    refused.key(Qt.Key.Key_W)
    QApplication.processEvents()
    panel = note(refused)
    for label in panel._labels:
        assert label.width() <= panel._scroll.viewport().width()
        assert label.height() >= label.heightForWidth(label.width())
    prompt, button = refused.screen._prompt, why_button(refused)
    assert prompt.geometry().right() + 1 >= button.geometry().right()


def test_behind_a_curtain_nothing_of_the_answer_is_left(sit_down: SitDown) -> None:
    person = sit_down(JUMPING, people=(0, 1))
    person.screen.refuse(Refusal(Reason.R1_NOT_IN_HAND, {"card": 3}))
    person.key(Qt.Key.Key_W)
    assert note(person).isVisible()
    person.double_click(person.card("biomass-01"))
    person.wait(lambda: len(person.curtains) == 2)
    assert not note(person).isVisible()
    assert person.screen.asking.last_rule is None


# The result


def test_every_score_and_the_result_can_be_asked_about(sit_down: SitDown, qtbot: QtBot) -> None:
    compose = read_situation(FOLDER / "g2-halved-for-each-enix-card.toml").compose
    assert compose is not None
    person = sit_down(compose, begin=False)
    person.screen.begin()
    [outcome] = person.outcomes
    screen = person.screen.final_screen(outcome)
    qtbot.addWidget(screen)
    screen.resize(*SMALL)
    screen.show()
    rules: list[str] = []
    person.screen.place_wanted.connect(rules.append)
    panel = screen.asking.panel
    for seat, score in enumerate(outcome.scores):
        press(screen.asking._buttons[seat])
        assert panel.isVisible()
        assert str(abs(score)) in panel.steps[-1]
        assert panel.rules == ["G2", "G3"]
    press(screen.asking._buttons[None])
    assert "has the most" in panel.steps[-1] or "out" in panel.steps[-1]
    press(panel._links[0])
    assert rules == ["rule:G3"]
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not panel.isVisible()
