"""What is shown over the other pages to look back: a game once more, and what its choices were worth."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.window.lazy import lazy
from enix_desktop.ui.window.own_mistakes import OwnMistakes

if TYPE_CHECKING:
    from enix_desktop.app.library.saves import AnyRecord
    from enix_desktop.app.play.replay_reel import Reel
    from enix_desktop.app.review.run import ReviewRun
    from enix_desktop.ui.replay.replay_page import ReplayPage
    from enix_desktop.ui.review.page import ReviewPage
    from enix_desktop.ui.screens import TableScreen


class LookingBack(QObject):
    """One review at a time, and over it one replay."""

    branched = Signal(object)
    """The record of a new game that begins in the middle of the one watched."""
    place_wanted = Signal(str)
    sound_wanted = Signal(str, float)
    review_wanted = Signal(object, object)
    """The record of a game that is watched, and its file, if it has one that is known."""
    watched = Signal(object, object)
    """The record that is reviewed, and the Moment of it that is to be watched."""

    puzzles_wanted = Signal(object)
    """The file of the game whose review leads to puzzles."""

    def __init__(self, pages: QStackedWidget, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._settings = pages, settings
        self._path: Path | None = None
        """Where the game lies that is watched."""
        self.mistakes = OwnMistakes(self)
        self.mistakes.counted.connect(self._on_counted)

    @lazy
    def replays(self) -> "ReplayPage":
        """Where recorded games are watched."""
        from enix_desktop.ui.replay.replay_page import ReplayPage

        page = ReplayPage(self._pages, self._settings, self)
        page.review_wanted.connect(self._on_review_wanted)
        page.branched.connect(self.branched)
        page.place_wanted.connect(self.place_wanted)
        page.sound_wanted.connect(self.sound_wanted)
        return page

    @lazy
    def reviews(self) -> "ReviewPage":
        """Where finished games are reviewed."""
        from enix_desktop.ui.review.page import ReviewPage

        page = ReviewPage(self._pages, self)
        page.watched.connect(self.watched)
        return page

    def replay(self, reel: "Reel", path: Path | None, has_room: bool, on_left: Callable[[], object]) -> None:
        """Watch *reel* of *path*, with its log if it *has_room*; *on_left* is called afterwards."""
        self._path = path
        self.replays.show(reel, has_room, on_left)

    def _on_review_wanted(self, record: "AnyRecord") -> None:
        """Back to the review from which the game is watched, or to a new one."""
        reviews = LookingBack.reviews.made(self)
        course = None if reviews is None else reviews.course
        if course is not None and course.record.entries == record.entries:
            self.leave_replay()
        else:
            self.review_wanted.emit(record, self._path)

    def review_what_is_watched(self) -> bool:
        """Review the game that is replayed, if there is one."""
        replays = LookingBack.replays.made(self)
        if replays is None or replays.screen is None:
            return False
        self._on_review_wanted(replays.screen.run.reel.record)
        return True

    def review(self, source: "Path | AnyRecord", path: Path | None, on_left: Callable[[], object]) -> None:
        """Say what the choices of a game were worth; *on_left* is called afterwards."""
        self.reviews.show(source, path, on_left)
        if self.reviews.screen is not None:
            self.mistakes.follow(self.reviews.screen.run)
            self.reviews.screen.puzzles_wanted.connect(
                partial(self._lead_to_puzzles, self.reviews.screen.run)
            )

    def _lead_to_puzzles(self, run: "ReviewRun") -> None:
        self.puzzles_wanted.emit(run.path)

    def _on_counted(self, run: "ReviewRun", count: int) -> None:
        screen = self.reviews.screen
        if screen is not None and screen.run is run:
            screen.show_kept(count)

    @property
    def is_reviewing(self) -> bool:
        """Whether a review is open, perhaps below a replay."""
        reviews = LookingBack.reviews.made(self)
        return reviews is not None and reviews.screen is not None

    @property
    def table(self) -> "TableScreen | None":
        """The table of the replay."""
        replays = LookingBack.replays.made(self)
        return None if replays is None else replays.table

    @property
    def game(self) -> str:
        """The key of the game that is looked at, or nothing."""
        replays, reviews = LookingBack.replays.made(self), LookingBack.reviews.made(self)
        if replays is not None and replays.screen is not None:
            return replays.screen.run.reel.record.game
        if reviews is not None and reviews.course is not None:
            return reviews.course.record.game
        return ""

    def leave_replay(self) -> None:
        """Back to what was below the replay, if there is one."""
        if replays := LookingBack.replays.made(self):
            replays.leave()

    def leave(self) -> None:
        """Back to what was there before."""
        self.leave_replay()
        if reviews := LookingBack.reviews.made(self):
            reviews.leave()

    def close(self) -> None:
        """Put everything away."""
        if replays := LookingBack.replays.made(self):
            replays.close()
        if reviews := LookingBack.reviews.made(self):
            reviews.close()
