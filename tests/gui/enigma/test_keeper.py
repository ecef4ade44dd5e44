"""The keeper of the mechanism stands whole in its room."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.ui.enigma.art.keeper import paint_keeper

ROOM, AROUND = 100, 20
PAPER = Qt.GlobalColor.white


def painted(is_awake: bool) -> QImage:
    image = QImage(ROOM + 2 * AROUND, ROOM + 2 * AROUND, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    paint_keeper(painter, QRectF(AROUND, AROUND, ROOM, ROOM), is_awake)
    painter.end()
    return image


@pytest.mark.parametrize("is_awake", [True, False])
def test_nothing_of_it_is_cut_off(is_awake: bool) -> None:
    image = painted(is_awake)
    white = image.pixel(0, 0)
    room = QRectF(AROUND, AROUND, ROOM, ROOM)
    outside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not room.contains(QPointF(x + 0.5, y + 0.5)) and image.pixel(x, y) != white
    ]
    assert outside == []


def test_its_key_has_two_rings_to_wind_it_up() -> None:
    image = painted(is_awake=True)
    middle = AROUND + ROOM // 2
    for x in (-8, 8):
        ring = image.pixel(middle + x, middle - 41), image.pixel(middle + x, middle - 46)
        assert ring[0] == image.pixel(0, 0) != ring[1]
