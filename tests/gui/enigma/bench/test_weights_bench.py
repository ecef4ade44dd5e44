"""Weights are put into cups with the mouse, with keys, and by a screen reader."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from enix_desktop.games.enigma.puzzles.puzzle import Category, WeightsPuzzle
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.enigma.bench.weights_bench import WeightsBench, tilt
from enix_desktop.ui.enigma.bench.weights_items import Group
from enix_desktop.ui.enigma.bench.weights_model import LEFT, RIGHT, Cup
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot
from tests.gui.accessibility import name, press
from tests.gui.enigma.bench.conftest import Opened
from tests.gui.enigma.bench.hands import (
    DIFFICULTIES,
    Solutions,
    click,
    drag,
    key,
    tile,
    told,
    walk_to,
)
from tests.gui.enigma.bench.hands import at as middle

BOOK = WeightsPuzzle((13, 6), (5, 7), 5)
STOCK = Spot(Group.STOCK, 0)


def cup(arm: int, place: int) -> Spot:
    return Spot(Group.CUP, Cup(arm, place))


def pile(arm: int, place: int) -> Spot:
    return Spot(Group.PILE, Cup(arm, place))


def bench(panel: BenchPanel) -> WeightsBench:
    assert isinstance(panel.bench, WeightsBench)
    return panel.bench


def wanted(solution: object) -> dict[Cup, int]:
    """How many weights each cup gets."""
    assert isinstance(solution, tuple)
    return {Cup(arm, place): count for arm in (LEFT, RIGHT) for place, count in enumerate(solution[arm])}


def from_tray(panel: BenchPanel, target: QPoint) -> None:
    """Drag the first weight of the tray."""
    weight = next(item for item in bench(panel).weights if item.spot == STOCK)
    start = panel.view.mapFromScene(weight.pos())
    viewport, button, none = panel.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, button, none, start)
    for point in (start + QPoint(9, -9), (start + target) / 2, target):
        QTest.mouseMove(viewport, point)
    QTest.mouseRelease(viewport, button, none, target)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_dragging_and_clicking(opened: Opened, difficulty: int) -> None:
    face = tile(Category.WEIGHTS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for number, (where, count) in enumerate(wanted(face.solution).items()):
        for _ in range(count):
            if number % 2:
                click(panel, Spot(Group.CUP, where))
            else:
                from_tray(panel, middle(panel, Spot(Group.CUP, where)))
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_keys_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.WEIGHTS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for number, (where, count) in enumerate(wanted(face.solution).items()):
        if not count:
            continue
        walk_to(panel, Spot(Group.CUP, where))
        if number % 2:
            key(panel, Qt.Key(Qt.Key.Key_0 + count))
        else:
            for _ in range(count):
                key(panel, Qt.Key.Key_Return)
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_a_screen_reader_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.WEIGHTS, difficulty)
    assert isinstance(face.puzzle, WeightsPuzzle)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    # A weight in a wrong cup first: it has to come out again.
    number = face.puzzle.left[0]
    press(told(panel, f"Left cup {number}:"))
    assert name(told(panel, f"Left cup {number}:")) == f"Left cup {number}: 1 weight."
    press(told(panel, f"Take a weight out of left cup {number}"))
    for where, count in wanted(face.solution).items():
        arm = "Left" if where.arm == LEFT else "Right"
        number = (face.puzzle.left, face.puzzle.right)[where.arm][where.place]
        for _ in range(count):
            press(told(panel, f"{arm} cup {number}:"))
    assert heard.is_valid_for(face)


def test_a_weight_is_dragged_from_cup_to_cup_and_out_again(opened: Opened) -> None:
    panel = opened(BOOK)
    model = bench(panel).model
    click(panel, cup(LEFT, 0))
    drag(panel, pile(LEFT, 0), middle(panel, cup(RIGHT, 1)))
    assert model.now == ((0, 0), (0, 1))
    drag(panel, pile(RIGHT, 1), QPoint(30, 30))
    assert model.now == model.empty
    click(panel, cup(LEFT, 0))
    click(panel, pile(LEFT, 0))
    assert model.now == model.empty


def test_keys_take_weights_out_again(opened: Opened) -> None:
    panel = opened(BOOK)
    model = bench(panel).model
    walk_to(panel, cup(RIGHT, 0))
    key(panel, Qt.Key.Key_3)
    assert model.now == ((0, 0), (3, 0))
    key(panel, Qt.Key.Key_Minus)
    key(panel, Qt.Key.Key_Backspace)
    assert model.now == ((0, 0), (1, 0))
    key(panel, Qt.Key.Key_Down)
    key(panel, Qt.Key.Key_Up)
    key(panel, Qt.Key.Key_Up)
    assert model.now == ((0, 0), (2, 0))
    key(panel, Qt.Key.Key_1)
    walk_to(panel, pile(RIGHT, 0))
    key(panel, Qt.Key.Key_Return)
    assert model.now == model.empty
    assert panel.cursor_ring.ringed == cup(RIGHT, 0)


def test_the_beam_tilts_to_the_heavier_arm_and_more_for_more(opened: Opened) -> None:
    panel = opened(BOOK)
    beam = bench(panel).beam
    assert beam.rotation() == 0
    click(panel, cup(RIGHT, 0))
    little = beam.rotation()
    click(panel, cup(RIGHT, 1))
    assert 0 < little < beam.rotation()
    click(panel, cup(LEFT, 0))
    click(panel, cup(LEFT, 1))
    assert beam.rotation() < 0


def test_every_difference_tilts_the_beam_visibly_and_none_throws_it_over() -> None:
    angles = [tilt(0, difference) for difference in range(40)]
    steps = [after - before for before, after in pairwise(angles)]
    assert all(step > 0 for step in steps)
    assert angles[1] > 1
    assert angles[-1] < 13.01
    assert tilt(7, 0) == -tilt(0, 7)


def test_the_beam_swings_unless_motion_is_reduced(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = opened(BOOK)
    panel.set_speed(1.0)
    click(panel, cup(LEFT, 0))
    assert bench(panel).beam.rotation() > tilt(13, 0)  # on its way
    monkeypatch.setattr(motion, "is_reduced", True)
    click(panel, cup(RIGHT, 0))
    assert bench(panel).beam.rotation() == pytest.approx(tilt(13, 5))


def test_sums_are_shown_and_spoken_only_where_they_help(opened: Opened) -> None:
    panel = opened(BOOK, BenchHelp(shows_sums=True))
    click(panel, cup(LEFT, 0))
    assert bench(panel).stand.sums == (13, 0)
    assert told(panel, "Left 13, right 0")
    hidden = opened(BOOK, BenchHelp(shows_sums=False))
    click(hidden, cup(LEFT, 0))
    assert bench(hidden).stand.sums is None
    assert told(hidden, "The left arm is heavier.")


def test_how_many_weights_are_left_always_stands_there(opened: Opened) -> None:
    panel = opened(BOOK)
    assert panel.side.left.text() == "5 weights left"
    for _ in range(4):
        click(panel, cup(LEFT, 0))
    assert panel.side.left.text() == "1 weight left"
    assert bench(panel).tray.left == 1
    click(panel, cup(LEFT, 0))
    assert panel.side.left.text() == "All weights used"
    click(panel, cup(LEFT, 0))
    assert bench(panel).model.now == ((5, 0), (0, 0))
