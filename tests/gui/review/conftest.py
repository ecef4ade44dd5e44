"""What all tests of reviews share: a window, a finished game on the shelf, and little thinking."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.review import run as running
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import CODECS
from enix_desktop.coaching.tasks import first_tasks
from enix_desktop.engine.record_json import write
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.patience import patience
from tests.unit.coaching.reviewed import FAST, course_of

PATIENCE_MS = round(patience() * 1000)
GAME = "hertzschlag"


@pytest.fixture(autouse=True)
def _quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    monkeypatch.setattr(running, "first_tasks", partial(first_tasks, effort=FAST))
    monkeypatch.setattr(running, "refining_tasks", lambda *_: [])
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def a_game(game: str = GAME) -> AnyRecord:
    """A finished game whose first seat is Ada's."""
    record = course_of(game).record
    first, *others = record.participants
    return replace(record, participants=(replace(first, name="Ada", player=None), *others))


def saved(record: AnyRecord, name: str = "Sunday") -> Path:
    """A file of the library with *record*."""
    path = games_folder() / f"{name}.enix"
    path.write_text(write(record, CODECS[record.game]), "utf-8")
    return path


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def page(window: MainWindow) -> Any:
    """What is shown."""
    return window._pages.currentWidget()


def review(qtbot: QtBot, window: MainWindow) -> Any:
    """The review that is shown, when it is there."""
    screen = page(window)
    qtbot.waitUntil(lambda: screen.run.review is not None, timeout=PATIENCE_MS)
    return screen
