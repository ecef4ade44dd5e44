"""The page of the window on which a replay is watched; afterwards the previous page returns."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.screens import TableScreen


class ReplayPage(QObject):
    """One replay at a time, over the other pages."""

    branched = Signal(object)
    """The record of a new game that begins in the middle of the one watched."""
    review_wanted = Signal(object)
    """The record of the game that is watched: what its choices were worth is asked."""
    place_wanted = Signal(str)
    sound_wanted = Signal(str, float)

    def __init__(self, pages: QStackedWidget, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._settings = pages, settings
        self._before: QWidget | None = None
        self._on_left: Callable[[], object] = lambda: None
        self.screen: ReplayScreen | None = None

    @property
    def table(self) -> TableScreen | None:
        return None if self.screen is None else self.screen.table

    def show(self, reel: Reel, has_room: bool, on_left: Callable[[], object]) -> None:
        """Watch *reel*, with its log if that is wanted and *has_room*; *on_left* is called afterwards."""
        before = self._pages.currentWidget() if self.screen is None else self._before
        self.close()
        self._before, self._on_left = before, on_left
        kind, settings = GAME_UIS[reel.record.game].replay(), self._settings
        screen = self.screen = ReplayScreen(kind, reel, settings.speed)
        screen.left.connect(self.leave)
        screen.review_wanted.connect(lambda: self.review_wanted.emit(reel.record))
        screen.branched.connect(self.branched)
        screen.place_wanted.connect(self.place_wanted)
        screen.table.sound_wanted.connect(self.sound_wanted)
        screen.table.log.setVisible(has_room and settings.log_open)
        screen.table.log_chosen.connect(partial(setattr, settings, "log_open"))
        self._pages.addWidget(screen)
        self._pages.setCurrentWidget(screen)
        screen.begin()

    def leave(self) -> None:
        """Back to what was there before."""
        before = self._before
        self.close()
        if before is not None and self._pages.indexOf(before) >= 0:
            self._pages.setCurrentWidget(before)
            before.setFocus()

    def close(self) -> None:
        """Put the replay away."""
        if self.screen is None:
            return
        screen, self.screen = self.screen, None
        self._before = None
        screen.close_replay()
        self._pages.removeWidget(screen)
        screen.deleteLater()
        on_left, self._on_left = self._on_left, lambda: None
        on_left()
