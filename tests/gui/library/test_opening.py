"""Opening files: from the library, from the command line and from the desktop, also damaged ones."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.app.system.paths import HOME_VARIABLE, config_folder, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.engine.record import VERSION, WITHOUT_BRANCHES
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.window.application import FileOpening, application
from enix_desktop.ui.window.main_window import MainWindow
from tests.unit.app.kept_games import TO_THE_END, keep, text_of

VERSION_1 = Path(__file__).parents[2] / "golden" / "version-1.json"


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    for box in made.findChildren(QMessageBox):
        box.close()
    made.close()


def page(window: MainWindow) -> Any:
    return window._pages.currentWidget()


def told(window: MainWindow) -> str:
    [box] = window.findChildren(QMessageBox)
    return box.text()


def agree(window: MainWindow) -> None:
    """Press the usual button of the one question."""
    [box] = window.findChildren(QMessageBox)
    QTest.mouseClick(box.defaultButton(), Qt.MouseButton.LeftButton)


def test_the_library_opens_from_start_screen_and_menu_and_continues_a_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    path = keep(games_folder() / "Sunday.json", text_of(12))
    QTest.mouseClick(window._start.open_button, Qt.MouseButton.LeftButton)
    assert page(window) is window.library
    window.show_start()
    window.menus.actions["open"].trigger()
    qtbot.waitUntil(lambda: not window.library.is_reading, timeout=20_000)
    QTest.keyClick(window.library.list, Qt.Key.Key_Return)
    assert isinstance(page(window), TableScreen)
    controller: Any = window.games.controller
    assert controller.path == path
    QTest.keyClick(page(window), Qt.Key.Key_Escape)
    window.show_library()
    assert page(window) is window.library


def test_a_damaged_game_goes_on_from_its_backup(window: MainWindow) -> None:
    path = keep(games_folder() / "Sunday.json", b"")
    keep(games_folder() / "backups" / "Sunday.1.json", text_of(10))
    window.open_file(path)
    assert isinstance(page(window), TableScreen)
    assert told(window).startswith(
        "Sunday.json was damaged. The game continues from its latest backup, after 10"
    )
    assert (games_folder() / "unreadable" / "Sunday.json").read_bytes() == b""


def test_continue_finds_the_damaged_game_and_its_backup(window: MainWindow) -> None:
    keep(games_folder() / "older.json", text_of(5, seed=2), age=50)
    keep(games_folder() / "Sunday.json", text_of(12)[:1500])
    keep(games_folder() / "backups" / "Sunday.1.json", text_of(10))
    window.games.opening.open_last()
    assert isinstance(page(window), TableScreen)
    controller: Any = window.games.controller
    assert controller.path.stem == "Sunday"


def test_continue_offers_a_damaged_game_in_the_first_picture(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    keep(games_folder() / "Sunday.json", text_of(12)[:1500])
    keep(games_folder() / "backups" / "Sunday.1.json", text_of(10))
    application()
    window = MainWindow(Settings())  # nothing is prepared yet
    qtbot.addWidget(window)
    assert not window._start.continue_button.isHidden()
    assert window._start.focusProxy() is window._start.continue_button
    assert window._start.continue_button.accessibleDescription() == "ENIX: Ada, Volta"
    window.offer.search()
    assert window._start.continue_button.accessibleDescription() == "ENIX, round 1: Ada, Volta"


def test_a_damaged_game_without_a_backup_is_set_aside_and_told(window: MainWindow) -> None:
    window.open_file(keep(games_folder() / "Sunday.json", text_of(12)[:1500]))
    assert page(window) is window._start
    assert "It is kept in the folder “unreadable”" in told(window)
    assert not (games_folder() / "Sunday.json").exists()


def test_a_file_of_a_newer_version_says_which_version_it_needs(window: MainWindow, tmp_path: Path) -> None:
    newer = {**json.loads(text_of(5)), "version": VERSION + 1, "program": "9.1.0"}
    path = keep(tmp_path / "newer.json", json.dumps(newer))
    window.open_file(path)
    assert f"It needs version 9.1.0 or later, which reads record format {VERSION + 1}" in told(window)
    assert path.exists()


def test_an_old_game_is_migrated_and_its_original_kept(qtbot: QtBot, window: MainWindow) -> None:
    document = {**json.loads(VERSION_1.read_text()), "moves": [], "result": None}
    document["players"][0]["player"] = None
    old = json.dumps(document)
    path = keep(games_folder() / "old.json", old)
    window.open_file(path)
    window.games.saver.flush()
    assert json.loads(path.read_text())["version"] == WITHOUT_BRANCHES
    original = games_folder() / "backups" / "old.version-1.json"
    assert original.read_text() == old
    assert load(path).setup == load(original).setup


def test_a_game_that_is_only_looked_at_keeps_its_date(window: MainWindow) -> None:
    path = keep(games_folder() / "over.json", text_of(TO_THE_END))
    before = path.stat().st_mtime_ns
    window.open_file(path)
    window.games.saver.flush()
    assert path.stat().st_mtime_ns == before


@pytest.mark.parametrize("name", ["ein Spiel für Zoë.json", "percent%20.json"])
def test_the_desktop_can_hand_over_a_file(window: MainWindow, tmp_path: Path, name: str) -> None:
    path = keep(tmp_path / "a folder" / name, text_of(5))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    opening = FileOpening(app, window.open_file)
    QApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    app.removeEventFilter(opening)
    opening.deleteLater()
    agree(window)
    assert isinstance(page(window), TableScreen)
    controller: Any = window.games.controller
    assert controller.path == games_folder() / f"{path.stem}.enix"  # it goes on as a copy of ours
    assert [file.name for file in path.parent.iterdir()] == [name]


def played(window: MainWindow) -> Any:
    """The controller of a game whose computers have laid their cards: only the person is waited for."""
    controller: Any = window.games.controller
    assert controller is not None
    return controller


def computers_have_laid(qtbot: QtBot, window: MainWindow) -> list[Any]:
    """What the computers laid in the first round, as soon as all of them have."""
    qtbot.waitUntil(lambda: len(played(window).match.record.entries) == 1, timeout=20_000)
    window.games.saver.flush()
    return list(played(window).match.record.entries)


def test_nobody_looks_ahead_with_a_copy_in_the_library(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, copy = keep(games_folder() / "Sunday.enix", text_of(0)), games_folder() / "my copy.enix"
    window.open_file(original)
    laid = computers_have_laid(qtbot, window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.menus.actions["copy"].trigger()
    assert load(copy).entries == []  # what lies face down is not in it
    window.open_file(copy)
    assert told(window).startswith("“my copy” is a copy of a game with Ada")
    assert played(window).path == original  # nothing happens before somebody agrees
    agree(window)
    assert played(window).path == original
    assert played(window).match.record.entries == laid


def test_a_copy_whose_game_is_gone_is_told_and_goes_on_with_other_luck(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, copy = keep(games_folder() / "Sunday.enix", text_of(0)), games_folder() / "my copy.enix"
    window.open_file(original)
    computers_have_laid(qtbot, window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.menus.actions["copy"].trigger()
    window.show_start()
    original.unlink()
    window.open_file(copy)
    assert told(window).startswith("“my copy” is a copy of an unfinished game.")
    assert window.games.controller is None
    agree(window)
    [entry] = computers_have_laid(qtbot, window)
    [branch] = load(copy).branches
    assert branch.seed not in (None, load(copy).seed)
    assert entry.thought is not None
    window.show_start()
    window.games.opening.open_last()  # from now on it is a game like any other: nothing is asked
    assert played(window).path == copy
    assert load(copy).branches == (branch,)


def test_whoever_does_not_want_to_play_a_copy_stays_where_they_are(
    window: MainWindow, tmp_path: Path
) -> None:
    window.open_file(keep(tmp_path / "Sunday.enix", text_of(5)))
    [box] = window.findChildren(QMessageBox)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert page(window) is window._start
    assert list(games_folder().iterdir()) == []


def test_other_events_are_not_taken(qapp: QApplication) -> None:
    opening = FileOpening(qapp, lambda path: None)
    assert not opening.eventFilter(qapp, QEvent(QEvent.Type.ApplicationActivate))
    qapp.removeEventFilter(opening)
    opening.deleteLater()


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_what_is_no_file_is_refused_at_once_with_a_clear_sentence(
    window: MainWindow, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "strange.enix"
    make: dict[str, Callable[[], object]] = {
        "pipe": lambda: os.mkfifo(path),
        "device": lambda: path.symlink_to("/dev/zero"),
        "folder": path.mkdir,
    }
    make[kind]()
    window.open_file(path)
    assert told(window).startswith("strange.enix is not a file but a folder, a pipe or a device.")
    window.games.replay(path)
    assert len({box.text() for box in window.findChildren(QMessageBox)}) == 1, "the same words"
    assert len(window.findChildren(QMessageBox)) == 2


def test_a_pipe_in_the_place_of_the_settings_is_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    config_folder().mkdir(parents=True)
    os.mkfifo(config_folder() / "settings.json")
    settings = Settings()
    assert settings.damage is not None
    settings.muted = not settings.muted
    assert (config_folder() / "settings.json").is_file()
