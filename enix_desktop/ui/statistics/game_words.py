"""What a game adds to the statistics: its own counts, and its badges with words and emblems."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.ui.statistics.plots import Bar


@dataclass(frozen=True, slots=True)
class BadgeWords:
    """A badge in words: its title, and what one does for it."""

    title: str
    about: str


@dataclass(frozen=True, slots=True)
class BarsInWords:
    """A plot of bars with its title and a note below."""

    title: str
    note: str
    bars: Sequence[Bar]


class GameStatistics(Protocol):
    """What only this game has in its statistics, in the current language."""

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        """Counted things that make a picture."""

    def badges(self) -> Mapping[str, BadgeWords]:
        """All badges in the order in which they are shown."""

    def bests(self) -> Mapping[str, str]:
        """What a person can be best at, as far as this game has its own word for it."""

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        """The emblem of *badge*; one that is not earned yet is an outline only."""
