"""After a game a quiet line or two tell what it brought: badges, bests and the tally of these people."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.badges import first_earned_in
from enix_desktop.app.library.bests import Standing
from enix_desktop.app.library.reading import read_played
from enix_desktop.app.library.tally import Tally, people_of
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX, GAMES
from enix_desktop.engine.bests import SCORE
from enix_desktop.ui.enix.achievements.statistics import EnixStatistics
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.statistics.emblem import Emblem
from enix_desktop.ui.statistics.game_news import GameNews, News
from enix_desktop.ui.statistics.news_words import NewsWords
from tests.unit.app.shelves import file_name, finished, played, seat, summary, text

SEEDS = range(6)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    games_folder().mkdir(parents=True)
    for seed in SEEDS:
        (games_folder() / file_name(seed)).write_text(text(seed), encoding="utf-8")
    return Settings()


@pytest.fixture
def news(qtbot: QtBot) -> Iterator[GameNews]:
    screen = QWidget()
    qtbot.addWidget(screen)
    screen.show()
    yield GameNews(EnixStatistics(screen), screen)
    screen.close()


def newest() -> tuple[int, dict[str, tuple[str, ...]]]:
    """A game that brought something new, and what that is."""
    games = read_played().games
    for seed in reversed(SEEDS):
        game = next(game for game in games if game.file == file_name(seed))
        earned = dict(first_earned_in(ENIX, games, game))
        if earned:
            return seed, earned
    raise AssertionError("no game brings a badge")


def look(qtbot: QtBot, news: GameNews, settings: Settings, seed: int, path: Path | None = None) -> None:
    """Wait until it is known what the game brought."""
    told: list[bool] = []
    news.changed.connect(lambda: told.append(True))
    news.look_for(settings, played(seed), path or games_folder() / file_name(seed))
    qtbot.waitUntil(lambda: bool(told))


def test_badges_are_told_with_their_emblems(qtbot: QtBot, news: GameNews, settings: Settings) -> None:
    seed, earned = newest()
    look(qtbot, news, settings, seed)
    titles = EnixStatistics().badges()
    for name, badges in earned.items():
        told = ", ".join(titles[badge].title for badge in badges)
        assert f"New for {name}: {told}." in news.badges.text()
    emblems = [each for each in news.findChildren(Emblem) if not each.isHidden()]
    assert 1 <= len(emblems) <= 5


def test_switched_off_only_the_tally_is_left(qtbot: QtBot, news: GameNews, settings: Settings) -> None:
    seed, _ = newest()
    look(qtbot, news, settings, seed)
    settings.achievements = False
    assert news.badges.text() == ""
    assert "New best" not in news.figures.text()
    assert not [each for each in news.findChildren(Emblem) if not each.isHidden()]
    settings.achievements = True
    assert news.badges.text()


def test_a_game_that_is_not_on_disk_yet_is_told_all_the_same(
    qtbot: QtBot, news: GameNews, settings: Settings
) -> None:
    seed, earned = newest()
    (games_folder() / file_name(seed)).unlink()
    look(qtbot, news, settings, seed)
    assert all(name in news.badges.text() for name in earned)


def test_a_copy_of_a_game_brings_nothing_and_is_not_counted_twice(
    qtbot: QtBot, news: GameNews, settings: Settings
) -> None:
    seed, _ = newest()
    assert first_earned_in(ENIX, [], finished(seed))
    look(qtbot, news, settings, seed, games_folder() / "enix-2026-12-24-200000.json")
    assert news.badges.text() == ""
    people = people_of(finished(seed))
    count = sum(people_of(game) == people for game in read_played().games)
    assert (f"in {count} game" in news.figures.text()) is (count > 1)


def test_a_best_that_is_beaten_is_told_with_what_it_was_before(news: GameNews) -> None:
    game = summary(seat("Ada", score=25, is_winner=True))
    news.set_news(News(bests={"Ada": {SCORE: Standing(25, game, 23)}}))
    assert news.figures.text() == "New best for Ada, closest to 25: 25 (before: 23)."
    assert news.has_news


def test_the_tally_names_everybody_and_what_nobody_won_alone(news: GameNews) -> None:
    tally = Tally({"ben": "Ben", "ada": "Ada"}, {"ada": 3, "ben": 2}, 8, shared=1, computers=1, nobody=1)
    news.set_news(News(tally=tally))
    assert news.text().startswith("Ada 3, Ben 2, the computer 1, 1 shared, 1 without a winner in 8 game")


def test_without_news_there_is_nothing(news: GameNews) -> None:
    news.set_news(News())
    assert not news.has_news


@pytest.mark.parametrize("game", GAME_UIS)
def test_every_best_has_words(qtbot: QtBot, game: str) -> None:
    words = {**NewsWords().bests(), **GAME_UIS[game].statistics(QObject()).bests()}
    assert words.keys() >= GAMES[game].bests.keys()


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
