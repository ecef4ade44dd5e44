"""Hints: what a skilled player would do and why, shown on the table and decided by nobody but the person."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QLabel
from pytestqt.qtbot import QtBot

from enix_desktop.app.controller import Controller
from enix_desktop.app.saver import Saver
from enix_desktop.app.table_driver import Decision, Hint
from enix_desktop.app.thinking import Question, Thinker, answer
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.moves import (
    END_GAME,
    Cross,
    LayCard,
    Move,
    PlaceTile,
    Refill,
    Steal,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.i18n.languages import Languages
from enix_desktop.players.enix_advice import Advice, Reason
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.hint_lights import GHOST_Z, RingItem
from enix_desktop.ui.enix.hint_words import HintWords
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.style_sheet import style_sheet
from enix_desktop.ui.theme import LARGE_TARGET, STEP, look
from tests.gui.enix.table.clicking import perform
from tests.gui.enix.table.person import LEFT, Compose, ObedientThinker, Person, prepared
from tests.gui.enix.table.test_placing import LINK
from tests.rules.words import card_called
from tests.unit.players.advice_checks import is_true

LAYING = {
    "hands": ["solar-05 solar-08 hydro-04 wind-07 ocean-06 biomass-06", "solar-01 ocean-01 ocean-02"],
    "tops": ["geothermal-05", "geothermal-06", "hydro-07", "biomass-04", "solar-02"],
}
MOVING = {**LAYING, "moves": ["all lay solar-08 and solar-01", "nobody interrupts"]}
TAKING = {**LAYING, "moves": [*MOVING["moves"], "seat 0: cross to geothermal"]}
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
ENDING = {
    "hands": ["solar-10 hydro-08 geothermal-03 ocean-08 wind-08 biomass-07", "solar-01 ocean-01 ocean-02"]
}
INTERRUPTING = {
    "hands": ["solar-05 hydro-12 wind-12 wind-07", "hydro-08 ocean-01 ocean-02"],
    "pawns": ["solar", "wind"],
}
SITUATIONS = {
    "lay": LAYING,
    "move": MOVING,
    "take": TAKING,
    "steal": STEALING,
    "refill": REFILLING,
    "end": ENDING,
    "place": LINK,
}


class AdvisingThinker(ObedientThinker):
    """Hints are really thought about; computers obey."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.is_slow = False

    def ask(self, question: Question) -> None:
        if not question.is_hint:
            super().ask(question)
            return
        self.questions.append(question)
        if not self.is_slow:
            QTimer.singleShot(0, self, lambda: self.answer_hint(question))

    def answer_hint(self, question: Question) -> None:
        self.answered.emit(question, *answer(question))


Seated = Callable[..., Person]


@pytest.fixture
def seated(qtbot: QtBot, tmp_path: Path) -> Iterator[Seated]:
    """A table at which hints are given."""
    people: list[Person] = []

    def make(
        compose: Compose, seats: Sequence[Seat] = (0,), agreed: str | None = None, speed: str = "instant"
    ) -> Person:
        match = prepared(compose, seats)
        if agreed is not None:
            match.record.agreed = {"hints": agreed}
        person = Person(match, tmp_path / f"{len(people)}.json", speed, AdvisingThinker())
        people.append(person)
        return person.sit_down()

    yield make
    for person in people:
        person.leave()


def ask(person: Person) -> Hint:
    """Press H and wait for the hint."""
    person.key(Qt.Key.Key_H)
    person.wait(lambda: person.screen.hints.hint is not None)
    hint = person.screen.hints.hint
    assert hint is not None
    return hint


def note(person: Person) -> str:
    """What the note says, as far as it is to be seen."""
    return person.screen.hints.note.text if person.screen.hints.note.isVisible() else ""


def lights(person: Person) -> list[QGraphicsItem]:
    return [light for light in person.screen.hints._lights if light.scene() is not None]


def is_lit(person: Person, point: QPoint) -> bool:
    """Whether a ring lies around a point of the view."""
    where = person.view.mapToScene(point)
    rings = [light for light in lights(person) if isinstance(light, RingItem)]
    return any(ring._ring.contains(ring.mapFromScene(where)) for ring in rings)


