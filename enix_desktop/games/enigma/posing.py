"""Alone: which puzzles may come next (E8, E9)."""

from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache, lru_cache

from enix_desktop.games.enigma.components import Components
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Pose
from enix_desktop.games.enigma.puzzles.bounds import is_within
from enix_desktop.games.enigma.puzzles.canonical import canonical
from enix_desktop.games.enigma.puzzles.generating import day_difficulty, graded
from enix_desktop.games.enigma.puzzles.grading import DIFFICULTIES
from enix_desktop.games.enigma.puzzles.puzzle import (
    CATEGORY_OF,
    Category,
    Puzzle,
    Written,
)
from enix_desktop.games.enigma.puzzles.solving import solutions
from enix_desktop.games.enigma.refusals import Reason, Refusal
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import Mode, Table

RISES_AFTER = 4
"""Where the difficulty rises, it does so after so many puzzles (E8)."""


def puzzles_of_day(table: Table) -> tuple[tuple[Category, int], ...]:
    """Category and difficulty of the puzzles of the day of *table*, in order (E9)."""
    difficulty = day_difficulty(date.fromisoformat(table.day))
    return tuple((category, difficulty) for category in CATEGORIES)


def wanted(table: Table, number: int) -> tuple[Category | None, int]:
    """Of which category, if it matters, and how hard puzzle *number*, counted from 1, has to be (E8, E9)."""
    if table.mode is Mode.DAY:
        return puzzles_of_day(table)[number - 1]
    if table.difficulty is not None:
        return table.category, table.difficulty
    return table.category, min(DIFFICULTIES[-1], 1 + (number - 1) // RISES_AFTER)


def pose_refused(state: State, move: Pose) -> Refusal | None:
    """Why *move* may not come next: the bounds of what is generated, then what was agreed (E8, E9)."""
    category, components = CATEGORY_OF.get(type(move.puzzle)), state.table.components
    # Types first: true equals 1, so what is remembered of the one would stand for the other.
    is_well_formed = category is not None and type(move.difficulty) is int and isinstance(move.seed, str)
    if not is_well_formed or not _is_graded(components, move):
        return Refusal(Reason.E8_LIMITS)
    if canonical(components.pieces, move.puzzle) in state.looks:
        return Refusal(Reason.E8_LIMITS)
    wanted_category, difficulty = wanted(state.table, len(state.alone) + 1)
    if wanted_category not in (None, category) or move.difficulty != difficulty:
        reason = Reason.E9_PUZZLE if state.table.mode is Mode.DAY else Reason.E8_LIMITS
        return Refusal(reason, {"category": wanted_category, "difficulty": difficulty})
    return None


@lru_cache(maxsize=1024)
def _is_graded(components: Components, move: Pose) -> bool:
    """Whether a puzzle has a solution, keeps the bounds, and is as hard as the move says (Z4)."""
    if move.difficulty not in DIFFICULTIES or not is_within(components.pieces, move.puzzle):
        return False
    category = CATEGORY_OF[type(move.puzzle)]
    return graded(components.pieces, components.limits, category, move.difficulty, move.puzzle) is not None


def finish_refused(state: State) -> Refusal | None:
    """The puzzles of a day end by themselves (E9)."""
    if state.table.mode is not Mode.DAY:
        return None
    category, difficulty = wanted(state.table, len(state.alone) + 1)
    return Refusal(Reason.E9_PUZZLE, {"category": category, "difficulty": difficulty})


def stored_poses(state: State) -> Iterator[Pose]:
    """Puzzles from the box that may come next: there is no end of others."""
    category, difficulty = wanted(state.table, len(state.alone) + 1)
    for face in state.table.components.tiles:
        if category in (None, face.category) and difficulty == face.difficulty:
            pose = Pose(face.puzzle, face.difficulty, face.id)
            if pose_refused(state, pose) is None:
                yield pose


def known_solution(components: Components, puzzle: Puzzle) -> Written | None:
    """The stored solution of a puzzle from the box, or the first that a search finds; None without any."""
    stored = _stored_solutions(components)
    if puzzle in stored:
        return stored[puzzle]
    return next(iter(solutions(components.pieces, puzzle, 1)), None)


@cache
def _stored_solutions(components: Components) -> Mapping[Puzzle, Written]:
    return {face.puzzle: face.solution for face in components.tiles}
