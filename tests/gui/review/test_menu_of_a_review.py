"""The menu and its keys review and replay what somebody is looking at, without asking for a file."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.review.screen import ReviewScreen
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.review.conftest import PATIENCE_MS, a_game, page, review, saved

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """How often somebody was asked for a file."""
    asked: list[Any] = []

    def ask(*arguments: Any) -> tuple[str, str]:
        asked.append(arguments)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    return asked


def in_the_library(qtbot: QtBot, window: MainWindow) -> None:
    window.show_library()
    library = page(window)
    qtbot.waitUntil(lambda: not library.is_reading and library.current is not None, timeout=PATIENCE_MS)


def test_the_game_chosen_in_the_library_is_reviewed(
    qtbot: QtBot, window: MainWindow, asked: list[Any]
) -> None:
    path = saved(a_game())
    in_the_library(qtbot, window)
    library = page(window)
    QTest.keyClick(window, Qt.Key.Key_R, CTRL_SHIFT)
    assert review(qtbot, window).run.path == path
    QTest.keyClick(page(window), Qt.Key.Key_Escape)
    assert page(window) is library
    window.menus.actions["replay"].trigger()
    assert isinstance(page(window), ReplayScreen)
    assert asked == []


def test_an_unfinished_game_chosen_in_the_library_leads_to_the_files(
    qtbot: QtBot, window: MainWindow, asked: list[Any]
) -> None:
    record = a_game()
    saved(replace(record, outcome=None, entries=list(record.entries[:9])))
    in_the_library(qtbot, window)
    window.menus.actions["review"].trigger()
    assert len(asked) == 1


def test_the_game_that_is_watched_is_reviewed(qtbot: QtBot, window: MainWindow, asked: list[Any]) -> None:
    path = saved(a_game())
    window.games.replay(path)
    QTest.keyClick(window, Qt.Key.Key_R, CTRL_SHIFT)
    assert isinstance(page(window), ReviewScreen)
    assert review(qtbot, window).run.path == path
    assert asked == []
