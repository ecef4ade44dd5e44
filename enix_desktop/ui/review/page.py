"""The page of the window on which a game is reviewed; afterwards the previous page returns."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.review.run import ReviewRun
from enix_desktop.coaching.course import Course
from enix_desktop.ui.review.screen import Moment, ReviewScreen


class ReviewPage(QObject):
    """One review at a time, over the other pages."""

    watched = Signal(object, object)
    """The record that is reviewed, and the Moment of it that is to be watched."""

    def __init__(self, pages: QStackedWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._before: QWidget | None = None
        self._on_left: Callable[[], object] = lambda: None
        self.screen: ReviewScreen | None = None

    @property
    def course(self) -> Course | None:
        """The game that is reviewed, as soon as it is known."""
        return None if self.screen is None else self.screen.run.course

    def show(self, source: Path | AnyRecord, path: Path | None, on_left: Callable[[], object]) -> None:
        """Review the game in *source*, whose file may be *path*; *on_left* is called afterwards."""
        before = self._pages.currentWidget() if self.screen is None else self._before
        self.close()
        self._before, self._on_left = before, on_left
        screen = self.screen = ReviewScreen(ReviewRun(source, path))
        screen.left.connect(self.leave)
        screen.watched.connect(self._on_watched)
        screen.paper_wanted.connect(self._on_paper)
        self._pages.addWidget(screen)
        self._pages.setCurrentWidget(screen)
        screen.cancel_button.setFocus()
        screen.begin()

    def leave(self) -> None:
        """Back to what was there before."""
        before = self._before
        self.close()
        if before is not None and self._pages.indexOf(before) >= 0:
            self._pages.setCurrentWidget(before)
            before.setFocus()

    def close(self) -> None:
        """Put the review away."""
        if self.screen is None:
            return
        screen, self.screen = self.screen, None
        self._before = None
        screen.run.close()
        self._pages.removeWidget(screen)
        screen.deleteLater()
        on_left, self._on_left = self._on_left, lambda: None
        on_left()

    def _on_watched(self, moment: Moment) -> None:
        if self.course is not None:
            self.watched.emit(self.course.record, moment)

    def _on_paper(self) -> None:
        from enix_desktop.ui.review.sheet import review_papers

        if self.screen is not None and self.screen.run.review is not None and self.screen.words is not None:
            review_papers(self.screen.run.review, self.screen.words, self.screen).open()
