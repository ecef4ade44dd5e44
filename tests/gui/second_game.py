"""A second game on the shelf: ENIX by another name, with one edition and one badge."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.catalogue import ENIX, EXTRA_GAMES_VARIABLE
from enix_desktop.engine.badges import WonAmong
from enix_desktop.engine.bests import COMMON_BESTS
from enix_desktop.ui.enix.game_ui import EnixUi
from enix_desktop.ui.game_ui import ChoiceWords
from enix_desktop.ui.games import EXTRA_UIS_VARIABLE
from enix_desktop.ui.statistics.game_words import BadgeWords, BarsInWords, GameStatistics

OTHER = replace(ENIX, id="other", choices=(), badges={"duel": WonAmong(2)}, bests=COMMON_BESTS)


class OtherStatistics(QObject):
    """One badge, and nothing that is counted."""

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        return []

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        return BarsInWords("", "", ())

    def badges(self) -> Mapping[str, BadgeWords]:
        return {"duel": BadgeWords("Duel", "Win with two at the table.")}

    def bests(self) -> Mapping[str, str]:
        return {}

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        assert badge == "duel", "a badge of another game is not painted here"


class OtherUi(EnixUi):
    """ENIX, but for what the library and the statistics say."""

    id = "other"

    def title(self) -> str:
        return "Other"

    def choices(self) -> Mapping[str, ChoiceWords]:
        return {}

    def statistics(self, parent: QObject) -> GameStatistics:
        return OtherStatistics(parent)


OTHER_UI = OtherUi()


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be two games until the test is over."""
    monkeypatch.setenv(EXTRA_GAMES_VARIABLE, f"{__name__}:OTHER")
    monkeypatch.setenv(EXTRA_UIS_VARIABLE, f"{__name__}:OTHER_UI")
