"""Esc goes back to where one came from: a game that is played waits behind other pages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice, default_choices
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import final_of, table_of
from tests.unit.app.kept_games import TO_THE_END, keep, text_of

ESCAPE = Qt.Key.Key_Escape


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def page(window: MainWindow) -> Any:
    return window._pages.currentWidget()


def computers_laid(qtbot: QtBot, window: MainWindow) -> Any:
    """The controller of a new game in which only the person is still to lay a card."""
    window.games.start(default_choices(ENIX))
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 3, timeout=20_000)
    return controller


@pytest.mark.parametrize("name", ["new", "open"])
def test_esc_leads_back_to_the_game(qtbot: QtBot, window: MainWindow, name: str) -> None:
    controller = computers_laid(qtbot, window)
    table = page(window)
    window.menus.actions[name].trigger()
    assert page(window) is not table
    assert controller.is_paused
    QTest.keyClick(page(window), ESCAPE)
    assert page(window) is table
    assert controller.decision is not None
    assert not controller.is_paused
    assert window.games.controller is controller


def test_esc_leads_back_from_one_page_after_another(qtbot: QtBot, window: MainWindow) -> None:
    controller = computers_laid(qtbot, window)
    controller.set_paused(True)
    table = page(window)
    for name in ("open", "new", "open"):
        window.menus.actions[name].trigger()
    QTest.keyClick(page(window), ESCAPE)
    assert page(window) is table
    assert controller.is_paused  # as it was left


@pytest.mark.parametrize("name", ["new", "open"])
def test_without_a_game_esc_leads_to_the_start_screen(window: MainWindow, name: str) -> None:
    window.menus.actions[name].trigger()
    QTest.keyClick(page(window), ESCAPE)
    assert page(window) is window._start


def test_esc_leads_back_to_a_result(window: MainWindow) -> None:
    window.open_file(keep(games_folder() / "over.enix", text_of(TO_THE_END)))
    result = page(window)
    assert result is final_of(window.games)
    window.menus.actions["new"].trigger()
    QTest.keyClick(page(window), ESCAPE)
    assert page(window) is result


def test_keys_do_nothing_to_a_game_that_waits(qtbot: QtBot, window: MainWindow) -> None:
    controller = computers_laid(qtbot, window)
    window.menus.actions["new"].trigger()
    assert window.table_shown is None
    for name in ("undo", "redo", "hint", "pause", "verify", "copy", "log"):
        window.menus.actions[name].trigger()
    assert len(controller.match.record.entries) == 3
    assert controller.is_paused


def test_another_game_ends_the_one_that_waits(qtbot: QtBot, window: MainWindow) -> None:
    controller = computers_laid(qtbot, window)
    window.menus.actions["new"].trigger()
    QTest.mouseClick(window.rooms.new("enix").start_button, Qt.MouseButton.LeftButton)
    assert isinstance(page(window), TableScreen)
    assert window.games.controller is not controller
    assert window.games.played is window.games.controller


def test_where_several_people_play_the_curtain_is_drawn_again(window: MainWindow) -> None:
    window.games.start(Choices("enix", (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None))))
    curtain = window.games.curtain.widget
    curtain.button.click()
    assert not curtain.isVisible()
    window.menus.actions["open"].trigger()
    assert page(window).isVisible()
    QTest.keyClick(page(window), ESCAPE)
    assert curtain.isVisible()
    assert curtain.button.text() == "I am Ada"
    assert not table_of(window.games).isVisible()
    window.menus.actions["new"].trigger()  # also from behind the curtain
    assert not curtain.isVisible()
    QTest.keyClick(page(window), ESCAPE)
    assert curtain.isVisible()
    curtain.button.click()
    assert table_of(window.games).isVisible()
    decision = window.games.controller.decision  # type: ignore[union-attr]
    assert decision is not None
    assert decision.seat == 0


def test_a_game_that_waits_can_be_renamed(qtbot: QtBot, window: MainWindow) -> None:
    controller = computers_laid(qtbot, window)
    window.show_library()
    qtbot.waitUntil(lambda: window.library.current is not None, timeout=20_000)
    facts = window.library.current
    assert facts is not None
    assert facts.path == controller.path
    window.library.actions_.rename_to(facts, "Sunday")
    assert [path.name for path in games_folder().glob("*.enix")] == ["Sunday.enix"]
    QTest.keyClick(page(window), ESCAPE)
    assert page(window) is window._start


def test_a_game_that_waits_can_be_deleted(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "desktop").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "desktop"))
    controller = computers_laid(qtbot, window)
    window.show_library()
    qtbot.waitUntil(lambda: window.library.current is not None, timeout=20_000)
    facts = window.library.current
    assert facts is not None
    assert facts.path == controller.path
    window.library.actions_.delete(facts)
    assert window.games.controller is None
    QTest.keyClick(window.library, ESCAPE)
    assert window.games.table_shown is None
    window.games.saver.flush()
    assert not facts.path.exists()


def test_the_library_opens_at_the_game_that_is_played(qtbot: QtBot, window: MainWindow) -> None:
    other = keep(games_folder() / "other.enix", text_of(12))
    window.show_library()
    window.library.list.select(other)
    qtbot.waitUntil(lambda: window.library.current is not None and window.library.current.path == other)
    window.games.start(default_choices(ENIX))
    played: Any = window.games.controller
    window.games.saver.flush()
    window.show_library()
    qtbot.waitUntil(lambda: window.library.current is not None and window.library.current.path == played.path)
