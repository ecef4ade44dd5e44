"""Luck: what was drawn, valued against everything that could have been drawn.

The position before a step is played on once more and again with other luck; all that was decided stays. What
the real result is worth more than the average is luck, and it averages to nothing whatever the value is,
since the real result was drawn as the others are.
"""

from collections.abc import Sequence
from typing import Any

from enix_desktop.catalogue import Game
from enix_desktop.coaching.course import Course
from enix_desktop.coaching.judging import Estimate, estimated
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.record import Entry
from enix_desktop.engine.rng import derived

NONE = Estimate(0.0, 0.0)


def luck_of_step(game: Game, before: Any, entry: Entry[Any], after: Any, seed: int) -> tuple[Estimate, ...]:
    """What luck brought each seat, in chances of winning, when *entry* led from one state to the other."""
    rules, coach = game.rules, game.coach
    assert coach is not None, "only games with a coach are judged"
    real = coach.standing(after)
    redrawn: list[Sequence[float]] = []
    for number in range(coach.redraws):
        luck = derived(seed, f"redrawn/{number}")
        other = coach.redrawn(before, luck)
        rules.transition(other, entry.seat, entry.move, SeededChance(luck))
        redrawn.append(coach.standing(other))
    usual = [estimated(chances) for chances in zip(*redrawn, strict=True)]
    return tuple(
        [Estimate(chance - one.value, one.half_width) for chance, one in zip(real, usual, strict=True)]
    )


def luck_of_steps(course: Course, numbers: range, seed: int) -> Sequence[tuple[Estimate, ...]]:
    """The same for moves with these numbers, counted from 1."""
    return [_luck_of(course, number, derived(seed, f"luck/{number}")) for number in numbers]


def _luck_of(course: Course, number: int, seed: int) -> tuple[Estimate, ...]:
    game, entry = course.game, course.record.entries[number - 1]
    before, after = course.states[number - 1], course.states[number]
    assert game.coach is not None, "only games with a coach are judged"
    is_declining = game.rules.declining_move(before) == entry.move
    if entry.draws or (game.coach.may_draw(entry.move) and not is_declining):
        return luck_of_step(game, before, entry, after, seed)
    return (NONE,) * len(course.seats)
