"""A decision is judged by what its seat could know, without flattering the best idea."""

import pickle
from collections.abc import Mapping
from math import cos, log, pi, sqrt
from types import SimpleNamespace
from typing import Any

import pytest

from enix_desktop.coaching.judging import Effort, Verdict, estimated, judge
from enix_desktop.coaching.tasks import seed_of
from enix_desktop.engine.rng import derived
from tests.unit.coaching.reviewed import FAST, GAMES, course_of, some, twin

MANY = 400


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_changes_no_verdict(game: str) -> None:
    course = course_of(game)
    for decision in some(course, 6):
        seed = seed_of(decision)
        verdict = judge(course.game, course.view(decision), decision.move, FAST, seed)
        for secrets in (1, 2):
            other = twin(course, decision, secrets)
            assert judge(course.game, other, decision.move, FAST, seed) == verdict


@pytest.mark.parametrize("game", GAMES)
def test_the_same_decision_gets_the_same_verdict_where_only_bytes_arrive(game: str) -> None:
    course = course_of(game)
    for decision in some(course, 3):
        view = course.view(decision)
        sent = pickle.dumps((view, decision.move))
        received, move = pickle.loads(sent)
        verdict = judge(course.game, view, decision.move, FAST, 7)
        assert judge(course.game, view, decision.move, FAST, 7) == verdict
        assert judge(course.game, received, move, FAST, 7) == verdict


def test_the_seed_of_a_verdict_does_not_come_from_the_game() -> None:
    course = course_of("enix")
    decision = course.decisions[0]
    assert seed_of(decision) == derived(0, f"judged/{decision.asked}/{decision.seat}")


@pytest.mark.parametrize(("values", "worth"), [((0.5, 0.5, 0.5, 0.5), 0.0), ((0.4, 0.5, 0.3), 0.1)])
def test_a_loss_is_right_on_average_and_its_interval_holds(values: tuple[float, ...], worth: float) -> None:
    verdicts = [_judged(values, Effort(24, 60), seed) for seed in range(MANY)]
    losses = estimated([verdict.loss for verdict in verdicts])
    assert abs(losses.value - worth) < max(0.004, losses.half_width)
    right = sum(abs(verdict.loss - worth) <= verdict.half_width for verdict in verdicts)
    assert right >= 0.94 * MANY


def test_of_equal_moves_none_seems_dear_because_there_are_many() -> None:
    verdicts = [_judged((0.5,) * 20, Effort(8, 32), seed) for seed in range(MANY)]
    losses = estimated([verdict.loss for verdict in verdicts])
    assert abs(losses.value) < 2 * losses.half_width
    assert sum(verdict.is_clear for verdict in verdicts) < 0.05 * MANY


def test_a_move_without_a_rival_costs_nothing() -> None:
    verdict = _judged((0.4,), FAST, 1)
    assert verdict == Verdict(0, verdict.chance, 0.0, 0.0, 0.0, FAST.counting)


def test_the_best_move_gains_on_the_best_other_idea() -> None:
    verdict = _judged((0.6, 0.3, 0.4), Effort(24, 200), 1)
    assert verdict.best == 0
    assert verdict.loss == 0
    assert abs(verdict.gain - 0.2) <= verdict.half_width
    assert verdict.is_clearly_best


def _judged(values: tuple[float, ...], effort: Effort, seed: int) -> Verdict:
    """The verdict on the first move of a decision in which the moves bring *values* on average."""

    def tried(world: int, _seat: int, move: int, luck: int) -> float:
        return values[move] + 0.1 * _gauss(luck, "world") + 0.1 * _gauss(luck, f"move/{move}")

    coach: Mapping[str, Any] = {
        "guesses": lambda view, seed: seed,
        "ideas": lambda view, moves, seed: moves,
        "tried": tried,
    }
    rules = SimpleNamespace(legal_moves=lambda state, seat: range(len(values)))
    game: Any = SimpleNamespace(coach=SimpleNamespace(**coach), rules=rules)
    return judge(game, SimpleNamespace(seat=0), 0, effort, seed)


def _gauss(luck: int, stream: str) -> float:
    one, other = ((derived(luck, f"{stream}/{part}") + 0.5) / 2**64 for part in "ab")
    return sqrt(-2 * log(one)) * cos(2 * pi * other)
