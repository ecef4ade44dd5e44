"""Station Six in the statistics: shots, actions and badges in words."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.engine.bests import SCORE
from enix_desktop.games.station import summary
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.badge_art import paint_emblem
from enix_desktop.ui.statistics.game_words import BadgeWords, BarsInWords
from enix_desktop.ui.statistics.plots import Bar
from enix_desktop.ui.widgets.numbers import number

TEXTS = Texts("station", "shelf")
BADGES = (*summary.DEEDS, summary.BEAT_STRONGEST, summary.FULL_TABLE)
"""In the order in which they are shown."""


class StationStatistics(QObject):
    """`ui.statistics.game_words.GameStatistics` for Station Six."""

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""
        return [
            (number(one.average, 1), TEXTS["statistics.laser"]),
            (number(one.per_game(summary.PLAYED), 1), TEXTS["statistics.played"]),
            (number(one.per_game(summary.STOLEN), 1), TEXTS["statistics.stolen"]),
        ]

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        """How often each action was chosen."""
        counts = {action: tallies.get(action, 0) for action in summary.ACTIONS}
        most = max(counts.values())
        bars = [
            Bar(TEXTS[f"action.{action}"], count / most, number(count))
            for action, count in counts.items()
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
        """A score is the laser."""
        return {SCORE: TEXTS["statistics.best-score"], summary.BIGGEST_SHOT: TEXTS["statistics.best-shot"]}

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        """The emblem of *badge*."""
        paint_emblem(painter, badge, room, is_earned)
