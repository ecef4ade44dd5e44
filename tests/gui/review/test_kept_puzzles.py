"""A review says how many of its choices are kept as puzzles, and leads to them."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.puzzles import keeping
from enix_desktop.app.puzzles.collection import Origin, keep
from enix_desktop.coaching.positions import Grade
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.review.conftest import GAME, PATIENCE_MS, a_game, page, review, saved
from tools.puzzle_screens import position_in


class Keeper(QObject):
    """Keeps one puzzle when it is told to."""

    kept = Signal(int)

    def __init__(self, _parent: QObject) -> None:
        super().__init__()
        self.origin: Origin | None = None

    def keep_mistakes(self, record: AnyRecord, seat: Seat, _moments: Sequence[int]) -> None:
        self.origin = Origin.of(record, seat)

    def finish(self) -> None:
        keep(position_in(GAME).record, Grade.EASY, self.origin)
        self.kept.emit(1)

    def close(self) -> None:
        """Nothing is thought about."""


@pytest.fixture(autouse=True)
def _no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MistakeKeeper", Keeper)
    monkeypatch.setattr(keeping, "dear_decisions", lambda judged: [judged[0].number])


def test_what_is_kept_is_said_and_leads_to_the_puzzles(qtbot: QtBot, window: MainWindow) -> None:
    path = saved(a_game())
    window.games.review(path)
    screen = review(qtbot, window)
    assert not screen.puzzles_button.isVisible()
    keeper: Any = window.games.back.mistakes.keeper
    keeper.finish()
    assert screen.puzzles_button.isVisible()
    assert screen.puzzles_button.text().startswith("1 of these choices")
    other = str(1 - screen.run.seat)
    screen.seat_box.chosen.emit(other)
    qtbot.waitUntil(lambda: screen.run.review is not None, timeout=PATIENCE_MS)
    assert screen.puzzles_button.isHidden(), "the choices of somebody else"
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    window.games.review(path)
    again = review(qtbot, window)
    assert again.puzzles_button.isVisible(), "it is known another time"
    QTest.mouseClick(again.puzzles_button, Qt.MouseButton.LeftButton)
    assert page(window) is window.rooms.puzzles
    assert window.rooms.puzzles.game == GAME
    shown: Any = window.rooms.puzzles.screen_shown
    assert shown.position == position_in(GAME), "own mistakes come first"
    shown.panel.leave_button.click()
    assert review(qtbot, window).run.path == path, "back to where one came from"
    QTest.keyClick(page(window), Qt.Key.Key_Escape)
    window.show_puzzles()
    shown = window.rooms.puzzles.screen_shown
    shown.panel.leave_button.click()
    assert page(window) is window._start
