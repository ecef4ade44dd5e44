"""Reading all saved games in a thread of its own, for the library and for the statistics."""

import logging
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from enix_desktop.app.library.facts import Condition, Entry, Facts, problem_of, read_entry
from enix_desktop.app.library.glance import can_look, latest_games
from enix_desktop.app.library.index import Index
from enix_desktop.app.library.rescue import Explain, rescue, set_aside
from enix_desktop.app.library.statistics import Played, played_games
from enix_desktop.engine.errors import EnixError

log = logging.getLogger(__name__)

_TOGETHER = 0.05
"""Seconds between two reports: rows that come one by one would cost the window more than the reading."""
_COUNT_EVERY = 0.2
"""Seconds between two reports of how far the statistics are."""
_BREATH = 0.001
"""Seconds after each game in which the window has the processor for itself."""
_FIRST = 20
"""So many rows fill the window."""
_SLICE, _USUAL_SLICE = 0.0005, sys.getswitchinterval()
"""Seconds for which one thread keeps the others from running Python: meanwhile the window cannot paint."""
_running: "set[BackgroundReader]" = set()
"""Kept until their threads have ended: a thread speaks through its reader."""

T = TypeVar("T")
Told = Callable[[list[Facts]], None]
Lost = Callable[[list[Path]], None]
IsStopped = Callable[[], bool]


@dataclass(slots=True)
class Findings:
    """What reading the library came to."""

    seen: set[Path] = field(default_factory=set)
    """The files that are there now."""
    restored: list[Path] = field(default_factory=list)
    """Games that are again as their latest backup has them."""
    aside: int = 0
    """Damaged files that were set aside, now or before."""
    could_look: bool = True
    """Whether the folder could be looked into."""


def read_library(
    told: Told,
    explain: Explain,
    is_stopped: IsStopped = lambda: False,
    listed: Told = lambda _: None,
    lost: Lost = lambda _: None,
) -> Findings:
    """All games of the folder, the latest first; *told* hears of them a few at a time.

    Before any game is read *listed* hears of all files that are not known yet, and *lost* of those that turn
    out to be no games: playing thousands of games again takes minutes.
    """
    index, findings = Index.load(), Findings(could_look=can_look())
    paths = latest_games()
    unread = _list(paths, index, told, listed, is_stopped)
    findings.seen.update(paths)
    read: list[Facts] = []
    gone: list[Path] = []
    last_told = 0.0
    for path in unread:
        if is_stopped():
            break
        entry = _read(path, explain, findings)
        if entry is not None:
            index.put(entry)
            read.append(entry.facts)
        else:
            gone.append(path)
            findings.seen.discard(path)
        if time.monotonic() - last_told > _TOGETHER:
            _tell(read, told)
            _tell(gone, lost)
            read, gone, last_told = [], [], time.monotonic()
    _tell(read, told)
    _tell(gone, lost)
    if findings.could_look:
        index.save(findings.seen)  # also if nobody waits for the rest
    findings.aside = len(set_aside())
    return findings


def _list(paths: list[Path], index: Index, told: Told, listed: Told, is_stopped: IsStopped) -> list[Path]:
    """Tell of all files at once, of those that were read before with all that is known; return the others."""
    known: list[Facts] = []
    new: list[Facts] = []
    unread = []
    last_told = 0.0  # the first rows come before anything else
    for path in paths:
        if is_stopped():
            break
        try:
            facts = index.facts(path)
            if facts is None:
                state = path.stat()
                new.append(Facts(path, state.st_mtime_ns, state.st_size, is_read=False))
                unread.append(path)
            else:
                known.append(facts)
        except OSError:
            continue  # gone in this moment
        if len(known) + len(new) >= _FIRST and time.monotonic() - last_told > _TOGETHER:
            _tell(known, told)
            _tell(new, listed)
            known, new, last_told = [], [], time.monotonic()
    _tell(known, told)
    _tell(new, listed)
    return unread


