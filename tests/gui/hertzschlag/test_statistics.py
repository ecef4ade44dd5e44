"""Hertzschlag in the statistics: words for everything that is counted, and for every badge."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.app.library.statistics import PersonFigures, Wins
from enix_desktop.games.hertzschlag import summary
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.statistics import BADGES, HertzschlagStatistics

TALLIES = {summary.PLAYED: 30, summary.INCOME: 10, summary.BIDS: 4, summary.BID_EURO: 14, summary.EARNED: 8}


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


def figures(**tallies: int) -> PersonFigures:
    return PersonFigures("ada", "Ada", Wins(1, 4), 11.5, 15, 0, 1, tallies)


def test_bids_are_told_on_average_and_blackouts_counted() -> None:
    one = PersonFigures("ada", "Ada", Wins(1, 4), 11.5, 15, 0, 1, {**TALLIES, summary.BLACKOUT: 2})
    assert [number for number, _ in HertzschlagStatistics().facts(one)] == ["11.5", "3.5", "2.0", "2"]


def test_nobody_who_never_bid_divides_by_nothing() -> None:
    assert HertzschlagStatistics().facts(figures())[1][0] == "0.0"
    assert HertzschlagStatistics().bars({}).bars == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_number_bar_and_badge_has_words(in_english: Languages, language: str) -> None:
    in_english.use(language)
    made = HertzschlagStatistics()
    assert [bar.share for bar in made.bars(TALLIES).bars] == [1.0, 1 / 3, 4 / 30]
    assert set(made.badges()) == set(BADGES) == set(summary.hertzschlag_badges("master"))
    assert all(words.title and words.about for words in made.badges().values())
    assert all(words for _, words in made.facts(figures()))
    assert all(made.bests().values())


@pytest.mark.parametrize("badge", BADGES)
def test_an_earned_badge_looks_different(badge: str) -> None:
    pictures = []
    for is_earned in (False, True):
        image = QImage(64, 64, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        HertzschlagStatistics().paint_badge(painter, badge, QRectF(0, 0, 64, 64), is_earned)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
