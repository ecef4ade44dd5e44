"""How many points a seat may expect at the end, from its display and money."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import (
    CATEGORIES,
    Card,
    Goal,
    GoalCard,
    GoalKind,
    HandCard,
    SpecialKind,
)
from enix_desktop.games.hertzschlag.scoring import score
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.players.hertzschlag.experience import Experience

REMEMBERED = 16384
"""So many answers are kept: most situations are judged again and again."""


class Standing(NamedTuple):
    """What a seat has achieved."""

    goal: GoalCard | None
    """None if it is not known."""
    display: tuple[Card, ...]
    money: int


class _Hopes(NamedTuple):
    """What a seat may have in the end."""

    plays: float
    """Cards still to be played."""
    income: float
    footprint: float
    money: float
    symbols: int
    """Different ones, so far."""


@lru_cache(maxsize=REMEMBERED)
def outlook(table: Table, known: Experience, standing: Standing, left: int, marker: int) -> float:
    """The points that a seat may expect with so many rounds *left* after this one."""
    goal, display, money = standing
    components, numbers = table.components, table.numbers
    if not left:
        exact = score(table, goal or 0, display, money, marker)
        return exact.total if goal is not None else exact.total - exact.goal + known.unknown_goal
    faces = [components.cards[card] for card in display]
    hopes, earning, cost = _hopes(table, known, faces, money, left)
    plays, income, footprint, _, symbols = hopes
    saved = min(numbers.maximum, max(0.0, money + (left - plays) * earning - plays * cost))
    wanted = _wanted_symbols(known, symbols, plays)
    points = footprint / numbers.footprint_per_point + income / numbers.income_per_point
    points += (
        saved / numbers.euro_per_point + plays * known.points + _between(components.different_symbols, wanted)
    )
    if goal is None:
        return points + known.unknown_goal
    chances = [each.points * _chance(each, known, faces, hopes) for each in components.goals[goal].goals]
    return points + max(chances) + known.spare * min(chances) * (1 - max(chances) / 4)


def hoped_goal(table: Table, known: Experience, standing: Standing, left: int) -> float:
    """The points that a seat may expect of its goal card alone."""
    goal, display, money = standing
    if goal is None:
        return known.unknown_goal
    components = table.components
    faces = [components.cards[card] for card in display]
    hopes = _hopes(table, known, faces, money, left)[0]
    chances = [each.points * _chance(each, known, faces, hopes) for each in components.goals[goal].goals]
    return max(chances) + known.spare * min(chances) * (1 - max(chances) / 4)


def _hopes(
    table: Table, known: Experience, faces: Sequence[HandCard], money: int, left: int
) -> tuple[_Hopes, float, float]:
    """What a seat may have in the end; what an income brings, and what a card costs."""
    income = footprint = 0
    for face in faces:
        income += face.income
        footprint += face.footprint
    earning = table.numbers.base_income + income + _special_income(faces, left)
    cost = max(1.0, known.cost - _discounts(faces))
    plays = min(left, (money + left * earning) / (cost + earning))
    symbols = len({face.category for face in faces})
    hopes = _Hopes(plays, income, footprint, money + left * earning * known.saved, symbols)
    return hopes, earning, cost


def _special_income(faces: Sequence[HandCard], left: int) -> float:
    total = 0.0
    for face in faces:
        special = face.special
        if special is not None and special.kind is SpecialKind.INCOME_PER:
            # Half of what is still to come may be of that category.
            total += special.amount * (sum(other.category is special.category for other in faces) + left / 8)
    return total


def _discounts(faces: Sequence[HandCard]) -> float:
    return sum(
        face.special.amount / len(CATEGORIES) * 1.3
        for face in faces
        if face.special is not None and face.special.kind is SpecialKind.DISCOUNT
    )


def _wanted_symbols(known: Experience, symbols: int, plays: float) -> float:
    """How many different symbols there may be in the end."""
    missing: float = (1 - known.new_symbol) ** plays
    return symbols + (len(CATEGORIES) - symbols) * (1 - missing)


def _between(points: Sequence[int], number: float) -> float:
    """The points of a table for a number between two entries."""
    lower = min(int(number), len(points) - 2)
    return points[lower] + (points[lower + 1] - points[lower]) * (number - lower)


def _likely(over: float, spread: float) -> float:
    """How likely something is that is so far *over* what is needed."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, over / spread))))


def _chance(goal: Goal, known: Experience, faces: Sequence[HandCard], hopes: _Hopes) -> float:
    """How likely *goal* is reached in the end."""
    plays, income, footprint, money, symbols = hopes
    match goal.kind:
        case GoalKind.SYMBOLS:
            have = sum(face.category in goal.categories for face in faces)
            aimed = min(0.95, known.aimed + known.aimed_each * len(goal.categories))
            return _likely(have + plays * aimed - goal.number + 0.2, 0.7)
        case GoalKind.INCOME:
            return _likely(income + plays * known.income - goal.number, 1.0 + 0.25 * plays)
        case GoalKind.FOOTPRINT:
            return _likely(footprint + plays * known.footprint - goal.number, 0.8 + 0.2 * plays)
        case GoalKind.MONEY:
            return _likely(money - goal.number, 4.0)
        case GoalKind.DIFFERENT:
            return _likely(symbols + plays * 0.6 - goal.number + 0.3, 0.6)
        case GoalKind.FREQUENCY_WITHIN:
            return known.frequency


def winning(own: float, others: Sequence[float], spread: float) -> float:
    """How likely a seat with such an outlook wins among *others*, if the grid holds."""
    return 1 / (1 + sum([exp(max(-30.0, min(30.0, (other - own) / spread))) for other in others]))


@cache
def card_worth(components: Components, card: Card) -> float:
    """What a card is worth to anybody, roughly in points."""
    face = components.cards[card]
    return face.footprint / 2 + face.income / 3 - face.cost / 8 + 0.4 * (face.special is not None)
