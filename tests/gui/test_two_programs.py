"""Two programs on one folder: neither writes the other's game. Two windows stand for two programs."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop.app.library import saves
from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import table_of
from tests.unit.app.kept_games import keep, text_of

CHOICES = Choices("enix", (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None)), speed="instant")


@pytest.fixture
def windows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[MainWindow]]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    made = [MainWindow(Settings()) for _ in range(2)]
    yield made
    for window in made:
        window.close()


def path_of(window: MainWindow) -> Path:
    assert window.games.controller is not None
    path = window.games.controller.path
    assert path is not None
    return path


def troubles(window: MainWindow) -> list[str]:
    return [box.text() for box in window.findChildren(QMessageBox)]


def test_a_game_that_is_open_in_one_window_is_not_opened_in_the_other(windows: list[MainWindow]) -> None:
    one, other = windows
    one.games.start(CHOICES)
    one.games.saver.flush()
    other.games.opening.open_last()
    assert other.games.controller is None
    [sentence] = troubles(other)
    assert sentence.startswith("This game is open in another window of Enix Desktop.")


def test_the_other_window_can_play_other_games(windows: list[MainWindow]) -> None:
    one, other = windows
    one.games.start(CHOICES)
    one.games.saver.flush()
    other.games.start(CHOICES)
    other.games.saver.flush()
    assert path_of(one) != path_of(other)
    other.games.opening.open(path_of(one))
    assert len(troubles(other)) == 1
    assert isinstance(other._pages.currentWidget(), TableScreen), "the game that was played is still there"
    assert len(list(games_folder().glob("*.enix"))) == 2


def test_two_games_dealt_in_the_same_second_have_two_files(
    windows: list[MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Still:
        def now(self) -> Any:
            return self

        def strftime(self, _: str) -> str:
            return "2026-11-16-120000"

    monkeypatch.setattr(saves, "datetime", Still())
    for window in windows:
        window.games.start(CHOICES)  # before anything is written
    for window in windows:
        window.games.saver.flush()
    names = sorted(path.name for path in games_folder().glob("*.enix"))
    assert names == ["enix-2026-11-16-120000-2.enix", "enix-2026-11-16-120000.enix"]


def test_a_game_that_is_left_can_be_continued_in_the_other_window(windows: list[MainWindow]) -> None:
    one, other = windows
    one.games.start(CHOICES)
    path = path_of(one)
    one.show_start()
    other.games.opening.open_last()
    assert path_of(other) == path
    one.games.opening.open_last()
    assert len(troubles(one)) == 1
    other.close()
    one.games.opening.open_last()
    assert path_of(one) == path


def test_whoever_opens_a_game_sees_its_latest_state(windows: list[MainWindow]) -> None:
    one, other = windows
    one.games.start(CHOICES)
    one.games.saver.flush()
    old = saves.SavedGame(path_of(one), saves.load(path_of(one)))
    controller: Any = one.games.controller
    one.games.curtain.widget.lifted.emit()
    table_of(one.games).decide(controller.decision.moves[0])
    one.show_start()
    other.games.opening._resume(old)
    assert other.games.controller is not None
    assert len(other.games.controller.match.record.entries) == 1


def test_a_game_can_be_opened_again_in_its_own_window(windows: list[MainWindow]) -> None:
    one, other = windows
    one.games.start(CHOICES)
    one.games.saver.flush()
    one.games.opening.open(path_of(one))
    assert troubles(one) == []
    other.games.opening.open(path_of(one))
    assert len(troubles(other)) == 1


PLAYING = """
import sys
from pathlib import Path
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import table_of
from tests.gui.tables import table_of

application()
window = MainWindow(Settings())
window.games.opening.open(Path(sys.argv[1]))
window.games.saver.flush()
print("plays" if window.games.controller else "does not play", flush=True)
sys.stdin.read()
"""


def test_two_programs_with_one_folder_of_games_and_two_of_state_do_not_write_one_game(
    windows: list[MainWindow], tmp_path: Path
) -> None:
    """As with a folder of games that is shared or synchronised: each program has its own state folder."""
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "data").symlink_to(tmp_path / "data")
    path = keep(games_folder() / "game.enix", text_of(12))
    elsewhere = tmp_path / "other" / "data" / "games" / "game.enix"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(elsewhere)],
        env={**os.environ, "ENIX_DESKTOP_HOME": str(tmp_path / "other")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == "plays\n"
            one, _ = windows
            one.games.opening.open(path)
            assert one.games.controller is None
            [sentence] = troubles(one)
            assert sentence.startswith("This game is open in another window of Enix Desktop.")
        finally:
            program.kill()
    one.games.opening.open(path)
    assert path_of(one) == path, "a program that was killed holds nothing"
