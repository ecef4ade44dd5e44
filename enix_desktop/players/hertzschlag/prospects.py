"""How many points seats made in the end, from what they had before: counted in thousands of games.

Skilled players played 3300 games of 3, 4 and 5 among themselves. For each number of rounds left, the points
in games that held were fitted to what a seat had at the end of a round, with least squares.
"""

from functools import lru_cache
from typing import NamedTuple

from enix_desktop.games.hertzschlag.faces import SpecialKind
from enix_desktop.games.hertzschlag.scoring import score
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.players.hertzschlag.experience import Experience
from enix_desktop.players.hertzschlag.outlook import REMEMBERED, Standing, hoped_goal

FEW, SOME, MANY = 3, 8, 20
"""Up to these euros, and beyond the last, one more is worth more or less than others."""
OPENING = 13.3
"""The points that anybody may expect before the first round."""


class _Row(NamedTuple):
    """What everything is worth with so many rounds left."""

    base: float
    euros: tuple[float, float, float, float]
    """Each of the first few euros, of the first ones, each euro at all, and each of too many."""
    income: tuple[float, float]
    """Each printed income, and how much more for who is poor."""
    footprint: float
    specials: tuple[float, float]
    """Each discount (X1), and each card that an X2 counts."""
    goal: float
    """The part of what is hoped for of the goal card."""
    symbols: tuple[float, ...]
    """By the number of different ones."""


_ROWS = (
    _Row(
        base=2.61,
        euros=(0.116, 0.04, 0.087, -0.047),
        income=(0.245, 0.017),
        footprint=0.47,
        specials=(0.105, 0.022),
        goal=1.04,
        symbols=(-2.79, -2.19, -1.59, -0.67, 0.24, 1.04, 1.85),
    ),
    _Row(
        base=2.60,
        euros=(-0.033, 0.132, 0.08, -0.013),
        income=(0.268, 0.068),
        footprint=0.49,
        specials=(0.18, 0.038),
        goal=1.09,
        symbols=(-2.22, -1.62, -1.12, -0.37, 0.30, 1.06, 1.74),
    ),
    _Row(
        base=2.79,
        euros=(-0.015, 0.115, 0.091, -0.013),
        income=(0.291, 0.086),
        footprint=0.51,
        specials=(0.283, 0.054),
        goal=1.11,
        symbols=(-1.69, -1.09, -0.60, -0.04, 0.53, 1.20, 1.80),
    ),
    _Row(
        base=3.40,
        euros=(0.057, 0.058, 0.109, -0.007),
        income=(0.323, 0.076),
        footprint=0.52,
        specials=(0.402, 0.096),
        goal=1.09,
        symbols=(-1.32, -0.72, -0.23, 0.23, 0.72, 1.32, 1.92),
    ),
    _Row(
        base=4.00,
        euros=(0.054, 0.105, 0.113, -0.004),
        income=(0.344, 0.108),
        footprint=0.52,
        specials=(0.486, 0.152),
        goal=1.06,
        symbols=(-1.02, -0.42, 0.01, 0.41, 1.01, 1.61, 2.21),
    ),
    _Row(
        base=4.36,
        euros=(0.08, 0.143, 0.126, -0.081),
        income=(0.352, 0.176),
        footprint=0.51,
        specials=(0.489, 0.187),
        goal=1.00,
        symbols=(-0.65, 0.15, 0.50, 1.10, 1.70, 2.30, 2.90),
    ),
    _Row(
        base=4.90,
        euros=(0.161, 0.166, 0.144, -0.054),
        income=(0.349, 0.332),
        footprint=0.49,
        specials=(0.475, 0.169),
        goal=0.92,
        symbols=(-0.46, 0.46, 1.06, 1.66, 2.26, 2.86, 3.46),
    ),
)
"""With 1, 2, 3... rounds left. What cannot occur, like many symbols early in the game, goes on evenly."""


@lru_cache(maxsize=REMEMBERED)
def prospect(table: Table, known: Experience, standing: Standing, left: int, marker: int) -> float:
    """The points that a seat may expect with so many rounds *left* after this one."""
    goal, display, money = standing
    if not left and goal is not None:
        return score(table, goal, display, money, marker).total
    if left > len(_ROWS) and not display:
        return OPENING
    row = _ROWS[max(1, min(left, len(_ROWS))) - 1]
    faces = [table.components.cards[card] for card in display]
    income = footprint = discounts = counted = 0
    for face in faces:
        income += face.income
        footprint += face.footprint
        if face.special is not None and face.special.kind is SpecialKind.DISCOUNT:
            discounts += 1
        elif face.special is not None and face.special.kind is SpecialKind.INCOME_PER:
            counted = sum(other.category is face.special.category for other in faces)
    few, some, each, many = row.euros
    points = row.base + few * min(FEW, money) + some * min(SOME, money) + each * money
    points += many * max(0, money - MANY)
    points += income * (row.income[0] + row.income[1] * max(0, SOME - money) / SOME)
    points += row.footprint * footprint + row.specials[0] * discounts + row.specials[1] * counted
    points += row.symbols[len({face.category for face in faces})]
    return points + row.goal * hoped_goal(table, known, standing, left)
