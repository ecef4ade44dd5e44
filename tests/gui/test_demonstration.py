"""A game that is only watched: nobody is asked, and nothing of it stays."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import last_unfinished
from enix_desktop.app.play.choices import default_choices
from enix_desktop.app.play.thinking import Answer
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.table.animation import SPEEDS
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enix.table.person import ObedientThinker
from tests.gui.tables import final_of, table_of


class QuickThinker(ObedientThinker):
    """Computers who decide at once, and as the greedy one does: so games end."""

    def close(self) -> None:
        """Nobody thinks."""

    def _answer(self, question: Any) -> None:
        chosen = ENIX.player("greedy").choose(question.view, question.moves, question.seed).move
        self.answered.emit(question, Answer(chosen))


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    settings = Settings()
    settings.speed = "instant"
    made = MainWindow(settings)
    made.games.thinker = QuickThinker()  # type: ignore[assignment]
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def press_d(window: MainWindow) -> None:
    target: Any = window.focusWidget() or window
    QTest.keyClick(target, Qt.Key.Key_D)


def test_d_on_the_start_screen_begins_a_game_of_four_computers(window: MainWindow) -> None:
    press_d(window)
    assert isinstance(window._pages.currentWidget(), TableScreen)
    controller: Any = window.games.controller
    players = [who.player for who in controller.match.record.participants]
    assert len(players) == 4
    assert None not in players
    assert controller.decision is None


def test_d_at_the_table_does_nothing(window: MainWindow) -> None:
    window.games.start(default_choices(ENIX))
    before = table_of(window.games)
    press_d(window)
    QTest.keyClick(before, Qt.Key.Key_D)
    assert window.games.table is before


def test_whoever_watches_is_asked_nothing_and_offered_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["demo"].trigger()
    table = table_of(window.games)
    qtbot.wait(1)
    assert not table.interrupt.isVisible()
    shown = [button for button in table.findChildren(QPushButton) if button.isVisible()]
    assert [button for button in shown if button.property("action")] == []


def test_a_demonstration_ends_with_its_result_and_can_be_followed_by_another(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.demonstrate("enix")
    qtbot.waitUntil(lambda: window.games.final is not None, timeout=60_000)
    assert window._pages.currentWidget() is final_of(window.games)
    first: Any = window.games.controller
    final: Any = final_of(window.games)
    final.again_requested.emit()
    second: Any = window.games.controller
    assert second is not first
    assert second.people == ()


def test_nothing_of_a_demonstration_stays(window: MainWindow, qtbot: QtBot) -> None:
    settings = window._settings
    remembered = settings.last_choices("enix")
    window.games.demonstrate("enix")
    qtbot.waitUntil(lambda: len(window.games.controller.match.record.entries) > 8, timeout=20_000)  # type: ignore[union-attr]
    window.show_start()
    assert last_unfinished() is None
    assert not list(games_folder().glob("*.enix"))
    assert settings.last_choices("enix") == remembered
    assert not window._start.continue_button.isVisible()


def test_the_speed_can_be_changed_while_one_watches(window: MainWindow) -> None:
    window.games.demonstrate("enix")
    for speed in ("slow", "rapid"):
        window._settings.speed = speed
        assert table_of(window.games).queue.factor == SPEEDS[speed]
