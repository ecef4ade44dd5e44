"""Sparks in the statistics: lamps, sums and two badges in words."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.engine.bests import SCORE
from enix_desktop.ui.statistics.game_words import BadgeWords, BarsInWords
from enix_desktop.ui.statistics.plots import Bar
from enix_desktop.ui.widgets.numbers import number
from tests.toy.rules.summary import DEEDS, LAMPS, LATE, RIGHT, WRONG
from tests.toy.ui.art import paint_badge
from tests.toy.ui.words import said


class SparksStatistics(QObject):
    """`ui.statistics.game_words.GameStatistics` for Sparks."""

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""
        return [
            (number(one.per_game(LAMPS), 1), said("statistics.lamps")),
            (number(one.tallies.get(RIGHT, 0)), said("statistics.right")),
        ]

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        """How the sums went."""
        counts = {verdict: tallies.get(verdict, 0) for verdict in (RIGHT, WRONG, LATE)}
        most = max(counts.values())
        bars = [
            Bar(said(f"statistics.sums-{verdict}"), count / most, number(count))
            for verdict, count in counts.items()
            if most
        ]
        return BarsInWords(said("statistics.bars"), said("statistics.bars-about"), bars)

    def badges(self) -> Mapping[str, BadgeWords]:
        """All badges in the order in which they are shown."""
        return {deed: BadgeWords(said(f"badge.{deed}"), said(f"badge.{deed}-about")) for deed in DEEDS}

    def bests(self) -> Mapping[str, str]:
        """A score is a number of lamps."""
        return {SCORE: said("statistics.best")}

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        """The emblem of *badge*."""
        paint_badge(painter, badge, room, is_earned)
