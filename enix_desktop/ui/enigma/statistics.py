"""ENIGMA in the statistics: puzzles, systems, points, times and badges in words."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.engine.bests import SCORE
from enix_desktop.games.enigma import summary
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.puzzles.grading import DIFFICULTIES
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.badge_art import paint_emblem
from enix_desktop.ui.enigma.words import category_name
from enix_desktop.ui.statistics.game_words import BadgeWords, BarsInWords
from enix_desktop.ui.statistics.plots import Bar
from enix_desktop.ui.widgets.numbers import number

TEXTS = Texts("enigma", "shelf")
BADGES = (*summary.DEEDS, summary.BEAT_STRONGEST, summary.FULL_TABLE)
"""In the order in which they are shown."""
_BARS = (summary.TRIED, summary.SOLVED, summary.IN_TIME, summary.QUICKEST)


class EnigmaStatistics(QObject):
    """`ui.statistics.game_words.GameStatistics` for ENIGMA."""

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""
        tried = one.tallies.get(summary.TRIED, 0)
        share = 100 * one.tallies.get(summary.SOLVED, 0) / tried if tried else 0.0
        return [
            (number(one.average, 1), TEXTS["statistics.points"]),
            (TEXTS["statistics.percent"].format(share=number(share)), TEXTS["statistics.solved"]),
            (number(one.per_game(summary.CLOSED), 1), TEXTS["statistics.closed"]),
            (number(one.per_game(summary.NETWORKERS), 1), TEXTS["statistics.networkers"]),
        ]

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        """How many puzzles were tried, solved, solved in time, and solved before all others."""
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
        """A score is points; times are those of puzzles alone, by kind and difficulty."""
        times = {
            summary.time_name(category, difficulty): TEXTS["statistics.best-time"].format(
                category=category_name(category), difficulty=difficulty
            )
            for category in CATEGORIES
            for difficulty in DIFFICULTIES
        }
        return {
            SCORE: TEXTS["statistics.best-score"],
            summary.RUN_ALONE: TEXTS["statistics.best-alone"],
            **times,
        }

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        """The emblem of *badge*."""
        paint_emblem(painter, badge, room, is_earned)
