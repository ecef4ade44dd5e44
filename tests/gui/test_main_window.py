"""The window as a whole: from the start screen to a game and back, with nothing lost."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import last_unfinished, load
from enix_desktop.app.play.choices import Choices, SeatChoice, default_choices
from enix_desktop.app.play.games import dealt
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.app.system.single_instance import OpenRequest
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.record_json import write
from enix_desktop.games.enix.components import Energy
from enix_desktop.players.blend import blend_key
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from enix_desktop.ui.window.second_starts import SecondStart, SecondStarts

VERSION_1 = Path(__file__).parents[1] / "golden" / "version-1.json"


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def page(window: MainWindow) -> Any:
    return window._pages.currentWidget()


def trouble(window: MainWindow) -> QMessageBox:
    [box] = window.findChildren(QMessageBox)
    return box


def two_people(seed: int = 3) -> Choices:
    seats = (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None))
    return Choices("enix", seats, speed="instant", seed=seed)


def test_a_new_player_is_three_clicks_from_playing(window: MainWindow) -> None:
    window.show_new()
    QTest.mouseClick(window.rooms.new("enix").start_button, Qt.MouseButton.LeftButton)
    assert isinstance(page(window), TableScreen)
    assert "lay it face down" in page(window).prompt()


def test_a_game_left_at_any_moment_can_be_continued(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(default_choices(ENIX))
    table = page(window)
    qtbot.waitUntil(lambda: len(window.games.controller.match.record.entries) == 3, timeout=20_000)  # type: ignore[union-attr]
    hand = list(table.scene.hand.cards)
    window.show_start()
    assert last_unfinished() is not None
    assert "Ada" in window._start.continue_button.text() or window._start.continue_button.isEnabled()
    window.games.opening.open_last()
    assert list(page(window).scene.hand.cards) == hand
    assert len(list(games_folder().glob("*.enix"))) == 1


def test_back_at_the_start_the_keyboard_is_at_what_is_most_likely_wanted(window: MainWindow) -> None:
    start = window._start
    start.rules_button.setFocus()
    window.show_new()
    window.show_start()
    assert start.focusWidget() is start.focusProxy() is not start.rules_button


def test_behind_the_curtain_there_is_nothing_to_be_seen(window: MainWindow) -> None:
    window.games.start(two_people())
    assert window.games.curtain.widget.isVisible()
    assert not window._pages.isVisible()
    assert window.games.curtain.widget.geometry() == window.rect()
    QTest.mouseClick(window.games.curtain.widget.button, Qt.MouseButton.LeftButton)
    assert not window.games.curtain.widget.isVisible()
    assert page(window).scene.view_shown.seat == 0


def test_the_log_tells_each_person_only_what_that_person_may_know(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(two_people())
    controller: Any = window.games.controller
    player = ENIX.player("casual")
    for _ in range(60):
        if window.games.curtain.widget.isVisible():
            QTest.mouseClick(window.games.curtain.widget.button, Qt.MouseButton.LeftButton)
        if not isinstance(page(window), TableScreen):
            break  # the game has ended
        told = page(window).log.sentences()
        expected = [page(window).sentence(event) for event in controller.told()]
        assert told == [sentence for sentence in expected if sentence]
        decision = controller.decision
        if decision is None:
            break
        moves = decision.moves
        page(window).decide(moves[0] if len(moves) == 1 else player.choose(decision.view, moves, 5).move)
        qtbot.wait(1)


def test_the_tiles_can_be_arranged_before_the_game(window: MainWindow) -> None:
    choices = two_people()
    window.games.start(Choices("enix", choices.seats, speed="instant", by_hand=True))
    screen = page(window)
    assert isinstance(screen, ArrangeScreen)
    view = screen.view
    before = view.layout_shown
    tile = view.board.tiles[Energy.OCEAN]
    start = view.mapFromScene(view.board.mapToScene(tile.pos()))
    solar = view.mapFromScene(view.board.mapToScene(view.board.tiles[Energy.SOLAR].pos()))
    opposite = QPoint(2 * solar.x() - start.x(), 2 * solar.y() - start.y())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(view.viewport(), start + (opposite - start) * step / 5)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=opposite)
    QTest.keyClick(screen, Qt.Key.Key_R)
    after = view.layout_shown
    assert after.cells[3] != before.cells[3]
    assert after.rotations[3] == (before.rotations[3] + 1) % 6
    QTest.keyClick(screen, Qt.Key.Key_Return)
    saved = window.games.controller.match.record.setup.layout  # type: ignore[union-attr]
    assert saved == after


def test_a_file_that_is_no_game_is_answered_with_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "no-game.json").write_text("{}")
    window.open_file(tmp_path / "no-game.json")
    box = trouble(window)
    assert box.text().startswith("no-game.json is damaged or not a saved game.")
    assert box.detailedText() == 'no-game.json: document: "format" is missing.'
    assert page(window) is window._start


def test_a_game_with_a_computer_player_that_nobody_knows_is_answered_with_a_sentence(
    window: MainWindow, tmp_path: Path
) -> None:
    match: Any = dealt(default_choices(ENIX), None)
    ada, *others = match.record.participants
    record = replace(match.record, participants=(ada, replace(others[0], player="oracle"), *others[1:]))
    path = tmp_path / "future.json"
    path.write_text(write(record, ENIX.codec))
    window.open_file(path)
    box = trouble(window)
    assert box.text().startswith("future.json was saved by a newer version of Enix Desktop.")
    assert "Volta is played by the computer player 'oracle'" in box.detailedText()
    assert page(window) is window._start


def test_an_old_game_with_a_computer_player_that_is_not_offered_today_is_continued(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    document = json.loads(VERSION_1.read_text())
    ada, volta = document["players"]
    ada["player"] = None
    assert volta["player"] == "greedy"
    document["moves"] = []
    document["result"] = None
    games_folder().mkdir(parents=True)
    path = games_folder() / "old.json"
    path.write_text(json.dumps(document))
    window.open_file(path)
    assert isinstance(page(window), TableScreen)
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 1, timeout=20_000)
    (entry,) = controller.match.record.entries
    assert entry.seat == 1
    assert entry.thought is not None  # somebody did decide: no first legal move for want of a player


def test_a_handicap_is_remembered_for_the_next_game(window: MainWindow) -> None:
    choices = default_choices(ENIX)
    handicapped = replace(choices.seats[1], player=blend_key(70))
    window.games.start(replace(choices, seats=(choices.seats[0], handicapped, *choices.seats[2:])))
    window.show_new()
    row = window.rooms.new("enix").seats.rows[1]
    assert row.strength.isVisible()
    assert row.strength.value() == 70


def test_a_game_goes_on_where_nothing_can_be_written(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("enix_desktop.app.library.saves.new_path", lambda *_: Path("/dev/null/game.json"))
    window.games.start(default_choices(ENIX))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)), timeout=10_000)
    assert trouble(window).text().startswith("The game cannot be saved: Its folder")
    qtbot.waitUntil(lambda: len(window.games.controller.match.record.entries) == 3, timeout=20_000)  # type: ignore[union-attr]
    assert trouble(window), "told once, although saving was tried again"
    assert isinstance(page(window), TableScreen)


def test_that_nothing_can_be_written_is_told_again_in_the_next_game(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("enix_desktop.app.library.saves.new_path", lambda *_: Path("/dev/null/game.json"))
    window.games.start(default_choices(ENIX))
    qtbot.waitUntil(lambda: len(window.findChildren(QMessageBox)) == 1, timeout=10_000)
    window.games.start(default_choices(ENIX))
    qtbot.waitUntil(lambda: len(window.findChildren(QMessageBox)) == 2, timeout=10_000)
    window.games.end()
    window.games.thinker.close()  # a window with something unwritten does not close by itself


def test_saved_games_are_records_that_anybody_can_verify(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(default_choices(ENIX))
    qtbot.waitUntil(lambda: len(window.games.controller.match.record.entries) == 3, timeout=20_000)  # type: ignore[union-attr]
    window.show_start()
    path = next(iter(games_folder().glob("*.enix")))
    record = load(path)
    assert [who.piece for who in record.participants] == ["red", "blue", "green", "yellow"]
    assert record.agreed == {"assistance": "on", "hints": "on", "undo": "own"}


def test_a_copy_of_the_game_goes_where_one_likes(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def chosen(_parent: object, title: str, name: str, _kinds: str) -> tuple[str, str]:
        asked.append(title)
        return str(tmp_path / "for Ben"), name

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    window.menus.actions["copy"].trigger()
    assert asked == []  # there is no game
    window.games.start(two_people())
    window.menus.actions["copy"].trigger()
    assert asked == ["Save a copy"]
    [saved] = games_folder().glob("*.enix")
    copy = load(tmp_path / "for Ben.enix")
    assert copy.is_copy
    assert replace(copy, branches=()) == load(saved)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "a.enix"), ""))
    window.menus.actions["copy"].trigger()
    assert trouble(window).text().startswith("a.enix cannot be written")


def test_a_copy_of_a_game_that_the_disk_refused_is_whole(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("enix_desktop.app.library.saves.new_path", lambda *_: Path("/dev/null/game.enix"))
    window.games.start(two_people())
    qtbot.waitUntil(lambda: window.games.files.has_unwritten, timeout=10_000)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "stick.enix"), ""))
    window.menus.actions["copy"].trigger()
    copy = load(tmp_path / "stick.enix")
    assert replace(copy, branches=()) == window.games.controller.match.record  # type: ignore[union-attr]


def test_a_game_that_is_opened_ends_the_lesson(window: MainWindow, tmp_path: Path) -> None:
    window.games.start(two_people())
    window.games.saver.flush()
    [saved] = games_folder().glob("*.enix")
    window.show_lessons()
    window.rooms.lessons("enix").open_lesson(0)
    assert window.rooms.lessons("enix").table is not None
    window.open_file(saved)
    assert window.rooms.lessons("enix").table is None
    assert isinstance(page(window), TableScreen)


def test_whoever_comes_while_the_window_closes_is_not_granted_a_wish(
    window: MainWindow, tmp_path: Path
) -> None:
    visitors = SecondStarts(window)
    come = SecondStart(OpenRequest())
    visitors._receive(come)
    assert come.is_granted.is_set()
    window.close()
    late = SecondStart(OpenRequest(tmp_path / "game.enix"))
    visitors._receive(late)
    assert not late.is_granted.is_set()
    assert not window.isVisible()
    visitors._server.close()


def test_menus_show_what_is_possible_and_keys_need_no_menu(window: MainWindow) -> None:
    menu, actions = window.menus._menus["game"], window.menus.actions
    menu.aboutToShow.emit()
    assert not actions["undo"].isEnabled()
    assert not actions["copy"].isEnabled()
    assert actions["new"].isEnabled()
    assert actions["demo"].isEnabled()
    menu.aboutToHide.emit()
    assert actions["undo"].isEnabled()
    window.games.start(two_people())
    menu.aboutToShow.emit()
    assert actions["undo"].isEnabled()
    assert actions["log"].isEnabled()
    assert not actions["demo"].isEnabled(), "it would replace the game"
    menu.aboutToHide.emit()
