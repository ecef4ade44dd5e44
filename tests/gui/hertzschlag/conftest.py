"""The real window with Hertzschlag chosen, in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.settings import Settings
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def languages() -> Iterator[Languages]:
    made = Languages(application())
    made.use("en")
    yield made
    made.use("en")


@pytest.fixture
def window(
    qtbot: QtBot, languages: Languages, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    settings = Settings()
    settings.last_game = "hertzschlag"
    made = MainWindow(settings)
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()
