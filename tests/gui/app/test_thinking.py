"""The thinker between two games, how long it may think, and what its answers must look like."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play import thinking
from enix_desktop.app.play.thinking import Answer, Clock, Question, Thinker, answer
from enix_desktop.catalogue import ENIX, SHIPPED, Game
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.players.player import Budget, Choice
from tests.toy.rules.moves import Answers, Solve


def question(seed: int, number: int) -> Question:
    """The first question to a computer player in the game with this seed."""
    participants = [Participant("Ada"), Participant("Volta", "casual")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 2), seed=seed)
    moves = ENIX.rules.legal_moves(match.state, 1)
    return Question(number, 1, ENIX.id, "casual", ENIX.rules.view(match.state, 1), moves, 7)


FIRST = question(1, 5).moves[0]


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def test_an_answer_in_a_game_that_was_left_is_not_taken_for_one_in_the_next(
    thinker: Thinker, qtbot: QtBot
) -> None:
    questions = [question(seed, 1) for seed in range(20)]
    last = questions[0]
    first = next(other for other in questions if answer(other) != answer(last))
    thinker.warm_up()
    thinker.ask(first)
    thinker.forget()
    with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
        thinker.ask(last)
    assert heard.args == [last, answer(last)]


class Dial:
    """A clock that goes on only when somebody thinks or sleeps, and remembers until when it slept."""

    def __init__(self) -> None:
        self.time = 100.0
        self.woken: list[float] = []
        self.clock = Clock(lambda: self.time, self._sleep)

    def _sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.time += seconds
        self.woken.append(self.time)


class Ponderer:
    """Thinks in iterations of one millisecond, as long as it may."""

    def __init__(self, dial: Dial) -> None:
        self._dial = dial

    def choose(self, view: object, moves: Any, seed: int, budget: Budget) -> Choice[Any]:
        """The last of *moves*."""
        iterations = 0
        while not budget.is_time_up():
            iterations += 1
            self._dial.time += 0.001
        return Choice(moves[-1], iterations)


@pytest.fixture
def dial(monkeypatch: pytest.MonkeyPatch) -> Dial:
    dial = Dial()
    players: Any = ENIX.players
    monkeypatch.setitem(players, "ponderer", Ponderer(dial))
    return dial


def asked(moves: list[int], is_offer: bool) -> Question:
    return Question(1, 1, ENIX.id, "ponderer", None, moves, 7, is_offer)


def test_x4_an_offer_to_interrupt_is_answered_at_the_same_moment_whatever_there_is_to_think(
    dial: Dial,
) -> None:
    received = dial.time
    for moves in ([0], [0, 1], list(range(8))):
        dial.time = received + 0.0001 * len(moves)  # the time it took to read the question
        found = answer(asked(moves, True), received, dial.clock)
        assert found.move == moves[-1]
        assert bool(found.iterations) == (len(moves) > 1)
    assert dial.woken == [pytest.approx(received + thinking.OFFER_ANSWERED_AFTER)] * 3


def test_x4_thinking_about_an_offer_ends_well_before_its_answer() -> None:
    assert thinking.OFFER_THINKING_LIMIT < thinking.OFFER_ANSWERED_AFTER


def test_every_other_decision_ends_before_a_second_is_over_and_is_answered_at_once(dial: Dial) -> None:
    began = dial.time
    assert answer(asked([0, 1], False), None, dial.clock) == Answer(1, 900)
    assert dial.time - began < 1
    assert dial.woken == []


def test_the_iterations_of_a_decision_come_back_with_it(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.warm_up()
    with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
        thinker.ask(question(1, 5))
    assert heard.args is not None
    assert heard.args[1].iterations == 0  # a player that does not search


def test_a_player_with_a_fault_ends_only_its_process_and_the_first_legal_move_is_made(
    thinker: Thinker, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(thinker.answered, timeout=60_000) as heard:
        thinker.ask(replace(question(1, 5), view=None))  # whoever looks at it raises an exception
    assert heard.args is not None
    assert heard.args[1] == Answer(FIRST)
    assert caplog.text.count("ended and is replaced") == thinking.TRIES


@pytest.mark.parametrize(
    "message",
    [
        *[(5, 1, Answer(FIRST, -1)), (5, 1, Answer(FIRST)), (5, 1, Answer(FIRST, 10**9))],
        *[(5, 1, Answer("hello", 0)), (5, 1, Answer(None, 0)), (5, 1, Answer())],
        *[(5, 0), (5, 1, FIRST, 0), "hello"],
    ],
)
def test_nonsense_has_the_worker_replaced(
    thinker: Thinker, message: object, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.warm_up()
    thinker.ask(question(1, 5))
    before = thinker._process.pid
    thinker._on_heard(thinker._connection, message)
    assert "answered nonsense" in caplog.text
    assert thinker._process.pid != before


def test_a_player_may_choose_a_legal_move_that_is_not_listed(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.warm_up()
    listed = Answers((Solve(42, 1), Solve(None, 20_001)))
    with qtbot.waitSignal(thinker.answered) as heard:
        thinker.ask(replace(question(1, 5), moves=listed))
        thinker._on_heard(thinker._connection, (5, 1, Answer(Solve(42, 3_480), 0)))
    assert heard.args is not None
    assert heard.args[1].move == Solve(42, 3_480)


def test_an_answer_that_nobody_waits_for_any_more_is_passed_over(
    thinker: Thinker, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.warm_up()
    thinker.ask(question(1, 5))
    with qtbot.assertNotEmitted(thinker.answered):
        thinker._on_heard(thinker._connection, (4, 1, Answer(FIRST, 0)))
        thinker._on_heard(thinker._connection, (5, 0, Answer(FIRST, 0)))
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"player": "nobody"}, "There is no player 'nobody'"),
        ({"game": "nothing"}, "There is no game 'nothing'"),
    ],
)
def test_a_worker_that_does_not_know_a_player_or_a_game_says_so_and_lives_on(
    thinker: Thinker, qtbot: QtBot, caplog: pytest.LogCaptureFixture, changed: dict[str, str], problem: str
) -> None:
    thinker.warm_up()
    process = thinker._process
    with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
        thinker.ask(replace(question(1, 5), **changed))  # type: ignore[arg-type]
    assert heard.args is not None
    assert heard.args[1] == Answer(FIRST)
    assert problem in caplog.text
    with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
        thinker.ask(question(1, 6))
    assert heard.args is not None
    assert heard.args[1] == answer(question(1, 6))
    assert thinker._process is process


def test_a_hint_comes_back_with_the_reason_of_the_adviser(thinker: Thinker, qtbot: QtBot) -> None:
    assert ENIX.adviser is not None
    asked = replace(question(1, 5), player=ENIX.adviser.player, is_hint=True)
    with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
        thinker.ask(asked)
    assert heard.args is not None
    found = heard.args[1]
    assert found.reason == ENIX.adviser.reason(asked.view, found.move, asked.seed)


def test_who_asks_for_a_hint_in_a_game_without_an_adviser_is_told_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(cast(dict[str, Game], SHIPPED), ENIX.id, replace(ENIX, adviser=None))
    with pytest.raises(BadData, match="has no hints"):
        answer(replace(question(1, 5), is_hint=True))
