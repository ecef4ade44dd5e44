"""The conduits bench without a screen."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.conduits import Flaw
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import Category, ConduitsPuzzle, Port
from enix_desktop.ui.enigma.bench.conduits_model import ConduitsModel, Lying
from enix_desktop.ui.enigma.bench.judge import RulesJudge

PIECES = standard_components().pieces
TILES = [face for face in standard_components().tiles if face.category is Category.CONDUITS]
EXAMPLE = ConduitsPuzzle(((0, 0), (1, 0)), (Port(0, 0, 3),), ("p2", "p4", "p5", "p6", "p7", "p8", "p9"))
"""The fourth worked example of the rules: an end and a straight piece, one port."""


def model(puzzle: ConduitsPuzzle = EXAMPLE) -> ConduitsModel:
    return ConduitsModel(PIECES, puzzle, RulesJudge(PIECES, puzzle))


def flaws(made: ConduitsModel) -> list[Flaw]:
    return [end.flaw for end in made.open_ends]


def test_the_worked_example_is_solved_by_the_last_turn() -> None:
    made = model()
    made.put("p3", (0, 0))
    assert made.solution() is None
    made.turn("p3", 1)
    made.put("p1", (1, 0))
    assert made.solution() is None
    made.turn("p1", -1)
    assert made.solution() == (("p1", 1, 0, 3), ("p3", 0, 0, 1))
    assert flaws(made) == []


def test_an_open_end_a_missed_port_and_a_channel_into_the_frame_are_told_apart() -> None:
    made = model()
    assert flaws(made) == [Flaw.WAITING]
    made.put("p3", (0, 0))
    assert flaws(made) == [Flaw.FRAME, Flaw.FRAME, Flaw.PORT]
    made.turn("p3", 1)
    assert flaws(made) == [Flaw.EMPTY]
    made.put("p1", (1, 0))
    assert flaws(made) == [Flaw.BLANK, Flaw.FRAME]


def test_pieces_change_places_on_the_plate_and_with_the_stock() -> None:
    made = model()
    made.put("p3", (0, 0))
    made.put("p1", (1, 0))
    made.put("p3", (1, 0))
    assert (made.piece_at((0, 0)), made.piece_at((1, 0))) == ("p1", "p3")
    made.take("p1")
    made.put("p1", (1, 0))
    assert (made.piece_at((0, 0)), made.piece_at((1, 0))) == (None, "p1")
    assert made.lying("p3").at is None


def test_a_piece_keeps_its_turn_wherever_it_lies() -> None:
    made = model()
    made.turn("p3", 3)
    made.put("p3", (0, 0))
    made.take("p3")
    assert made.lying("p3") == Lying(3)


def test_nothing_is_laid_beside_the_cells() -> None:
    made = model()
    assert not made.put("p3", (2, 0))


def test_a_closed_conduit_is_known() -> None:
    made = model()
    made.put("p3", (0, 0))
    made.turn("p3", 1)
    assert made.closed == frozenset()
    made.put("p1", (1, 0))
    made.turn("p1", 3)
    assert made.closed == {"p1", "p3"}


@pytest.mark.parametrize("face", TILES, ids=lambda face: face.id)
def test_hints_alone_solve_every_tile(face: TileFace) -> None:
    assert isinstance(face.puzzle, ConduitsPuzzle)
    made = model(face.puzzle)
    for _ in face.puzzle.cells:
        assert made.hint()
    written = made.solution()
    assert written is not None
    assert broken(PIECES, face.puzzle, written) is None
    assert made.closed == set(made.stock)


@settings(max_examples=25)
@given(st.data())
def test_hints_solve_whatever_lies_there(data: st.DataObject) -> None:
    puzzle = TILES[0].puzzle
    assert isinstance(puzzle, ConduitsPuzzle)
    made = model(puzzle)
    for _ in range(data.draw(st.integers(0, 4))):
        made.put(data.draw(st.sampled_from(made.stock)), data.draw(st.sampled_from(puzzle.cells)))
        made.turn(data.draw(st.sampled_from(made.stock)), data.draw(st.integers(0, 3)))
    hints = 0
    while made.hint():
        hints += 1
    assert hints <= len(puzzle.cells)
    assert made.solution() is not None


def test_an_arrangement_is_kept_and_laid_again() -> None:
    made, again = model(), model()
    made.turn("p1", 2)
    made.put("p3", (1, 0))
    assert again.restore(json.loads(json.dumps(made.arrangement())))
    assert again.now == made.now


@pytest.mark.parametrize(
    "node",
    [
        None,
        {},
        [[0, None]],
        [[0, None], [4, None]],
        [[0, None], [0, [2, 0]]],
        [[0, [0, 0]], [0, [0, 0]]],
        [[0, [0]], [0, None]],
        [[0, [0, 0, 0]], [0, None]],
        [[0, "00"], [0, None]],
        [0, 0],
    ],
)
def test_an_arrangement_that_makes_no_sense_leaves_an_empty_bench(node: object) -> None:
    made = model()
    assert not made.restore(node)
    assert made.now == made.empty


def test_a_conduit_that_only_misses_a_port_is_closed() -> None:
    made = model(ConduitsPuzzle(EXAMPLE.cells, EXAMPLE.ports, ("p3", *EXAMPLE.out[1:])))
    made.put("p1", (0, 0))
    made.put("p2", (1, 0))
    for piece, side in (("p1", 1), ("p2", 3)):
        made.turn(piece, next(steps for steps in range(4) if _faces(made, piece, steps, side)))
    assert flaws(made) == [Flaw.PORT]
    assert made.closed == {"p1", "p2"}


def _faces(made: ConduitsModel, piece: str, steps: int, side: int) -> bool:
    """Whether so many quarters turn the only channel of *piece* to *side*."""
    [now] = made.channels(piece)
    return (now + steps) % 4 == side
