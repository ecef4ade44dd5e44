"""Arranging the tiles before a game without a mouse."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen


def opened(qtbot: QtBot) -> ArrangeScreen:
    setup: Any = ENIX.rules.deal(ENIX.options("english", 4), SeededChance(1))
    screen = ArrangeScreen(setup.layout)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    screen.setFocus()
    return screen


def press(screen: ArrangeScreen, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(screen, key)


def test_arrows_choose_space_picks_up_and_r_turns(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen.view.layout_shown
    press(screen, Qt.Key.Key_Right)
    assert screen.view._chosen is Energy.SOLAR
    assert screen.view._ring.isVisible()
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down)
    chosen = screen.view._chosen
    assert chosen not in (None, Energy.SOLAR)
    press(screen, Qt.Key.Key_R)
    assert screen.view.layout_shown != before
    turned = screen.view.layout_shown
    press(screen, Qt.Key.Key_Space, Qt.Key.Key_Left)
    assert screen.view.layout_shown.cells != turned.cells
    assert screen.view._chosen is chosen
    put = screen.view.layout_shown
    press(screen, Qt.Key.Key_Space, Qt.Key.Key_Right)
    assert screen.view._chosen is not chosen
    assert screen.view.layout_shown == put


def test_solar_stays_in_the_middle(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen.view.layout_shown
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_Up)
    assert screen.view.layout_shown == before


def test_enter_starts_and_esc_first_puts_down(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    with qtbot.assertNotEmitted(screen.cancelled):
        press(screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.arranged):
        press(screen, Qt.Key.Key_Return)
    with qtbot.waitSignal(screen.cancelled):
        press(screen, Qt.Key.Key_Escape)
