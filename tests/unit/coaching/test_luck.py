"""Luck is what was drawn, against everything that could have been drawn."""

from math import sqrt
from typing import Any

import pytest

from enix_desktop.coaching.judging import Estimate, estimated
from enix_desktop.coaching.luck import NONE, luck_of_step, luck_of_steps
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.record import Entry
from tests.unit.coaching.reviewed import GAMES, course_of

STEPS, DRAWN = 3, 30


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_that_something_has_been_drawn_again(game: str) -> None:
    course = course_of(game)
    rules, coach = course.game.rules, course.game.coach
    assert coach is not None
    changed = 0
    for state in course.states[:: max(1, len(course.states) // 20)]:
        before = state.copy()
        other = coach.redrawn(state, 5)
        assert other is not state
        assert coach.standing(other) == coach.standing(state)
        for seat in course.seats:
            assert rules.view(other, seat) == rules.view(state, seat)
        if rules.to_move(state):
            rules.check(other)
        assert rules.view(state, 0) == rules.view(before, 0)
        changed += coach.redrawn(state, 6) != other
    assert changed or game == "hertzschlag"


@pytest.mark.parametrize("game", GAMES)
def test_luck_averages_to_nothing(game: str) -> None:
    course = course_of(game)
    lucks = luck_of_steps(course, range(1, len(course.record.entries) + 1), 1)
    lucky = [number for number, luck in enumerate(lucks, 1) if abs(luck[0].value) > 1e-9]
    assert len(lucky) >= STEPS
    means = []
    for number in lucky[:: len(lucky) // STEPS]:
        lucks = [_luck_drawn(course, number, seed) for seed in range(DRAWN)]
        means += [estimated([luck[seat].value for luck in lucks]) for seat in course.seats]
    assert all(abs(mean.value) <= 2.2 * mean.half_width + 1e-12 for mean in means)


def _luck_drawn(course: Any, number: int, seed: int) -> tuple[Estimate, ...]:
    """The luck of a move if something else had been drawn."""
    game, entry = course.game, course.record.entries[number - 1]
    before = game.coach.redrawn(course.states[number - 1], 10_000 + seed)
    chance, after = SeededChance(20_000 + seed), before.copy()
    game.rules.transition(after, entry.seat, entry.move, chance)
    drawn: Entry[Any] = Entry(entry.seat, entry.move, chance.take_drawn())
    return luck_of_step(game, before, drawn, after, seed)


@pytest.mark.parametrize("game", ["enix", "station"])
def test_luck_is_as_uncertain_as_it_says(game: str) -> None:
    course, agreed, count = course_of(game), 0, 0
    steps = range(1, len(course.record.entries) + 1)
    for one, other in zip(luck_of_steps(course, steps, 1), luck_of_steps(course, steps, 2), strict=True):
        if one[0].half_width:
            count += 1
            width = sqrt(one[0].half_width ** 2 + other[0].half_width ** 2)
            agreed += abs(one[0].value - other[0].value) <= width
    assert count >= STEPS
    assert agreed >= 0.9 * count


def test_whoever_declines_has_no_luck() -> None:
    course = course_of("enix")
    rules = course.game.rules
    for number, entry in enumerate(course.record.entries, 1):
        before = course.states[number - 1]
        if rules.declining_move(before) == entry.move and not entry.draws:
            assert luck_of_steps(course, range(number, number + 1), 1) == [(NONE, NONE)]
            for luck in luck_of_step(course.game, before, entry, course.states[number], 1):
                assert luck.value == pytest.approx(0)
                assert luck.half_width == pytest.approx(0)
            return
    pytest.fail("nobody declined")