def _tell(some: list[T], listener: Callable[[list[T]], None]) -> None:
    if some:
        listener(some)


def _read(path: Path, explain: Explain, findings: Findings) -> Entry | None:
    """What can be found out about *path*; None if it is not in the library any more."""
    try:
        entry = _read_or_rescue(path, explain, findings)
        time.sleep(_BREATH)
        return entry
    except OSError:
        return None  # gone in this moment


def _read_or_rescue(path: Path, explain: Explain, findings: Findings) -> Entry | None:
    try:
        return read_entry(path)
    except EnixError as error:
        saved = rescue(path, error, explain)
        if saved.game is not None:
            findings.restored.append(path)
            return read_entry(path)
        if saved.aside is not None or saved.problem.condition is Condition.GONE:
            return None
        state = path.stat()
        return Entry(Facts(path, state.st_mtime_ns, state.st_size, problem=problem_of(path, error)))


def read_played(
    counted: Callable[[int, int], None] = lambda _done, _of: None, is_stopped: IsStopped = lambda: False
) -> Played:
    """All games of the folder for the statistics; *counted* hears how many of them are done.

    If it *is stopped* in between, what it has read so far is kept, and comes back.
    """
    index, paths = Index.load(), latest_games()
    entries: list[Entry] = []
    seen, unreadable, last_told = set(paths), 0, time.monotonic()
    for number, path in enumerate(paths, 1):
        if is_stopped():
            break
        try:
            entry = index.entry(path)
            if entry is None:
                entry = read_entry(path)
                index.put(entry)
                time.sleep(_BREATH)
            entries.append(entry)
        except FileNotFoundError:
            seen.discard(path)  # deleted in this moment
        except (EnixError, OSError) as error:
            log.info("A file is passed over in the statistics: %s", error)
            unreadable += 1
        if time.monotonic() - last_told > _COUNT_EVERY:
            last_told = time.monotonic()
            counted(number, len(paths))
    if can_look():
        index.save(seen)
    unfinished = [entry.facts.game for entry in entries if not entry.facts.is_over]
    finished = [entry.finished for entry in entries if entry.finished is not None]
    unreadable += len(entries) - len(unfinished) - len(finished)  # the result does not follow from the moves
    return played_games(finished, unfinished, unreadable)


class BackgroundReader(QObject):
    """Reads once, in a thread of its own; signals arrive in the thread of who listens."""

    finished = Signal(object)
    """What was read; not sent if the reading was stopped."""
    _ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="enix-reader")

    def start(self) -> None:
        _running.add(self)
        self._ended.connect(self._on_ended)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        self._thread.start()

    def stop(self) -> None:
        """Stop without waiting for the thread."""
        self._stopped.set()

    def read(self) -> object:
        """Runs in the thread; checks regularly whether it was stopped."""
        raise NotImplementedError

    def _run(self) -> None:
        sys.setswitchinterval(_SLICE)
        try:
            found = self.read()
            if not self._stopped.is_set():
                self.finished.emit(found)
        finally:
            sys.setswitchinterval(_USUAL_SLICE)
            self._ended.emit()

    def _on_ended(self) -> None:
        _running.discard(self)


class LibraryReader(BackgroundReader):
    """Reads the library; what is finished is a Findings."""

    found = Signal(list)
    """Some Facts; of a file that was never read first only that it is there."""
    lost = Signal(list)
    """Paths of files that are not in the library any more."""

    def __init__(self, explain: Explain) -> None:
        super().__init__()
        self._explain = explain

    def read(self) -> Findings:
        """All games, told as they are found."""
        tell = self.found.emit
        return read_library(tell, self._explain, self._stopped.is_set, tell, self.lost.emit)


class StatisticsReader(BackgroundReader):
    """Reads all games for the statistics; what is finished is a Played."""

    progressed = Signal(int, int)
    """Games done, of all."""

    def read(self) -> Played:
        return read_played(self.progressed.emit, self._stopped.is_set)
