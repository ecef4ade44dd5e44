"""Everything a player can decide in Sparks; each kind of move is its own type."""

from dataclasses import dataclass
from typing import TypeAlias

from tests.toy.rules.table import LARGEST_ANSWER, LONGEST_MS


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many *sparks*; others see it when everybody has bid (B1)."""

    sparks: int


@dataclass(frozen=True, slots=True)
class Solve:
    """Answer the sum after *ms* milliseconds, which the program has measured; None gives up (S1)."""

    answer: int | None
    ms: int


@dataclass(frozen=True, slots=True)
class Light:
    """Light *field* (L1)."""

    field: int


Move: TypeAlias = Bid | Solve | Light


def is_answer(move: Solve) -> bool:
    """Whether the numbers of *move* are in their ranges."""
    return 0 <= (move.answer or 0) <= LARGEST_ANSWER and 0 <= move.ms <= LONGEST_MS


class Answers(tuple[Solve, ...]):
    """Lists one answer for each thing that can come of it, and contains every answer there is."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Solve) and is_answer(move)
