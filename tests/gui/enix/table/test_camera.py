"""Zooming, panning and fitting: the camera moves when it is told to and never by itself."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import NO_KEYS, Person

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    return sit_down({"hands": ["solar-05 hydro-04 wind-07", "solar-01 ocean-01 ocean-02"]})


def camera(person: Person) -> tuple[float, QPointF]:
    return person.scene.board.scale(), person.scene.board.pos()


def test_the_wheel_with_control_zooms_about_the_mouse(person: Person) -> None:
    scale, _ = camera(person)
    point = person.tile(Energy.WIND)
    person.wheel(point, 1, CONTROL)
    assert camera(person)[0] > scale
    assert (person.tile(Energy.WIND) - point).manhattanLength() <= 2
    person.wheel(point, -1, CONTROL)
    assert camera(person)[0] == pytest.approx(scale)


def test_the_wheel_alone_moves_nothing(person: Person) -> None:
    before = camera(person)
    person.wheel(person.tile(Energy.WIND), 1)
    assert camera(person) == before


def test_plus_and_minus_zoom_and_f_fits(person: Person) -> None:
    before = camera(person)
    person.key(Qt.Key.Key_Plus)
    assert camera(person)[0] > before[0]
    person.key(Qt.Key.Key_Minus)
    person.key(Qt.Key.Key_Minus)
    assert camera(person)[0] < before[0]
    person.key(Qt.Key.Key_F)
    assert camera(person) == before


def test_zooming_has_limits(person: Person) -> None:
    for _ in range(60):
        person.key(Qt.Key.Key_Plus)
    assert camera(person)[0] == 3.0
    for _ in range(60):
        person.key(Qt.Key.Key_Minus)
    assert camera(person)[0] == 0.25


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_dragging_the_bare_table_pans(person: Person, button: Qt.MouseButton) -> None:
    scale, place = camera(person)
    start = person.cell(Hex(-2, 0))
    assert person.view.itemAt(start) is None
    QTest.mousePress(person.view.viewport(), button, NO_KEYS, start)
    person.hover(start + QPoint(30, 20))
    QTest.mouseRelease(person.view.viewport(), button, NO_KEYS, start + QPoint(30, 20))
    assert camera(person) == (scale, place + QPointF(30, 20))
    person.hover(start)
    assert camera(person) == (scale, place + QPointF(30, 20))


def test_the_middle_button_pans_also_from_a_tile_and_presses_nothing(person: Person) -> None:
    _, place = camera(person)
    start = person.tile(Energy.WIND)
    QTest.mousePress(person.view.viewport(), Qt.MouseButton.MiddleButton, NO_KEYS, start)
    person.hover(start + QPoint(30, 20))
    QTest.mouseRelease(person.view.viewport(), Qt.MouseButton.MiddleButton, NO_KEYS, start)
    assert camera(person)[1] == place + QPointF(30, 20)


def test_the_cap_keeps_its_place_beside_the_board_whatever_the_zoom(person: Person) -> None:
    person.wheel(person.tile(Energy.WIND), 3, CONTROL)
    home = person.scene.plan.cap_home.center()
    assert (person.scene.board.cap.scenePos() - home).manhattanLength() < 0.01


def test_a_zoomed_board_stays_zoomed_while_the_game_goes_on_and_when_the_window_grows(person: Person) -> None:
    person.wheel(person.tile(Energy.WIND), 2, CONTROL)
    before = camera(person)
    person.double_click(person.card("solar-05"))
    person.wait_to_be_asked()
    assert camera(person) == before
    person.screen.resize(1600, 1000)
    assert camera(person)[0] == before[0]


def test_the_fitted_board_fills_every_window(person: Person) -> None:
    for width, height in ((1024, 660), (1920, 1040), (3840, 2120)):
        person.screen.resize(width, height)
        person.wait(lambda width=width: person.view.viewport().width() == width)  # type: ignore[misc]
        room = person.scene.plan.board
        for tile in person.scene.board.tiles.values():
            assert room.contains(tile.mapRectToScene(tile.shape().boundingRect()))


def test_the_ring_of_the_keyboard_follows_the_board(person: Person) -> None:
    person.screen.say("")
    moved = []
    person.scene.rearranged.connect(lambda: moved.append(True))
    person.scene.pan(QPointF(30, 0))
    assert moved