def entries(person: Person) -> list[Any]:
    return list(person.match.record.entries)


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
        (Qt.Key.Key_V, "You have not had a turn yet."),
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


def test_the_lamp_keeps_its_place_and_is_whole_where_buttons_are_large(seated: Seated) -> None:
    person = seated(LAYING)
    lamp, interrupt = person.screen.help.lamp, person.screen.interrupt
    person.screen.setStyleSheet(style_sheet(look.theme, LARGE_TARGET))
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
    monkeypatch.setattr(person.screen, "confirm_end", lambda _score: True)
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


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_said_is_true_and_names_all_it_should(seated: Seated, name: str) -> None:
    person = seated(SITUATIONS[name])
    hint = ask(person)
    advice = person.screen.hints._advice
    assert advice is not None
    assert is_true(hint.decision.view, hint.move, advice)
    assert "{" not in note(person)
    assert note(person).startswith("A skilled player would ")


def test_a_table_can_agree_on_no_hints(seated: Seated) -> None:
    person = seated(LAYING, agreed="off")
    assert not person.controller.hints_allowed
    person.key(Qt.Key.Key_H)
    assert note(person) == "This table has agreed to play without hints."
    assert lights(person) == []
    person.controller.ask_hint()
    assert person.thinker.questions == []
    person.key(Qt.Key.Key_H)
    assert note(person) == ""


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
    person.wait(lambda: person.prompt == "Ben is thinking.")
    person.key(Qt.Key.Key_H)
    assert note(person) == "Ben is thinking."
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
    person.thinker.answered.emit(person.thinker.questions[0], 0, None)
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


def test_another_language_says_the_same_hint(seated: Seated, qapp: QCoreApplication) -> None:
    person = seated(ENDING)
    languages = Languages(qapp)
    languages.use("en")
    hint, words = ask(person), note(person)
    try:
        languages.use("pseudo")
        QCoreApplication.processEvents()
        assert person.screen.hints.hint is hint
        assert note(person) != words
        assert note(person).startswith("À skîlléd plàýér")
        assert person.screen.hints._ring is not None
        assert person.screen.hints._ring.isVisible()
    finally:
        languages.use("en")
    QCoreApplication.processEvents()
    assert note(person) == words


def all_advice(person: Person) -> Iterator[tuple[Move, Advice]]:
    """Every reason with long facts."""
    energies = tuple(ENIX.rules.view(person.state, 0).pawns)
    facts: dict[str, object] = {
        **{"tile": 3, "energy": 3, "count": 2, "score": -12, "after": 24, "without": 41, "limit": 25},
        **{"wins": 7, "of": 10, "left": 2, "cost": 4, "before": 5, "size": 5, "wanted": 3, "draws": 2},
        **{"ways": 3, "seat": 1, "seats": (0, 1), "energies": energies, "points": 8, "way": energies},
    }
    energy = type(energies[0])(3)
    facts |= {"tile": energy, "energy": energy}
    cards = [reason for reason in Reason if reason.name.startswith(("LAY_JUMP", "LAY_REACH", "LAY_OPEN"))]
    cards += [Reason.CROSS_TAKE, Reason.CROSS_ONWARD, Reason.PLACE_OPENS]
    cards += [Reason.PLACE_SHORTENS, Reason.PLACE_KEEPS]
    cards.remove(Reason.LAY_JUMP_STEAL)
    for reason in Reason:
        if reason in cards:
            yield END_GAME, Advice(reason, {**facts, "lacking": True})
            yield END_GAME, Advice(reason, {**facts, "lacking": False})
        else:
            yield END_GAME, Advice(reason, facts)


