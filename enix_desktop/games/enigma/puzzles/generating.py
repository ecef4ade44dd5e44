"""Puzzles without end (E8) and the puzzles of a day (E9): by chance, proved solvable and graded."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date
from itertools import islice

from enix_desktop.games.enigma.puzzles import (
    making_angles,
    making_conduits,
    making_fragments,
    making_weights,
)
from enix_desktop.games.enigma.puzzles.bounds import is_low, is_within, most_solutions
from enix_desktop.games.enigma.puzzles.canonical import Canonical, canonical
from enix_desktop.games.enigma.puzzles.grading import DIFFICULTIES, Effort, Limits, difficulty
from enix_desktop.games.enigma.puzzles.luck import Luck
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle, Written
from enix_desktop.games.enigma.puzzles.solving import search

_COMPACTNESS = {1: 1, 2: 2, 3: 3}
"""How closely fragments lie, by difficulty."""


@dataclass(frozen=True, slots=True)
class Generated:
    """A puzzle, one of its solutions, and what is known about it."""

    puzzle: Puzzle
    solution: Written
    difficulty: int
    count: int
    """Different solutions."""
    effort: float


def generate(
    pieces: Pieces,
    limits: Limits,
    category: Category,
    wanted: int,
    seed: str,
    *,
    before: Iterable[Puzzle] = (),
) -> Generated:
    """The puzzle of difficulty *wanted* that *seed* gives, the same on every machine.

    It equals none of those *before*, up to turning and mirroring.
    """
    known = {canonical(pieces, puzzle) for puzzle in before}
    luck = Luck(f"{seed}/{category.value}/{wanted}")
    while True:
        puzzle = _made(pieces, limits, category, wanted, luck)
        if puzzle is not None and is_within(pieces, puzzle):
            generated = graded(pieces, limits, category, wanted, puzzle)
            if generated is not None and _is_new(pieces, puzzle, known):
                return generated


def _made(pieces: Pieces, limits: Limits, category: Category, wanted: int, luck: Luck) -> Puzzle | None:
    match category:
        case Category.WEIGHTS:
            bounds = (0, *limits[category], None)
            return making_weights.make(pieces, luck, bounds[wanted - 1] or 0, bounds[wanted])
        case Category.FRAGMENTS:
            return making_fragments.make(pieces, luck, _COMPACTNESS[wanted])
        case Category.CONDUITS:
            return making_conduits.make(pieces, luck)
        case Category.ANGLES:
            return making_angles.make(pieces, luck)


def graded(
    pieces: Pieces, limits: Limits, category: Category, wanted: int, puzzle: Puzzle
) -> Generated | None:
    """*puzzle* with what a complete search found; None unless it is as hard as *wanted*, within the bounds.

    That it keeps the bounds that need no search is for `is_within` to say.
    """
    complete = search(pieces, puzzle)
    most = most_solutions(pieces, puzzle)
    found = list(islice(complete.solutions(), None if most is None else most + 1))
    if not found or (most is not None and len(found) > most):
        return None
    if category is Category.ANGLES and not all(is_low(pieces, solution) for solution in found):
        return None
    effort = Effort(complete.tries, len(found))
    if difficulty(limits, category, effort) != wanted:
        return None
    return Generated(puzzle, found[0], wanted, effort.found, effort.each)


def _is_new(pieces: Pieces, puzzle: Puzzle, known: Collection[Canonical]) -> bool:
    return canonical(pieces, puzzle) not in known


def day_puzzles(pieces: Pieces, limits: Limits, day: date) -> tuple[Generated, ...]:
    """The puzzles of *day*, one of each category (E9)."""
    wanted = day_difficulty(day)
    return tuple(
        generate(pieces, limits, category, wanted, f"{day.isoformat()}/{number}")
        for number, category in enumerate(Category, 1)
    )


def day_difficulty(day: date) -> int:
    """How hard the puzzles of *day* are; days are counted from 0001-01-01, which is 1 (E9)."""
    return DIFFICULTIES[day.toordinal() % len(DIFFICULTIES)]
