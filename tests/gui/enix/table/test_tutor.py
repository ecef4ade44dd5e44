"""A tutor asks once about a choice that seems dear, and gives nothing else away."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.play import tutoring
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enix.moves import PASS, LayCard
from enix_desktop.i18n.languages import Languages
from tests.gui.enix.table.hints.advising import ENDING, INTERRUPTING, LAYING
from tests.gui.enix.table.person import LEFT, Compose, Person
from tests.gui.enix.table.tutoring import ToldMaker, TutoredTable, tutored
from tests.rules.words import card_called

CARD = LayCard(card_called("solar-08"))


@pytest.fixture
def seated(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TutoredTable]:
    monkeypatch.setattr(tutoring, "Maker", ToldMaker)
    monkeypatch.setattr(ToldMaker, "all", [])
    monkeypatch.setattr(ToldMaker, "is_slow", False)
    monkeypatch.setattr(ToldMaker, "answer", True)
    people: list[Person] = []

    def make(compose: Compose = LAYING, seats: Sequence[Seat] = (0,), agreed: str = "on") -> Person:
        people.append(tutored(compose, tmp_path / "game.json", seats, agreed))
        return people[-1].sit_down()

    yield make
    for person in people:
        person.leave()


def lay(person: Person) -> None:
    """Lay solar 8 with the mouse."""
    person.click(person.card("solar-08"))
    if "lay" in person.buttons():
        person.push("lay")


def doubted(person: Person) -> Person:
    """The same person, asked whether it is sure."""
    lay(person)
    person.wait(lambda: person.screen.question.is_open)
    return person


def test_who_is_sure_plays_it(seated: TutoredTable) -> None:
    person = doubted(seated())
    question = person.screen.question
    assert question.title.text() == "Are you sure?"
    assert [label.text() for label in question.facts] == ["A clearly better choice seems to be available."]
    assert not person.moves
    person.screen.question.yes.click()
    person.wait(lambda: person.moves == [CARD])
    person.assert_sound()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, None])
def test_who_thinks_again_is_asked_again_and_not_doubted_twice(
    seated: TutoredTable, key: Qt.Key | None
) -> None:
    person = doubted(seated())
    if key is None:
        person.screen.question.no.click()
    else:
        person.key(key)
    assert not person.screen.question.is_open
    person.wait_to_be_asked()
    assert person.screen.mode is not None
    assert person.screen.hasFocus()
    lay(person)
    person.wait(lambda: person.moves == [CARD])
    assert len(ToldMaker.all[0].orders) == 1


def test_who_thinks_again_while_others_choose_is_not_doubted_twice(seated: TutoredTable) -> None:
    person = seated()
    person.wait(lambda: len(person.match.record.entries) == 1)  # the computer has laid its card
    tutor, decision = person.controller._tutor, person.controller.decision
    assert tutor is not None
    assert decision is not None
    tutor._looked_at.add((decision.seat, ()))  # before that
    assert not tutor.holds(person.match, decision, CARD)


def test_the_keys_reach_both_answers(seated: TutoredTable) -> None:
    person = doubted(seated())
    assert person.screen.question.no.hasFocus()
    person.key(Qt.Key.Key_Tab)
    person.key(Qt.Key.Key_Return)
    person.wait(lambda: person.moves == [CARD])


def test_a_screen_reader_is_told(seated: TutoredTable, monkeypatch: pytest.MonkeyPatch) -> None:
    person = seated()
    said: list[str] = []
    monkeypatch.setattr(person.screen.question.announcer, "say", said.append)
    doubted(person)
    assert said == ["Are you sure? A clearly better choice seems to be available."]


def test_a_good_choice_is_played_without_a_word(seated: TutoredTable) -> None:
    ToldMaker.answer = False
    person = seated()
    lay(person)
    person.wait(lambda: person.moves == [CARD])
    assert not person.screen.question.is_open


def test_without_a_tutor_nobody_looks(seated: TutoredTable) -> None:
    person = seated(agreed="off")
    lay(person)
    person.wait(lambda: person.moves == [CARD])
    assert not ToldMaker.all


def test_a_choice_stands_if_the_tutor_takes_too_long(
    seated: TutoredTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutoring, "PATIENCE", 30)
    ToldMaker.is_slow = True
    person = seated()
    lay(person)
    assert not person.moves
    person.wait(lambda: person.moves == [CARD])
    assert ToldMaker.all[0].closed == 1, "the next choice does not wait for this one"
    ToldMaker.all[0].made.emit(True)
    assert not person.screen.question.is_open


def test_a_choice_stands_if_the_tutor_is_gone(seated: TutoredTable) -> None:
    ToldMaker.is_slow = True
    person = seated()
    lay(person)
    ToldMaker.all[0].failed.emit()
    person.wait(lambda: person.moves == [CARD])


def test_while_the_tutor_looks_the_table_says_so_and_takes_no_other_choice(
    seated: TutoredTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutoring, "SILENCE", 10)
    ToldMaker.is_slow = True
    person = seated()
    lay(person)
    person.wait(lambda: person.prompt == "One moment: the tutor is looking at your choice.")
    person.screen.decide(LayCard(card_called("wind-07")))
    ToldMaker.all[0].made.emit(False)
    person.wait(lambda: person.moves == [CARD])


@pytest.mark.parametrize("is_slow", [True, False])
def test_undo_takes_the_choice_back(seated: TutoredTable, is_slow: bool) -> None:
    ToldMaker.is_slow = is_slow
    person = seated()
    lay(person)
    if not is_slow:
        person.wait(lambda: person.screen.question.is_open)
    person.screen.undo()
    assert not person.screen.question.is_open
    person.wait(lambda: person.screen.mode is not None)
    ToldMaker.all[0].made.emit(True)
    assert not person.screen.question.is_open
    assert not person.moves


def test_what_is_done_again_after_undo_is_not_doubted_again(seated: TutoredTable) -> None:
    person = doubted(seated())
    person.screen.question.yes.click()
    person.wait(lambda: person.moves == [CARD])
    person.screen.undo()
    person.wait_to_be_asked()
    person.screen.redo()
    person.wait(lambda: CARD in [entry.move for entry in person.controller.match.record.entries])
    assert len(ToldMaker.all[0].orders) == 1


def test_what_is_done_again_at_the_question_leaves_nothing_held(seated: TutoredTable) -> None:
    person = doubted(seated())
    person.screen.question.yes.click()
    person.wait(lambda: person.moves == [CARD])
    person.screen.undo()
    person.wait_to_be_asked()
    tutor = person.controller._tutor
    assert tutor is not None
    tutor._looked_at.clear()  # as if others had decided otherwise since
    person.screen.decide(LayCard(card_called("wind-07")))
    person.wait(lambda: person.screen.question.is_open)
    person.screen.redo()
    person.wait(lambda: person.moves == [CARD])
    assert not person.screen.question.is_open
    assert tutor.held is None


def test_a_pause_takes_back_what_is_being_looked_at(seated: TutoredTable) -> None:
    ToldMaker.is_slow = True
    person = seated()
    lay(person)
    person.controller.set_paused(True)
    ToldMaker.all[0].made.emit(False)
    assert not person.moves
    assert person.controller.is_paused
    person.controller.set_paused(False)
    person.wait_to_be_asked()


def test_what_the_rules_refuse_is_refused_at_once(seated: TutoredTable) -> None:
    person = seated()
    person.screen.decide(LayCard(card_called("ocean-01")))
    assert person.is_refused
    assert not ToldMaker.all[0].orders


def test_who_was_asked_whether_to_end_the_game_is_not_asked_twice(seated: TutoredTable) -> None:
    person = seated(ENDING)
    person.push("end")
    person.screen.question.yes.click()
    person.wait(lambda: bool(person.outcomes))
    assert not ToldMaker.all[0].orders


def test_at_a_shared_screen_only_who_is_alone_with_it_is_told(seated: TutoredTable) -> None:
    person = seated(seats=(0, 1))
    assert person.controller.viewer == 0
    doubted(person).screen.question.yes.click()
    person.screen.lift_curtain()
    person.wait(lambda: person.controller.viewer == 1 and person.controller.decision is not None)
    decision = person.controller.decision
    assert decision is not None
    person.screen.decide(decision.moves[0])
    person.wait(lambda: person.screen.question.is_open)
    person.screen.question.yes.click()
    person.wait(lambda: person.controller.viewer == EVERYBODY and person.controller.decision is not None)
    orders = len(ToldMaker.all[0].orders)
    decision = person.controller.decision
    assert decision is not None
    person.screen.decide(decision.moves[0])
    assert len(ToldMaker.all[0].orders) == orders == 2


def test_not_to_interrupt_is_never_doubted(seated: TutoredTable) -> None:
    person = seated(INTERRUPTING)
    person.screen.decide(LayCard(card_called("solar-05")))
    person.wait(lambda: person.screen.question.is_open)
    person.screen.question.yes.click()
    person.wait(lambda: PASS in [entry.move for entry in person.controller.match.record.entries])
    assert PASS not in [order[2] for order in ToldMaker.all[0].orders]


def test_the_question_changes_its_language(seated: TutoredTable, qapp: QApplication) -> None:
    person = doubted(seated())
    languages = Languages(qapp)
    languages.use("de")
    QApplication.processEvents()
    assert person.screen.question.title.text() == "Bist du sicher?"
    assert person.screen.question.yes.text() == "Doch spielen"


def test_what_the_tutor_gets_is_a_view_and_a_seed_that_no_game_has(seated: TutoredTable) -> None:
    person = seated()
    person.wait(lambda: len(person.match.record.entries) == 1)  # the computer has laid its card
    view = person.controller.match.rules.view(person.state, 0)
    doubted(person)
    [(game, seen, move, seed)] = ToldMaker.all[0].orders
    assert (game, seen, move) == ("enix", view, CARD)
    assert seed == derived(0, "tutor/0/1")


@pytest.mark.parametrize("button", ["no", "yes"])
def test_both_answers_are_clicked(seated: TutoredTable, button: str) -> None:
    person = doubted(seated())
    QTest.mouseClick(getattr(person.screen.question, button), LEFT)
    person.wait(lambda: (person.moves == [CARD]) is (button == "yes"))
