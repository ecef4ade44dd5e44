"""Nobody else on the machine can read what the window keeps: a save holds all hands and the seed."""

import logging
import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.actions import export
from enix_desktop.app.library.tidying import THREAD
from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.system import log_files
from enix_desktop.app.system.log_files import LogFile, keep_crashes
from enix_desktop.app.system.paths import HOME_VARIABLE, data_folder, games_folder, log_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.widgets.kept_picture import THREAD as KEEPING
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.unit.app.kept_games import TO_THE_END, keep, text_of

CHOICES = Choices("enix", (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None)), speed="instant")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    before = os.umask(0o022)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    yield tmp_path / "home"
    os.umask(before)


@pytest.fixture
def window(qtbot: QtBot, home: Path) -> Iterator[MainWindow]:
    application()
    keep(games_folder() / "old.enix", text_of(12))  # as an older version left it
    keep(games_folder() / "backups" / "old.1.enix", text_of(5))
    keep(games_folder() / "damaged.enix", b"{")
    made = MainWindow(Settings())
    made.show()
    yield made
    made.close()


def wait_for_threads(*names: str) -> None:
    for thread in threading.enumerate():
        if thread.name in names:
            thread.join(20)


def open_to_others(home: Path) -> list[str]:
    found = [path for path in home.rglob("*") if path.lstat().st_mode & 0o077]
    return sorted(str(path.relative_to(home)) for path in found)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_all_that_is_kept_while_one_plays_is_private(qtbot: QtBot, window: MainWindow, home: Path) -> None:
    assert data_folder().stat().st_mode & 0o077
    qtbot.waitUntil(lambda: not data_folder().stat().st_mode & 0o077, timeout=20_000)
    wait_for_threads(THREAD)
    log = LogFile(log_folder())
    log.emit(logging.LogRecord("enix", logging.WARNING, "", 0, "something", None, None))
    log.close()
    window.games.start(CHOICES)
    window.games.saver.flush()
    window._settings.muted = not window._settings.muted
    window.show_library()
    qtbot.waitUntil(lambda: not window.library.is_reading, timeout=20_000)
    wait_for_threads(KEEPING)
    kept = {path.name for path in home.rglob("*")}
    assert {"damaged.enix.txt", "settings.json", "games.tsv", "enix-desktop.log"} <= kept
    assert open_to_others(home) == []


def test_a_note_of_crashes_is_private(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_files, "_crashes", None)
    monkeypatch.setattr("faulthandler.enable", lambda file: None)
    keep_crashes(log_folder())
    file = log_files._crashes
    assert file is not None
    file.close()
    assert open_to_others(home) == []
    assert list(log_folder().iterdir())


def test_a_copy_is_for_others_to_read_only_if_the_game_is_over(tmp_path: Path) -> None:
    unfinished = keep(games_folder() / "unfinished.enix", text_of(12))
    finished = keep(games_folder() / "finished.enix", text_of(TO_THE_END))
    for path in (unfinished, finished):
        export(path, tmp_path / path.name)
    assert mode(tmp_path / "unfinished.enix") == 0o600
    assert mode(tmp_path / "finished.enix") == 0o644


def test_a_copy_of_the_game_that_is_played_is_private(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.games.start(CHOICES)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "copy.enix"), ""))
    window.games.save_copy()
    assert mode(tmp_path / "copy.enix") == 0o600
