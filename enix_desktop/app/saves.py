"""Saved games: every game is a record on disk, written whole after every move by a thread of its own."""

import logging
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.paths import games_folder
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.reading import read_file
from enix_desktop.engine.record import Lines, Record, read, write
from enix_desktop.headless.files import make_folder, write_whole

log = logging.getLogger(__name__)

AnyRecord = Record[Any, Any]


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A record and the file it is in."""

    path: Path
    record: AnyRecord


def new_path(record: AnyRecord) -> Path:
    """A file name for a new game that no other game has."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = games_folder()
    for suffix in ("", *(f"-{number}" for number in range(2, 1000))):
        path = folder / f"{record.game}-{stamp}{suffix}.json"
        if not path.exists():
            return path
    raise BadData("There are too many saved games of this second.")


def load(path: Path) -> AnyRecord:
    """The record in *path*; every error names the file."""
    text = read_file(path)
    try:
        return read(text, CODECS)
    except BadData as error:
        raise BadData(f"{path.name}: {error}.") from error


def saved_games() -> Iterator[SavedGame]:
    """All readable games, the latest first; what cannot be read is left alone."""
    folder = games_folder()
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths if folder.is_dir() else ():
        try:
            yield SavedGame(path, load(path))
        except EnixError as error:
            log.warning("A saved game is passed over: %s", error)


def last_unfinished() -> SavedGame | None:
    """The game that "Continue" continues."""
    return next((game for game in saved_games() if game.record.outcome is None), None)


class Saver(QObject):
    """Writes records in the background, always the latest state, never half a file."""

    failed = Signal(object)
    """The error because of which something could not be written; play goes on."""

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

    def _write(self, job: SavedGame) -> None:
        if job.path not in self._lines:
            self._lines = {job.path: Lines()}
        try:
            make_folder(job.path.parent)
            write_whole(job.path, write(job.record, CODECS[job.record.game], self._lines[job.path]))
        except EnixError as error:
            log.warning("A game could not be saved: %s", error)
            self.failed.emit(error)
