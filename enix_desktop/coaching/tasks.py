"""What is to be thought about for a review, in pieces that worker processes can do in any order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from enix_desktop.catalogue import CODECS, GAMES
from enix_desktop.coaching.course import Course, Decision, reviewed_game
from enix_desktop.coaching.judging import QUICK, THOROUGH, Effort, Estimate, Verdict, awaited, judge
from enix_desktop.coaching.luck import luck_of_steps
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat

STEPS = 60
"""So many moves are looked at together for luck."""

Key: TypeAlias = tuple[str, int]
"""What a result is about: "judge" and the number of a move, "await" and a number of moves made, "luck" and
the number of the first move."""


@dataclass(frozen=True, slots=True)
class JudgeTask:
    """Judge one decision."""

    game: str
    view: Any
    move: Any
    number: int
    effort: Effort
    seed: int

    @property
    def key(self) -> Key:
        return "judge", self.number


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, and why the best move is good: the untranslated name of the adviser's reason."""

    verdict: Verdict
    reason: str


@dataclass(frozen=True, slots=True)
class AwaitTask:
    """Look where a round leads from a view."""

    game: str
    view: Any
    this_round: int
    number: int
    worlds: int
    seed: int

    @property
    def key(self) -> Key:
        return "await", self.number


@dataclass(frozen=True, slots=True)
class LuckTask:
    """Value the luck of some moves."""

    game: str
    record: str
    """As text: one process may do several of them."""
    first: int
    last: int
    seed: int

    @property
    def key(self) -> Key:
        return "luck", self.first


Task: TypeAlias = JudgeTask | AwaitTask | LuckTask
Luck: TypeAlias = Sequence[tuple[Estimate, ...]]
"""By move, then by seat."""
Result: TypeAlias = Judgement | Estimate | Luck
Results: TypeAlias = Mapping[Key, Result]


def work(task: Task) -> Result:
    """Do *task*: the same wherever it is done."""
    match task:
        case JudgeTask():
            verdict = judge(GAMES[task.game], task.view, task.move, task.effort, task.seed)
            return Judgement(verdict, reason_key(task.game, task.view, verdict.best, task.seed))
        case AwaitTask():
            return awaited(GAMES[task.game], task.view, task.this_round, task.worlds, task.seed)
        case LuckTask():
            return luck_of_steps(_course(task.record), range(task.first, task.last + 1), task.seed)


def advice(game: str, view: Any, move: Any, seed: int) -> Any:
    """Why *move* is good, as the game's hints have it; None if the game has no hints."""
    adviser = GAMES[game].adviser
    return None if adviser is None else adviser.reason(view, move, seed)


def reason_key(game: str, view: Any, move: Any, seed: int) -> str:
    """The untranslated name of the reason; empty if there is none."""
    found = advice(game, view, move, seed)
    if found is None:
        return ""
    return found.reason if isinstance(found.reason, str) else found.reason.name.lower().replace("_", "-")


def seed_of(decision: Decision, salt: int = 0) -> int:
    """With which seed a decision is judged: it must not come from the game, whose seed knows all cards."""
    return derived(salt, f"judged/{decision.asked}/{decision.seat}")


def first_tasks(course: Course, seat: Seat, effort: Effort = QUICK, salt: int = 0) -> list[Task]:
    """All that a review for *seat* needs."""
    return [
        *(_judge_task(course, decision, effort, salt) for decision in course.of(seat)),
        *_await_tasks(course, seat, effort.counting, salt),
        *luck_tasks(course, salt),
    ]


def refining_tasks(course: Course, seat: Seat, results: Results, salt: int = 0) -> list[Task]:
    """The same more thoroughly: what seems to matter most comes first. Luck needs no more."""

    def worst(decision: Decision) -> float:
        found = results.get(("judge", decision.number))
        return found.verdict.loss + found.verdict.half_width if isinstance(found, Judgement) else 1.0

    decisions = sorted(course.of(seat), key=lambda decision: -worst(decision))
    return [
        *(_judge_task(course, decision, THOROUGH, salt) for decision in decisions),
        *_await_tasks(course, seat, THOROUGH.counting, salt),
    ]


def luck_tasks(course: Course, salt: int = 0) -> list[Task]:
    """What luck brought each seat."""
    text, moves = write(course.record, course.game.codec), len(course.record.entries)
    return [
        LuckTask(course.game.id, text, first, min(first + STEPS - 1, moves), salt)
        for first in range(1, moves + 1, STEPS)
    ]


def awaited_after(course: Course, seat: Seat) -> list[tuple[int, int]]:
    """After how many moves one looks how things stand, and for the end of which round.

    That is the beginning, and whenever something has been turned up that all chose together.
    """
    states, round_number = course.states, course.game.rules.round_number
    joint = [one for one in course.of(seat) if one.is_joint and one.settled < len(states) - 1]
    return [
        (0, round_number(states[0])),
        *((one.settled, round_number(states[one.asked])) for one in joint),
    ]


def _judge_task(course: Course, decision: Decision, effort: Effort, salt: int) -> JudgeTask:
    view = course.view(decision)
    return JudgeTask(course.game.id, view, decision.move, decision.number, effort, seed_of(decision, salt))


def _await_tasks(course: Course, seat: Seat, worlds: int, salt: int) -> list[AwaitTask]:
    game = course.game
    return [
        AwaitTask(
            game.id,
            game.rules.view(course.states[number], seat),
            this_round,
            number,
            worlds,
            derived(salt, f"awaited/{number}/{seat}"),
        )
        for number, this_round in awaited_after(course, seat)
    ]


@lru_cache(maxsize=1)
def _course(text: str) -> Course:
    return reviewed_game(read(text, CODECS))
