"""Every puzzle that is shipped: its solution, its grade and its reason are thought out again."""

from collections import Counter

import pytest

from enix_desktop.coaching.positions import Grade, graded, is_right, kept_solution, starter, starters

COUNTS = {"enix": 40, "station": 20, "hertzschlag": 20, "enigma": 20}
NAMES = [name for game in COUNTS for name in starters(game)]


def _grade(name: str) -> str:
    return name.rpartition("/")[2].partition("-")[0]


@pytest.mark.parametrize("game", COUNTS)
def test_every_game_comes_with_puzzles_of_every_grade(game: str) -> None:
    names = starters(game)
    assert len(names) == COUNTS[game]
    assert min(Counter(map(_grade, names))[grade] for grade in Grade) >= 3
    assert [_grade(name) for name in names] == [
        grade for grade in Grade for name in names if _grade(name) == grade
    ]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_puzzle_says_of_itself_is_true(name: str) -> None:
    position = starter(name)
    solution, kept = graded(position), kept_solution(position)
    assert solution is not None, "no move is clearly best"
    assert kept is not None, "made with other players: run tools.make_puzzles"
    assert (kept.best, kept.reason) == (solution.best, solution.reason)
    assert kept.margin == pytest.approx(solution.margin, abs=1e-4)
    assert kept.half_width == pytest.approx(solution.half_width, abs=1e-4)
    assert kept.grade == solution.grade == _grade(name)
    assert is_right(position, solution, solution.best)
    assert position.record.outcome is None
    assert position.record.participants[position.seat].player is None
