"""The start screen: what it offers, by mouse and by keyboard."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.theme import SIZES, TARGET, current_theme, font
from enix_desktop.ui.window.start_screen import StartScreen

SIGNALS = ("continue", "new", "learn", "day", "open", "puzzles", "rules", "settings", "quit")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def screen(qtbot: QtBot) -> StartScreen:
    screen = StartScreen([GAME_UIS["enix"]])
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.set_continue("Round 5, Ada against 3 computers")
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def button(screen: StartScreen, name: str) -> QPushButton:
    found = getattr(screen, f"{name}_button")
    assert isinstance(found, QPushButton)
    return found


def test_the_lines_of_a_button_stay_apart_in_a_low_window(screen: StartScreen) -> None:
    """A title bar and the menus take their part of a small screen."""
    squeezed = screen.continue_button
    lines = squeezed.fontMetrics().height() + QFontMetrics(font(SIZES[0])).height()
    for height in range(lines, squeezed.sizeHint().height() + 1):
        squeezed.resize(320, height)
        room = squeezed.lines_room()
        assert lines <= room.height()
        assert squeezed.rect().contains(room)


@pytest.mark.parametrize("name", SIGNALS)
def test_a_click_asks_for_what_the_button_says(qtbot: QtBot, screen: StartScreen, name: str) -> None:
    with qtbot.waitSignal(getattr(screen, f"{name}_requested"), timeout=1000):
        QTest.mouseClick(button(screen, name), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button_in_focus(qtbot: QtBot, screen: StartScreen, key: Qt.Key) -> None:
    screen.rules_button.setFocus()
    with qtbot.waitSignal(screen.rules_requested, timeout=1000):
        QTest.keyClick(screen.rules_button, key)


def test_a_game_to_continue_comes_first_and_is_described(screen: StartScreen) -> None:
    assert screen.continue_button.isVisible()
    assert screen.continue_button.accessibleDescription() == "Round 5, Ada against 3 computers"
    assert screen.focusProxy() is screen.continue_button
    assert screen.continue_button.property("role") == "main"
    assert screen.new_button.property("role") != "main"


def test_without_one_a_new_game_comes_first(screen: StartScreen) -> None:
    screen.set_continue(None)
    assert not screen.continue_button.isVisible()
    assert screen.focusProxy() is screen.new_button
    assert screen.new_button.property("role") == "main"


def test_while_it_is_not_known_what_can_be_continued_enter_does_nothing(screen: StartScreen) -> None:
    asked: list[str] = []
    for name in SIGNALS:
        getattr(screen, f"{name}_requested").connect(partial(asked.append, name))
    screen.set_new_player(True)
    screen.set_searching()
    QApplication.processEvents()
    focused = screen.focusWidget()
    assert isinstance(focused, QWidget)
    assert focused.accessibleName() == "Looking for your last game…"
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(focused, key)
    assert asked == []
    places = [button(screen, name).geometry() for name in SIGNALS[:5]]
    screen.set_continue("Ada, Volta: 12 moves so far")
    QApplication.processEvents()
    assert [button(screen, name).geometry() for name in SIGNALS[:5]] == places  # nothing moves away
    focused = screen.focusWidget()
    assert focused is screen.continue_button
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert asked == ["continue"]


@pytest.mark.parametrize("size", [(1024, 674), (1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("is_new", [True, False])
def test_nothing_moves_when_a_game_to_continue_appears(
    screen: StartScreen, size: tuple[int, int], is_new: bool
) -> None:
    screen.resize(*size)
    screen.set_new_player(is_new)
    screen.set_day("The same deal for everybody, one try")
    QApplication.processEvents()
    places = []
    for description in (None, "searching", "Ada, Volta", None):
        if description == "searching":
            screen.set_searching()
        else:
            screen.set_continue(description)
        QApplication.processEvents()
        places.append([button(screen, name).geometry() for name in SIGNALS[1:]])
        assert screen.rect().contains(screen._column.geometry())
    assert all(place == places[0] for place in places)


def test_tab_walks_down_the_menu(qtbot: QtBot, screen: StartScreen) -> None:
    screen.continue_button.setFocus()
    for name in SIGNALS[1:]:
        focused = screen.focusWidget()
        assert isinstance(focused, QWidget)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert screen.focusWidget() is button(screen, name)


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080), (3840, 2160)])
def test_everything_is_in_sight_and_large_enough(screen: StartScreen, size: tuple[int, int]) -> None:
    screen.resize(*size)
    QApplication.processEvents()
    for name in SIGNALS:
        target = button(screen, name)
        place = QRect(target.mapTo(screen, QPoint(0, 0)), target.size())
        assert screen.rect().contains(place)
        assert place.height() >= TARGET


def test_all_buttons_have_the_same_type_whichever_stands_out(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    style = Appearance(qapp, Settings(tmp_path / "settings.json"))
    try:
        screen = StartScreen([GAME_UIS["enix"]])
        qtbot.addWidget(screen)
        screen.resize(1920, 1080)
        with qtbot.waitExposed(screen):
            screen.show()
        for is_new, text in ((True, None), (False, None), (False, "Ada, Volta"), (True, None)):
            screen.set_new_player(is_new)
            screen.set_continue(text)
            for target in (button(screen, name) for name in SIGNALS):
                assert target.font().pixelSize() == 24
                is_main = target.property("role") == "main"
                assert target.font().weight() == (QFont.Weight.DemiBold if is_main else QFont.Weight.Normal)
    finally:
        style.deleteLater()
        qapp.setStyleSheet("")


def test_the_pictures_follow_the_theme(screen: StartScreen) -> None:
    light = screen.grab().toImage()
    try:
        current_theme.use("dark")
        dark = screen.grab().toImage()
    finally:
        current_theme.use("light")
    assert light.pixelColor(3, 3).lightness() > 128 > dark.pixelColor(3, 3).lightness()


def test_another_language_is_spoken_at_once(screen: StartScreen) -> None:
    screen.new_button.setText("?")
    screen.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert screen.new_button.text() == "&New game"