def test_every_reason_has_a_whole_sentence(seated: Seated) -> None:
    person = seated(LAYING)
    words = HintWords(person.screen.names)
    sentences = [words.why(move, advice) for move, advice in all_advice(person)]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    assert len(set(sentences)) > 50


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_nothing_of_the_note_is_cut_off_where_texts_are_longer(
    seated: Seated, qapp: QCoreApplication, size: tuple[int, int]
) -> None:
    person = seated(LAYING)
    person.screen.resize(*size)
    hint, languages = ask(person), Languages(qapp)
    try:
        languages.use("pseudo")
        for _, advice in all_advice(person):
            person.screen.hints._say(hint, advice)
            paper = person.screen.hints.note
            assert person.view.rect().contains(paper.geometry())
            assert paper.height() <= 110
            for label in paper.findChildren(QLabel):
                assert paper.rect().contains(label.geometry())
                assert label.heightForWidth(label.width()) <= label.height()
        assert person.screen.help.lamp.geometry().right() <= person.screen._panel.width()
    finally:
        languages.use("en")


PATIENCE = 60_000
"""Milliseconds: on a busy machine a real thinking process starts and answers late."""


def played(tmp_path: Path, qtbot: QtBot, thinker: Any, with_hints: bool) -> Any:
    """The record of a game whose person decides like the casual player, with or without looking at hints."""
    participants = [Participant("Ada"), Participant("Ben", "casual"), Participant("Cleo", "skilled")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options("english", 3), seed=11)
    saver = Saver()
    controller = Controller(match, tmp_path / f"{with_hints}.json", thinker, saver)
    hints: list[Hint] = []

    def decide(decision: Decision) -> None:
        # The others lay first, so that the order of the moves is the same in both games.
        qtbot.waitUntil(lambda: not set(ENIX.rules.to_move(match.state)) - {decision.seat}, timeout=PATIENCE)
        if controller.decision is not decision or not ENIX.rules.to_move(match.state):
            return  # somebody has ended the game, even if it is not shown yet
        if with_hints:
            count = len(hints)
            controller.ask_hint()
            qtbot.waitUntil(lambda: len(hints) > count, timeout=PATIENCE)
        moves, made = decision.moves, len(match.record.entries)
        player = ENIX.player("casual")
        controller.decide(moves[0] if len(moves) == 1 else player.choose(decision.view, moves, made).move)

    controller.asked.connect(decide, Qt.ConnectionType.QueuedConnection)
    controller.hinted.connect(hints.append)
    controller.happened.connect(lambda _: controller.go_on(), Qt.ConnectionType.QueuedConnection)
    with qtbot.waitSignal(controller.finished, timeout=2 * PATIENCE):
        controller.begin()
    controller.close()
    saver.close()
    assert bool(hints) == with_hints
    assert all(hint.move in hint.decision.moves for hint in hints)
    # No two seals are alike, since nobody can foresee their salts.
    match.record.entries = [replace(entry, seal=None) for entry in match.record.entries]
    return match.record


def test_who_looks_at_hints_changes_neither_the_record_nor_what_computers_do(
    qtbot: QtBot, tmp_path: Path
) -> None:
    thinker = Thinker()
    try:
        with_hints = played(tmp_path, qtbot, thinker, True)
        assert with_hints == played(tmp_path, qtbot, thinker, False)
        assert with_hints.outcome is not None
    finally:
        thinker.close()


def test_a_hint_overtakes_the_questions_that_wait(qtbot: QtBot) -> None:
    match: Any = Match.begin(
        ENIX.rules, ENIX.id, [Participant("A"), Participant("B")], ENIX.options("english", 2), seed=3
    )
    view, moves = ENIX.rules.view(match.state, 0), ENIX.rules.legal_moves(match.state, 0)
    thinker = Thinker()
    heard: list[int] = []
    thinker.answered.connect(lambda question, *_: heard.append(question.number))
    try:
        for number in range(4):
            thinker.ask(Question(number, ENIX.id, "casual", view, moves, number))
        thinker.ask(Question(9, ENIX.id, "skilled", view, moves, 9, is_hint=True))
        qtbot.waitUntil(lambda: len(heard) == 5, timeout=20_000)
        assert heard == [0, 9, 1, 2, 3]
    finally:
        thinker.close()
