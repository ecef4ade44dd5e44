"""Puzzles in the window: offered, one after the other, opened from files, and never in the way of a game."""

import stat
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop import PLAYERS_VERSION, resources
from enix_desktop.app.library.saves import last_unfinished
from enix_desktop.app.play.choices import default_choices
from enix_desktop.app.puzzles import collection
from enix_desktop.app.puzzles.collection import keep
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder, puzzles_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.coaching.positions import Grade, kept_solution, read_position, starters
from enix_desktop.engine.record_json import file_text, read
from enix_desktop.i18n.languages import Languages
from enix_desktop.storage.files import CannotWrite
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.puzzles import screen as screen_module
from enix_desktop.ui.puzzles.panel import Stage
from enix_desktop.ui.puzzles.screen import PuzzleScreen
from enix_desktop.ui.table.animation import SPEEDS
from enix_desktop.ui.window import puzzle_offer
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from enix_desktop.ui.window.puzzle_offer import has_puzzles
from tools.puzzle_screens import position_in

LEFT = Qt.MouseButton.LeftButton


class NoMaker(QObject):
    made = Signal(object)
    failed = Signal()

    def order(self, *_: Any) -> None:
        """Nothing is compared."""

    def close(self) -> None:
        """There is no process."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two puzzles are shipped with each game, and they are the same."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(screen_module, "Maker", NoMaker)
    monkeypatch.setattr(puzzle_offer, "has_puzzles", lambda game: game in GAME_UIS)
    monkeypatch.setattr(
        collection, "starters", lambda game: [f"{game}/puzzles/easy-01.json", f"{game}/puzzles/hard-01.json"]
    )
    monkeypatch.setattr(collection, "starter", lambda name: position_in(name.partition("/")[0]))
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, home: Path) -> Iterator[MainWindow]:
    application()
    languages = Languages(qapp)
    languages.use("en")
    settings = Settings()
    settings.speed = "instant"
    made = MainWindow(settings)
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def shown(window: MainWindow) -> PuzzleScreen:
    screen = window.rooms.puzzles.screen_shown
    assert screen is not None
    assert window._pages.currentWidget() is window.rooms.puzzles
    return screen


def told(window: MainWindow) -> str:
    """What a box says that has just opened."""
    [box] = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    text = box.text()
    box.close()
    return text


def answer(window: MainWindow) -> None:
    """Find the best move."""
    screen = shown(window)
    assert screen.solution is not None
    screen.run.decide(screen.solution.best)


def test_the_start_screen_says_how_many_are_due(window: MainWindow) -> None:
    window.puzzle_offer.count()
    button = window._start.puzzles_button
    assert button.text() == "P&uzzles: 2"
    QTest.mouseClick(button, LEFT)
    answer(window)
    assert shown(window).panel.stage is Stage.RIGHT
    QTest.keyClick(shown(window).table.widget, Qt.Key.Key_Escape)
    assert window._pages.currentWidget() is window._start
    assert button.text() == "P&uzzles: 1"
    window._start.choose("station")
    assert button.text() == "P&uzzles: 2"


def test_a_game_without_puzzles_offers_none(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_offer, "has_puzzles", lambda game: game != "station")
    window._start.choose("station")
    assert window._start.puzzles_button.isHidden()
    assert "puzzles" not in window._what_is_there()
    window.show_puzzles()
    assert window._pages.currentWidget() is window._start
    window._start.choose("enix")
    assert not window._start.puzzles_button.isHidden()


def test_one_follows_the_other_until_nothing_is_due(window: MainWindow) -> None:
    window.menus.actions["puzzles"].trigger()
    for streak in ("", "2 right in a row"):
        answer(window)
        assert shown(window).panel.streak.text() == streak
        QTest.mouseClick(shown(window).panel.next_button, LEFT)
    page = window.rooms.puzzles
    assert page.currentWidget() is page.done
    assert page.done.text.text().startswith("2 puzzles solved.")
    assert page.done.leave_button.hasFocus()
    QTest.mouseClick(page.done.practice_button, LEFT)
    assert shown(window).panel.stage is Stage.ASKED
    QTest.mouseClick(shown(window).panel.leave_button, LEFT)
    assert window._pages.currentWidget() is window._start


def test_practice_changes_nothing_that_is_kept(window: MainWindow) -> None:
    window.show_puzzles()
    for _ in range(2):
        answer(window)
        shown(window).panel.next_button.click()
    before = (puzzles_folder() / "progress.json").read_bytes()
    window.rooms.puzzles.done.practice_button.click()
    shown(window).panel.solution_button.click()
    assert (puzzles_folder() / "progress.json").read_bytes() == before


def test_what_was_passed_over_does_not_come_at_once_but_stays_due(window: MainWindow) -> None:
    window.show_puzzles()
    shown(window).panel.next_button.click()
    shown(window).panel.next_button.click()
    assert window.rooms.puzzles.currentWidget() is window.rooms.puzzles.done
    window.show_start()
    assert window._start.puzzles_button.text() == "P&uzzles: 2"


def test_a_mistake_comes_back_tomorrow(window: MainWindow) -> None:
    window.show_puzzles()
    shown(window).panel.solution_button.click()
    standing = window.rooms.progress.standing("enix/easy-01")
    assert standing is not None
    assert standing.due == date.today() + timedelta(1)  # the day of who plays


def test_own_mistakes_come_first_and_say_so(window: MainWindow) -> None:
    keep(position_in("enix").record, Grade.HARD)
    window.show_puzzles()
    assert shown(window).panel.about.text() == "Hard, from a game of yours"


def test_own_mistakes_are_offered_where_no_puzzles_are_shipped(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_offer, "resources", SimpleNamespace(path=home.joinpath))
    assert not has_puzzles("station")
    keep(position_in("station").record, Grade.HARD)
    assert has_puzzles("station")


def test_an_own_mistake_that_is_no_puzzle_any_more_is_not_offered_again(window: MainWindow) -> None:
    path = keep(replace(position_in("enix").record, unfinished=None), Grade.HARD)
    window.show_puzzles()
    assert shown(window).panel.stage is Stage.THINKING
    shown(window)._maker.made.emit(None)
    assert shown(window).panel.stage is Stage.UNCLEAR
    assert not path.exists()


def test_a_damaged_puzzle_is_passed_over(window: MainWindow) -> None:
    path = keep(position_in("enix").record, Grade.HARD)
    path.write_text("{")
    window.show_puzzles()
    assert shown(window).panel.about.text() == "Easy"
    assert not path.exists()


def test_damaged_progress_is_told_beside_the_first_puzzle_and_begins_again(qtbot: QtBot, home: Path) -> None:
    puzzles_folder().mkdir(parents=True)
    (puzzles_folder() / "progress.json").write_text("{")
    application()
    window = MainWindow(Settings())
    window.show()
    window.puzzle_offer.count()
    window.show_puzzles()
    assert "it begins again" in shown(window).panel.text.text()
    shown(window).panel.next_button.click()
    assert "begins again" not in shown(window).panel.text.text()
    assert (puzzles_folder() / "progress.json.damaged").read_text() == "{"
    window.close()


def test_progress_that_cannot_be_written_is_told_beside_the_puzzle(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    from enix_desktop.app.puzzles import progress
    from enix_desktop.storage.files import CannotWrite

    def fail(*_: object, **__: object) -> None:
        raise CannotWrite("full")

    monkeypatch.setattr(progress, "write_whole", fail)
    window.show_puzzles()
    answer(window)
    assert "cannot be saved at the moment" in shown(window).panel.text.text()
    assert shown(window).panel.stage is Stage.RIGHT


def test_a_game_waits_behind_the_puzzles(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start(default_choices(ENIX))
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: controller.decision is not None, timeout=20_000)
    table = window._pages.currentWidget()
    window.menus.actions["puzzles"].trigger()
    assert controller.is_paused
    assert window.table_shown is shown(window).table
    QTest.keyClick(shown(window).table.widget, Qt.Key.Key_Escape)
    assert window._pages.currentWidget() is table
    assert not controller.is_paused


def test_a_puzzle_is_saved_as_a_file_and_opened_again(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = home / "shared.enix"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    window.show_puzzles()
    QTest.mouseClick(shown(window).panel.export_button, LEFT)
    record = read(place.read_text(), CODECS)
    assert kept_solution(read_position(record)) == kept_solution(position_in("enix"))
    if sys.platform != "win32":
        assert stat.S_IMODE(place.stat().st_mode) & 0o044, "others may read what is shared"
    window.show_start()
    window.open_file(place)
    assert shown(window).position == read_position(record)
    answer(window)
    assert shown(window).panel.stage is Stage.RIGHT
    assert shown(window).panel.about.text() == "Easy, from a file"
    assert "This puzzle is kept now" in shown(window).panel.text.text()
    assert window.game == "enix"
    shown(window).panel.next_button.click()
    assert shown(window).panel.stage is Stage.ASKED


def test_a_puzzle_from_a_file_comes_back_like_the_others_and_is_known_again(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collection, "starters", lambda _: [])
    place = home / "friend.enix"
    place.write_text(file_text(position_in("enix").record, CODECS["enix"]))
    window.open_file(place)
    assert collection.puzzles("enix") == [], "who only looks at it keeps nothing"
    shown(window).panel.solution_button.click()
    place.unlink()
    [given] = collection.puzzles("enix")
    assert given.is_given
    assert not given.is_own
    progress = window.rooms.progress
    assert not progress.is_due(given.key)
    progress._today = lambda: date.today() + timedelta(1)
    window.show_puzzles()
    assert shown(window).panel.about.text() == "Easy, from a file"
    answer(window)
    standing = progress.standing(given.key)
    assert standing is not None
    assert standing.solved == 1
    place.write_text(file_text(position_in("enix").record, CODECS["enix"]))
    window.open_file(place)
    answer(window)
    assert progress.standing(given.key) == standing, "it was not due"
    assert collection.puzzles("enix") == [given]


def test_a_puzzle_from_a_file_that_is_shipped_anyway_is_not_kept_twice(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    monkeypatch.setattr(screen_module, "Maker", NoMaker)
    name = starters("enix")[0]
    place = home / "friend.enix"
    place.write_text(resources.text(name))
    window.open_file(place)
    assert shown(window).panel.about.text() == "Easy"
    shown(window).panel.solution_button.click()
    assert not any(puzzle.is_given for puzzle in collection.puzzles("enix"))
    assert window.rooms.progress.standing("enix/easy-01") is not None


def test_a_puzzle_from_a_file_that_cannot_be_kept_is_told(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise CannotWrite("no room")

    monkeypatch.setattr(collection, "starters", lambda _: [])
    monkeypatch.setattr(collection, "write_whole", full)
    place = home / "friend.enix"
    place.write_text(file_text(position_in("enix").record, CODECS["enix"]))
    window.open_file(place)
    answer(window)
    assert "cannot be saved at the moment" in shown(window).panel.text.text()


def test_a_file_that_cannot_be_written_is_told(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(home / "no" / "x.enix"), ""))
    window.show_puzzles()
    shown(window).panel.export_button.click()
    assert "x.enix cannot be written" in told(window)


@pytest.mark.parametrize("damage", ["seat", "nobody", "solution"])
def test_a_file_that_is_no_puzzle_is_told_and_left_alone(window: MainWindow, home: Path, damage: str) -> None:
    record = position_in("enix").record
    kept: Any = record.unfinished
    solution = kept["puzzle"]
    changed = {
        "seat": {"agreed": {"puzzle": "99"}},
        "nobody": {"agreed": {"puzzle": "0" if record.agreed["puzzle"] != "0" else "1"}},
        "solution": {"unfinished": {"puzzle": {**solution, "players": PLAYERS_VERSION, "margin": 7.5}}},
    }[damage]
    text = file_text(replace(record, **changed), CODECS["enix"])  # type: ignore[arg-type]
    place = home / "odd.enix"
    place.write_text(text)
    window.open_file(place)
    assert "odd.enix is damaged" in told(window)
    assert place.read_text() == text
    assert window._pages.currentWidget() is window._start


def test_a_puzzle_among_the_games_is_not_continued(window: MainWindow) -> None:
    games_folder().mkdir(parents=True)
    (games_folder() / "puzzle.enix").write_text(file_text(position_in("enix").record, CODECS["enix"]))
    assert last_unfinished() is None


def test_another_speed_is_for_the_puzzle_as_well(window: MainWindow) -> None:
    window.show_puzzles()
    window._settings.speed = "slow"
    table: Any = shown(window).table
    assert table.queue.factor == SPEEDS["slow"]
