"""The tutor at the table of every game, with a process of its own where it matters."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.app.play import tutoring
from enix_desktop.app.play.choices import Choices, SeatChoice, default_choices
from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.doubting import is_dear
from enix_desktop.engine.rng import derived
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enix.table.tutoring import ToldMaker
from tests.gui.tables import table_of
from tests.patience import patience

PATIENCE_MS = round(patience() * 1000)
COACHED = [game for game in GAME_UIS if GAMES[game].coach is not None]


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def choices(game: str) -> Choices:
    usual = default_choices(GAMES[game])
    people = [seat for seat in usual.seats if seat.player is None]
    computers = [SeatChoice(seat.name, seat.pawn, "casual") for seat in usual.seats if seat.player]
    seats = (*people, *computers)[: max(2, GAMES[game].seats[0])]
    return Choices(game, seats, usual.options, speed="instant", seed=7, tutor=True)


def begun(qtbot: QtBot, window: MainWindow, game: str) -> Any:
    """The table of a new game with a tutor, when the person is asked something that can be judged."""
    window.games.start(choices(game))
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: controller.decision is not None, timeout=PATIENCE_MS)
    return table_of(window.games)


def entries(window: MainWindow) -> list[Any]:
    controller: Any = window.games.controller
    return [entry.move for entry in controller.match.record.entries if entry.seat in controller.people]


@pytest.mark.parametrize("game", COACHED)
def test_every_table_asks_once_and_takes_both_answers(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(tutoring, "Maker", ToldMaker)
    monkeypatch.setattr(ToldMaker, "all", [])
    table = begun(qtbot, window, game)
    controller: Any = window.games.controller
    move = controller.decision.moves[0]
    table.decide(move)
    qtbot.waitUntil(lambda: table.question.is_open, timeout=PATIENCE_MS)
    assert entries(window) == []
    QTest.keyClick(table.question, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: controller.decision is not None and table.mode is not None, timeout=PATIENCE_MS)
    table.decide(move)
    qtbot.waitUntil(lambda: entries(window)[:1] == [move], timeout=PATIENCE_MS)
    assert len(ToldMaker.all[0].orders) == 1


def test_a_dear_choice_is_found_by_a_process_of_its_own(qtbot: QtBot, window: MainWindow) -> None:
    table = begun(qtbot, window, "station")
    controller: Any = window.games.controller
    view, made = controller.view(), len(controller.match.record.entries)
    seed = derived(0, f"tutor/{controller.decision.seat}/{made}")
    dear = next(move for move in controller.decision.moves if is_dear("station", view, move, seed))
    controller._tutor._late.setInterval(PATIENCE_MS)  # on a busy machine
    table.decide(dear)
    qtbot.waitUntil(lambda: table.question.is_open, timeout=PATIENCE_MS)
    table.question.yes.click()
    qtbot.waitUntil(lambda: entries(window)[:1] == [dear], timeout=PATIENCE_MS)


def test_a_game_that_is_left_at_the_question_asks_the_same_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutoring, "Maker", ToldMaker)
    monkeypatch.setattr(ToldMaker, "all", [])
    table = begun(qtbot, window, "enix")
    table.decide(table.mode.moves[0])
    qtbot.waitUntil(lambda: table.question.is_open, timeout=PATIENCE_MS)
    path = window.games.controller.path if window.games.controller else None
    assert path is not None
    window.show_start()
    record = load(path)
    assert record.agreed["tutor"] == "on"
    window.open_file(path)
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: controller.decision is not None, timeout=PATIENCE_MS)
    assert not table_of(window.games).question.is_open


def test_behind_another_page_the_question_waits(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutoring, "Maker", ToldMaker)
    monkeypatch.setattr(ToldMaker, "all", [])
    table = begun(qtbot, window, "enix")
    table.decide(table.mode.moves[0])
    qtbot.waitUntil(lambda: table.question.is_open, timeout=PATIENCE_MS)
    window.show_library()
    window.go_back()
    assert table.question.is_open
    table.question.no.click()
    qtbot.waitUntil(lambda: table.mode is not None, timeout=PATIENCE_MS)
