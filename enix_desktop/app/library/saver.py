"""Writing games after every move, by a thread of its own: the window never waits for the disk."""

import logging
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.library.backups import has_text, keep_backup, keep_original
from enix_desktop.app.library.saves import AnyRecord, SavedGame
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.record import WITHOUT_BRANCHES
from enix_desktop.engine.record_json import Lines, file_text
from enix_desktop.storage.files import make_folder, write_whole

log = logging.getLogger(__name__)


class CannotSave(EnixError):
    """A game that cannot be written because the program has a fault."""


class Saver(QObject):
    """Writes records in the background, always the latest state, never half a file.

    Every write is brought to the disk (fsync of the file and of its folder) before it counts as settled.
    Errors are reported and writing is tried again with the next move: the thread survives every error.
    """

    failed = Signal(object)
    """The error because of which something could not be written; play goes on."""
    recovered = Signal()
    """What could not be written before is on disk now."""
    settled = Signal(object)
    """The SavedGame that is on disk now, or could not be written."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next: SavedGame | None = None
        self._is_closing = False
        self._is_writing = False
        self._unwritten: dict[Path, SavedGame] = {}
        self._news = threading.Condition()
        self._lines: dict[Path, Lines[Any]] = {}
        self._begun: Path | None = None
        """The file that was written last; another one may hold what is to be kept."""
        self._thread: threading.Thread | None = None
        """From the first record on: most tables that are only looked at write nothing."""

    def save(self, path: Path, record: AnyRecord) -> None:
        """Write *record* as it is now to *path*, soon; a state not yet written is replaced by a newer one."""
        job = SavedGame(path, replace(record, entries=list(record.entries)))
        if self._thread is None:
            self._thread = threading.Thread(target=self._write_all, name="enix-saver", daemon=True)
            self._thread.start()
        with self._news:
            if self._next is not None and self._next.path != path:
                self._news.wait_for(lambda: self._next is None)
            self._next = job
            self._news.notify_all()

    def flush(self) -> None:
        with self._news:
            self._news.wait_for(lambda: self._next is None and not self._is_writing)

    def unwritten(self) -> Sequence[SavedGame]:
        """The games whose last state could not be written; they are tried again whenever another could be."""
        with self._news:
            return list(self._unwritten.values())

    def retry(self) -> None:
        """Try now to write what could not be written, and wait for it."""
        for game in self.unwritten():
            self.save(game.path, game.record)
        self.flush()

    def close(self) -> None:
        """Write what is left and end the thread."""
        with self._news:
            self._is_closing = True
            self._news.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _write_all(self) -> None:
        while True:
            with self._news:
                self._is_writing = False
                self._news.notify_all()
                self._news.wait_for(lambda: self._next is not None or self._is_closing)
                job, self._next = self._next, None
                if job is None:
                    return
                self._is_writing = True
            with suppress(RuntimeError):  # the window is gone
                self._settle(job)

    def _settle(self, job: SavedGame) -> None:
        error = self._error_of_writing(job)
        with self._news:
            had_trouble = bool(self._unwritten)
            if error is None:
                self._unwritten.pop(job.path, None)
            else:
                self._unwritten[job.path] = job
        if error is not None:
            self.failed.emit(error)
        elif had_trouble:
            self._catch_up()
        self.settled.emit(job)

    def _catch_up(self) -> None:
        """Where one game could be written, there may be room for the others, too."""
        for other in self.unwritten():
            if self._error_of_writing(other) is None:
                with self._news:
                    self._unwritten.pop(other.path)
        if not self.unwritten():
            self.recovered.emit()

    def _error_of_writing(self, job: SavedGame) -> EnixError | None:
        """Write *job*; what prevented it, or None."""
        try:
            self._write(job)
        except EnixError as error:
            log.warning("A game could not be saved: %s", error)
            return error
        except Exception as error:
            log.exception("A game could not be saved because of a fault in the program.")
            self._lines.clear()
            fault = CannotSave(f"{job.path}: cannot be written ({type(error).__name__}).")
            fault.__cause__ = error
            return fault
        return None

    def _write(self, job: SavedGame) -> None:
        if job.path not in self._lines:
            self._lines = {job.path: Lines()}
        make_folder(job.path.parent)
        text = file_text(job.record, CODECS[job.record.game], self._lines[job.path])
        if self._begun != job.path:
            if has_text(job.path, text):
                return  # only looked at: it keeps its date
            keep_original(job.path, WITHOUT_BRANCHES)
            self._begun = job.path
        keep_backup(job.path, len(job.record.entries))
        write_whole(job.path, text, is_durable=True)
