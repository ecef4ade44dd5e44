"""How many points seats made in the end, from what they had before: counted in thousands of games.

Skilled players played 3300 games of 3, 4 and 5 among themselves. For each number of rounds left, the points
in games that held were fitted to what a seat had at the end of a round (`tools/hertzschlag_learning.py`).
"""

from functools import lru_cache
from typing import NamedTuple

from enix_desktop.games.hertzschlag.faces import SpecialKind
from enix_desktop.games.hertzschlag.scoring import score
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.players.hertzschlag.experience import Experience
from enix_desktop.players.hertzschlag.outlook import REMEMBERED, Standing, hoped_goal

FEW, SOME, MANY = 3, 8, 20
"""Euros up to these, and beyond the last, are worth more or less than others."""
OPENING = 13.3
"""The points that anybody may expect before the first round."""


class Parts(NamedTuple):
    """What counts of a standing."""

    one: float
    few_euros: float
    some_euros: float
    euros: float
    spare_euros: float
    income: float
    poor_income: float
    """Income of a seat that has not even some euros."""
    footprint: float
    discounts: float
    """Cards that make others cheaper (X1)."""
    counted: float
    """Cards that an X2 counts."""
    goal: float
    """What the outlook hopes for of the goal card."""


class _Row(NamedTuple):
    """What everything is worth with so many rounds left."""

    parts: tuple[float, ...]
    symbols: tuple[float, ...]
    """By the number of different ones."""


_ROWS = (
    _Row(
        (2.61, 0.116, 0.04, 0.087, -0.047, 0.245, 0.017, 0.47, 0.105, 0.022, 1.04),
        (-2.79, -2.19, -1.59, -0.67, 0.24, 1.04, 1.85),
    ),
    _Row(
        (2.60, -0.033, 0.132, 0.08, -0.013, 0.268, 0.068, 0.49, 0.18, 0.038, 1.09),
        (-2.22, -1.62, -1.12, -0.37, 0.30, 1.06, 1.74),
    ),
    _Row(
        (2.79, -0.015, 0.115, 0.091, -0.013, 0.291, 0.086, 0.51, 0.283, 0.054, 1.11),
        (-1.69, -1.09, -0.60, -0.04, 0.53, 1.20, 1.80),
    ),
    _Row(
        (3.40, 0.057, 0.058, 0.109, -0.007, 0.323, 0.076, 0.52, 0.402, 0.096, 1.09),
        (-1.32, -0.72, -0.23, 0.23, 0.72, 1.32, 1.92),
    ),
    _Row(
        (4.00, 0.054, 0.105, 0.113, -0.004, 0.344, 0.108, 0.52, 0.486, 0.152, 1.06),
        (-1.02, -0.42, 0.01, 0.41, 1.01, 1.61, 2.21),
    ),
    _Row(
        (4.36, 0.08, 0.143, 0.126, -0.081, 0.352, 0.176, 0.51, 0.489, 0.187, 1.00),
        (-0.65, 0.15, 0.50, 1.10, 1.70, 2.30, 2.90),
    ),
    _Row(
        (4.90, 0.161, 0.166, 0.144, -0.054, 0.349, 0.332, 0.49, 0.475, 0.169, 0.92),
        (-0.46, 0.46, 1.06, 1.66, 2.26, 2.86, 3.46),
    ),
)
"""With 1, 2, 3... rounds left. What cannot occur, like many symbols early in the game, goes on evenly."""


def parts_of(table: Table, known: Experience, standing: Standing, left: int) -> tuple[Parts, int]:
    """What counts of a standing, and how many different symbols there are."""
    _, display, money = standing
    faces = [table.components.cards[card] for card in display]
    income = footprint = discounts = counted = 0
    for face in faces:
        income += face.income
        footprint += face.footprint
        if face.special is not None and face.special.kind is SpecialKind.DISCOUNT:
            discounts += 1
        elif face.special is not None and face.special.kind is SpecialKind.INCOME_PER:
            counted = sum(other.category is face.special.category for other in faces)
    parts = Parts(
        1,
        min(FEW, money),
        min(SOME, money),
        money,
        max(0, money - MANY),
        income,
        income * max(0, SOME - money) / SOME,
        footprint,
        discounts,
        counted,
        hoped_goal(table, known, standing, left),
    )
    return parts, len({face.category for face in faces})


@lru_cache(maxsize=REMEMBERED)
def prospect(table: Table, known: Experience, standing: Standing, left: int, marker: int) -> float:
    """The points that a seat may expect with so many rounds *left* after this one."""
    goal, display, money = standing
    if not left and goal is not None:
        return score(table, goal, display, money, marker).total
    if left > len(_ROWS) and not display:
        return OPENING
    row = _ROWS[max(1, min(left, len(_ROWS))) - 1]
    parts, symbols = parts_of(table, known, standing, left)
    return row.symbols[symbols] + sum([worth * part for worth, part in zip(row.parts, parts, strict=True)])
