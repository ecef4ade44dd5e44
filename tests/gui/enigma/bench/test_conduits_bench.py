"""Conduit pieces are laid and turned with the mouse, with keys, and by a screen reader."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enigma.puzzles.conduits import Flaw, Row
from enix_desktop.games.enigma.puzzles.puzzle import Category, ConduitsPuzzle, Port
from enix_desktop.ui.enigma.bench.conduits_bench import ConduitsBench
from enix_desktop.ui.enigma.bench.conduits_items import Group
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.table.spots import Spot
from tests.gui.accessibility import about, found, name, press
from tests.gui.enigma.bench.conftest import Opened
from tests.gui.enigma.bench.hands import (
    DIFFICULTIES,
    Solutions,
    at,
    click,
    drag,
    key,
    tile,
    told,
    walk_to,
)

EXAMPLE = ConduitsPuzzle(((0, 0), (1, 0)), (Port(0, 0, 3),), ("p2", "p4", "p5", "p6", "p7", "p8", "p9"))
SHIFT = Qt.KeyboardModifier.ShiftModifier


def cell(x: int, y: int) -> Spot:
    return Spot(Group.CELL, (x, y))


def stock(piece: str) -> Spot:
    return Spot(Group.STOCK, piece)


def bench(panel: BenchPanel) -> ConduitsBench:
    assert isinstance(panel.bench, ConduitsBench)
    return panel.bench


def rows(solution: object) -> Iterable[Row]:
    assert isinstance(solution, tuple)
    return solution


def wheel(panel: BenchPanel, steps: int) -> None:
    """Turn the wheel towards oneself, or away for negative *steps*."""
    middle = QPointF(panel.view.viewport().rect().center())
    for _ in range(abs(steps)):
        event = QWheelEvent(
            middle,
            QPointF(panel.view.viewport().mapToGlobal(middle.toPoint())),
            QPoint(),
            QPoint(0, -120 if steps > 0 else 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(panel.view.viewport(), event)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_with_the_mouse(opened: Opened, difficulty: int) -> None:
    face = tile(Category.CONDUITS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    for number, (piece, x, y, turn) in enumerate(rows(face.solution)):
        if number % 2:
            click(panel, stock(piece))
            click(panel, cell(x, y))
            for _ in range(turn):
                click(panel, cell(x, y))
        else:
            drag(panel, stock(piece), at(panel, cell(x, y)))
            wheel(panel, turn if number % 4 else turn - 4)
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_keys_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.CONDUITS, difficulty)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    order = bench(panel).model.stock
    for number, (piece, x, y, turn) in enumerate(rows(face.solution)):
        if number % 2:
            walk_to(panel, stock(piece))
            key(panel, Qt.Key.Key_Return)
        else:
            key(panel, Qt.Key(Qt.Key.Key_1 + order.index(piece)))
        walk_to(panel, cell(x, y))
        key(panel, Qt.Key.Key_Space if number % 2 else Qt.Key.Key_Return)
        for _ in range(turn if number % 2 else 4 - turn):
            if number % 2:
                key(panel, Qt.Key.Key_R)
            else:
                key(panel, Qt.Key.Key_R, SHIFT)
    assert heard.is_valid_for(face)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_puzzle_is_solved_by_a_screen_reader_alone(opened: Opened, difficulty: int) -> None:
    face = tile(Category.CONDUITS, difficulty)
    assert isinstance(face.puzzle, ConduitsPuzzle)
    panel = opened(face.puzzle)
    heard = Solutions(panel)
    order = bench(panel).model.stock
    left, top = min(x for x, _ in face.puzzle.cells), min(y for _, y in face.puzzle.cells)
    for piece, x, y, turn in rows(face.solution):
        press(told(panel, f"Piece {order.index(piece) + 1},"))
        where = f"Row {y - top + 1}, column {x - left + 1}:"
        press(told(panel, where))
        for _ in range(turn):
            press(told(panel, where))
    assert heard.is_valid_for(face)


def test_open_ends_and_ports_are_spoken(opened: Opened) -> None:
    panel = opened(EXAMPLE)
    assert name(told(panel, "Row 1, column 1")) == "Row 1, column 1: empty. Port in the frame: left."
    click(panel, stock("p3"))
    click(panel, cell(0, 0))
    words = name(told(panel, "Row 1, column 1"))
    assert "Piece 2, straight, channels up and down" in words
    assert "Runs into the frame: up." in words
    assert "Misses the port: left." in words
    key(panel, Qt.Key.Key_R)
    assert "Open end: right." in name(told(panel, "Row 1, column 1"))
    assert "Choosing it again" in about(told(panel, "Row 1, column 1"))
    assert told(panel, "Crossed out, not to be used: end, straight, elbow")


def test_a_laid_piece_is_taken_back_in_every_way(opened: Opened) -> None:
    panel = opened(EXAMPLE)
    model = bench(panel).model
    for take in range(4):
        drag(panel, stock("p3"), at(panel, cell(1, 0)))
        assert model.lying("p3").at == (1, 0)
        match take:
            case 0:
                drag(panel, cell(1, 0), QPoint(20, 20))
            case 1:
                press(told(panel, "Put the chosen piece back"))
            case 2:
                walk_to(panel, cell(1, 0))
                key(panel, Qt.Key.Key_Backspace)
            case _:
                walk_to(panel, Spot(Group.TRAY, 0))
                key(panel, Qt.Key.Key_Return)
        assert model.lying("p3").at is None


def test_pieces_change_places_when_one_is_dropped_on_the_other(opened: Opened) -> None:
    panel = opened(EXAMPLE)
    model = bench(panel).model
    drag(panel, stock("p3"), at(panel, cell(0, 0)))
    drag(panel, stock("p1"), at(panel, cell(1, 0)))
    drag(panel, cell(0, 0), at(panel, cell(1, 0)))
    assert (model.piece_at((0, 0)), model.piece_at((1, 0))) == ("p1", "p3")


def test_a_click_on_another_laid_piece_chooses_it_and_moves_nothing(opened: Opened) -> None:
    panel = opened(EXAMPLE)
    drag(panel, stock("p3"), at(panel, cell(0, 0)))
    drag(panel, stock("p1"), at(panel, cell(1, 0)))
    before = bench(panel).model.now
    click(panel, cell(0, 0))
    assert (bench(panel).chosen, bench(panel).model.now) == ("p3", before)
    key(panel, Qt.Key.Key_Escape)
    assert bench(panel).chosen is None


def test_the_wheel_turns_what_is_being_dragged(opened: Opened) -> None:
    panel = opened(EXAMPLE)
    viewport, none = panel.view.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, none, at(panel, stock("p3")))
    QTest.mouseMove(viewport, at(panel, stock("p3")) + QPoint(-40, 0))
    QTest.mouseMove(viewport, at(panel, cell(0, 0)))
    wheel(panel, 1)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, none, at(panel, cell(0, 0)))
    assert bench(panel).model.lying("p3") == (1, (0, 0))


def test_what_glows_is_what_the_rules_call_open(opened: Opened) -> None:
    panel = opened(EXAMPLE)
    drag(panel, stock("p3"), at(panel, cell(0, 0)))
    flaws = [end.flaw for end in bench(panel).model.open_ends]
    assert flaws == [Flaw.FRAME, Flaw.FRAME, Flaw.PORT]
    marks = [is_wrong for _, is_wrong in bench(panel).ends.marks]
    assert marks == [True, True, True]
    wheel(panel, 1)
    assert [is_wrong for _, is_wrong in bench(panel).ends.marks] == [False]


def test_the_plate_can_be_walked_with_arrows_and_every_cell_is_told(opened: Opened) -> None:
    face = tile(Category.CONDUITS, 3)
    assert isinstance(face.puzzle, ConduitsPuzzle)
    panel = opened(face.puzzle)
    for x, y in face.puzzle.cells:
        walk_to(panel, cell(x, y))
    assert sum(name(each).startswith("Row ") for each in found(panel)) == len(face.puzzle.cells)
