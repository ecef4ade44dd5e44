"""The table of Sparks: what is agreed before a game, the numbers of the rules, and the board.

Two or three players light lamps on a board of nine fields. Each round everybody bids sparks in secret (B1).
The highest bid pays and has the turn (B2). Whoever has the turn adds two numbers within twenty seconds (S1)
and then lights a free field (L1); a wrong or late answer lights nothing. Then lightning strikes a free field,
which stays dark (D1). The goal, or a board without a free field, ends the game (E1).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.rules import Seat

SEATS = range(2, 4)
FIRST_SPARKS, MOST_SPARKS = 3, 5
NUMBERS = range(11, 50)
"""What is added (S1)."""
TIME_LIMIT_MS = 20_000
LONGEST_MS = 600_000
"""No clock of ours runs longer."""
LARGEST_ANSWER = 999
FREE, DARK = -1, -2
"""What a field holds that is not lit; a lit one holds its seat."""
FIELDS = range(9)
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
MANY_LAMPS = 4


class Goal(StrEnum):
    """What wins at once (E1)."""

    ROW = "row"
    """Three lamps in a row."""
    FOUR = "four"
    """Four lamps anywhere."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins."""

    seats: int
    goal: Goal
    starter: Seat = 0
    """Drawn by lot. Comes first in ties of the first round; the next seat in the next round (B2)."""


def options(chosen: Mapping[str, str], seats: int) -> Setup:
    """What is agreed before a game; whatever is not *chosen* is as usual."""
    return Setup(seats, Goal(chosen.get("goal", Goal.ROW)))


def variant(changes: Mapping[str, str]) -> Callable[[Mapping[str, str], int], Setup]:
    """There is nothing that a variant could change."""
    if changes:
        raise BadData(f"Sparks has no {next(iter(changes))!r} to change.")
    return options


def lamps(board: Sequence[int], seat: Seat) -> list[int]:
    """The fields that *seat* has lit."""
    return [field for field, holder in enumerate(board) if holder == seat]


def free_fields(board: Sequence[int]) -> list[int]:
    """The fields that are neither lit nor dark."""
    return lamps(board, FREE)


def is_won(goal: Goal, lit: Sequence[int]) -> bool:
    """Whether the *lit* fields of a seat reach the *goal* (E1)."""
    if goal is Goal.FOUR:
        return len(lit) >= MANY_LAMPS
    return any(set(row) <= set(lit) for row in ROWS)
