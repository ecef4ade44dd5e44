"""Marks a game of the day beside the menus while its table is seen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenuBar, QStackedWidget

from enix_desktop.ui.window.lazy import lazy

if TYPE_CHECKING:
    from enix_desktop.ui.day.badge import DayBadge
    from enix_desktop.ui.window.game_pages import GamePages


class DayMark(QObject):
    """Follows the pages; the badge is made with the first table."""

    def __init__(self, bar: QMenuBar, pages: QStackedWidget, games: "GamePages") -> None:
        super().__init__(bar)
        self._bar, self._pages, self._games = bar, pages, games
        pages.currentChanged.connect(self._follow)

    def _follow(self) -> None:
        played, table = self._games.played, self._games.table
        if played is not None and table is not None and self._pages.currentWidget() is table.widget:
            self._badge.show_game(played.match.record)
        elif badge := DayMark._badge.made(self):
            badge.show_game(None)

    @lazy
    def _badge(self) -> "DayBadge":
        from enix_desktop.ui.day.badge import DayBadge

        badge = DayBadge(self._bar)
        self._bar.setCornerWidget(badge)
        return badge
