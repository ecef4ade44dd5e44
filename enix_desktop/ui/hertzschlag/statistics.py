"""Hertzschlag in the statistics: points, bids, threshold money, blackouts and badges in words."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.engine.bests import SCORE
from enix_desktop.games.hertzschlag import summary
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.badge_art import paint_emblem
from enix_desktop.ui.statistics.game_words import BadgeWords, BarsInWords
from enix_desktop.ui.statistics.plots import Bar
from enix_desktop.ui.widgets.numbers import number

TEXTS = Texts("hertzschlag", "shelf")
BADGES = (*summary.DEEDS, summary.BEAT_STRONGEST, summary.FULL_TABLE)
"""In the order in which they are shown."""
_BARS = (summary.PLAYED, summary.INCOME, summary.BIDS)


class HertzschlagStatistics(QObject):
    """`ui.statistics.game_words.GameStatistics` for Hertzschlag."""

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""
        bids = one.tallies.get(summary.BIDS, 0)
        each = one.tallies.get(summary.BID_EURO, 0) / bids if bids else 0.0
        return [
            (number(one.average, 1), TEXTS["statistics.points"]),
            (number(each, 1), TEXTS["statistics.bid"]),
            (number(one.per_game(summary.EARNED), 1), TEXTS["statistics.threshold"]),
            (number(one.tallies.get(summary.BLACKOUT, 0)), TEXTS["statistics.blackouts"]),
        ]

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        """How often cards were played, laid for income, and bids were made."""
        counts = {tally: tallies.get(tally, 0) for tally in _BARS}
        most = max(counts.values())
        bars = [
            Bar(TEXTS[f"tally.{tally}"], count / most, number(count))
            for tally, count in counts.items()
            if most
        ]
        return BarsInWords(TEXTS["statistics.bars"], TEXTS["statistics.bars-about"], bars)

    def badges(self) -> Mapping[str, BadgeWords]:
        """All badges in the order in which they are shown."""
        return {
            badge: BadgeWords(TEXTS[f"badge.{badge}.title"], TEXTS[f"badge.{badge}.about"])
            for badge in BADGES
        }

    def bests(self) -> Mapping[str, str]:
        """A score is points."""
        return {SCORE: TEXTS["statistics.best-score"]}

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        """The emblem of *badge*."""
        paint_emblem(painter, badge, room, is_earned)
