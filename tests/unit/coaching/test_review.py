"""A review adds up exactly, is the same wherever it is thought out, and can be kept."""

import json
from collections.abc import Callable
from dataclasses import replace
from math import hypot

import pytest

from enix_desktop.coaching import review_json
from enix_desktop.coaching.judging import THOROUGH, Estimate
from enix_desktop.coaching.review import Judged, Review, WrongSum, assembled
from enix_desktop.coaching.review_json import digest, read_review, write_review
from enix_desktop.coaching.tasks import (
    Judgement,
    JudgeTask,
    Luck,
    Results,
    first_tasks,
    refining_tasks,
    work,
)
from enix_desktop.engine.errors import BadData
from enix_desktop.headless.pool import results
from tests.unit.coaching.reviewed import FAST, GAMES, course_of, results_of, review_of

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_start_skill_luck_and_others_make_up_the_result(game: str, seat: int) -> None:
    review, course = review_of(game, seat), course_of(game)
    assert review.start.value + review.skill + review.luck + review.others == review.result
    assert review.result == course.result(seat)
    assert len(review.decisions) == len(course.of(seat)) > 0


@every_game
def test_between_two_decisions_everything_adds_up(game: str) -> None:
    review = review_of(game)
    chance = review.start.value + review.opening.luck + review.opening.others
    for one in review.decisions:
        assert chance == one.before
        chance = one.before - one.verdict.loss + one.then.luck + one.then.others
    assert chance == review.result


def _dearer(one: Judged) -> Judged:
    return replace(one, verdict=replace(one.verdict, loss=one.verdict.loss + 2**-20))


def _luckier(one: Judged) -> Judged:
    return replace(one, then=replace(one.then, luck=one.then.luck + 2**-20))


@pytest.mark.parametrize("fault", [_dearer, _luckier])
def test_a_wrong_part_is_found(fault: Callable[[Judged], Judged]) -> None:
    review = review_of("enix")
    first, *rest = review.decisions
    with pytest.raises(WrongSum):
        replace(review, decisions=(fault(first), *rest))


def test_a_forgotten_decision_is_found() -> None:
    review = review_of("enix")
    dear = max(review.decisions, key=lambda one: abs(one.verdict.loss - one.then.luck - one.then.others))
    with pytest.raises(WrongSum):
        replace(review, decisions=tuple(one for one in review.decisions if one is not dear))


@every_game
def test_the_luck_of_the_seat_is_in_the_sum(game: str) -> None:
    review, course, found = review_of(game), course_of(game), results_of(game)
    drawn = sum(part[1].value for step in range(review.moves) for part in _steps(found, step))
    assert review.luck_of_seats[1].value == pytest.approx(drawn, abs=1e-6)
    widths = [part[1].half_width for step in range(review.moves) for part in _steps(found, step)]
    assert review.luck_of_seats[1].half_width == pytest.approx(hypot(*widths), abs=1e-6)
    assert any(widths)
    assert course.record.outcome is not None
    turned_up = 0.0
    for one, decision in zip(review.decisions, course.of(1), strict=True):
        if decision.is_joint and decision.settled < review.moves:
            later = found["await", decision.settled]
            assert isinstance(later, Estimate)
            turned_up += later.value - one.after
        elif decision.is_joint and course.record.outcome.ended_by in (None, 1):
            turned_up += review.result - one.after
    assert review.luck == pytest.approx(drawn + turned_up, abs=1e-5)


def _steps(found: Results, number: int) -> Luck:
    """What was drawn in the task that begins after so many moves; nothing if none does."""
    part = found.get(("luck", number + 1), ())
    assert not isinstance(part, Judgement | Estimate)
    return part


@every_game
def test_the_curve_goes_from_the_start_to_the_result(game: str) -> None:
    review = review_of(game)
    curve = review.curve()
    assert curve[0].chance == review.start.value
    assert (curve[-1].moves, curve[-1].chance) == (review.moves, review.result)
    assert [point.moves for point in curve] == sorted(point.moves for point in curve)
    assert [point.decision for point in curve if point.decision] == [one.number for one in review.decisions]


def test_the_dearest_choices_come_first_and_are_certain() -> None:
    review = review_of("enix")
    dearest = review.dearest(99)
    assert dearest
    losses = [one.verdict.loss for one in dearest]
    assert losses == sorted(losses, reverse=True)
    assert all(one.verdict.loss > one.verdict.half_width for one in dearest)
    assert review.dearest() == dearest[:3]
    finest = review.finest()
    assert finest is None or finest.verdict.best == finest.move


def test_worker_processes_come_to_the_same_review() -> None:
    course = course_of("hertzschlag")
    tasks = first_tasks(course, 1, FAST)
    found = dict(zip([task.key for task in tasks], results(work, tasks, 2), strict=True))
    assert assembled(course, 1, found) == review_of("hertzschlag")


def test_what_is_refined_takes_the_place_of_what_was_quick() -> None:
    course, quick = course_of("station"), results_of("station")
    tasks = refining_tasks(course, 1, quick)
    assert {task.key for task in tasks} <= set(quick)
    judging = [task for task in tasks if isinstance(task, JudgeTask)]
    assert all(task.effort == THOROUGH for task in judging)

    def worst(task: JudgeTask) -> float:
        found = quick[task.key]
        assert isinstance(found, Judgement)
        return found.verdict.loss + found.verdict.half_width

    assert [worst(task) for task in judging] == sorted(map(worst, judging), reverse=True)
    better = {**quick, judging[0].key: work(replace(judging[0], effort=FAST, seed=99))}
    assembled(course, 1, better)


@every_game
def test_a_review_that_was_kept_is_read_again(game: str) -> None:
    review, record = review_of(game), course_of(game).record
    assert read_review(write_review(review, record), record) == review


def test_a_review_of_another_game_is_not_taken_for_this_one() -> None:
    kept = write_review(review_of("enix"), course_of("enix").record)
    assert read_review(kept, course_of("enix", seed=4).record) is None
    assert digest(course_of("enix").record) != digest(course_of("enix", seed=4).record)


def test_a_review_of_earlier_players_is_thought_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    record = course_of("enix").record
    kept = write_review(review_of("enix"), record)
    monkeypatch.setattr(review_json, "PLAYERS_VERSION", "99.0.0")
    assert read_review(kept, record) is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: kept.update(format="something else"),
        lambda kept: kept.update(seat=7),
        lambda kept: kept.update(result=0.25),
        lambda kept: kept.update(start=[0.5, "wide"]),
        lambda kept: kept.update(decisions=kept["decisions"][::2]),
        lambda kept: kept["decisions"][0].update(loss=[0.5, 0.1]),
        lambda kept: kept["decisions"][0].update(move={"move": "fly"}),
        lambda kept: kept.update(more=1),
    ],
)
def test_a_damaged_review_is_refused(spoil: Callable[[dict[str, object]], None]) -> None:
    record = course_of("enix").record
    kept = json.loads(write_review(review_of("enix"), record))
    spoil(kept)
    with pytest.raises(BadData):
        read_review(json.dumps(kept), record)


def test_reasons_have_names() -> None:
    review: Review = review_of("station")
    assert all(one.reason for one in review.decisions)
