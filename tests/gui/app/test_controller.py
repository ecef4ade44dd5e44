"""The controller with a window made of signals: who is asked, what is shown, what is saved."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.library.saves import load
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.table_driver import Decision
from enix_desktop.app.play.thinking import Answer, Thinker
from enix_desktop.app.play.undo import Obstacle
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.engine.seals import check_seals
from enix_desktop.games.enix.events import (
    CardsDrawn,
    CardsRevealed,
    CardsTaken,
    CardStolen,
    CompetitionBegan,
    GameEnded,
    PawnCrossed,
)
from enix_desktop.games.enix.moves import STOP, LayCard
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.headless.auditing import Audit
from enix_desktop.storage.files import CannotWrite
from tests.schema import accepted


class Table:
    """A game with a window that shows everything at once and answers as it is told."""

    def __init__(self, players: list[str | None], path: Path, seed: int = 1) -> None:
        participants = [Participant(f"P{seat}", player) for seat, player in enumerate(players)]
        options = ENIX.options({}, len(players))
        self.match: Any = Match.begin(ENIX.rules, ENIX.id, participants, options, seed=seed)
        self.path = path
        self.thinker, self.saver = Thinker(), Saver()
        self.controller = Controller(self.match, path, self.thinker, self.saver)
        self.decisions: list[Decision] = []
        self.curtains: list[int] = []
        self.refusals: list[Any] = []
        self.controller.asked.connect(self.decisions.append)
        self.controller.curtain_wanted.connect(self.curtains.append)
        self.controller.refused.connect(lambda refusal, _move: self.refusals.append(refusal))
        self.controller.happened.connect(lambda _: self.controller.go_on())

    def play_first_moves(self) -> None:
        """Let every person choose like the casual player as soon as asked."""
        player = ENIX.player("casual")

        def answer(decision: Decision) -> None:
            moves, made = decision.moves, len(self.match.record.entries)
            view = ENIX.rules.view(self.match.state, decision.seat)
            self.controller.decide(moves[0] if len(moves) == 1 else player.choose(view, moves, made).move)

        # Not within the question: the answers of a long game would be nested too deeply.
        self.controller.asked.connect(answer, Qt.ConnectionType.QueuedConnection)

    def close(self) -> None:
        self.controller.close()
        self.thinker.close()
        self.saver.close()


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Any]:
    made: list[Table] = []

    def make(players: list[str | None], seed: int = 1) -> Table:
        made.append(Table(players, tmp_path / "game.json", seed))
        return made[-1]

    yield make
    for table in made:
        table.close()


def assert_sound(table: Table) -> None:
    table.saver.flush()
    saved = load(table.path)
    assert saved == table.match.record == accepted(table.path.read_text())
    assert len(list(replay(ENIX.rules, ENIX.codec, saved))) == len(saved.entries)


def assert_sealed(record: Any) -> int:
    """Exactly the choices that were made while others still chose have a seal; return how many."""
    state, hidden = ENIX.rules.start(record.setup), 0
    for step in replay(ENIX.rules, ENIX.codec, record):
        is_hidden = len(ENIX.rules.to_move(state)) > 1
        assert (step.entry.seal is not None) == is_hidden, step.number
        hidden += is_hidden
        state = step.state
    assert check_seals(record, ENIX.codec) == hidden
    return hidden


def test_computers_play_a_whole_game_and_every_move_is_saved(tables: Any, qtbot: QtBot) -> None:
    table = tables(["casual", "casual", "casual"])
    with qtbot.waitSignal(table.controller.finished, timeout=60_000) as ended:
        table.controller.begin()
    assert ended.args[0].winners
    assert table.decisions == []
    assert_sound(table)


def test_a_person_plays_against_computers_without_being_asked_to_interrupt(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual"], seed=4)
    table.play_first_moves()
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    assert {decision.seat for decision in table.decisions} == {0}
    assert Phase.WINDOW not in {decision.view.phase for decision in table.decisions}
    assert table.curtains == []
    assert_sound(table)


def test_the_next_person_is_asked_though_a_computer_was_still_being_shown(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, None, "casual"])
    table.controller.happened.disconnect()  # a slow window: it never comes to rest by itself
    told: list[Any] = []
    table.controller.happened.connect(told.append)
    table.controller.begin()
    table.controller.lift_curtain()
    qtbot.waitUntil(lambda: bool(told) and bool(table.decisions))
    table.controller.decide(table.decisions[-1].moves[0])
    assert table.curtains == [0, 1]
    table.controller.lift_curtain()
    qtbot.waitUntil(lambda: table.decisions[-1].seat == 1)


def test_who_wants_to_interrupt_is_asked_at_the_next_chance_whatever_the_hand_holds(
    tables: Any, qtbot: QtBot
) -> None:
    table = tables([None, "casual"])
    table.controller.set_interrupting(0, True)
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    with qtbot.waitSignal(table.controller.asked, timeout=20_000):
        table.controller.decide(table.decisions[-1].moves[0])
    assert table.decisions[-1].view.phase is Phase.WINDOW


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every seat and move that the rules are asked about."""
    asked: list[Any] = []
    refusal = EnixRules.refusal

    def noted(state: Any, seat: int, move: Any) -> Any:
        asked.append((seat, move))
        return refusal(state, seat, move)

    monkeypatch.setattr(EnixRules, "refusal", staticmethod(noted))
    return asked


