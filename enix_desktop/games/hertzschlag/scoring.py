"""Points at the end (G1 to G7)."""

from collections.abc import Sequence
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.faces import Card, Goal, GoalCard, GoalKind
from enix_desktop.games.hertzschlag.table import Table


class Score(NamedTuple):
    """The points of one seat, part by part."""

    goal: int
    """G2."""
    money: int
    """G3."""
    income: int
    """G4."""
    footprint: int
    """G5."""
    symbols: int
    """G6."""

    @property
    def total(self) -> int:
        return sum(self)


def goal_progress(table: Table, goal: Goal, display: Sequence[Card], money: int, marker: int) -> int:
    """How far a seat is with *goal*; for the frequency the distance from 50 Hz (G2)."""
    faces = [table.components.cards[card] for card in display]
    match goal.kind:
        case GoalKind.SYMBOLS:
            return sum(face.category in goal.categories for face in faces)
        case GoalKind.INCOME:
            return sum(face.income for face in faces)
        case GoalKind.FOOTPRINT:
            return sum(face.footprint for face in faces)
        case GoalKind.MONEY:
            return money
        case GoalKind.DIFFERENT:
            return len({face.category for face in faces})
        case GoalKind.FREQUENCY_WITHIN:
            return abs(marker)


def is_reached(goal: Goal, progress: int) -> bool:
    """Whether so much *progress* is enough (G2)."""
    return progress <= goal.number if goal.kind is GoalKind.FREQUENCY_WITHIN else progress >= goal.number


def goal_points(table: Table, card: GoalCard, display: Sequence[Card], money: int, marker: int) -> int:
    """The points of one reached goal, the higher one if both are (G2)."""
    goals = table.components.goals[card].goals
    return max(
        goal.points if is_reached(goal, goal_progress(table, goal, display, money, marker)) else 0
        for goal in goals
    )


def score(table: Table, card: GoalCard, display: Sequence[Card], money: int, marker: int) -> Score:
    """The points of a seat with this goal *card*, *display* and *money* (G1 to G6)."""
    numbers, faces = table.numbers, [table.components.cards[each] for each in display]
    return Score(
        goal_points(table, card, display, money, marker),
        money // numbers.euro_per_point,
        sum(face.income for face in faces) // numbers.income_per_point,
        sum(face.footprint for face in faces) // numbers.footprint_per_point,
        table.components.different_symbols[len({face.category for face in faces})],
    )


def winners(totals: Sequence[int]) -> tuple[Seat, ...]:
    """Most points win; who is tied shares the win (G7)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
