from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES, Energy, standard_components
from enix_desktop.ui.enix.board_geometry import side_middle
from enix_desktop.ui.enix.motifs.glow import Glow
from enix_desktop.ui.enix.tile_item import TileItem
from tests.gui.enix.picture import is_empty, picture

RAYS = standard_components().rays
GLOWS: tuple[Glow | None, ...] = (None, "may", "refused", "chosen", "island")


def a_tile(energy: Energy = Energy.HYDRO) -> TileItem:
    return TileItem(energy, RAYS[energy])


def colour(image: QImage, x: float, y: float) -> str:
    return image.pixelColor(round(120 + x), round(120 + y)).name()


def all_differ(images: list[QImage]) -> bool:
    return all(first != second for first, second in combinations(images, 2))


def test_every_energy_has_a_picture_of_its_own(qtbot: QtBot) -> None:
    images = [picture(a_tile(energy)) for energy in ENERGIES]
    assert not any(is_empty(image) for image in images)
    assert all_differ(images)


def test_every_turn_looks_different_and_six_make_a_whole(qtbot: QtBot) -> None:
    tile = a_tile()
    images = []
    for turn in range(6):
        tile.set_turn(turn)
        images.append(picture(tile))
    assert all_differ(images)
    tile.set_turn(6)
    assert picture(tile) == images[0]


@pytest.mark.parametrize("energy", ENERGIES)
def test_a_road_runs_to_the_middle_of_exactly_the_open_sides(qtbot: QtBot, energy: Energy) -> None:
    tile = a_tile(energy)
    for turn in range(6):
        tile.set_turn(turn)
        image = picture(tile)
        for index, ray in enumerate(RAYS[energy]):
            middle = side_middle((index + turn) % 6)
            road = colour(image, middle.x() * 0.94, middle.y() * 0.94)
            assert (road == "#fff3d6") == (ray is not None)


def test_the_symbol_stays_upright_while_the_tile_turns(qtbot: QtBot) -> None:
    tile = a_tile(Energy.BIOMASS)
    lying = picture(tile).copy(100, 100, 40, 40)
    for angle in (60.0, 75.0, 210.0):
        tile.setProperty("turn_angle", angle)
        assert picture(tile).copy(100, 100, 40, 40) == lying


def test_a_tile_in_the_middle_of_a_turn_is_painted(qtbot: QtBot) -> None:
    tile = a_tile()
    images = []
    for angle in (0.0, 20.0, 40.0, 60.0):
        tile.setProperty("turn_angle", angle)
        images.append(picture(tile))
    assert all_differ(images)


def test_a_turn_can_be_animated(qtbot: QtBot) -> None:
    tile = a_tile()
    animation = QPropertyAnimation(tile, b"turn_angle")
    animation.setEndValue(120.0)
    animation.setDuration(1)
    with qtbot.waitSignal(animation.finished):
        animation.start()
    assert tile.property("turn_angle") == 120.0


def test_every_state_looks_different(qtbot: QtBot) -> None:
    images = []
    for dark in (False, True):
        for lifted in (False, True):
            for glow in GLOWS:
                tile = a_tile()
                tile.set_dark(dark)
                tile.set_lifted(lifted)
                tile.set_glow(glow)
                images.append(picture(tile))
    assert all_differ(images)


def test_states_leave_nothing_behind(qtbot: QtBot) -> None:
    tile = a_tile()
    before = picture(tile)
    tile.set_dark(True)
    tile.set_lifted(True)
    tile.set_glow("refused")
    picture(tile)
    tile.set_dark(False)
    tile.set_lifted(False)
    tile.set_glow(None)
    assert picture(tile) == before


def test_a_tile_is_as_sharp_at_twice_the_scale_as_at_twice_the_zoom(qtbot: QtBot) -> None:
    zoomed = picture(a_tile(), scale=2)
    scaled = picture(a_tile(), ratio=2)
    scaled.setDevicePixelRatio(1)
    assert zoomed == scaled


def test_a_zoomed_window_shows_the_tile_sharp_once_it_rests(qtbot: QtBot) -> None:
    scene = QGraphicsScene(-120, -120, 240, 240)
    tile = a_tile()
    scene.addItem(tile)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(600, 600)
    view.show()
    view.grab()
    view.scale(1.7, 1.7)
    blurred = view.grab().toImage()
    qtbot.waitUntil(lambda: view.grab().toImage() != blurred)
    sharp = view.grab().toImage()

    fresh = QGraphicsScene(-120, -120, 240, 240)
    fresh.addItem(a_tile())
    view.setScene(fresh)
    assert view.grab().toImage() == sharp


def test_mouse_presses_and_hovers_are_told_with_the_energy(qtbot: QtBot) -> None:
    scene = QGraphicsScene(-120, -120, 240, 240)
    tile = a_tile(Energy.WIND)
    scene.addItem(tile)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(400, 400)
    view.show()
    told: list[tuple[object, ...]] = []
    tile.pressed.connect(lambda energy: told.append(("pressed", energy)))
    tile.hovered.connect(lambda energy, inside: told.append(("hovered", energy, inside)))
    middle = view.mapFromScene(QPointF(0, 0))
    outside = view.mapFromScene(QPointF(-118, -118))
    QTest.mouseMove(view.viewport(), outside)
    QTest.mouseMove(view.viewport(), middle)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert ("pressed", Energy.WIND) in told
    assert ("hovered", Energy.WIND, True) in told


def test_only_the_hexagon_can_be_hit(qtbot: QtBot) -> None:
    shape = a_tile().shape()
    assert shape.contains(QPointF(95, 0))
    assert not shape.contains(QPointF(90, 80))