def test_whether_a_move_of_a_person_or_a_computer_is_legal_is_asked_once(
    tables: Any, qtbot: QtBot, judged: list[Any]
) -> None:
    table = tables([None, "casual"])
    table.play_first_moves()
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    made = [(entry.seat, entry.move) for entry in table.match.record.entries]
    # The computer may have ended the game while the person was deciding: that was refused, and asked once.
    assert judged[: len(made)] == made
    assert len(judged) == len(made) + len(table.refusals)
    assert {seat for seat, _ in judged} == {0, 1}


def test_a_move_that_is_refused_is_asked_about_once_and_not_sealed(
    tables: Any, qtbot: QtBot, judged: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tables([None, "casual"])
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    judged.clear()
    seals: list[Any] = []
    monkeypatch.setattr("enix_desktop.app.play.controller.sealed", lambda *given: seals.append(given))
    table.controller.decide(STOP)
    assert judged == [(0, STOP)]
    assert not seals


@pytest.mark.parametrize("chosen", [STOP, 0])
def test_where_a_computer_chooses_an_illegal_move_the_first_legal_one_is_made(
    tables: Any, qtbot: QtBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, chosen: Any
) -> None:
    table = tables([None, "casual"])
    asked: list[Any] = []
    monkeypatch.setattr(table.thinker, "ask", asked.append)
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    table.thinker.answered.emit(asked[0], Answer(chosen, 0))
    assert [(entry.seat, entry.move) for entry in table.match.record.entries] == [(1, asked[0].moves[0])]
    assert table.match.record.entries[0].seal is not None, "others still choose"
    assert "chose an illegal move" in caplog.text
    assert table.refusals == [], "no person has tried anything"


def test_a_refused_move_changes_nothing_and_says_why(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual"])
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    before = table.match.state.copy()
    table.controller.decide(STOP)
    assert [refusal.rule for refusal in table.refusals] == ["M3"]
    not_held = next(card for card in range(72) if not table.match.state.hands[0] >> card & 1)
    table.controller.decide(LayCard(not_held))
    assert [refusal.rule for refusal in table.refusals] == ["M3", "R1"]
    assert table.match.state.hands[0] == before.hands[0]
    assert table.controller.decision is table.decisions[-1]


def test_people_at_one_screen_are_called_one_after_the_other_to_decide_in_secret(
    tables: Any, qtbot: QtBot
) -> None:
    table = tables([None, None])
    table.controller.begin()
    assert table.curtains == [0]
    assert table.decisions == []
    table.controller.lift_curtain()
    assert table.decisions[-1].seat == 0
    happened: list[Any] = []
    table.controller.happened.connect(happened.append)
    table.controller.decide(table.decisions[-1].moves[0])
    assert table.curtains == [0, 1]
    assert len(table.decisions) == 1
    assert happened == [], "nothing is shown between the two"
    with qtbot.waitSignal(table.controller.asked):
        table.controller.lift_curtain()
    assert table.decisions[-1].seat == 1
    assert table.decisions[-1].view.seat == 1


def test_what_is_public_is_asked_and_told_with_everybody_looking(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual", None], seed=3)
    table.play_first_moves()
    table.controller.curtain_wanted.connect(lambda _: table.controller.lift_curtain())
    seen: list[tuple[bool, Any]] = []
    table.controller.happened.connect(
        lambda happening: seen.append((happening.view.seat == EVERYBODY, happening))
    )
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    secret = (Phase.LAY, Phase.COMPETE, Phase.WINDOW)
    for decision in table.decisions:
        assert decision.view.seat == (decision.seat if decision.view.phase in secret else EVERYBODY)
        assert decision.moves
    kinds = (CardsRevealed, CompetitionBegan, PawnCrossed, CardStolen, GameEnded)
    for is_public, happening in seen:
        if any(isinstance(event, kinds) for event in happening.events):
            assert is_public, happening.events
            assert [event.seen_by(EVERYBODY) for event in happening.events] == list(happening.events)
            assert not happening.view.hand


def test_what_a_person_got_and_lost_is_news_until_that_person_has_looked(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, None], seed=3)
    table.play_first_moves()
    news: list[tuple[int, list[Any]]] = []

    def come(seat: int) -> None:
        news.append((seat, table.controller.news()))
        table.controller.lift_curtain()

    table.controller.curtain_wanted.connect(come)
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    for seat in (0, 1):
        told = [event for to, events in news if to == seat for event in events]
        known = [event.seen_by(seat) for event in table.controller.history]
        assert told == known[: len(told)], "everything is told once, and in its order"
        drawn = [event for event in told if isinstance(event, CardsDrawn | CardsTaken) and event.seat == seat]
        assert drawn
        assert all(event.cards for event in drawn), "and one's own cards are named"


def test_a_person_can_decide_alone_what_is_asked_at_the_public_table(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, None], seed=3)
    table.controller.curtain_wanted.connect(lambda _: table.controller.lift_curtain())
    table.controller.asked.connect(
        lambda decision: (
            None if decision.view.seat == EVERYBODY else table.controller.decide(decision.moves[0])
        ),
        Qt.ConnectionType.QueuedConnection,
    )
    table.controller.begin()
    qtbot.waitUntil(lambda: bool(table.decisions) and table.decisions[-1].view.seat == EVERYBODY)
    public = table.decisions[-1]
    count = len(table.curtains)
    table.controller.ask_privately()
    assert len(table.curtains) == count + 1
    private = table.decisions[-1]
    assert (private.seat, private.view.seat) == (public.seat, public.seat)
    assert private.moves == public.moves
    qtbot.waitUntil(lambda: table.controller.is_public, timeout=20_000)


def test_at_the_public_table_the_last_decision_of_anybody_is_undone(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, None], seed=3)
    table.match.record.agreed = {"undo": "free"}
    table.controller.curtain_wanted.connect(lambda _: table.controller.lift_curtain())
    table.controller.asked.connect(
        lambda decision: (
            None if decision.view.seat == EVERYBODY else table.controller.decide(decision.moves[0])
        ),
        Qt.ConnectionType.QueuedConnection,
    )
    table.controller.begin()
    qtbot.waitUntil(lambda: bool(table.decisions) and table.decisions[-1].view.seat == EVERYBODY)
    asked = table.decisions[-1]
    made = len(table.controller.match.record.entries)
    table.controller.decide(asked.moves[0])
    assert len(table.controller.match.record.entries) > made
    assert table.controller.undo() is None
    assert len(table.controller.match.record.entries) == made
    assert table.controller.is_public
    qtbot.waitUntil(lambda: table.controller.decision is not None)
    assert table.controller.decision.moves == asked.moves
    assert table.controller.redo()
    assert table.controller.match.record.entries[made].move == asked.moves[0]


