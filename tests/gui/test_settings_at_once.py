"""Settings that are changed while a game is open: it follows at once."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.table.animation import SPEEDS
from enix_desktop.ui.table.log_panel import NARROW
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.replay.watching import golden
from tests.gui.tables import table_of

PEOPLE = Choices(
    "enix",
    (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None)),
    {"edition": "french"},
    speed="instant",
)


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Settings:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    return Settings()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    application()
    made = MainWindow(settings)
    made.resize(1600, 900)
    made.show()
    yield made
    made.close()


def test_the_log_and_the_speed_follow(window: MainWindow, settings: Settings) -> None:
    window.games.start(PEOPLE)
    table = table_of(window.games)
    assert not table.log.isHidden()
    settings.log_open = False
    assert table.log.isHidden()
    for speed, factor in SPEEDS.items():
        settings.speed = speed
        assert table.queue.factor == factor


def test_whoever_wants_no_log_begins_without_it(window: MainWindow, settings: Settings) -> None:
    settings.log_open = False
    window.games.start(PEOPLE)
    assert table_of(window.games).log.isHidden()


@pytest.mark.parametrize(("width", "is_open"), [(1230, False), (1264, True)])
def test_the_log_is_open_where_it_fits(window: MainWindow, width: int, is_open: bool) -> None:
    window.resize(width, 800)
    window.games.start(PEOPLE)
    table = table_of(window.games)
    assert table.log.isHidden() is not is_open
    assert table.log.width() == NARROW


def test_who_closes_the_log_begins_the_next_game_without_it(window: MainWindow, settings: Settings) -> None:
    window.games.start(PEOPLE)
    table_of(window.games).toggle_log()
    assert not settings.log_open
    window.games.start(PEOPLE)
    assert table_of(window.games).log.isHidden()
    window.menus.actions["log"].trigger()
    assert settings.log_open


def test_a_replay_opens_the_log_only_if_it_is_wanted_and_remembers_who_closes_it(
    window: MainWindow, settings: Settings
) -> None:
    window.games.replay(golden())
    watched = window.games.table_shown
    assert watched is not None
    assert not watched.log.isHidden()
    window.menus.actions["log"].trigger()
    assert watched.log.isHidden()
    assert not settings.log_open
    window.games.replay(golden())
    watched = window.games.table_shown
    assert watched is not None
    assert watched.log.isHidden()


def test_a_new_game_shows_the_speed_of_the_settings(window: MainWindow, settings: Settings) -> None:
    window.games.start(PEOPLE)
    settings.speed = "rapid"
    window.games.start_again()
    assert settings.speed == "rapid", "the speed of the game before is not chosen again"
    window.show_new()
    screen = window.findChild(NewGameScreen)
    assert screen is not None
    assert screen.options.speed.key == "rapid"
    window.games.start(replace(screen.choices, speed="slow"))
    assert settings.speed == "slow", "what is chosen for a game is what the settings show"


def test_waiting_for_the_person_follows(window: MainWindow, settings: Settings) -> None:
    window.games.start(PEOPLE)
    narrator = table_of(window.games).story.narrator
    assert not narrator.waits
    settings.waits = True
    assert narrator.waits
    window.games.start(PEOPLE)
    assert table_of(window.games).story.narrator.waits


def test_the_menu_offers_the_rules_that_are_played(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(PaperDialog, "exec", lambda self: asked.append(self.paper.key))
    window.menus.actions["paper"].trigger()
    window.games.start(PEOPLE)
    window.menus.actions["paper"].trigger()
    assert asked == ["rules-both", "rules-french"]
