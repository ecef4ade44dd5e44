"""Statistics by the menu, and the quiet line after a game in the real window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library import reading
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.statistics.dialog import StatisticsDialog
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import final_of
from tests.unit.app.shelves import file_name, text


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    games_folder().mkdir(parents=True)
    for seed in range(3):
        (games_folder() / file_name(seed)).write_text(text(seed), encoding="utf-8")
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()
    qtbot.waitUntil(lambda: not reading._running)


def test_the_menu_opens_the_statistics_of_all_games(qtbot: QtBot, window: MainWindow) -> None:
    window.menus.actions["statistics"].trigger()
    [dialog] = window.findChildren(StatisticsDialog)
    qtbot.waitUntil(dialog.games_page.isVisible)
    assert dialog._played is not None
    assert len(dialog._played.games) == 3
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()


def test_after_a_game_its_badges_are_told_unless_they_are_not_wanted(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.open_file(games_folder() / file_name(0))
    qtbot.waitUntil(lambda: window.games.final is not None)
    news = final_of(window.games).news
    qtbot.waitUntil(news.isVisible)
    assert news.badges.text().startswith("New for Ada: ")
    window._settings.achievements = False
    assert not news.badges.isVisible()
    window._settings.achievements = True
    assert news.badges.isVisible()


def test_news_wait_until_the_result_is_told(qtbot: QtBot, window: MainWindow) -> None:
    window.open_file(games_folder() / file_name(0))
    qtbot.waitUntil(lambda: window.games.final is not None)
    final = final_of(window.games)
    qtbot.waitUntil(final.news.isVisible)
    final.begin("slow")
    assert not final.news.isVisible(), "they would give the result away"
    final.news.set_news(final.news._news)
    assert not final.news.isVisible()
    final.skip()
    assert final.news.isVisible()