def test_two_people_can_play_a_whole_game(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, None], seed=3)
    table.play_first_moves()
    table.controller.curtain_wanted.connect(lambda _: table.controller.lift_curtain())
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    assert set(table.curtains) == {0, 1}
    assert_sound(table)


def test_a_thinking_process_that_dies_is_replaced_and_the_game_goes_on(
    tables: Any, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    table = tables(["casual", "casual"], seed=5)
    deaths: list[int] = []

    def kill(_: object) -> None:
        if len(deaths) < 3 and len(table.match.record.entries) > 20 * len(deaths):
            deaths.append(table.thinker._process.pid)
            table.thinker._process.kill()

    table.controller.happened.connect(kill)
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    assert len(set(deaths)) == 3
    assert "is replaced" in caplog.text
    assert_sound(table)


def test_answers_that_are_nonsense_end_in_a_legal_move(
    tables: Any, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    table = tables([None, "casual"], seed=5)
    table.thinker._heard.disconnect()
    table.thinker._heard.connect(
        lambda connection, message: table.thinker._on_heard(
            connection, message and (*message[:2], Answer("nonsense", 0))
        )
    )
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    qtbot.waitUntil(lambda: len(table.match.record.entries) == 1, timeout=30_000)
    assert "answered nonsense" in caplog.text
    assert "the first legal move is made" in caplog.text
    assert table.match.record.entries[0].thought is None


def test_every_choice_of_a_computer_is_recorded_so_that_it_can_be_recomputed(
    tables: Any, qtbot: QtBot
) -> None:
    table = tables([None, "casual", "blend-50"], seed=4)
    table.play_first_moves()
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    audit = Audit(ENIX, table.match.record)
    state = ENIX.rules.start(table.match.record.setup)
    thoughts = 0
    for step in replay(ENIX.rules, ENIX.codec, table.match.record):
        entry, choices = step.entry, len(ENIX.rules.legal_moves(state, step.entry.seat))
        assert (entry.thought is not None) == (entry.seat != 0 and choices > 1)
        thoughts += entry.thought is not None
        audit.look_at(step)
        state = step.state
    assert audit.summary == f"{thoughts} decisions of computer players were recomputed and confirmed."
    assert_sound(table)


def test_x4_only_offers_to_interrupt_are_asked_as_such(tables: Any, qtbot: QtBot) -> None:
    table = tables(["casual", "casual"], seed=5)
    questions: list[Any] = []
    table.thinker.answered.connect(lambda question, _answer: questions.append(question))
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    assert {question.is_offer for question in questions} == {True, False}
    for question in questions:
        assert question.is_offer == (question.view.phase is Phase.WINDOW)


def test_while_the_game_is_paused_a_move_already_thought_of_waits(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual"])
    answers: list[int] = []
    table.thinker.answered.connect(lambda question, *_: answers.append(question.number))
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    table.controller.set_paused(True)
    qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    assert table.match.record.entries == []
    table.controller.set_paused(False)
    assert len(table.match.record.entries) == 1


def test_who_decides_in_a_paused_game_goes_on_with_it(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual"])
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    table.controller.set_paused(True)
    table.controller.decide(table.decisions[-1].moves[0])
    assert not table.controller.is_paused


def test_nobody_is_asked_before_the_last_move_is_on_disk(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual", None], seed=4)
    table.play_first_moves()
    table.controller.curtain_wanted.connect(lambda _: table.controller.lift_curtain())
    on_disk: list[bool] = []

    def look(*_: object) -> None:
        on_disk.append(len(load(table.path).entries) == len(table.match.record.entries))

    table.saver.flush()
    table.controller.begin()
    table.saver.flush()
    table.controller.asked.connect(look)
    ask = table.thinker.ask

    def look_and_ask(question: Any) -> None:
        look()
        ask(question)

    table.thinker.ask = look_and_ask
    qtbot.waitUntil(lambda: len(on_disk) > 60, timeout=60_000)
    assert all(on_disk)


def test_what_cannot_be_written_is_told_and_does_not_stop_the_game(
    tables: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tables([None, None])
    failures: list[Any] = []
    table.saver.failed.connect(failures.append)

    def fail(*_: object, **__: object) -> None:
        raise CannotWrite("disk full")

    table.controller.begin()
    table.controller.lift_curtain()
    table.saver.flush()
    monkeypatch.setattr("enix_desktop.app.library.saver.write_whole", fail)
    with qtbot.waitSignal(table.saver.failed):
        table.controller.decide(table.decisions[-1].moves[0])
    assert len(failures) == 1
    monkeypatch.undo()
    with qtbot.waitSignal(table.controller.asked):
        table.controller.lift_curtain()
    with qtbot.waitSignal(table.saver.settled):
        table.controller.decide(table.decisions[-1].moves[0])
    assert load(table.path).entries[:2] == table.match.record.entries[:2], "the next write has everything"


@pytest.mark.parametrize("seats", [2, 3])
def test_choices_that_others_do_not_know_yet_are_sealed(seats: int, tables: Any, qtbot: QtBot) -> None:
    table = tables(["casual"] * seats)
    with qtbot.waitSignal(table.controller.finished, timeout=60_000):
        table.controller.begin()
    table.saver.flush()
    saved = load(table.path)
    assert assert_sealed(saved) > 2


def test_a_decision_can_be_taken_back_and_made_again(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual", "casual"])
    table.match.record.agreed = {"undo": "free"}
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    before, first = table.controller.view(), table.decisions[-1].moves[0]
    with qtbot.waitSignal(table.controller.asked, timeout=20_000):
        table.controller.decide(first)
    after, told = table.controller.view(), table.controller.told()
    assert after != before
    with qtbot.waitSignals([table.controller.undone, table.controller.asked], timeout=20_000):
        assert table.controller.undo() is None
    assert table.controller.view().hand == before.hand
    assert table.decisions[-1].moves == table.decisions[0].moves
    table.saver.flush()
    assert first not in [entry.move for entry in load(table.path).entries if entry.seat == 0]
    with qtbot.waitSignal(table.controller.asked, timeout=20_000):
        assert table.controller.redo()
    assert table.controller.view() == after, "the luck is the same, and computers decide as before"
    assert table.controller.told() == told
    assert not table.controller.redo()
    table.saver.flush()
    assert assert_sealed(load(table.path)) == 2


def test_who_decides_otherwise_cannot_make_the_old_decision_again(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual"])
    table.match.record.agreed = {"undo": "free"}
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    with qtbot.waitSignal(table.controller.asked, timeout=20_000):
        table.controller.decide(table.decisions[-1].moves[0])
    with qtbot.waitSignal(table.controller.asked, timeout=20_000):
        table.controller.undo()
    with qtbot.waitSignal(table.controller.asked, timeout=20_000):
        table.controller.decide(table.decisions[-1].moves[1])
    assert not table.controller.redo()
    table.saver.flush()
    saved = load(table.path)
    assert saved == table.controller.match.record
    decided = [entry.move for entry in saved.entries if entry.seat == 0]
    assert decided[0] == table.decisions[0].moves[1]


def test_a_table_that_agreed_on_nothing_takes_nothing_back(tables: Any, qtbot: QtBot) -> None:
    table = tables([None, "casual"])
    with qtbot.waitSignal(table.controller.asked):
        table.controller.begin()
    assert table.controller.undo() is Obstacle.AGREEMENT
