"""A machine that sleeps in the middle of a game: clocks jump, and processes may be gone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.thinking import TIME_LIMIT_MS, Clock, Question, Thinker, answer
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.players.enix.master import WORLDS
from enix_desktop.players.player import Budget

HOURS = 5 * 3600.0


def question(number: int = 3) -> Question:
    participants = [Participant("Ada"), Participant("Volta", "skilled")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 2), seed=1)
    moves = ENIX.rules.legal_moves(match.state, 1)
    return Question(number, 1, ENIX.id, "skilled", ENIX.rules.view(match.state, 1), moves, 7)


@pytest.mark.parametrize(("jump", "thought"), [(HOURS, 3), (-HOURS, WORLDS // 2), (0.0, WORLDS // 2)])
def test_a_player_whose_clock_jumps_makes_the_best_move_found_so_far(jump: float, thought: int) -> None:
    asked, looks = replace(question(), player="master"), iter(range(10**9))
    clock = Clock(lambda: (jump if (look := next(looks)) > 2 else 0.0) + 0.0001 * look, lambda _: None)
    found = answer(asked, None, clock)
    assert found.iterations == thought
    again = ENIX.player("master").choose(asked.view, asked.moves, asked.seed, Budget(thought))
    assert found.move == again.move


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def test_a_worker_that_did_not_survive_is_replaced_at_the_next_question(
    thinker: Thinker, qtbot: QtBot
) -> None:
    thinker.warm_up()
    gone = thinker._process
    gone.kill()
    gone.join()
    with qtbot.waitSignal(thinker.answered, timeout=60_000) as heard:
        thinker.ask(question())
    assert heard.args is not None
    assert heard.args[1].iterations is not None  # somebody did think
    assert thinker._process is not gone


def test_a_limit_that_ran_out_while_the_machine_slept_costs_one_try_and_no_decision(
    thinker: Thinker, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(thinker.answered, timeout=60_000) as heard:
        thinker.ask(question())
        thinker._on_time_out()  # what the timer does when it is woken after hours
    assert heard.args is not None
    assert heard.args[1].iterations is not None
    assert thinker._timer.interval() == TIME_LIMIT_MS
    assert not thinker._timer.isActive()


def test_while_nobody_thinks_no_timer_runs(thinker: Thinker, qtbot: QtBot) -> None:
    timers = thinker.findChildren(QTimer)
    assert [timer.isActive() for timer in timers] == [False]
    with qtbot.waitSignal(thinker.answered, timeout=60_000):
        thinker.ask(question())
        assert [timer.isActive() for timer in timers] == [True]
    assert [timer.isActive() for timer in timers] == [False]
