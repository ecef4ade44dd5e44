"""Placing a tile and a networker: dragging, turning, previews, refusals, systems under the mouse, hints."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.games.enigma.moves import PlaceNetworker
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.ui.enigma.table.modes import NetworkerMode
from enix_desktop.ui.enigma.table.place_mode import PlaceMode
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enigma.table.hands import Mouse, asked, begin, decide, wait

MOUSE = Mouse()
CALM = {"timer": "none", "limit": "none"}


def until(qtbot: QtBot, window: MainWindow, phase: Phase, rounds: int = 1, seed: int = 11) -> EnigmaTable:
    """A game against a novice in which the person is asked in *phase*."""
    begin(window, None, "novice", seed=seed, options=CALM)
    for _ in range(80):
        at = asked(qtbot, window)
        mode = at.mode
        assert mode is not None
        view = at.driver.view()
        if view.phase is phase and view.round >= rounds:
            return at
        decide(qtbot, at, MOUSE)
        wait(qtbot, lambda at=at, mode=mode: at.mode is not mode)
    raise AssertionError("it never comes to that")


def place_mode(at: EnigmaTable) -> PlaceMode:
    assert isinstance(at.mode, PlaceMode)
    return at.mode


def wheel(at: EnigmaTable, steps: int) -> None:
    """Turn the wheel of the mouse over the board."""
    middle = QPointF(at.view.viewport().rect().center())
    event = QWheelEvent(
        middle,
        at.view.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(at.view.viewport(), event)


def test_a_tile_is_turned_by_wheel_keys_handles_and_buttons(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE)
    mode = place_mode(at)
    assert mode.rotation == 0
    wheel(at, 1)
    assert mode.rotation == 1
    QTest.keyClick(at, Qt.Key.Key_R)
    assert mode.rotation == 2
    QTest.keyClick(at, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert mode.rotation == 1
    MOUSE.click(at, Spot(Group.TURN, -1))
    assert mode.rotation == 0
    MOUSE.press(at, "turn-left")
    assert mode.rotation == 3
    assert at.scene.own.quarters == 3


def test_every_legal_cell_is_lit_and_no_other(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE)
    assert set(at.scene.board.free) == set(place_mode(at).cells)
    room = at.scene.plan.board
    for cell in at.scene.board.free:
        assert room.contains(at.scene.cell_middle(cell)), "every cell can be reached without panning"


def test_a_tile_lies_for_now_is_turned_where_it_lies_and_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE)
    mode = place_mode(at)
    cell = mode.cells[0]
    MOUSE.click(at, Spot(Group.CELL, cell))
    assert mode.cell == cell
    assert at.scene.board.ghost.isVisible()
    MOUSE.click(at, Spot(Group.CELL, cell))
    assert mode.rotation == 1, "a click where it lies turns it"
    QTest.keyClick(at, Qt.Key.Key_Escape)
    assert mode.cell is None
    assert not at.scene.board.ghost.isVisible()
    assert at.mode is mode, "nothing is decided"


def test_a_tile_on_a_tile_is_refused_with_the_rule(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE)
    start = next(spot for spot in place_mode(at).systems())
    MOUSE.drag(at, Spot(Group.OWN, 0), start)
    assert at.asking.last_rule == "P2"
    assert "already" in at.prompt()
    at.help.ask_why()
    assert at.asking.is_open
    assert at.asking.marks


def test_a_system_under_the_mouse_is_lit_and_its_open_ends_are_counted(
    window: MainWindow, qtbot: QtBot
) -> None:
    at = until(qtbot, window, Phase.CHOOSE)
    board = at.scene.board
    net = board.systems[0].nets[0]
    at.scene.hovered.emit(Spot(Group.NET, net))
    assert len(board._ends) == board.systems[0].open_ends
    assert f"{board.systems[0].open_ends} open end" in at.scene.note.text
    at.scene.hovered.emit(None)
    assert not board._ends
    assert not at.scene.note.isVisible()


def test_the_preview_tells_what_would_close_and_who_would_score(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE, rounds=3)
    mode = place_mode(at)
    assert any("Closes" in mode.about(Spot(Group.CELL, cell)) for cell in mode.cells)
    for cell in mode.cells:
        for rotation in range(4):
            mode.rotation = rotation
            preview = mode.preview(cell)
            mode.lie(cell)
            shown = {item.text for item in at.gains.items}
            assert shown == {f"+{gain}" for gain in preview.gains if gain}
            assert bool(preview.closed) == ("Closes nothing" not in at.prompt())


def test_a_networker_that_is_not_allowed_is_refused(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.NETWORKER)
    mode = at.mode
    assert isinstance(mode, NetworkerMode)
    for spot in mode.cells:
        refusal = mode.judge(PlaceNetworker(spot.net, spot.cell))
        ring = at.scene.board.power[spot].ring
        assert ring == ("may" if refusal is None else "")
    MOUSE.click(at, Spot(Group.POWER, mode.cells[0]))
    assert mode.chosen == mode.cells[0]
    QTest.keyClick(at, Qt.Key.Key_Backspace)
    assert mode.chosen is None


@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.PLACE])
def test_a_hint_is_lit_and_says_why(window: MainWindow, qtbot: QtBot, phase: Phase) -> None:
    at = until(qtbot, window, phase, rounds=2)
    QTest.keyClick(at, Qt.Key.Key_H)
    wait(qtbot, lambda: at.help.hints.hint is not None)
    hint = at.help.hints.hint
    assert hint is not None
    words = at.help.hints._game
    assert words.what(hint).startswith("A skilled player would")
    assert words.why(hint)
    assert at.help.hints._lights


def test_a_board_that_was_moved_by_hand_is_left_alone(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE)
    at.scene.zoom(1.4, at.scene.board_room.center())
    at.scene.pan(QPointF(30, 20))
    before = at.scene.board.pos(), at.scene.board.scale()
    mode = place_mode(at)
    mode.lie(mode.cells[0])
    mode.confirm()
    wait(qtbot, lambda: at.mode is not mode)
    assert (at.scene.board.pos(), at.scene.board.scale()) == before
    QTest.keyClick(at, Qt.Key.Key_0)
    assert at.scene.camera.is_fitted


def test_a_tile_on_the_outermost_cell_lies_beside_places_and_piles(window: MainWindow, qtbot: QtBot) -> None:
    at = until(qtbot, window, Phase.PLACE)
    mode, scene = place_mode(at), at.scene
    scene.resize(QSizeF(1044, 771))  # as beside the log
    around = [*scene.plan.places, *scene.plan.piles]
    for cell in (min(mode.cells), max(mode.cells)):
        free = scene.board.free[cell].sceneBoundingRect()
        assert not any(free.intersects(rect) for rect in around)
