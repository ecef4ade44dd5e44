import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.ui.enix.stack_item import PileItem, StackItem, thickness
from tests.gui.enix.card_pictures import card, picture

pytestmark = pytest.mark.usefixtures("qapp")


def stack(top: Energy | None, height: int) -> StackItem:
    item = StackItem(3)
    item.set_stack(top, height)
    return item


def test_every_height_and_every_energy_can_be_told_apart() -> None:
    shown = [picture(stack(energy, height)) for energy in ENERGIES for height in (1, 2, 7, 12, 13)]
    assert all(first != second for i, first in enumerate(shown) for second in shown[:i])


def test_a_higher_stack_looks_higher_but_not_without_end() -> None:
    assert thickness(0) == thickness(1) == 0
    assert thickness(2) < thickness(5) < thickness(9)
    assert thickness(30) == thickness(60)


def test_an_empty_stack_leaves_its_place() -> None:
    assert picture(stack(None, 0)) == picture(StackItem(0))
    assert picture(stack(None, 0)) != picture(stack(Energy.WIND, 1))


def test_lifting_takes_the_top_card_and_lowering_puts_it_back() -> None:
    item = stack(Energy.HYDRO, 6)
    before = picture(item)
    item.set_lifted(True)
    assert picture(item) != before
    item.set_glow("chosen")
    item.set_lifted(False)
    item.set_glow(None)
    assert picture(item) == before


def test_the_highest_stack_stays_inside_its_bounds() -> None:
    item = stack(Energy.HYDRO, 60)
    image, bounds = picture(item), item.boundingRect().translated(90, 140).toAlignedRect()
    for x in range(image.width()):
        for y in range(image.height()):
            assert bounds.contains(x, y) or image.pixelColor(x, y).alpha() == 0


def test_a_press_names_the_position(qtbot: QtBot) -> None:
    item = stack(Energy.HYDRO, 6)
    scene = QGraphicsScene(-200, -200, 400, 400)
    view = QGraphicsView(scene)
    scene.setParent(view)
    scene.addItem(item)
    view.resize(420, 420)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    with qtbot.waitSignal(item.pressed, timeout=1000) as blocker:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(10, 20))
    assert blocker.args == [3]


def test_the_pile_shows_its_last_card_and_how_many_there_are() -> None:
    pile = PileItem()
    empty = picture(pile)
    pictures = [empty]
    for card_id, count in (("wind-07", 1), ("wind-07", 2), ("wind-07", 9), ("solar-11", 9)):
        pile.set_pile(card(card_id), count)
        pictures.append(picture(pile))
    assert all(first != second for i, first in enumerate(pictures) for second in pictures[:i])
    pile.set_pile(None, 0)
    assert picture(pile) == empty
