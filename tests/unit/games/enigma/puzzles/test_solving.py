"""Z4: complete searches find what the box says, and a hint keeps what lies right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.angles import rested
from enix_desktop.games.enigma.puzzles.grading import Effort, difficulty
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    Category,
    ConduitsPuzzle,
    Port,
    WeightsPuzzle,
)
from enix_desktop.games.enigma.puzzles.solving import completion, effort, solutions
from tests.unit.games.enigma.puzzles.boxes import (
    A01,
    A01_SOLUTION,
    BOX,
    F10,
    F10_SOLUTION,
    IDS,
    PAIR,
    PAIR_SOLUTION,
    PIECES,
    W18,
    tile,
)


@pytest.mark.parametrize("id", IDS)
def test_count_effort_and_difficulty_of_every_tile_are_as_the_box_says(id: str) -> None:
    face = tile(id)
    found = effort(PIECES, face.puzzle)
    assert found.found == face.count
    assert round(found.each, 1) == pytest.approx(face.effort)
    assert difficulty(BOX.limits, face.category, found) == face.difficulty


@pytest.mark.parametrize("id", IDS)
def test_every_solution_found_is_valid_and_found_once(id: str) -> None:
    face = tile(id)
    found = solutions(PIECES, face.puzzle)
    assert len(found) == len(set(found)) == face.count
    assert all(broken(PIECES, face.puzzle, solution) is None for solution in found)


def test_fewer_solutions_are_the_first_ones() -> None:
    for face in BOX.tiles:
        assert solutions(PIECES, face.puzzle, 2) == solutions(PIECES, face.puzzle)[:2]


def test_example_1_has_no_other_solution() -> None:
    assert solutions(PIECES, W18) == [((1, 1), (1, 2))]
    assert effort(PIECES, W18) == (56, 1)


def test_example_4_has_no_other_solution() -> None:
    assert solutions(PIECES, PAIR) == [PAIR_SOLUTION]
    # Both kinds fit the port in one turn each; beyond the end nothing fits, beyond the straight the end does.
    assert effort(PIECES, PAIR) == (3, 1)


def test_what_cannot_be_solved_has_no_solution_and_no_completion() -> None:
    heavy = WeightsPuzzle((8, 9), (1, 2), 3)
    blind = ConduitsPuzzle(PAIR.cells, (Port(0, 0, 0), Port(1, 0, 0)), PAIR.out)
    flat = AnglesPuzzle(("1234",))
    for puzzle, nothing in ((heavy, ((0, 0), (0, 0))), (blind, ()), (flat, ())):
        assert solutions(PIECES, puzzle) == []
        assert completion(PIECES, puzzle, nothing) is None


def test_equal_effort_at_a_limit_is_the_higher_difficulty() -> None:
    limits = {Category.WEIGHTS: (40, 75)}
    efforts = [Effort(39, 1), Effort(40, 1), Effort(119, 3), Effort(149, 2), Effort(150, 2)]
    assert [difficulty(limits, Category.WEIGHTS, each) for each in efforts] == [1, 2, 1, 2, 3]


def test_a_hint_for_weights_leaves_right_cups_as_they_are() -> None:
    for solution in solutions(PIECES, tile("W09").puzzle):
        assert completion(PIECES, tile("W09").puzzle, solution) == solution
    assert completion(PIECES, W18, ((0, 4), (0, 0))) == ((1, 1), (1, 2))


def test_a_hint_for_fragments_keeps_what_lies_right() -> None:
    assert completion(PIECES, F10, dict(enumerate(F10_SOLUTION))) == F10_SOLUTION
    found = completion(PIECES, F10, {0: F10_SOLUTION[1], 4: F10_SOLUTION[3], 5: (0, 0, 5, 5)})
    assert isinstance(found, tuple)
    assert (found[0], found[4]) == (F10_SOLUTION[1], F10_SOLUTION[3])
    assert broken(PIECES, F10, found) is None


def test_a_hint_for_fragments_keeps_a_row_that_is_written_differently() -> None:
    turned_square = (1, 3, 1, 2)
    found = completion(PIECES, F10, {5: turned_square})
    assert isinstance(found, tuple)
    assert found[5] == turned_square
    assert broken(PIECES, F10, found) is None


def test_a_hint_for_conduits_keeps_what_lies_right() -> None:
    straight = ("p3", 0, 0, 3)
    assert completion(PIECES, PAIR, (straight,)) == (straight, PAIR_SOLUTION[1])
    assert completion(PIECES, PAIR, (("p1", 0, 0, 3),)) == PAIR_SOLUTION
    assert completion(PIECES, PAIR, (("p9", 7, 7, 0),)) == PAIR_SOLUTION
    assert completion(PIECES, PAIR, (("p2", 1, 0, 3),)) == PAIR_SOLUTION  # p2 is crossed out


def test_a_hint_for_angles_keeps_the_building_where_it_stands() -> None:
    moved = tuple((piece, turn, x + 3, y - 2) for piece, turn, x, y in A01_SOLUTION)
    for laid in (moved, moved[:3], moved[:1], (moved[1], moved[0])):
        found = completion(PIECES, A01, laid)
        assert isinstance(found, tuple)
        assert found[: len(laid)] == laid
        assert broken(PIECES, A01, found) is None
    assert completion(PIECES, A01, ()) == solutions(PIECES, A01)[0]


def test_a_hint_for_angles_drops_what_stands_wrong() -> None:
    wrong = (("s1", 0, 9, 9), A01_SOLUTION[0])
    found = completion(PIECES, A01, wrong)
    assert isinstance(found, tuple)
    assert found[0] == A01_SOLUTION[0]
    assert broken(PIECES, A01, found) is None


@given(st.data(), st.sampled_from(BOX.tiles))
def test_a_completion_is_valid_and_keeps_all_of_any_part_of_a_solution(
    data: st.DataObject, face: TileFace
) -> None:
    whole = data.draw(st.sampled_from(solutions(PIECES, face.puzzle)))
    assert isinstance(whole, tuple)
    count = data.draw(st.integers(0, len(whole)))
    match face.category:
        case Category.WEIGHTS:
            found = completion(PIECES, face.puzzle, whole)
            assert found == whole
        case Category.FRAGMENTS:
            laid = dict(list(enumerate(whole))[:count])
            found = completion(PIECES, face.puzzle, laid)
            assert isinstance(found, tuple)
            assert found[:count] == whole[:count]
        case Category.CONDUITS:
            found = completion(PIECES, face.puzzle, whole[:count])
            assert isinstance(found, tuple)
            assert set(whole[:count]) <= set(found)
        case Category.ANGLES:
            found = completion(PIECES, face.puzzle, whole[:count])
            assert isinstance(found, tuple)
            assert rested(PIECES, found)[:count] == rested(PIECES, whole)[:count]
    assert broken(PIECES, face.puzzle, found) is None
