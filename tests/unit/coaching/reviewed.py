"""Games that are reviewed, and quick reviews of them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from enix_desktop.catalogue import SHIPPED
from enix_desktop.coaching.course import Course, Decision, reviewed_game
from enix_desktop.coaching.judging import Effort
from enix_desktop.coaching.review import Review, assembled
from enix_desktop.coaching.tasks import Results, first_tasks, work
from enix_desktop.headless.selfplay import Plan, play

GAMES: Sequence[str] = tuple(SHIPPED)
FAST = Effort(2, 3)
"""Enough to see that everything fits together."""
PLAYERS = ("novice", "casual", "skilled")
_SHORTER = {"enigma": {"goal": "10"}, "station": {"end": "four_rounds"}}


@cache
def course_of(game: str, seed: int = 3, seats: int = 0) -> Course:
    """The course of a game of computer players."""
    players = PLAYERS[: seats or SHIPPED[game].seats[0] if game != "enigma" else 2]
    plan = Plan(SHIPPED[game], _SHORTER.get(game, {}), players, seed)
    return reviewed_game(play(plan).record)


@cache
def results_of(game: str, seat: int = 1) -> Results:
    course = course_of(game)
    return {task.key: work(task) for task in first_tasks(course, seat, FAST)}


@cache
def review_of(game: str, seat: int = 1) -> Review:
    return assembled(course_of(game), seat, results_of(game, seat))


def some(course: Course, count: int) -> list[Decision]:
    """A few decisions from the whole game."""
    return list(course.decisions[:: max(1, len(course.decisions) // count)])[:count]


def twin(course: Course, decision: Decision, seed: int) -> Any:
    """What the seat sees of a game with other secrets."""
    rules = course.game.rules
    state = rules.with_other_secrets(course.states[decision.asked], decision.seat, seed)
    return rules.view(state, decision.seat)
