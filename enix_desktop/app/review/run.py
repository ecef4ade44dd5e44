"""A review while it is thought out: first a quick one, then a finer one while somebody reads."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.app.review.crew import Crew
from enix_desktop.app.review.keeping import is_fine, is_finely_judged, keep, kept
from enix_desktop.coaching.course import Course, NoReview, reviewed_game
from enix_desktop.coaching.review import Review, assembled
from enix_desktop.coaching.tasks import (
    AwaitTask,
    Judgement,
    JudgeTask,
    Key,
    LuckTask,
    Result,
    Task,
    first_tasks,
    refining_tasks,
    work,
)
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.rules import Seat

BROKEN = "broken"
"""Why there is no review of a file that cannot be read, beside `coaching.course.REASONS`."""
SETTLING_MS = 1500
"""So long a finer review waits for more of the same: figures that change all the time cannot be read."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Prepared:
    """What a thread found out for the window."""

    course: Course
    seat: Seat
    first: Sequence[Task]
    kept: Review | None


class ReviewRun(QObject):
    """Thinks about one game, for one seat after the other; what is closed tells nothing more."""

    opened = Signal()
    """The game is known."""
    refused = Signal(str)
    """There will be no review: a key of `coaching.course.REASONS`, or BROKEN."""
    progressed = Signal(int, int)
    """So many tasks of all are done until there is a first review."""
    reviewed = Signal(object)
    """The Review of the seat, or a finer one."""
    settled = Signal()
    """It does not get finer."""
    failed = Signal()
    """The processes that think die again and again."""
    _found = Signal(int, object)

    def __init__(
        self, source: Path | AnyRecord, path: Path | None = None, parent: QObject | None = None
    ) -> None:
        """Of the game in *source*, whose file, if there is one, is *path*."""
        super().__init__(parent)
        self.path = source if isinstance(source, Path) else path
        self._source: Path | AnyRecord = source
        if not isinstance(source, Path):
            self._source = replace(source, entries=list(source.entries))
        self.course: Course | None = None
        self.review: Review | None = None
        """The latest one of the seat."""
        self.seat: Seat = 0
        self.is_settled = False
        self._number = 0
        """Of the latest question to a thread; answers to others come too late."""
        self._first: Sequence[Task] = ()
        self._results: dict[Seat, dict[Key, Result]] = {}
        self._fine: dict[Seat, set[Key]] = {}
        self._luck: dict[Key, Result] = {}
        """The same for every seat."""
        self._writer: Thread | None = None
        self._kept: Review | None = None
        """What is on disk, or will be."""
        self._is_refining = self._has_news = self._is_closed = self._is_paused = False
        self._news = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._news.timeout.connect(self._tell)
        self._crew = Crew(work, self)
        self._crew.done.connect(self._on_done)
        self._crew.finished.connect(self._on_finished)
        self._crew.failed.connect(self._on_failed)
        self._found.connect(self._on_found)

    @property
    def is_thinking(self) -> bool:
        return self._crew.is_working

    def begin(self, seat: Seat | None = None) -> None:
        """Review *seat*, or the first person; what is known already is told at once."""
        self.pause()
        self._is_paused = False
        self._number += 1
        self.review, self.is_settled = None, False
        self._first = ()  # those of another seat are not to be thought about meanwhile
        arguments = self._number, self.course, seat
        Thread(target=self._prepare, args=arguments, name="enix-review", daemon=True).start()

    def pause(self) -> None:
        """Nobody is reading: think no more, and keep what was found."""
        self._is_paused = True
        self._crew.stop()
        if self._news.isActive():
            self._news.stop()
            self._tell()
        self._keep()

    def resume(self) -> None:
        """Somebody is reading again."""
        self._is_paused = False
        if self._first and not self.is_settled and not self.is_thinking:
            self._think()

    def close(self) -> None:
        """Think no more, and tell nothing."""
        self._is_closed = True
        self._number += 1
        self.pause()
        self._first = ()
        if self._writer is not None:
            self._writer.join()

    def _prepare(self, number: int, course: Course | None, seat: Seat | None) -> None:
        """Runs in a thread of its own."""
        found: _Prepared | str
        try:
            if course is None:
                course = reviewed_game(load(self._source) if isinstance(self._source, Path) else self._source)
            if seat is None:
                seat = first_person(course)
            first = first_tasks(course, seat)
            found = _Prepared(course, seat, first, kept(self.path, course, seat))
        except NoReview as error:
            found = error.key
        except EnixError as error:
            log.warning("A game cannot be reviewed: %s", error)
            found = BROKEN
        try:
            self._found.emit(number, found)
        except RuntimeError:
            return  # the window is gone

    def _on_found(self, number: int, found: _Prepared | str) -> None:
        if number != self._number:
            return
        if isinstance(found, str):
            self.refused.emit(found)
            return
        is_new = self.course is None
        self.course, self.seat, self._first = found.course, found.seat, found.first
        results = self._results.setdefault(found.seat, {})
        fine = self._fine.setdefault(found.seat, set())
        if is_new:
            self.opened.emit()
        if found.kept is not None and not results:
            for one in found.kept.decisions:
                key: Key = "judge", one.number
                results[key] = Judgement(one.verdict, one.reason)
                if is_finely_judged(one):
                    fine.add(key)
            self.review = self._kept = found.kept
            self.reviewed.emit(found.kept)
            if is_fine(found.kept):
                self.is_settled = True
                self.settled.emit()
                return
        self._think()

    def _think(self) -> None:
        if self._is_paused:
            return  # it was hidden while a thread was preparing it
        missing = [task for task in self._first if task.key not in self._known()]
        self._is_refining = not missing
        if missing:
            self.progressed.emit(len(self._first) - len(missing), len(self._first))
            self._crew.begin(missing)
            return
        if self.review is None:
            self._has_news = True
            self._tell()
        self._refine()

    def _refine(self) -> None:
        assert self.course is not None, "it has been opened"
        fine = self._fine[self.seat]
        left = [
            task for task in refining_tasks(self.course, self.seat, self._known()) if task.key not in fine
        ]
        self._is_refining = True
        if left:
            self._crew.begin(left)
        else:
            self._settle()

    def _settle(self) -> None:
        self._news.stop()
        self._tell()
        self._keep()
        self._crew.stop()  # its processes would only take memory while somebody reads
        self.is_settled = True
        self.settled.emit()

    def _known(self) -> dict[Key, Result]:
        return {**self._luck, **self._results[self.seat]}

    def _on_done(self, task: JudgeTask | AwaitTask | LuckTask, result: Result) -> None:
        if isinstance(task, LuckTask):
            self._luck[task.key] = result
        else:
            self._results[self.seat][task.key] = result
        if self._is_refining:
            self._fine[self.seat].add(task.key)
            self._has_news = True
            if not self._news.isActive():
                self._news.start()
        else:
            known = self._known()
            self.progressed.emit(sum(each.key in known for each in self._first), len(self._first))

    def _on_finished(self) -> None:
        if self._is_refining:
            self._settle()
            return
        self._has_news = True
        self._tell()
        if not self._is_closed:  # whoever was told may have had enough
            self._keep()
            self._refine()

    def _on_failed(self) -> None:
        log.error("The processes that review a game die again and again; it is given up.")
        self.failed.emit()

    def _tell(self) -> None:
        if self._has_news and self.course is not None and not self._is_closed:
            self._has_news = False
            self.review = assembled(self.course, self.seat, self._known())
            self.reviewed.emit(self.review)

    def _keep(self) -> None:
        """Write the review in a thread; the next one waits for the one before."""
        if self.path is None or self.course is None or self.review in (None, self._kept):
            return
        self._kept = self.review
        before, job = self._writer, (self.path, self.course, self.review)

        def write() -> None:
            if before is not None:
                before.join()
            keep(*job)

        self._writer = Thread(target=write, name="enix-review-file", daemon=True)
        self._writer.start()


def first_person(course: Course) -> Seat:
    """The first seat of a person; the first one if nobody played."""
    who = course.record.participants
    return next((seat for seat in course.seats if who[seat].player is None), 0)
