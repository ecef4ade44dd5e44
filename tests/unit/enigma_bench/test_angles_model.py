"""The angles bench without a screen."""

import json
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from PySide6.QtCore import QPointF  # noqa: E402

from enix_desktop.games.enigma.components import standard_components  # noqa: E402
from enix_desktop.games.enigma.faces import TileFace  # noqa: E402
from enix_desktop.games.enigma.puzzles import angles  # noqa: E402
from enix_desktop.games.enigma.puzzles.angles import ORIENTATIONS, Row  # noqa: E402
from enix_desktop.games.enigma.puzzles.judging import broken  # noqa: E402
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, Category  # noqa: E402
from enix_desktop.ui.enigma.bench.angles_camera import VIEWS, Camera, column_under  # noqa: E402
from enix_desktop.ui.enigma.bench.angles_model import EDGE, AnglesModel, Held, Match  # noqa: E402
from enix_desktop.ui.enigma.bench.angles_turns import (  # noqa: E402
    Axis,
    applied,
    pivot_column,
    seen_axis,
    turned,
    turns,
)
from enix_desktop.ui.enigma.bench.judge import RulesJudge  # noqa: E402

PIECES = standard_components().pieces
TILES = [face for face in standard_components().tiles if face.category is Category.ANGLES]
PIECE_NAMES = [block.id for block in PIECES.angles]
FIRST = TILES[0]
"""22 / 3. / 11 / 41 / .4, built in the order s2, s4, s3, s1."""


def puzzle(face: TileFace) -> AnglesPuzzle:
    assert isinstance(face.puzzle, AnglesPuzzle)
    return face.puzzle


def model(face: TileFace = FIRST) -> AnglesModel:
    return AnglesModel(PIECES, puzzle(face), RulesJudge(PIECES, face.puzzle))


def rows(face: TileFace = FIRST) -> tuple[Row, ...]:
    assert isinstance(face.solution, tuple)
    return face.solution


def put(made: AnglesModel, row: Row) -> None:
    """Take a piece in hand, turn it, aim it and set it down, as *row* wants it."""
    piece, orientation, x, y = row
    made.hold(piece)
    assert made.held is not None
    way = next(
        way
        for way in product(range(4), range(4), range(4))
        if _after(made.held.orientation, way) == orientation
    )
    for axis, steps in zip(Axis, way, strict=True):
        made.turn(axis, steps)
    dx, dy = pivot_column(PIECES, piece, orientation)
    made.aim((x + dx, y + dy))
    assert made.held_row() == row
    made.set_down()


def _after(orientation: int, way: tuple[int, ...]) -> int:
    for axis, steps in zip(Axis, way, strict=True):
        orientation = turned(orientation, axis, steps)
    return orientation


def test_turns_are_the_orientations_of_the_rules() -> None:
    assert len(set(turns())) == ORIENTATIONS
    for block, number in product(PIECES.angles, range(ORIENTATIONS)):
        moved = [applied(turns()[number], cube) for cube in block.cubes]
        low = [min(cube[axis] for cube in moved) for axis in range(3)]
        placed = sorted((x - low[0], y - low[1], z - low[2]) for x, y, z in moved)
        assert tuple(placed) == angles.cubes(PIECES, block.id, number)


@given(st.integers(0, ORIENTATIONS - 1), st.sampled_from(Axis))
def test_four_quarter_turns_about_an_axis_change_nothing(orientation: int, axis: Axis) -> None:
    there = [turned(orientation, axis, steps) for steps in range(5)]
    assert len(set(there[:4])) == 4
    assert there[4] == orientation
    assert turned(there[1], axis, -1) == orientation


def test_a_spin_is_clockwise_and_tipping_brings_what_was_above_to_the_side() -> None:
    assert applied(Axis.SPIN.value, (1, 0, 0)) == (0, 1, 0)  # y grows downwards on the screen
    assert applied(Axis.EAST.value, (0, 0, 1)) == (1, 0, 0)
    assert applied(Axis.SOUTH.value, (0, 0, 1)) == (0, 1, 0)


