"""Which puzzles may come next alone (E8, E9)."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enigma.moves import Failed, Finish, Pose, Unsolved
from enix_desktop.games.enigma.posing import known_solution, puzzles_of_day, wanted
from enix_desktop.games.enigma.puzzles.generating import day_puzzles, generate
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    Category,
    FragmentsPuzzle,
    WeightsPuzzle,
)
from enix_desktop.games.enigma.refusals import Reason
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import options
from tests.unit.games.enigma.tables import COMPONENTS, RULES, dealt, played, posed, solved


def refused(now: State, move: Pose) -> Reason | None:
    refusal = RULES.refusal(now, 0, move)
    return None if refusal is None else refusal.reason


def alone(**chosen: str) -> State:
    return dealt(1, 1, chosen).state


@pytest.mark.parametrize("category", list(Category))
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_e8_what_the_generator_makes_may_be_posed_and_solved(category: Category, difficulty: int) -> None:
    now = alone(category=category.value, difficulty=str(difficulty))
    made = generate(COMPONENTS.pieces, COMPONENTS.limits, category, difficulty, "posing/1")
    pose = Pose(made.puzzle, made.difficulty, "posing/1")
    assert refused(now, pose) is None
    now, _ = played(now, [(0, pose)])
    solution = known_solution(COMPONENTS, made.puzzle)
    assert broken(COMPONENTS.pieces, made.puzzle, solution) is None
    now, _ = played(now, [(0, solved(now, 0, 9))])
    assert now.points == [1]


@given(days=st.integers(0, 40))
@settings(max_examples=5)
def test_e9_the_puzzles_of_a_day_may_be_posed_in_their_order(days: int) -> None:
    day = date(2026, 11, 18) + timedelta(days)
    now = alone(mode="day", day=day.isoformat())
    for number, made in enumerate(day_puzzles(COMPONENTS.pieces, COMPONENTS.limits, day), 1):
        pose = Pose(made.puzzle, made.difficulty, f"{day}/{number}")
        now, _ = played(now, [(0, pose), (0, Failed(1, Unsolved.GAVE_UP))])
    assert now.ended_by == "E9"


@pytest.mark.parametrize(
    ("day", "difficulty"), [("0001-01-01", 2), ("0001-01-02", 3), ("0001-01-03", 1), ("2026-11-18", 1)]
)
def test_e9_the_difficulty_follows_the_number_of_the_day(day: str, difficulty: int) -> None:
    table = options({"mode": "day", "day": day}, 1)
    assert puzzles_of_day(table) == tuple((category, difficulty) for category in Category)


def test_e8_where_the_difficulty_rises_four_puzzles_have_each() -> None:
    rising, fixed = options({}, 1), options({"difficulty": "2", "category": "angles"}, 1)
    assert [wanted(rising, number) for number in (1, 4, 5, 8, 9, 100)] == [
        (None, difficulty) for difficulty in (1, 1, 2, 2, 3, 3)
    ]
    assert wanted(fixed, 50) == (Category.ANGLES, 2)


ANY: Any = None


@pytest.mark.parametrize(
    "move",
    [
        replace(posed("W01"), difficulty=2),
        replace(posed("W01"), difficulty=True),
        replace(posed("W01"), difficulty=0),
        replace(posed("W01"), seed=ANY),
        replace(posed("W01"), puzzle=ANY),
        posed("W18"),
        Pose(WeightsPuzzle((14, 1), (2, 3), 3), 1, "a number above 13"),
        Pose(WeightsPuzzle((1, 3), (2, 4), 6), 1, "too many solutions"),
        Pose(WeightsPuzzle((13, 12), (1, 2), 3), 1, "no solution"),
        Pose(FragmentsPuzzle(((0, 0), (8, 0), (8, 1), (0, 1))), 1, "too wide"),
        Pose(FragmentsPuzzle(((0, 0), (4, 0), (4, 2), (0, 2))), 3, "easier than it says"),
        Pose(AnglesPuzzle(("111", "222")), 1, "not all in view"),
    ],
    ids=lambda move: move.seed or "no seed",
)
def test_e8_what_breaks_the_bounds_may_not_be_posed(move: Pose) -> None:
    now = alone()
    assert refused(now, move) is Reason.E8_LIMITS
    assert move not in RULES.legal_moves(now, 0)


def test_e8_no_puzzle_comes_again_turned_or_mirrored() -> None:
    now, _ = played(alone(), [(0, posed("W01")), (0, Failed(1, Unsolved.GAVE_UP))])
    puzzle = posed("W01").puzzle
    assert isinstance(puzzle, WeightsPuzzle)
    mirrored = WeightsPuzzle(puzzle.right[::-1], puzzle.left, puzzle.n)
    assert refused(now, Pose(mirrored, 1, "again")) is Reason.E8_LIMITS
    assert posed("W01") not in list(RULES.legal_moves(now, 0))
    assert posed("W02") in list(RULES.legal_moves(now, 0))


def test_e9_only_the_puzzle_that_is_next_on_that_day() -> None:
    now = alone(mode="day", day="2026-11-18")
    assert refused(now, posed("F01")) is Reason.E9_PUZZLE
    assert refused(now, posed("W18")) is Reason.E9_PUZZLE
    assert refused(now, replace(posed("W18"), difficulty=1)) is Reason.E8_LIMITS
    refusal = RULES.refusal(now, 0, Finish())
    assert refusal is not None
    assert (refusal.reason, refusal.facts["category"]) == (Reason.E9_PUZZLE, Category.WEIGHTS)
    assert Finish() not in list(RULES.legal_moves(now, 0))


def test_e8_puzzles_from_the_box_are_offered_then_the_end() -> None:
    moves = list(RULES.legal_moves(alone(category="conduits", difficulty="3"), 0))
    assert moves[-1] == Finish()
    faces = [face for face in COMPONENTS.tiles if (face.category, face.difficulty) == (Category.CONDUITS, 3)]
    assert moves[:-1] == [Pose(face.puzzle, 3, face.id) for face in faces]
