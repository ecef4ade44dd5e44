"""Fragments are laid with the mouse, with keys, and by a screen reader."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainterPath, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enigma.puzzles.fragments import Row
from enix_desktop.games.enigma.puzzles.puzzle import Category, FragmentsPuzzle
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.fragments_bench import FragmentsBench
from enix_desktop.ui.enigma.bench.fragments_items import Group
from enix_desktop.ui.enigma.bench.fragments_model import Fragment
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import LARGE_TARGET, REFUSED
from tests.gui.accessibility import about, found, name, press
from tests.gui.enigma.bench.conftest import Opened
from tests.gui.enigma.bench.hands import DIFFICULTIES, LEFT, Solutions, click, key, tile, told

SQUARE = FragmentsPuzzle(((0, 2), (2, 0), (4, 2), (2, 4)))
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LARGE, MEDIUM, SMALL, SLANT = 0, 2, 3, 6


def bench(panel: BenchPanel) -> FragmentsBench:
    assert isinstance(panel.bench, FragmentsBench)
    return panel.bench


def rows(solution: object) -> Iterator[tuple[int, Row]]:
    assert isinstance(solution, tuple)
    yield from enumerate(solution)


def inside(panel: BenchPanel, piece: int) -> QPoint:
    """A point of the view that lies well inside of a piece."""
    item = bench(panel).pieces[piece]
    return panel.view.mapFromScene(item.mapToScene(item.middle))


def handle(name: str) -> Spot:
    return Spot(Group.HANDLE, name)


def take(panel: BenchPanel, piece: int, by: QPointF) -> QPoint:
    """Press a piece and drag it so far, without letting it go; return where the mouse is."""
    viewport, start = panel.view.viewport(), inside(panel, piece)
    QTest.mousePress(viewport, LEFT, NONE, start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (by * share).toPoint())
    return start + by.toPoint()


def drag_to(panel: BenchPanel, piece: int, cell: tuple[int, int]) -> None:
    """Drag a piece until the upper left of its box is near a point of the grid."""
    plan = bench(panel).plan
    target = plan.origin + QPointF(*cell) * plan.unit + QPointF(0.2, -0.2) * plan.unit
    point = take(panel, piece, target - bench(panel).pieces[piece].pos())
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, point)


def wheel(panel: BenchPanel, steps: int) -> None:
    """Turn the wheel towards oneself."""
    viewport = panel.view.viewport()
    middle = QPointF(viewport.rect().center())
    for _ in range(steps):
        event = QWheelEvent(
            *(middle, QPointF(viewport.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, -120)),
            *(Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(viewport, event)


def half_laid(panel: BenchPanel) -> None:
    """One large triangle where it belongs."""
    bench(panel).model.put(LARGE, Fragment(0, 2, (0, 0)))
    bench(panel).refresh()


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_with_the_mouse(opened: Opened, difficulty: int) -> None:
    face = tile(Category.FRAGMENTS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for piece, (flip, turn, x, y) in rows(face.solution):
        if flip:
            QTest.mouseDClick(panel.view.viewport(), LEFT, NONE, inside(panel, piece))
        else:
            QTest.mouseClick(panel.view.viewport(), LEFT, NONE, inside(panel, piece))
        if piece % 2:
            wheel(panel, turn)
        else:
            for _ in range(turn):
                click(panel, handle("turn_right"))
        drag_to(panel, piece, (x, y))
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_keys_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.FRAGMENTS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for piece, (flip, turn, x, y) in rows(face.solution):
        if piece % 2:
            key(panel, Qt.Key(Qt.Key.Key_1 + piece))
        else:
            while bench(panel).chosen != piece:
                key(panel, Qt.Key.Key_Tab)
                assert panel.hasFocus()
        if flip:
            key(panel, Qt.Key.Key_F)
        for _ in range(turn if piece % 3 else 4 - turn):
            key(panel, Qt.Key.Key_R, NONE if piece % 3 else SHIFT)
        key(panel, Qt.Key.Key_Right)
        at = bench(panel).model.now[piece].at
        assert at is not None
        for _ in range(abs(x - at[0])):
            key(panel, Qt.Key.Key_Right if x > at[0] else Qt.Key.Key_Left)
        for _ in range(abs(y - at[1])):
            key(panel, Qt.Key.Key_Down if y > at[1] else Qt.Key.Key_Up)
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_a_screen_reader_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.FRAGMENTS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for piece, (flip, turn, x, y) in rows(face.solution):
        press(told(panel, f"{piece + 1}: "))
        if flip:
            press(told(panel, "Turn over"))
        for _ in range(turn):
            press(told(panel, "Turn clockwise"))
        press(told(panel, f"Column {x + 1}, row {y + 1}."))
    assert heard.is_valid_for(face)


def test_a_screen_reader_moves_a_piece_step_by_step_and_takes_it_back(opened: Opened) -> None:
    panel = opened(SQUARE)
    press(told(panel, "1: "))
    press(told(panel, "Column 2, row 2."))
    for way in ("Move right", "Move down", "Move left", "Move up", "Move up"):
        press(told(panel, way))
    assert bench(panel).model.now[LARGE].at == (1, 0)
    press(told(panel, "Put aside"))
    assert bench(panel).model.now[LARGE].at is None


def test_pieces_and_squares_are_told_with_what_is_wrong(opened: Opened) -> None:
    panel = opened(SQUARE)
    assert about(told(panel, "1: Large triangle with a sun")).startswith("Beside the hollow. Front side up.")
    assert name(told(panel, "Column 1, row 1.")) == "Column 1, row 1. Outside."
    corner = name(told(panel, "Column 1, row 2."))
    assert corner == "Column 1, row 2. Inside only the lower right half. Bare."
    half_laid(panel)
    assert "Corners at 3/3, 1/3, 3/1 (column/row)." in about(told(panel, "1: "))
    inner = name(told(panel, "Column 2, row 2."))
    assert inner == "Column 2, row 2. Covered by: Large triangle with a sun."
    assert told(panel, "Hollow, square by square. 6 of 8 squares bare.")
    press(told(panel, "4: "))
    press(told(panel, "Column 2, row 2."))
    assert "Overlaps: Large triangle with a sun." in about(told(panel, "4: "))
    press(told(panel, "Column 1, row 1."))
    assert "Reaches outside." in about(told(panel, "4: "))


def test_overlap_and_what_lies_outside_are_shown_while_dragging(opened: Opened) -> None:
    panel = opened(SQUARE)
    half_laid(panel)
    unit, origin = bench(panel).plan.unit, bench(panel).plan.origin
    item = bench(panel).pieces[SMALL]
    point = take(panel, SMALL, origin + QPointF(1.1, 1.1) * unit - item.pos())
    assert bench(panel).faults().pairs == ((LARGE, SMALL),)
    assert bench(panel).model.now[SMALL].at is None  # nothing is decided yet
    back = origin + QPointF(-0.9, 0.1) * unit - item.pos()
    QTest.mouseMove(panel.view.viewport(), point + back.toPoint())
    assert bench(panel).faults().strays == (SMALL,)
    assert not bench(panel).faults().pairs
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, point + back.toPoint())
    assert bench(panel).model.now[SMALL].at == (-1, 0)
    assert panel.side.left.text() == "1 piece reaches outside"


def test_faults_are_seen_on_the_bench_as_a_hatch(opened: Opened) -> None:
    panel = opened(SQUARE)
    half_laid(panel)
    before = panel.view.grab().toImage()
    bench(panel).model.put(SMALL, Fragment(0, 2, (1, 1)))
    bench(panel).refresh()
    overlap = bench(panel).plan.origin + QPointF(1.7, 1.8) * bench(panel).plan.unit
    spot = panel.view.mapFromScene(overlap)
    after = panel.view.grab().toImage()
    colours = {after.pixelColor(spot + QPoint(x, y)).name() for x in range(8) for y in range(8)}
    assert before.pixelColor(spot) != after.pixelColor(spot)
    assert REFUSED.name() in colours
    assert len(colours) > 1  # lines and ground, not one flat colour


def test_a_piece_does_not_jump_when_it_is_taken_turned_or_dropped(opened: Opened) -> None:
    panel = opened(SQUARE)
    half_laid(panel)
    item = bench(panel).pieces[LARGE]
    before = item.mapToScene(item.middle)
    start = inside(panel, LARGE)
    QTest.mousePress(panel.view.viewport(), LEFT, NONE, start)
    assert item.mapToScene(item.middle) == before
    step = QPoint(16, 0)
    QTest.mouseMove(panel.view.viewport(), start + step)
    assert (item.mapToScene(item.middle) - before - QPointF(step)).manhattanLength() < 2
    wheel(panel, 1)
    unit = bench(panel).plan.unit
    assert (item.mapToScene(item.middle) - before - QPointF(step)).manhattanLength() < unit
    wheel(panel, 3)
    assert (item.mapToScene(item.middle) - before - QPointF(step)).manhattanLength() < 2
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, start + step)
    assert item.mapToScene(item.middle) == before


def test_a_piece_is_pulled_back_in_every_way(opened: Opened) -> None:
    panel = opened(SQUARE)
    for way in range(4):
        half_laid(panel)
        QTest.mouseClick(panel.view.viewport(), LEFT, NONE, inside(panel, LARGE))
        match way:
            case 0:
                slot = bench(panel).plan.slots[MEDIUM].center() - bench(panel).pieces[LARGE].pos()
                point = take(panel, LARGE, slot)
                QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, point)
            case 1:
                key(panel, Qt.Key.Key_Backspace)
            case 2:
                click(panel, handle("back"))
            case _:
                key(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert bench(panel).model.now[LARGE].at is None


def test_a_turned_piece_keeps_its_turn_where_it_is_dropped(opened: Opened) -> None:
    panel = opened(SQUARE)
    point = take(panel, SLANT, bench(panel).plan.origin - bench(panel).pieces[SLANT].pos())
    wheel(panel, 1)
    key(panel, Qt.Key.Key_F)
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, point)
    lying = bench(panel).model.now[SLANT]
    assert lying.at is not None
    assert bench(panel).pieces[SLANT].rotation() == 0.0
    assert (lying.flip, lying.turn) == (1, 3)
    assert len(bench(panel).model.laid()) == 1
    panel.undo()
    assert bench(panel).model.now == bench(panel).model.empty  # one drag is one step


def test_a_press_on_the_bare_bench_and_escape_choose_nothing(opened: Opened) -> None:
    panel = opened(SQUARE)
    for leave in range(2):
        click(panel, Spot(Group.PIECE, 5))
        assert bench(panel).chosen == 5
        if leave:
            key(panel, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(panel.view.viewport(), LEFT, NONE, QPoint(4, 4))
        assert bench(panel).chosen is None
        assert not bench(panel).handles["flip"].is_possible


def test_arrows_move_the_piece_that_the_mouse_chose(opened: Opened) -> None:
    panel = opened(SQUARE)
    key(panel, Qt.Key.Key_2)
    QTest.mouseClick(panel.view.viewport(), LEFT, NONE, inside(panel, 5))
    key(panel, Qt.Key.Key_Right)
    assert list(bench(panel).model.laid()) == [5]
    assert panel.cursor_ring.ringed == Spot(Group.PIECE, 5)


def test_a_solved_bench_is_locked(opened: Opened) -> None:
    panel = opened(SQUARE, BenchHelp(has_hints=True))
    heard = Solutions(panel)
    for _ in range(7):
        panel.lay_hint()
    assert len(heard) == 1
    lain = bench(panel).model.now
    key(panel, Qt.Key.Key_1)
    key(panel, Qt.Key.Key_R)
    take(panel, LARGE, QPointF(60, 60))
    assert bench(panel).model.now == lain
    assert not any(name(each).startswith("Turn") for each in found(panel))


def test_motion_ends_in_the_same_picture_as_without_it(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, still = opened(SQUARE), opened(SQUARE)
    panel.set_speed(1.0)
    for each in (panel, still):
        for which in (Qt.Key.Key_7, Qt.Key.Key_Right, Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_Up):
            each.setFocus()
            QTest.keyClick(each, which)
    item = bench(panel).pieces[SLANT]
    item.stop()
    quiet = bench(still).pieces[SLANT]
    assert (item.pos(), item.rotation(), item.transform()) == (quiet.pos(), 0.0, quiet.transform())
    monkeypatch.setattr(motion, "is_reduced", True)
    QTest.keyClick(panel, Qt.Key.Key_Left)
    assert item.pos() == bench(panel).place(SLANT)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (900, 580)])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_everything_has_room_and_can_be_touched(
    opened: Opened, size: tuple[int, int], difficulty: int
) -> None:
    panel = opened(tile(Category.FRAGMENTS, difficulty).puzzle)
    panel.resize(*size)
    QApplication.processEvents()
    plan, room = bench(panel).plan, bench(panel).room
    rects = [plan.board, *plan.slots, *plan.handles]
    assert all(room.contains(rect) for rect in rects)
    assert not any(one.intersects(other) for number, one in enumerate(rects) for other in rects[number + 1 :])
    assert all(min(rect.width(), rect.height()) >= LARGE_TARGET for rect in plan.handles)
    assert plan.unit >= LARGE_TARGET


def test_every_piece_has_a_shape_of_its_own_to_click(opened: Opened) -> None:
    panel = opened(SQUARE)
    item = bench(panel).pieces[SMALL]
    corner = item.mapToScene(item.rect.bottomRight() - QPointF(3, 3))
    assert bench(panel).spot_at(corner) is None  # beyond the long side
    assert isinstance(item.shape(), QPainterPath)
    assert bench(panel).spot_at(item.mapToScene(item.middle)) == item.spot


def test_the_bench_speaks_german_and_french(opened: Opened, languages: Languages) -> None:
    panel = opened(SQUARE)
    languages.use("de")
    QApplication.processEvents()
    assert panel.side.left.text() == "Noch 7 Bruchstücke"
    assert told(panel, "1: Großes Dreieck mit Sonne")
    languages.use("fr")
    QApplication.processEvents()
    assert panel.side.left.text() == "Encore 7 fragments"
    assert bench(panel).handles["flip"].toolTip().startswith("Retourner")


def test_a_piece_that_was_turned_while_dragged_is_not_turned_again_when_it_is_dropped(opened: Opened) -> None:
    panel = opened(SQUARE)
    panel.set_speed(1.0)
    point = take(panel, SLANT, bench(panel).plan.origin - bench(panel).pieces[SLANT].pos())
    wheel(panel, 1)
    bench(panel).pieces[SLANT].stop()
    QTest.mouseRelease(panel.view.viewport(), LEFT, NONE, point)
    assert bench(panel).pieces[SLANT].rotation() == 0.0


def test_what_happens_is_told_with_place_and_faults(opened: Opened) -> None:
    panel = opened(SQUARE)
    heard: list[str] = []
    bench(panel).told.connect(heard.append)
    key(panel, Qt.Key.Key_6)
    key(panel, Qt.Key.Key_Right)
    assert heard[-1] == (
        "Square with a cross. Corners at 2/2, 3/2, 3/3, 2/3 (column/row)."
        " Front side up. Not turned. 6 pieces left."
    )
    key(panel, Qt.Key.Key_Up)
    key(panel, Qt.Key.Key_Up)
    assert "Reaches outside." in heard[-1]
    assert heard[-1].endswith("1 piece reaches outside.")
