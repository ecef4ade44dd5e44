from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.ui.enix.cap_item import CapItem
from enix_desktop.ui.enix.goblin import paint_cap, paint_goblin
from enix_desktop.ui.enix.symbols import cap_path, energy_symbol, jump_arc, shift_arrow, turn_arrow
from enix_desktop.ui.table.shapes import hexagon
from tests.gui.enix.picture import is_empty, picture


def test_the_cap_is_painted_and_hides_a_source(qtbot: QtBot) -> None:
    image = picture(CapItem())
    assert not is_empty(image)
    assert image.pixelColor(120, 120).alpha() == 255


def test_a_press_on_the_cap_is_told(qtbot: QtBot) -> None:
    scene = QGraphicsScene(-60, -60, 120, 120)
    cap = CapItem()
    scene.addItem(cap)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    with qtbot.waitSignal(cap.pressed):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(QPointF(0, 0)))


def test_the_corners_around_the_cap_are_not_the_cap(qtbot: QtBot) -> None:
    assert CapItem().shape().contains(QPointF(0, 0))
    assert not CapItem().shape().contains(QPointF(-34, -34))


def test_goblin_and_cap_stay_in_the_rectangle_they_are_given(qtbot: QtBot) -> None:
    for paint in (paint_goblin, paint_cap):
        image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint(painter, QRectF(50, 50, 200, 100))
        painter.end()
        assert not is_empty(image)
        assert is_empty(image.copy(0, 0, 300, 44))
        assert is_empty(image.copy(0, 158, 300, 42))


def test_symbols_stay_in_the_unit_circle_and_differ() -> None:
    symbols = [energy_symbol(energy) for energy in ENERGIES]
    symbols += [jump_arc(), turn_arrow(), shift_arrow(), cap_path()]
    for symbol in symbols:
        assert not symbol.isEmpty()
        for index in range(symbol.elementCount()):
            element = symbol.elementAt(index)
            assert element.x**2 + element.y**2 <= 1.1**2
    assert all(first != second for first, second in combinations(symbols, 2))


def test_a_hexagon_has_a_flat_top() -> None:
    corners = hexagon(10).toList()
    heights = sorted(corner.y() for corner in corners)
    assert heights == pytest.approx([-(75**0.5), -(75**0.5), 0, 0, 75**0.5, 75**0.5])
    assert sorted(corner.x() for corner in corners) == pytest.approx([-10, -5, -5, 5, 5, 10])
