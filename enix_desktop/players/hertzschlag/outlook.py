"""How many points a seat may expect at the end, from its display and money."""

from collections.abc import Sequence
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

COST = 3.4
"""What a card costs that somebody plays, on average."""
PLAY = 0.75
"""Points that a card brings by footprint and income, on average."""
PLAY_INCOME, PLAY_FOOTPRINT = 1.6, 1.25
NEW_SYMBOL = 0.32
"""How likely a card shows one certain symbol, if that symbol is wanted."""
UNKNOWN_GOAL = 2.2
"""Points that goals bring whose owner one is not."""
FREQUENCY = 0.45
"""How likely the marker is near the middle at the end."""
SAVED = 0.6
"""Which part of all income can be kept by who wants to be rich."""
SPARE = 0.3
"""What the second goal adds, as a part of its own worth."""


class Standing(NamedTuple):
    """What a seat has achieved."""

    goal: GoalCard | None
    """None if it is not known."""
    display: Sequence[Card]
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


def outlook(table: Table, standing: Standing, left: int, marker: int) -> float:
    """The points that a seat may expect with so many rounds *left* after this one."""
    goal, display, money = standing
    components, numbers = table.components, table.numbers
    if not left:
        exact = score(table, goal or 0, display, money, marker)
        return exact.total if goal is not None else exact.total - exact.goal + UNKNOWN_GOAL
    faces = [components.cards[card] for card in display]
    income = footprint = 0
    for face in faces:
        income += face.income
        footprint += face.footprint
    earning = numbers.base_income + income + _special_income(faces, left)
    cost = max(1.0, COST - _discounts(faces))
    plays = min(left, (money + left * earning) / (cost + earning))
    saved = min(numbers.maximum, max(0.0, money + (left - plays) * earning - plays * cost))
    symbols = len({face.category for face in faces})
    wanted = _wanted_symbols(symbols, plays)
    points = footprint / numbers.footprint_per_point + income / numbers.income_per_point
    points += saved / numbers.euro_per_point + plays * PLAY + _between(components.different_symbols, wanted)
    if goal is None:
        return points + UNKNOWN_GOAL
    hopes = _Hopes(plays, income, footprint, money + left * earning * SAVED, symbols)
    chances = [each.points * _chance(each, faces, hopes) for each in components.goals[goal].goals]
    return points + max(chances) + SPARE * min(chances) * (1 - max(chances) / 4)


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


def _wanted_symbols(symbols: int, plays: float) -> float:
    """How many different symbols there may be in the end."""
    missing: float = (1 - NEW_SYMBOL) ** plays
    return symbols + (len(CATEGORIES) - symbols) * (1 - missing)


def _between(points: Sequence[int], number: float) -> float:
    """The points of a table for a number between two entries."""
    lower = min(int(number), len(points) - 2)
    return points[lower] + (points[lower + 1] - points[lower]) * (number - lower)


def _likely(over: float, spread: float) -> float:
    """How likely something is that is so far *over* what is needed."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, over / spread))))


def _chance(goal: Goal, faces: Sequence[HandCard], hopes: _Hopes) -> float:
    """How likely *goal* is reached in the end."""
    plays, income, footprint, money, symbols = hopes
    match goal.kind:
        case GoalKind.SYMBOLS:
            have = sum(face.category in goal.categories for face in faces)
            aimed = min(0.9, 0.4 + 0.16 * len(goal.categories))
            return _likely(have + plays * aimed - goal.number + 0.2, 0.7)
        case GoalKind.INCOME:
            return _likely(income + plays * (PLAY_INCOME + 0.3) - goal.number, 1.0 + 0.25 * plays)
        case GoalKind.FOOTPRINT:
            return _likely(footprint + plays * (PLAY_FOOTPRINT + 0.25) - goal.number, 0.8 + 0.2 * plays)
        case GoalKind.MONEY:
            return _likely(money - goal.number, 4.0)
        case GoalKind.DIFFERENT:
            return _likely(symbols + plays * 0.6 - goal.number + 0.3, 0.6)
        case GoalKind.FREQUENCY_WITHIN:
            return FREQUENCY


def spread_of_points(left: int) -> float:
    """By how many points luck may change the order of the seats with so many rounds *left*."""
    return 1.0 + 0.3 * left


def winning(own: float, others: Sequence[float], spread: float) -> float:
    """How likely a seat with such an outlook wins among *others*, if the grid holds."""
    return 1 / (1 + sum([exp(max(-30.0, min(30.0, (other - own) / spread))) for other in others]))


def card_worth(components: Components, card: Card) -> float:
    """What a card is worth to anybody, roughly in points."""
    face = components.cards[card]
    return face.footprint / 2 + face.income / 3 - face.cost / 8 + 0.4 * (face.special is not None)
