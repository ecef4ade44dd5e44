"""The fragments bench without a screen."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import Category, FragmentsPuzzle
from enix_desktop.ui.enigma.bench.fragments_faults import faults
from enix_desktop.ui.enigma.bench.fragments_model import EDGE, Fragment, FragmentsModel
from enix_desktop.ui.enigma.bench.judge import RulesJudge

PIECES = standard_components().pieces
TILES = [face for face in standard_components().tiles if face.category is Category.FRAGMENTS]
SQUARE = FragmentsPuzzle(((0, 2), (2, 0), (4, 2), (2, 4)))
"""The third worked example of the rules, tile F10."""
ROWS = (
    *((0, 2, 0, 0), (0, 3, 2, 0), (0, 0, 1, 3), (0, 1, 0, 2), (0, 0, 2, 2), (0, 0, 1, 2)),
    (1, 0, 2, 2),
)
LARGE, MEDIUM, SMALL = 0, 2, 3
lyings = st.builds(
    Fragment,
    st.integers(0, 1),
    st.integers(0, 3),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
)


def model(puzzle: FragmentsPuzzle = SQUARE) -> FragmentsModel:
    return FragmentsModel(PIECES, puzzle, RulesJudge(PIECES, puzzle))


def lay(made: FragmentsModel, rows: object) -> None:
    """Let all pieces lie as a solution has them."""
    assert isinstance(rows, tuple)
    for piece, (flip, turn, x, y) in enumerate(rows):
        made.put(piece, Fragment(flip, turn, (x, y)))


def found(made: FragmentsModel) -> tuple[object, ...]:
    """Overlapping pairs, pieces outside, and how much is bare."""
    told = faults(PIECES, made.puzzle, made.laid())
    return told.pairs, told.strays, told.bare_area


def test_the_worked_example_is_solved_by_the_last_piece() -> None:
    made = model()
    for piece, (flip, turn, x, y) in enumerate(ROWS):
        assert made.solution() is None
        made.put(piece, Fragment(flip, turn, (x, y)))
    assert made.solution() == ROWS
    assert found(made) == ((), (), 0.0)


@given(st.sampled_from(range(7)), lyings, st.sampled_from((-1, 1)))
def test_four_turns_end_where_they_began(piece: int, lying: Fragment, way: int) -> None:
    made, there = model(), lying
    for turns in range(1, 5):
        there = made.turned(piece, there, way)
        assert made.turned(piece, lying, way * turns) == there
    assert there == lying


@given(st.sampled_from(range(7)), lyings)
def test_turning_over_twice_changes_nothing_and_once_mirrors_what_is_seen(
    piece: int, lying: Fragment
) -> None:
    made = model()
    over = made.turned_over(piece, lying)
    assert over.flip != lying.flip
    assert made.turned_over(piece, over) == lying
    corners, mirrored = made.corners(piece, lying), made.corners(piece, over)
    axis = {x + mx for x, mx in zip(sorted(x for x, _ in corners), _falling(mirrored), strict=True)}
    assert len(axis) == 1  # every corner is as far on the other side of one upright line
    assert {(axis.copy().pop() - x, y) for x, y in corners} == set(mirrored)


def _falling(corners: tuple[tuple[int, int], ...]) -> list[int]:
    return sorted((x for x, _ in corners), reverse=True)


@given(st.sampled_from(range(7)), lyings)
def test_a_turn_keeps_a_piece_near_its_place(piece: int, lying: Fragment) -> None:
    made = model()
    turned = made.turned(piece, lying, 1)
    before, after = (
        [sum(axis) / len(axis) for axis in zip(*made.corners(piece, each), strict=True)]
        for each in (lying, turned)
    )
    assert max(abs(after[0] - before[0]), abs(after[1] - before[1])) <= 1


def test_a_piece_beside_the_grid_turns_where_it_lies() -> None:
    made = model()
    made.put(LARGE, made.turned(LARGE, made.now[LARGE], 1))
    assert made.now[LARGE] == Fragment(0, 1, None)
    assert made.laid() == {}


def test_overlap_outside_and_bare_are_told_apart() -> None:
    made = model()
    assert found(made) == ((), (), 8.0)
    made.put(LARGE, Fragment(0, 2, (0, 0)))
    assert found(made) == ((), (), 6.0)
    made.put(SMALL, Fragment(0, 2, (1, 1)))
    pairs, strays, bare = found(made)
    assert (pairs, strays, bare) == (((LARGE, SMALL),), (), 6.0)
    made.put(SMALL, Fragment(0, 0, (0, 0)))
    pairs, strays, bare = found(made)
    assert (pairs, strays, bare) == ((), (SMALL,), 6.0)


def test_the_polygons_of_the_faults_are_the_true_ones() -> None:
    made = model()
    made.put(LARGE, Fragment(0, 2, (0, 0)))
    made.put(SMALL, Fragment(0, 2, (1, 1)))
    told = faults(PIECES, made.puzzle, made.laid())
    assert {corner for ring in told.overlaps[0] for corner in ring} == {(1, 2), (2, 1), (2, 2)}
    made.put(SMALL, Fragment(0, 0, (0, 0)))
    told = faults(PIECES, made.puzzle, made.laid())
    assert {corner for ring in told.outside[0] for corner in ring} == {(0, 0), (1, 0), (0, 1)}


def test_a_piece_lies_at_most_one_unit_beyond_the_outline() -> None:
    made = model()
    far = made.clamped(LARGE, Fragment(0, 0, (-9, 9)))
    assert far.at == (-EDGE, made.height + EDGE - 2)
    assert made.clamped(LARGE, Fragment(0, 0, None)).at is None


@pytest.mark.parametrize("face", TILES, ids=lambda face: face.id)
def test_hints_alone_solve_every_tile(face: TileFace) -> None:
    assert isinstance(face.puzzle, FragmentsPuzzle)
    made = model(face.puzzle)
    laid = 0
    while made.solution() is None:
        assert made.hint()
        laid += 1
        assert len(made.laid()) == laid
    assert not made.hint()
    assert broken(PIECES, face.puzzle, made.written_form()) is None


def test_a_hint_moves_only_what_is_in_its_way() -> None:
    made = model()
    lay(made, ROWS)
    made.put(LARGE, Fragment(0, 0, (0, 0)))
    made.put(MEDIUM, Fragment())
    assert made.hint()
    assert made.laid()[MEDIUM] == ROWS[MEDIUM]
    assert made.hint()
    assert made.solution() == ROWS


def test_a_hint_takes_back_a_piece_that_lies_where_another_belongs() -> None:
    made = model()
    made.put(SMALL, Fragment(0, 2, (1, 1)))
    while made.solution() is None:
        before = made.now
        assert made.hint()
        assert made.now != before
        assert not faults(PIECES, made.puzzle, made.laid()).pairs


def test_every_change_can_be_undone_and_redone() -> None:
    made = model()
    lay(made, ROWS)
    made.reset()
    states = [made.now]
    while made.undo():
        states.append(made.now)
    assert made.now == made.empty
    assert len(states) == 9
    while made.redo():
        pass
    assert made.now == states[0] == made.empty


def test_an_arrangement_comes_back_from_json() -> None:
    made, again = model(), model()
    made.put(LARGE, Fragment(1, 3, (1, -1)))
    made.put(SMALL, Fragment(0, 2, None))
    assert again.restore(json.loads(json.dumps(made.arrangement())))
    assert again.now == made.now


@pytest.mark.parametrize(
    "node",
    [
        None,
        "0000000",
        [[0, 0]] * 6,
        [[0, 0]] * 6 + [[0, 4]],
        [[0, 0]] * 6 + [[True, 0]],
        [[0, 0]] * 6 + [[0, 0, 0]],
        [[0, 0]] * 6 + [[0, 0, 99, 0]],
        [[0, 0]] * 6 + [[0, 0, 1.0, 0]],
    ],
)
def test_what_makes_no_sense_is_not_restored(node: object) -> None:
    made = model()
    assert not made.restore(node)
    assert made.now == made.empty
