"""A review: how a game went for one seat, and what was skill, luck, and up to the others.

The chance of winning goes from the start to the result. On the way each decision costs what the best idea
would have brought more: that is skill. What was drawn, and what others chose together with the seat, against
what was to be expected, is luck. The rest is up to the others, and to what cannot be told apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from enix_desktop.coaching.course import Course, Decision
from enix_desktop.coaching.judging import Estimate, Verdict
from enix_desktop.coaching.tasks import Judgement, Results
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.rules import Seat

EXACT = 2**24
"""Chances are kept in parts of this, so that sums come out exactly."""
DEAREST = 3


class WrongSum(EnixError):
    """A review whose parts do not make up the result."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """What happened between two decisions of a seat, the first of them carried out."""

    luck: float
    others: float
    half_width: float
    """Half of the 95 % interval of luck."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its verdict, and what happened until the next one."""

    number: int
    """Of the move, counted from 1."""
    asked: int
    """So many moves had been made when the seat was asked."""
    move: Any
    verdict: Verdict
    reason: str
    """Why the best move is good: the name of the adviser's reason."""
    then: Stretch

    @property
    def before(self) -> float:
        """The chance with the best idea, without bias: by chance it may be a little below *after*."""
        return self.verdict.chance.value + self.verdict.loss

    @property
    def after(self) -> float:
        return self.verdict.chance.value


@dataclass(frozen=True, slots=True)
class Point:
    """The chance of winning after so many moves."""

    moves: int
    chance: float
    half_width: float
    decision: int | None = None
    """The number of the own move that led here."""


@dataclass(frozen=True, slots=True)
class Review:
    """How a game went for *seat*."""

    game: str
    seat: Seat
    moves: int
    start: Estimate
    opening: Stretch
    """What happened before the first decision."""
    decisions: tuple[Judged, ...]
    result: float
    """Which part of the win the seat has."""
    luck_of_seats: tuple[Estimate, ...]
    """What was drawn, for each seat."""

    def __post_init__(self) -> None:
        if self.start.value + self.skill + self.luck + self.others != self.result:
            raise WrongSum("the parts of this review do not make up the result.")

    @property
    def skill(self) -> float:
        """What the own decisions cost; 0 is best."""
        return -sum(one.verdict.loss for one in self.decisions)

    @property
    def luck(self) -> float:
        return self.opening.luck + sum(one.then.luck for one in self.decisions)

    @property
    def others(self) -> float:
        return self.opening.others + sum(one.then.others for one in self.decisions)

    @property
    def skill_half_width(self) -> float:
        return sqrt(sum(one.verdict.half_width**2 for one in self.decisions))

    @property
    def luck_half_width(self) -> float:
        return sqrt(sum(one.half_width**2 for one in (self.opening, *(one.then for one in self.decisions))))

    def curve(self) -> list[Point]:
        """The chance of winning over the game: before and after each decision."""
        points = [Point(0, self.start.value, self.start.half_width)]
        for one in self.decisions:
            half_width = one.verdict.chance.half_width
            points.append(Point(one.number - 1, max(one.before, one.after), half_width))
            points.append(Point(one.number, one.after, half_width, one.number))
        return [*points, Point(self.moves, self.result, 0.0)]

    def dearest(self, count: int = DEAREST) -> list[Judged]:
        """The decisions that certainly cost something, the dearest first."""
        clear = [one for one in self.decisions if one.verdict.is_clear]
        return sorted(clear, key=lambda one: -one.verdict.loss)[:count]

    def finest(self) -> Judged | None:
        """The decision that was better than any other idea by most, if that is certain of one."""
        clear = [one for one in self.decisions if one.verdict.is_clearly_best]
        return max(clear, key=lambda one: one.verdict.gain, default=None)


def exact(value: float) -> float:
    """*value* so that sums come out exactly."""
    return round(value * EXACT) / EXACT


def added(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of estimates that are independent of each other."""
    half_width = sqrt(sum(one.half_width**2 for one in estimates))
    return Estimate(sum(one.value for one in estimates), half_width)


def assembled(course: Course, seat: Seat, results: Results) -> Review:
    """The review that *results* make; all of the first tasks must be among them."""
    decisions = course.of(seat)
    drawn = _drawn(course, results)
    start, result = _estimate(results, 0), exact(course.result(seat))
    firsts = [decision.number for decision in decisions]
    verdicts = [_exact_verdict(_judgement(results, number).verdict) for number in firsts]
    moves = len(course.record.entries)
    ends = [*firsts, moves + 1]
    goals = [*(verdict.chance.value + verdict.loss for verdict in verdicts), result]

    def luck_in(first: int, last: int) -> Estimate:
        return added([drawn[number - 1][seat] for number in range(first, last)])

    def stretch(at: Estimate, goal: float, luck: Estimate) -> Stretch:
        kept = exact(luck.value)
        return Stretch(kept, goal - at.value - kept, exact(luck.half_width))

    judged: list[Judged] = []
    for index, (decision, verdict) in enumerate(zip(decisions, verdicts, strict=True)):
        luck = luck_in(decision.number, ends[index + 1])
        turned = _turned_up(course, decision, results, result)
        if turned is not None:
            expected = Estimate(-verdict.chance.value, verdict.chance.half_width)
            luck = added([luck, turned, expected])
        then = stretch(verdict.chance, goals[index + 1], luck)
        reason = _judgement(results, decision.number).reason
        judged.append(Judged(decision.number, decision.asked, decision.move, verdict, reason, then))
    return Review(
        course.game.id,
        seat,
        moves,
        start,
        stretch(start, goals[0], luck_in(1, ends[0])),
        tuple(judged),
        result,
        tuple(_exact_estimate(added([step[other] for step in drawn])) for other in course.seats),
    )


def _turned_up(course: Course, decision: Decision, results: Results, result: float) -> Estimate | None:
    """How things stood when all had chosen together; None if they did not, or if another ended the game."""
    outcome = course.record.outcome
    if not decision.is_joint:
        return None
    if decision.settled < len(course.record.entries):
        return _estimate(results, decision.settled)
    assert outcome is not None, "the game is over"
    return Estimate(result, 0.0) if outcome.ended_by in (None, decision.seat) else None


def _drawn(course: Course, results: Results) -> Sequence[tuple[Estimate, ...]]:
    """What was drawn, by move and seat."""
    found: list[tuple[Estimate, ...]] = []
    while len(found) < len(course.record.entries):
        part = results["luck", len(found) + 1]
        assert not isinstance(part, Judgement | Estimate), "luck is a list"
        found.extend(part)
    return found


def _judgement(results: Results, number: int) -> Judgement:
    found = results["judge", number]
    assert isinstance(found, Judgement), "the key says so"
    return found


def _estimate(results: Results, number: int) -> Estimate:
    found = results["await", number]
    assert isinstance(found, Estimate), "the key says so"
    return _exact_estimate(found)


def _exact_estimate(one: Estimate) -> Estimate:
    return Estimate(exact(one.value), exact(one.half_width))


def _exact_verdict(one: Verdict) -> Verdict:
    return Verdict(
        one.best,
        _exact_estimate(one.chance),
        exact(one.loss),
        exact(one.half_width),
        exact(one.gain),
        one.worlds,
    )
