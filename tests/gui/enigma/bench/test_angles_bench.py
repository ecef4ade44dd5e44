"""Angular pieces are built up with the mouse, with keys, and by a screen reader."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.puzzles.angles import Row
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, Category, Point
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.bench.angles_bench import AnglesBench
from enix_desktop.ui.enigma.bench.angles_items import Group
from enix_desktop.ui.enigma.bench.angles_turns import Axis, pivot_column, turned
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import LARGE_TARGET
from tests.gui.accessibility import about, found, name, press
from tests.gui.enigma.bench.conftest import Opened
from tests.gui.enigma.bench.hands import DIFFICULTIES, LEFT, Solutions, click, key, tile, told

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ROOMY = AnglesPuzzle(("...4", "2...", "1..3"))
"""No solution is wanted of it; the table is wide."""
TURNS = (
    ("spin_right", Qt.Key.Key_R, "Turn clockwise"),
    ("tip_right", Qt.Key.Key_T, "Tip over to the right"),
    ("tip_left", Qt.Key.Key_F, "Tip over to the front"),
)
"""Handle, key and words of each axis, in the order of `Axis`."""


def bench(panel: BenchPanel) -> AnglesBench:
    assert isinstance(panel.bench, AnglesBench)
    return panel.bench


def rows(solution: object) -> Iterator[tuple[int, Row, Point]]:
    """Each row with its number and the column about which its piece turns."""
    assert isinstance(solution, tuple)
    for number, row in enumerate(solution):
        piece, orientation, x, y = row
        dx, dy = pivot_column(standard_components().pieces, piece, orientation)
        yield number, row, (x + dx, y + dy)


def way_to(panel: BenchPanel, piece: str, orientation: int) -> tuple[int, ...]:
    """How often a piece has to be turned about each axis."""

    def after(way: tuple[int, ...]) -> int:
        there = bench(panel).model.orientation(piece)
        for axis, steps in zip(Axis, way, strict=True):
            there = turned(there, axis, steps)
        return there

    return next(way for way in product(range(4), repeat=3) if after(way) == orientation)


def tray(piece: str) -> Spot:
    return Spot(Group.PIECE, piece)


def over(panel: BenchPanel, cell: Point) -> QPoint:
    """A point of the view at which a column of the table in depth is seen; else in the plan."""
    depth = bench(panel).depth
    x, y = depth.camera.seen_column(cell)
    height = depth.shown.heights.get(cell, 0)
    for dx, dy in ((0.5, 0.5), (0.15, 0.5), (0.5, 0.15), (0.15, 0.15)):
        point = depth.mapToScene(depth.camera.at(x + dx, y + dy, height))
        if depth.column_at(point) == cell:
            return panel.view.mapFromScene(point)
    return above(panel, cell)


def above(panel: BenchPanel, cell: Point) -> QPoint:
    """The middle of a column in the plan."""
    flat = bench(panel).flat
    return panel.view.mapFromScene(flat.mapToScene(flat.cell_rect(cell).center()))


def move(panel: BenchPanel, point: QPoint) -> None:
    QTest.mouseMove(panel.view.viewport(), point)


def click_at(panel: BenchPanel, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(panel.view.viewport(), button, NONE, point)


def build(panel: BenchPanel, piece: str, cell: Point) -> None:
    """Take a piece in hand and set it down."""
    bench(panel).hold(piece)
    bench(panel).aim(cell)
    bench(panel).set_down()


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_with_the_mouse(opened: Opened, difficulty: int) -> None:
    face = tile(Category.ANGLES, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for number, (piece, orientation, _, _), cell in rows(face.solution):
        click(panel, tray(piece))
        for (handle, _, _), steps in zip(TURNS, way_to(panel, piece, orientation), strict=True):
            for _ in range(steps):
                click(panel, Spot(Group.HANDLE, handle))
        target = over(panel, cell) if number % 2 else above(panel, cell)
        if number < 2:
            move(panel, target - QPoint(9, 9))
            move(panel, target)
            click_at(panel, target)
        else:
            click(panel, tray(piece))  # put back, then dragged in one go
            start = panel.view.mapFromScene(bench(panel).trays[piece].sceneBoundingRect().center())
            QTest.mousePress(panel.view.viewport(), LEFT, NONE, start)
            for share in (0.2, 0.7, 1.0):
                move(panel, start + (QPointF(target - start) * share).toPoint())
            QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, target)
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_keys_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.ANGLES, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for number, (piece, orientation, _, _), cell in rows(face.solution):
        if number == 0:
            key(panel, Qt.Key.Key_Tab)
            while panel.cursor_ring.ringed != tray(piece):
                key(panel, Qt.Key.Key_Down)
            key(panel, Qt.Key.Key_Return)
        else:
            key(panel, Qt.Key(Qt.Key.Key_1 + bench(panel).model.names.index(piece)))
        for (_, letter, _), steps in zip(TURNS, way_to(panel, piece, orientation), strict=True):
            if steps == 3:
                key(panel, letter, SHIFT)
            else:
                for _ in range(steps):
                    key(panel, letter)
        for axis, (less, more) in enumerate(
            ((Qt.Key.Key_Left, Qt.Key.Key_Right), (Qt.Key.Key_Up, Qt.Key.Key_Down))
        ):
            here = bench(panel).hand_cell
            assert here is not None
            for _ in range(abs(cell[axis] - here[axis])):
                key(panel, more if cell[axis] > here[axis] else less)
        key(panel, Qt.Key.Key_Return)
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_a_screen_reader_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.ANGLES, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for _, (piece, orientation, _, _), cell in rows(face.solution):
        press(told(panel, f"{bench(panel).model.digit(piece)}: "))
        for (_, _, words), steps in zip(TURNS, way_to(panel, piece, orientation), strict=True):
            for _ in range(steps):
                press(told(panel, words))
        press(told(panel, f"Column {cell[0] + 1}, row {cell[1] + 1}."))
        press(told(panel, "Set down"))
    assert heard.is_valid_for(face)


def test_the_table_is_told_column_by_column(opened: Opened) -> None:
    panel = opened(ROOMY)
    assert name(told(panel, "Column 1, row 2.")) == ("Column 1, row 2. Picture: blue. Something is missing.")
    build(panel, "s1", (0, 0))
    assert told(panel, "Table, column by column. 3 pieces left.")
    assert name(told(panel, "Column 1, row 1.")) == (
        "Column 1, row 1. Picture: bare table. Building: red, height 1. Nothing belongs here."
    )
    assert "Another piece is on top." in name(told(panel, "Column 1, row 2."))
    assert "Built as number 1, at: column 1, row 1, level 1;" in about(told(panel, "1: Red"))
    press(told(panel, "2: Blue"))
    press(told(panel, "Column 3, row 1."))
    hand = name(told(panel, "In hand: Blue L with squares"))
    assert "It would rest at: column 2, row 1, level 2;" in hand
    assert "Gaps in columns 2/2, 3/1, 4/1." in hand
    assert "A gap is below." in name(told(panel, "Column 3, row 1."))
    press(told(panel, "Move left"))
    press(told(panel, "Put aside"))
    assert about(told(panel, "2: Blue")) == "Beside the table."


def test_a_gap_is_shown_before_and_after_a_piece_is_set_down(opened: Opened) -> None:
    panel = opened(ROOMY)
    build(panel, "s1", (0, 0))
    assert panel.side.left.text() == "3 pieces left"
    bench(panel).hold("s2")
    bench(panel).aim((2, 0))
    assert bench(panel).depth.shown.gaps == bench(panel).flat.shown.gaps == ((1, 1, 0), (2, 0, 0), (3, 0, 0))
    assert panel.side.left.text() == "3 pieces left"  # it may yet go elsewhere
    bench(panel).set_down()
    assert panel.side.left.text() == "Gaps in 3 columns"
    assert len(bench(panel).depth.shown.gaps) == 3


def test_what_is_in_hand_follows_the_mouse_on_both_views_and_comes_down_on_a_click(opened: Opened) -> None:
    panel = opened(ROOMY)
    click(panel, tray("s4"))
    for cell, place in (((1, 1), above), ((2, 1), over), ((2, 0), above), ((1, 2), over)):
        move(panel, place(panel, cell))
        assert bench(panel).hand_cell == cell
    assert bench(panel).model.now == ()
    assert not bench(panel).depth.is_hovered  # no frame around the whole table
    click_at(panel, above(panel, (2, 1)))
    assert [row[0] for row in bench(panel).model.now] == ["s4"]
    assert bench(panel).model.held is None


def test_a_built_piece_is_taken_in_hand_with_a_click_and_dragged_where_it_was_gripped(opened: Opened) -> None:
    panel = opened(ROOMY)
    build(panel, "s2", (1, 0))
    gripped = over(panel, (2, 0))
    click_at(panel, gripped)
    held = bench(panel).model.held
    assert held is not None
    assert (held.piece, held.cell) == ("s2", (1, 0))
    move(panel, over(panel, (2, 1)))
    assert bench(panel).hand_cell == (1, 1)
    click_at(panel, over(panel, (2, 1)))
    assert bench(panel).model.now == (("s2", 0, 0, 1),)
    start, target = over(panel, (0, 1)), over(panel, (1, 2))
    QTest.mousePress(panel.view.viewport(), LEFT, NONE, start)
    for share in (0.5, 1.0):
        move(panel, start + (QPointF(target - start) * share).toPoint())
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, target)
    assert bench(panel).model.held is None
    assert bench(panel).model.now[0][2:] == (1, 2)


def test_what_is_in_hand_is_put_back_in_every_way(opened: Opened) -> None:
    panel = opened(ROOMY)
    build(panel, "s3", (1, 1))
    built = bench(panel).model.now
    for way in range(4):
        click(panel, tray("s3"))
        assert bench(panel).model.held is not None
        match way:
            case 0:
                click_at(panel, over(panel, (3, 1)), Qt.MouseButton.RightButton)
            case 1:
                key(panel, Qt.Key.Key_Escape)
            case 2:
                click(panel, tray("s3"))
            case _:
                key(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert bench(panel).model.held is None
        assert bench(panel).model.now == built


def test_any_piece_is_taken_back_by_key_and_by_handle(opened: Opened) -> None:
    panel = opened(ROOMY)
    build(panel, "s1", (0, 0))
    build(panel, "s4", (1, 0))
    key(panel, Qt.Key.Key_1)
    key(panel, Qt.Key.Key_Backspace)
    assert [row[0] for row in bench(panel).model.now] == ["s4"]
    key(panel, Qt.Key.Key_4)
    click(panel, Spot(Group.HANDLE, "back"))
    assert bench(panel).model.now == ()
    panel.undo()
    panel.undo()
    assert [row[0] for row in bench(panel).model.now] == ["s1", "s4"]


def test_the_order_of_building_stands_on_the_pieces(opened: Opened) -> None:
    panel = opened(ROOMY)
    for piece, cell in (("s3", (1, 0)), ("s1", (0, 2))):
        build(panel, piece, cell)
    order = {piece: item.built for piece, item in bench(panel).trays.items()}
    assert order == {"s1": 2, "s2": 0, "s3": 1, "s4": 0}


def test_one_can_walk_round_the_table_with_keys_buttons_and_a_drag(opened: Opened) -> None:
    panel = opened(ROOMY)
    key(panel, Qt.Key.Key_Q)
    assert bench(panel).view == 1
    click(panel, Spot(Group.HANDLE, "look_left"))
    assert bench(panel).view == 2
    key(panel, Qt.Key.Key_E)
    press(told(panel, "Walk round the table to the right"))
    assert bench(panel).view == 0
    start = over(panel, (0, 0))
    QTest.mousePress(panel.view.viewport(), LEFT, NONE, start)
    move(panel, start + QPoint(60, 0))
    move(panel, start + QPoint(120, 0))
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, start + QPoint(120, 0))
    assert bench(panel).view == 3
    assert bench(panel).model.now == ()


@pytest.mark.parametrize("view", range(4))
def test_arrows_and_tips_mean_what_is_seen_from_every_side(opened: Opened, view: int) -> None:
    panel = opened(ROOMY)
    bench(panel).look(view)
    key(panel, Qt.Key.Key_1)
    bench(panel).aim((1, 1))
    camera = bench(panel).depth.camera
    before = camera.seen_column((1, 1))
    for arrow, step in ((Qt.Key.Key_Right, (1, 0)), (Qt.Key.Key_Down, (0, 1)), (Qt.Key.Key_Left, (-1, 0))):
        key(panel, arrow)
        cell = bench(panel).hand_cell
        assert cell is not None
        after = camera.seen_column(cell)
        assert (after[0] - before[0], after[1] - before[1]) == step
        before = after
    key(panel, Qt.Key.Key_T)
    key(panel, Qt.Key.Key_T, SHIFT)
    assert bench(panel).model.orientation("s1") == 0


@pytest.mark.parametrize("view", range(4))
def test_the_mouse_finds_every_column_from_every_side(opened: Opened, view: int) -> None:
    panel = opened(ROOMY)
    bench(panel).look(view)
    for cell in bench(panel).model.columns:
        inside = 0 <= cell[0] < 4 and 0 <= cell[1] < 3
        for place in (over, above) if inside else (over,):
            point = panel.view.mapToScene(place(panel, cell))
            assert bench(panel).column_at(point) == cell


def test_picture_plan_and_table_are_turned_together(opened: Opened) -> None:
    panel = opened(ROOMY)
    key(panel, Qt.Key.Key_Q)
    items = bench(panel).depth, bench(panel).flat, bench(panel).picture
    assert [item.camera.view for item in items] == [1, 1, 1]


def test_the_wheel_turns_what_is_in_hand(opened: Opened) -> None:
    panel = opened(ROOMY)
    assert not bench(panel).turn(1)
    click(panel, tray("s2"))
    panel.view.wheel_turned.emit(1)
    assert bench(panel).model.orientation("s2") == turned(0, Axis.SPIN)


def test_the_ring_of_the_keyboard_is_around_the_piece_in_hand_and_then_around_the_next(
    opened: Opened,
) -> None:
    panel = opened(ROOMY)
    key(panel, Qt.Key.Key_2)
    assert panel.cursor_ring.ringed is None or panel.cursor_ring.ringed.group is Group.HAND
    key(panel, Qt.Key.Key_Right)
    assert panel.cursor_ring.ringed == Spot(Group.HAND, 0)
    assert panel.cursor_ring.ring.path == bench(panel).depth.hand_outline()
    key(panel, Qt.Key.Key_Return)
    assert panel.cursor_ring.ringed == tray("s1")


def test_tab_leads_from_the_piece_in_hand_to_every_handle(opened: Opened) -> None:
    panel = opened(ROOMY)
    key(panel, Qt.Key.Key_2)
    key(panel, Qt.Key.Key_Right)
    for handle in ("tip_right", "look_right"):
        while panel.cursor_ring.ringed != Spot(Group.HANDLE, handle):
            key(panel, Qt.Key.Key_Tab)
            assert panel.hasFocus()
        key(panel, Qt.Key.Key_Return)
    assert bench(panel).model.orientation("s2") == turned(0, Axis.EAST)
    assert bench(panel).view == 3


def test_enter_sets_down_what_the_mouse_aimed(opened: Opened) -> None:
    panel = opened(ROOMY)
    click(panel, tray("s4"))
    move(panel, above(panel, (2, 1)))
    key(panel, Qt.Key.Key_Return)
    assert [row[0] for row in bench(panel).model.now] == ["s4"]


def test_a_solved_bench_is_locked(opened: Opened) -> None:
    panel = opened(tile(Category.ANGLES, 1).puzzle, BenchHelp(has_hints=True))
    heard = Solutions(panel)
    for _ in range(4):
        panel.lay_hint()
    assert len(heard) == 1
    built = bench(panel).model.now
    key(panel, Qt.Key.Key_1)
    click(panel, tray("s1"))
    click_at(panel, over(panel, (0, 0)))
    assert (bench(panel).model.now, bench(panel).model.held) == (built, None)
    assert not any(name(each) == "Set down" for each in found(panel))


def test_a_falling_piece_ends_in_the_same_picture_as_without_motion(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, still = opened(ROOMY), opened(ROOMY)
    panel.set_speed(1.0)
    for each in (panel, still):
        build(each, "s4", (1, 1))
    falling = panel.view.grab()
    bench(panel).depth.stop()
    assert panel.view.grab().toImage() == still.view.grab().toImage()
    assert falling.toImage() != still.view.grab().toImage()
    monkeypatch.setattr(motion, "is_reduced", True)
    build(panel, "s1", (3, 1))
    build(still, "s1", (3, 1))
    assert panel.view.grab().toImage() == still.view.grab().toImage()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (900, 580)])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_everything_has_room_and_can_be_touched(
    opened: Opened, size: tuple[int, int], difficulty: int
) -> None:
    panel = opened(tile(Category.ANGLES, difficulty).puzzle)
    panel.resize(*size)
    QApplication.processEvents()
    plan, room = bench(panel).plan, bench(panel).room
    rects = [*plan.trays, *plan.handles, *plan.looks, plan.picture, plan.plan, plan.depth]
    assert all(room.contains(rect) for rect in rects)
    apart = [*plan.trays, *plan.handles, plan.picture, plan.plan, plan.depth]
    assert not any(_overlap(one, other) for n, one in enumerate(apart) for other in apart[n + 1 :])
    handles = (*plan.handles, *plan.looks)
    assert all(min(rect.width(), rect.height()) >= LARGE_TARGET for rect in (*handles, *plan.trays))


def _overlap(one: QRectF, other: QRectF) -> bool:
    both = one & other
    return both.width() > 0.5 and both.height() > 0.5


def test_the_bench_speaks_german_and_french(opened: Opened, languages: Languages) -> None:
    panel = opened(ROOMY)
    languages.use("de")
    QApplication.processEvents()
    assert panel.side.left.text() == "Noch 4 Steine"
    assert bench(panel).cards["plan"].title == "Von oben"
    languages.use("fr")
    QApplication.processEvents()
    assert panel.side.left.text() == "Encore 4 blocs"
    assert told(panel, "1\N{NO-BREAK SPACE}: Angle rouge")
