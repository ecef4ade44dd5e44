"""The weights bench without a screen."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import Category, WeightsPuzzle
from enix_desktop.ui.enigma.bench.judge import RulesJudge
from enix_desktop.ui.enigma.bench.weights_model import LEFT, RIGHT, Cup, WeightsModel

PIECES = standard_components().pieces
TILES = [face for face in standard_components().tiles if face.category is Category.WEIGHTS]
BOOK = WeightsPuzzle((13, 6), (5, 7), 5)
"""The example of the book, tile W18."""


def model(puzzle: WeightsPuzzle = BOOK) -> WeightsModel:
    return WeightsModel(puzzle, RulesJudge(PIECES, puzzle))


def test_the_example_of_the_book_is_solved_by_the_last_weight() -> None:
    made = model()
    for cup in (Cup(LEFT, 0), Cup(LEFT, 1), Cup(RIGHT, 0), Cup(RIGHT, 1)):
        made.add(cup)
        assert made.solution() is None
    assert made.sums == (19, 12)
    made.add(Cup(RIGHT, 1))
    assert made.sums == (19, 19)
    assert made.solution() == ((1, 1), (1, 2))


def test_a_cup_takes_no_more_weights_than_there_are() -> None:
    made = model()
    made.fill(Cup(LEFT, 0), 3)
    assert made.left_over == 2
    made.fill(Cup(RIGHT, 0), 9)
    assert made.count(Cup(RIGHT, 0)) == 2
    assert not made.add(Cup(LEFT, 1))


def test_an_empty_cup_gives_no_weight() -> None:
    made = model()
    assert not made.take(Cup(LEFT, 0))
    assert not made.move(Cup(LEFT, 0), Cup(RIGHT, 0))


def test_a_weight_goes_from_cup_to_cup_in_one_step() -> None:
    made = model()
    made.fill(Cup(LEFT, 0), 5)
    assert made.move(Cup(LEFT, 0), Cup(RIGHT, 1))
    assert made.now == ((4, 0), (0, 1))
    made.undo()
    assert made.now == ((5, 0), (0, 0))


def test_clearing_the_bench_can_be_undone() -> None:
    made = model()
    made.add(Cup(LEFT, 0))
    assert made.reset()
    assert made.now == made.empty
    made.undo()
    assert made.now == ((1, 0), (0, 0))


@pytest.mark.parametrize("face", TILES, ids=lambda face: face.id)
def test_hints_alone_solve_every_tile(face: TileFace) -> None:
    assert isinstance(face.puzzle, WeightsPuzzle)
    made = model(face.puzzle)
    for _ in range(2 * len(made.cups)):
        made.hint()
    assert made.solution() is not None
    assert not made.hint()


@given(st.data())
def test_hints_solve_whatever_lies_there(data: st.DataObject) -> None:
    made = model()
    for _ in range(data.draw(st.integers(0, 5))):
        made.add(data.draw(st.sampled_from(made.cups)))
    for _ in range(3 * len(made.cups)):
        made.hint()
        assert made.left_over >= 0
    written = made.solution()
    assert written is not None
    assert broken(PIECES, BOOK, written) is None


def test_an_arrangement_is_kept_and_laid_again() -> None:
    made, again = model(), model()
    made.fill(Cup(RIGHT, 1), 2)
    assert again.restore(json.loads(json.dumps(made.arrangement())))
    assert again.now == made.now
    again.reset()
    assert again.now == again.empty


@pytest.mark.parametrize(
    "node",
    [
        None,
        7,
        [],
        [[1, 0]],
        [[1, 0], [1]],
        [[1, 0], [-1, 0]],
        [[6, 0], [0, 0]],
        [[1.0, 0], [0, 0]],
        [[True, 0], [0, 0]],
    ],
)
def test_an_arrangement_that_makes_no_sense_leaves_an_empty_bench(node: object) -> None:
    made = model()
    made.add(Cup(LEFT, 0))
    assert not made.restore(node)
    assert made.now == made.empty
