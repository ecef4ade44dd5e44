"""The colours of Station Six are far apart for everybody, and all that is written on them can be read."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from enix_desktop.ui.station.art.light import light_of
from enix_desktop.ui.station.art.palette import TONES
from enix_desktop.ui.station.art.robots import draw_robot
from enix_desktop.ui.station.art.symbols import colour_shape, paint_symbol, station_symbol
from enix_desktop.ui.table.pieces import PAWNS, PawnLook
from enix_desktop.ui.widgets.theme import THEMES
from tests.gui.seeing import VISIONS, blank, contrast, least_difference, least_distance

WANTED = {"light": 4.5, "dark": 4.5, "contrast": 7.0}


@pytest.mark.parametrize("vision", VISIONS)
def test_the_six_colours_are_far_apart_for_everybody(vision: str) -> None:
    assert least_distance((tone.base for tone in TONES), vision) >= 20


def test_a_letter_can_be_read_on_each_colour() -> None:
    assert min(contrast(tone.on_base, tone.base) for tone in TONES) >= 4.5


@pytest.mark.parametrize(("theme", "state"), list(product(sorted(THEMES), ("normal", "active", "dim"))))
def test_names_and_digits_of_a_room_can_be_read_in_every_light(theme: str, state: str) -> None:
    light = light_of(state, THEMES[theme])
    assert contrast(light.name, light.hull) >= WANTED[theme]
    assert contrast(light.digit, light.panel) >= WANTED[theme]


def symbol_picture(station: int) -> QImage:
    image = blank(QSize(16, 16), QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_symbol(painter, QRectF(0, 0, 16, 16), station, QColor("black"))
    painter.end()
    return image


def shape_picture(colour: int) -> QImage:
    image = blank(QSize(16, 16), QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(8, 8)
    painter.scale(7, 7)
    painter.fillPath(colour_shape(colour), QColor("black"))
    painter.end()
    return image


def robot_picture(look: PawnLook) -> QImage:
    image = blank(QSize(20, 20), QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(10, 10)
    draw_robot(painter, PawnLook("grey", QColor("#808080"), look.shape))
    painter.end()
    return image


def test_symbols_of_stations_differ_in_black_and_white_at_16_pixels() -> None:
    assert least_difference([symbol_picture(station) for station in range(6)], darker=128) >= 0.12


def test_shapes_of_colours_differ_in_black_and_white_at_16_pixels() -> None:
    assert least_difference([shape_picture(colour) for colour in range(6)], darker=128) >= 0.06


def test_robots_differ_without_their_colours() -> None:
    assert least_difference([robot_picture(look) for look in PAWNS]) >= 0.05


def test_symbols_stay_within_their_circle() -> None:
    for station in range(6):
        bounds = station_symbol(station).boundingRect()
        assert QRectF(-1.05, -1.05, 2.1, 2.1).contains(bounds), station