@pytest.mark.parametrize("view", range(VIEWS))
def test_tipping_to_the_right_is_to_the_right_from_every_side(view: int) -> None:
    camera = Camera(10.0, QPointF(), 5, 5, 0, view)
    for seen, wanted in ((Axis.EAST, (1, 0)), (Axis.SOUTH, (0, 1))):
        axis, steps = seen_axis(seen, 1, view)
        x, y, z = (0, 0, 1)
        for _ in range(steps % 4):
            x, y, z = applied(axis.value, (x, y, z))
        middle, beside = camera.seen_column((2, 2)), camera.seen_column((2 + x, 2 + y))
        assert z == 0
        assert (beside[0] - middle[0], beside[1] - middle[1]) == wanted


@given(
    st.integers(1, 7),
    st.integers(1, 7),
    st.integers(0, 3),
    st.integers(0, 6),
    st.integers(0, 6),
)
def test_the_camera_finds_every_column_again(wide: int, deep: int, view: int, x: int, y: int) -> None:
    camera = Camera(20.0, QPointF(3, 4), wide, deep, -1, view)
    column = (x % wide - 1, y % deep - 1)
    sx, sy = camera.seen_column(column)
    across, along = camera.seen_size()
    assert 0 <= sx < across
    assert 0 <= sy < along
    middle = camera.at(sx + 0.5, sy + 0.5, 0)
    assert column_under(camera, (), middle) == column


def test_the_nearest_cube_is_found_under_the_mouse() -> None:
    camera = Camera(20.0, QPointF(), 3, 3, 0)
    tower = [(0, 0, 0), (0, 0, 1), (2, 2, 0)]
    assert column_under(camera, tower, camera.at(0.5, 0.5, 2)) == (0, 0)
    assert column_under(camera, tower, camera.at(2.5, 2.5, 1)) == (2, 2)
    assert column_under(camera, tower, camera.at(2.5, 0.5, 0)) == (2, 0)
    assert column_under(camera, tower, camera.at(-2, -2, 0)) is None


@pytest.mark.parametrize("face", TILES, ids=lambda face: face.id)
def test_every_tile_is_solved_by_its_last_piece_in_the_order_of_building(face: TileFace) -> None:
    made = model(face)
    for row in rows(face):
        assert made.solution() is None
        put(made, row)
    assert made.solution() == face.solution
    assert {made.match(cell, made.tops()) for cell in made.columns} <= {Match.RIGHT, Match.BARE}


@pytest.mark.parametrize("face", TILES, ids=lambda face: face.id)
def test_hints_alone_solve_every_tile(face: TileFace) -> None:
    made = model(face)
    for built in range(1, 5):
        assert made.hint()
        assert len(made.now) == built
        assert not made.gaps()
    assert broken(PIECES, face.puzzle, made.solution()) is None
    assert not made.hint()


def test_a_hint_keeps_what_is_right_and_takes_back_the_rest() -> None:
    made = model()
    put(made, rows()[0])
    put(made, ("s4", 0, 0, 0))
    made.hint()
    assert made.now[0] == rows()[0]
    assert [row[0] for row in made.now] == ["s2", "s4"]
    assert made.rested()["s4"] == made.rested(rows())["s4"]


def test_a_piece_over_an_edge_leaves_a_gap_that_is_known_before_it_is_set_down() -> None:
    made = model(TILES[13])
    put(made, ("s1", 0, 0, 0))
    made.hold("s2")
    dx, dy = pivot_column(PIECES, "s2", 0)
    made.aim((1 + dx, dy))
    row = made.held_row()
    assert row == ("s2", 0, 1, 0)
    assert made.gaps() == []
    assert made.gaps((*made.standing, row)) == [(1, 1, 0), (2, 0, 0), (3, 0, 0)]
    assert min(z for _, _, z in made.landing()) == 1


def test_what_lay_on_a_piece_comes_down_when_it_is_taken_in_hand() -> None:
    made = model()
    put(made, ("s1", 0, 0, 0))
    put(made, ("s4", 0, 0, 0))
    assert max(z for _, _, z in made.rested()["s4"]) == 1
    made.hold("s1")
    assert max(z for _, _, z in made.rested()["s4"]) == 0
    assert min(z for _, _, z in made.landing()) == 1  # it would now come to rest above
    made.let_go()
    assert [row[0] for row in made.now] == ["s1", "s4"]
    made.hold("s1")
    made.set_down()
    assert [row[0] for row in made.now] == ["s4", "s1"]


