"""A machine that sleeps in the middle of a game: clocks jump, and processes may be gone."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.thinking import TIME_LIMIT_MS, Clock, Question, Thinker, answer
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant

HOURS = 5 * 3600.0


def question(number: int = 3) -> Question:
    participants = [Participant("Ada"), Participant("Volta", "skilled")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 2), seed=1)
    moves = ENIX.rules.legal_moves(match.state, 1)
    return Question(number, 1, ENIX.id, "skilled", ENIX.rules.view(match.state, 1), moves, 7)


@pytest.mark.parametrize("jump", [HOURS, -HOURS, 0.0])
def test_a_player_whose_clock_jumps_while_it_thinks_still_answers_with_a_legal_move(jump: float) -> None:
    asked, looks = question(), iter(range(10**9))
    # A clock that is set back would let a player think for hours; so many looks at it are enough here.
    clock = Clock(lambda: (jump if 2 < (look := next(looks)) < 5000 else 0.0) + 0.001 * look, lambda _: None)
    found = answer(asked, None, clock)
    assert 0 <= found.index < len(asked.moves)
    assert found.iterations is not None


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


def test_nobody_thinks_no_timer_runs(thinker: Thinker) -> None:
    assert [timer for timer in thinker.findChildren(QTimer) if timer.isActive()] == []
    assert isinstance(thinker, QObject)
