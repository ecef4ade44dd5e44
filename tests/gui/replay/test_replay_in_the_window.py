"""Ways to a replay and out of it again: nothing that is played is disturbed."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.app.play.choices import Choices, SeatChoice, default_choices
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.replay.branch_dialog import BranchDialog
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.golden.golden import SAMPLES
from tests.gui.replay.watching import golden

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def page(window: MainWindow) -> Any:
    return window._pages.currentWidget()


def saved(tmp_path: Path, record: AnyRecord) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write(record, ENIX.codec), encoding="utf-8")
    return path


def branch(window: MainWindow, index: int, players: Sequence[str | None] | None = None) -> None:
    screen = page(window)
    screen.run.go_to(index)
    QTest.mouseClick(screen.bar.branch, LEFT)
    [dialog] = screen.findChildren(BranchDialog)
    for choice, player in zip(dialog.choices, players or (), strict=False):
        choice.set_key(player or "person")
    QTest.mouseClick(dialog.play, LEFT)


def test_the_result_leads_to_the_replay_and_back(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(saved(tmp_path, golden()))
    final = page(window)
    assert isinstance(final, FinalScreen)
    QTest.mouseClick(final.buttons["replay"], LEFT)
    assert isinstance(page(window), ReplayScreen)
    assert page(window).run.reel.is_over
    QTest.mouseClick(page(window).bar.leave, LEFT)
    assert page(window) is final


def test_a_game_on_the_table_waits_while_it_is_watched(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(default_choices(ENIX))
    table, controller = page(window), window.games.controller
    assert controller is not None
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 3, timeout=20_000)
    window.menus.actions["replay"].trigger()
    screen = page(window)
    assert isinstance(screen, ReplayScreen)
    assert controller.is_paused
    assert [viewpoint.seat for viewpoint in screen.run.reel.permitted] == [0]
    assert not screen.bar.branch.isEnabled()
    window.menus.actions["undo"].trigger()
    window.menus.actions["hint"].trigger()
    window.menus.actions["pause"].trigger()
    assert screen.run.is_playing
    assert controller.is_paused
    QTest.mouseClick(screen.bar.leave, LEFT)
    assert page(window) is table
    assert not controller.is_paused
    assert len(controller.match.record.entries) == 3
    assert window.table_shown is table


def test_a_second_replay_leaves_the_game_paused(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(default_choices(ENIX))
    controller = window.games.controller
    assert controller is not None
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 3, timeout=20_000)
    window.menus.actions["replay"].trigger()
    window.menus.actions["replay"].trigger()
    assert controller.is_paused
    window.menus.actions["review"].trigger()
    assert controller.is_paused
    page(window).left.emit()
    assert isinstance(page(window), TableScreen)
    assert not controller.is_paused


def test_a_game_that_was_paused_stays_so_after_a_replay(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(default_choices(ENIX))
    controller = window.games.controller
    assert controller is not None
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 3, timeout=20_000)
    controller.set_paused(True)
    window.menus.actions["replay"].trigger()
    QTest.mouseClick(page(window).bar.leave, LEFT)
    assert isinstance(page(window), TableScreen)
    assert controller.is_paused


def test_without_a_game_a_record_can_be_chosen(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, golden())
    before = path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(page(window), ReplayScreen)
    QTest.keyClick(page(window).table, Qt.Key.Key_End)
    page(window).left.emit()
    assert page(window) is window._start
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_watched_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{}", encoding="utf-8")
    window.games.replay(path)
    assert page(window) is window._start
    [box] = window.findChildren(QMessageBox)
    assert "broken.json" in box.text()


def test_a_record_against_the_rules_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path, golden())
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["moves"][10]
    path.write_text(json.dumps(data), encoding="utf-8")
    window.games.replay(path)
    assert page(window) is window._start
    assert window.findChildren(QMessageBox)


def test_behind_the_curtain_nothing_is_watched(window: MainWindow) -> None:
    seats = (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None))
    window.games.start(Choices("enix", seats, speed="instant", seed=3))
    assert window.games.curtain.widget.isVisible()
    window.menus.actions["replay"].trigger()
    assert window.findChildren(ReplayScreen) == []


def test_at_a_table_of_several_people_the_replay_shows_what_all_know(window: MainWindow) -> None:
    seats = (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None))
    window.games.start(Choices("enix", seats, speed="instant", seed=3))
    QTest.mouseClick(window.games.curtain.widget.button, LEFT)
    window.menus.actions["replay"].trigger()
    assert page(window).run.viewpoint.is_public
    assert page(window).table.scene.hand.cards == {}


def test_play_from_here_begins_a_new_game_in_a_new_file(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = saved(tmp_path, golden())
    before = path.read_bytes()
    window.games.replay(path)
    reel = page(window).run.reel
    index = reel.chapters[1].start
    branch(window, index)
    qtbot.waitUntil(lambda: window.games.controller is not None)
    assert isinstance(page(window), TableScreen)
    assert set(page(window).scene.hand.cards) == set(cards_of(reel.states[index].hands[0]))
    window.games.saver.flush()
    [file] = games_folder().glob("*.enix")
    assert file != path
    assert [who.player for who in load(file).participants] == [None, "casual", "casual", "casual"]
    assert path.read_bytes() == before


def test_the_new_game_has_the_moves_up_to_there(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    record = golden()
    window.games.replay(saved(tmp_path, record))
    index = page(window).run.reel.chapters[1].start
    players = [None, "novice", None, "skilled"]
    branch(window, index, players)
    qtbot.waitUntil(lambda: window.games.controller is not None)
    controller = window.games.controller
    assert controller is not None
    assert isinstance(window.games.table, TableScreen)
    assert window.games.back.replays.screen is None
    assert [who.player for who in controller.match.record.participants] == players
    window.games.saver.flush()
    [file] = games_folder().glob("*.enix")
    made = load(file)
    assert [entry.move for entry in made.entries[:index]] == [e.move for e in record.entries[:index]]
    assert made.outcome is None
    assert controller.viewer == EVERYBODY  # two persons play now


def test_where_only_computers_played_who_looks_is_offered_the_seat(
    window: MainWindow, tmp_path: Path
) -> None:
    window.games.replay(saved(tmp_path, read(SAMPLES[0].record.read_text(), CODECS)))
    screen = page(window)
    seated = [who.player for who in screen.run.reel.record.participants]
    assert None not in seated
    screen.bar.viewpoint.set_key("1")
    screen.bar.viewpoint.chosen.emit("1")
    QTest.mouseClick(screen.bar.branch, LEFT)
    [dialog] = screen.findChildren(BranchDialog)
    assert dialog.players == [seated[0], None, *seated[2:]]
    dialog.reject()


def test_who_plays_cannot_be_changed_in_a_running_game(window: MainWindow, tmp_path: Path) -> None:
    window.games.replay(saved(tmp_path, golden(moves=98, undo="free")))
    screen = page(window)
    screen.run.go_to(screen.run.reel.last)
    assert screen.bar.branch.isEnabled()
    QTest.mouseClick(screen.bar.branch, LEFT)
    [dialog] = screen.findChildren(BranchDialog)
    assert not any(choice.isEnabled() for choice in dialog.choices)
    assert dialog.players == [None, "casual", "casual", "casual"]
    dialog.reject()
    screen.run.go_to(0)
    assert not screen.bar.branch.isEnabled()