def test_any_piece_can_be_taken_back() -> None:
    made = model()
    for row in rows():
        put(made, row)
    assert made.take_back("s4")
    assert [row[0] for row in made.now] == ["s2", "s3", "s1"]
    assert not made.take_back("s4")


@given(
    st.sampled_from(PIECE_NAMES), st.lists(st.tuples(st.sampled_from(Axis), st.integers(-3, 3)), max_size=9)
)
def test_a_piece_in_hand_turns_about_its_own_column_and_stays_above_the_table(
    piece: str, ways: list[tuple[Axis, int]]
) -> None:
    made = model(TILES[13])
    made.hold(piece)
    made.aim((1, 1))
    table = set(made.columns)
    for axis, steps in ways:
        made.turn(axis, steps)
        assert {(x, y) for x, y, _ in made.landing()} <= table
        assert made.held is not None
        assert made.held.cell in {(x, y) for x, y, _ in made.landing()}


def test_a_piece_in_hand_does_not_leave_the_table() -> None:
    made = model()
    made.hold("s2")
    made.aim((-50, 50))
    assert {(x, y) for x, y, _ in made.landing()} <= set(made.columns)
    assert not made.aim((-50, 50))


def test_undo_first_puts_back_what_is_in_hand() -> None:
    made = model()
    put(made, rows()[0])
    made.hold("s3")
    assert made.undo()
    assert made.held is None
    assert len(made.now) == 1
    assert made.undo()
    assert len(made.now) == 0
    assert made.redo()
    assert made.now == rows()[:1]
    made.hold("s3")
    assert made.reset()
    assert made.held is None
    assert len(made.now) == 0


def test_a_piece_keeps_its_turn_when_it_is_laid_aside() -> None:
    made = model()
    made.hold("s3")
    made.turn(Axis.SOUTH, 1)
    orientation = made.orientation("s3")
    assert orientation != 0
    made.let_go()
    assert made.orientation("s3") == orientation
    made.hold("s3")
    made.set_down()
    made.take_back("s3")
    assert made.orientation("s3") == orientation


def test_columns_are_compared_with_the_picture_where_they_stand() -> None:
    made = model()
    tops = {(0, 0): "2", (1, 0): "3", (1, 1): "4"}
    matches = [made.match(cell, tops) for cell in ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 0))]
    assert matches == [Match.RIGHT, Match.OTHER, Match.EXTRA, Match.MISSING, Match.BARE]


def test_a_building_comes_back_from_json() -> None:
    made, again = model(), model()
    for row in rows()[:3]:
        put(made, row)
    assert again.restore(json.loads(json.dumps(made.arrangement())))
    assert again.now == made.now
    again.hold("s1")
    again.set_down()
    assert len(again.now) == 4


@pytest.mark.parametrize(
    "node",
    [
        None,
        "s1",
        [["s1", 0, 0]],
        [["s9", 0, 0, 0]],
        [["s1", 24, 0, 0]],
        [["s1", 0, 0, 0], ["s1", 0, 1, 1]],
        [["s1", 0, 99, 0]],
        [["s1", True, 0, 0]],
        [7],
    ],
)
def test_what_makes_no_sense_is_not_restored(node: object) -> None:
    made = model()
    assert not made.restore(node)
    assert made.now == ()


def test_no_cube_of_a_piece_in_hand_is_beyond_the_table() -> None:
    made = model()
    for piece, orientation in product(PIECE_NAMES, range(ORIENTATIONS)):
        for far in ((-9, -9), (99, 99)):
            made.held = made.clamped(Held(piece, orientation, far))
            columns = [(x, y) for x, y, _ in made.landing()]
            assert set(columns) <= set(made.columns)
            edges = (min, -EDGE, -EDGE) if far[0] < 0 else (max, made.width, made.height)
            limit, x, y = edges
            assert (limit(x for x, _ in columns), limit(y for _, y in columns)) == (x, y), "as far as it goes"
