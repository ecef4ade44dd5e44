"""How hard a puzzle is (Z4): its effort, compared with the limits of its category."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.puzzle import Category

DIFFICULTIES = (1, 2, 3)
Limits: TypeAlias = Mapping[Category, tuple[int, int]]
"""Below the first a puzzle has difficulty 1, below the second 2, else 3."""


class Effort(NamedTuple):
    """What a complete search costs and finds."""

    tries: int
    found: int
    """Different solutions."""

    @property
    def each(self) -> float:
        """Tries for each solution, as it is compared with the limits."""
        return self.tries / self.found


def difficulty(limits: Limits, category: Category, effort: Effort) -> int:
    """1, 2 or 3 (Z4)."""
    # Compared as integers, so that no rounding decides.
    return 1 + sum(effort.tries >= limit * effort.found for limit in limits[category])
