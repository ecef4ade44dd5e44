"""After a game one quiet line tells what it brought, and only if somebody wants to know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.badges import first_earned_in
from enix_desktop.app.library.reading import read_played
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX, GAMES
from enix_desktop.ui.enix.achievements.statistics import EnixStatistics
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.statistics.new_badges import NewBadgesLine
from tests.unit.app.shelves import file_name, finished, played, text

SEEDS = range(6)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    games_folder().mkdir(parents=True)
    for seed in SEEDS:
        (games_folder() / file_name(seed)).write_text(text(seed), encoding="utf-8")
    return Settings()


@pytest.fixture
def line(qtbot: QtBot) -> Iterator[NewBadgesLine]:
    screen = QWidget()
    qtbot.addWidget(screen)
    screen.show()
    yield NewBadgesLine(EnixStatistics(screen), screen)
    screen.close()


def newest() -> tuple[int, dict[str, tuple[str, ...]]]:
    """A game that brought something new, and what that is."""
    games = read_played().games
    for seed in reversed(SEEDS):
        game = next(game for game in games if game.file == file_name(seed))
        news = dict(first_earned_in(ENIX, games, game))
        if news:
            return seed, news
    raise AssertionError("no game brings a badge")


def test_switched_off_it_says_nothing_and_reads_nothing(line: NewBadgesLine, settings: Settings) -> None:
    line.look_for(settings, played(0), games_folder() / file_name(0))
    assert line._search is not None
    assert line._search._reader is None
    assert not line.isVisible()


def test_switched_on_it_names_the_badges_at_once(
    qtbot: QtBot, line: NewBadgesLine, settings: Settings
) -> None:
    seed, news = newest()
    line.look_for(settings, played(seed), games_folder() / file_name(seed))
    settings.achievements = True
    qtbot.waitUntil(line.isVisible)
    titles = EnixStatistics().badges()
    for name, badges in news.items():
        told = ", ".join(titles[badge].title for badge in badges)
        assert f"New for {name}: {told}." in line.text()
    settings.achievements = False
    assert not line.isVisible()


def test_a_game_that_is_not_on_disk_yet_is_told_all_the_same(
    qtbot: QtBot, line: NewBadgesLine, settings: Settings
) -> None:
    seed, news = newest()
    (games_folder() / file_name(seed)).unlink()
    settings.achievements = True
    line.look_for(settings, played(seed), games_folder() / file_name(seed))
    qtbot.waitUntil(line.isVisible)
    assert all(name in line.text() for name in news)


def test_a_game_that_brings_nothing_new_leaves_the_screen_as_it_is(
    qtbot: QtBot, line: NewBadgesLine, settings: Settings
) -> None:
    seed, _ = newest()
    game = finished(seed)
    assert first_earned_in(ENIX, [], game)
    repeated = games_folder() / "enix-2026-12-24-200000.json"
    settings.achievements = True
    line.look_for(settings, played(seed), repeated)
    assert line._search is not None
    reader = line._search._reader
    assert reader is not None
    qtbot.waitUntil(lambda: not reader._thread.is_alive())
    qtbot.wait(1)
    assert not line.isVisible()


@pytest.mark.parametrize("game", GAME_UIS)
def test_every_badge_that_can_be_earned_has_words_and_an_emblem(qtbot: QtBot, game: str) -> None:
    words = GAME_UIS[game].statistics(QObject())
    assert words.badges().keys() == GAMES[game].badges.keys()
    pictures = set()
    for badge in words.badges():
        for is_earned in (True, False):
            image = QImage(64, 64, QImage.Format.Format_RGB32)
            image.fill(0)
            painter = QPainter(image)
            words.paint_badge(painter, badge, QRectF(0, 0, 64, 64), is_earned)
            painter.end()
            pictures.add(bytes(image.constBits()))
    assert len(pictures) == 2 * len(words.badges())
