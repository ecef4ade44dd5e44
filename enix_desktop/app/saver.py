"""Writing games after every move, by a thread of its own: the window never waits for the disk."""

import logging
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.backups import keep_backup
from enix_desktop.app.saves import AnyRecord, SavedGame
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.record import Lines, write
from enix_desktop.headless.files import make_folder, write_whole

log = logging.getLogger(__name__)


class Saver(QObject):
    """Writes records in the background, always the latest state, never half a file.

    Every write is brought to the disk (fsync of the file and of its folder) before it counts as settled.
    """

    failed = Signal(object)
    """The error because of which something could not be written; play goes on."""
    settled = Signal(object)
    """The SavedGame that is on disk now, or could not be written."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next: SavedGame | None = None
        self._is_closing = False
        self._is_writing = False
        self._news = threading.Condition()
        self._lines: dict[Path, Lines[Any]] = {}
        self._thread = threading.Thread(target=self._write_all, name="enix-saver", daemon=True)
        self._thread.start()

    def save(self, path: Path, record: AnyRecord) -> None:
        """Write *record* as it is now to *path*, soon; a state not yet written is replaced by a newer one."""
        job = SavedGame(path, replace(record, entries=list(record.entries)))
        with self._news:
            if self._next is not None and self._next.path != path:
                self._news.wait_for(lambda: self._next is None)
            self._next = job
            self._news.notify_all()

    def flush(self) -> None:
        """Wait until everything is written."""
        with self._news:
            self._news.wait_for(lambda: self._next is None and not self._is_writing)

    def close(self) -> None:
        """Write what is left and end the thread."""
        with self._news:
            self._is_closing = True
            self._news.notify_all()
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
            self._write(job)
            self.settled.emit(job)

    def _write(self, job: SavedGame) -> None:
        if job.path not in self._lines:
            self._lines = {job.path: Lines()}
        try:
            make_folder(job.path.parent)
            text = write(job.record, CODECS[job.record.game], self._lines[job.path])
            keep_backup(job.path, len(job.record.entries))
            write_whole(job.path, text, is_durable=True)
        except EnixError as error:
            log.warning("A game could not be saved: %s", error)
            self.failed.emit(error)
