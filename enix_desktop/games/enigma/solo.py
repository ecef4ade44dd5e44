"""Puzzles alone: which comes next in a run, and the puzzle of the day as the shelf asks for it (E8, E9)."""

from collections.abc import Mapping, Sequence
from datetime import date

from enix_desktop.engine.record import Record
from enix_desktop.engine.rng import derived
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Failed, Move, Pose, Solved
from enix_desktop.games.enigma.posing import known_solution, puzzles_of_day, wanted
from enix_desktop.games.enigma.puzzles.generating import generate
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle, Written
from enix_desktop.games.enigma.table import Mode, Setup, Table


def day_options(day: date) -> Mapping[str, str]:
    """What is chosen for the puzzle of *day*."""
    return {"mode": Mode.DAY.value, "day": day.isoformat()}


def day_times(record: Record[Setup, Move]) -> Sequence[int | None]:
    """The milliseconds of each puzzle done in *record*, None for one that was not solved."""
    results = [entry.move for entry in record.entries if isinstance(entry.move, Solved | Failed)]
    return tuple(result.ms if isinstance(result, Solved) else None for result in results)


def has_next(table: Table, done: int) -> bool:
    """Whether another puzzle comes after *done* of them: those of a day have an end (E9)."""
    return table.mode is not Mode.DAY or done < len(puzzles_of_day(table))


def next_pose(table: Table, seed: int, before: Sequence[Puzzle]) -> Pose:
    """What comes after the puzzles *before* in the run of *seed*, or on the day of *table*."""
    number = len(before) + 1
    category, difficulty = wanted(table, number)
    name = f"{table.day if table.mode is Mode.DAY else seed}/{number}"
    category = category or _mixed(seed, number)
    components = table.components
    made = generate(components.pieces, components.limits, category, difficulty, name, before=before)
    return Pose(made.puzzle, difficulty, name)


def _mixed(seed: int, number: int) -> Category:
    """The category of puzzle *number* in a mix: of every four puzzles one is of each."""
    turn, place = divmod(number - 1, len(CATEGORIES))
    order = sorted(CATEGORIES, key=lambda category: derived(seed, f"mix/{turn}/{category.value}"))
    return order[place]


def shown_solution(table: Table, puzzle: Puzzle) -> Written | None:
    """A solution to be shown to who gave up (E8)."""
    return known_solution(table.components, puzzle)
