from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from enix_desktop.ui.enix.crossing_item import CostItem, PathItem
from tests.gui.enix.picture import is_empty, picture


def test_costs_differ_by_number_and_by_being_affordable(qtbot: QtBot) -> None:
    images = [picture(CostItem(cost, reachable)) for cost in (1, 5) for reachable in (False, True)]
    assert not any(is_empty(image) for image in images)
    assert all(images[index] not in images[:index] for index in range(len(images)))


def test_a_way_leaves_the_symbols_of_its_sources_in_sight(qtbot: QtBot) -> None:
    image = picture(PathItem([QPointF(-75, -43), QPointF(75, 43)]))
    assert not is_empty(image)
    assert image.pixelColor(120 - 75, 120 - 43).alpha() == 0
    assert image.pixelColor(120 + 75, 120 + 43).alpha() == 0


def test_a_way_needs_two_sources(qtbot: QtBot) -> None:
    assert is_empty(picture(PathItem([QPointF(0, 0)])))
