"""The real window with ENIGMA chosen, in English, and a clock that only runs when a test says so."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.clock import Stopwatch
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import EXTRA_GAMES_VARIABLE, SHIPPED
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.games import EXTRA_UIS_VARIABLE
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    if "enigma" not in SHIPPED:
        monkeypatch.setenv(EXTRA_GAMES_VARIABLE, "enix_desktop.catalogue:ENIGMA")
        monkeypatch.setenv(EXTRA_UIS_VARIABLE, "enix_desktop.ui.enigma.game_ui:ENIGMA_UI")


@pytest.fixture
def languages() -> Iterator[Languages]:
    made = Languages(application())
    made.use("en")
    yield made
    made.use("en")


class Clock:
    """Tells the time that a test says, in nanoseconds."""

    ms = 0
    is_window_in_front = True
    """Without a screen no window is sure to be."""

    def __call__(self) -> int:
        return self.ms * 1_000_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(EnigmaTable, "new_clock", lambda _table: Stopwatch(now=made))
    monkeypatch.setattr(EnigmaTable, "isActiveWindow", lambda _table: made.is_window_in_front)
    return made


@pytest.fixture
def window(qtbot: QtBot, clock: Clock, languages: Languages) -> Iterator[MainWindow]:
    settings = Settings()
    settings.last_game = "enigma"
    made = MainWindow(settings)
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()
