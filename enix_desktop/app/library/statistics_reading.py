"""Reading all games of the folder in a thread of its own; what was read before comes from a cache."""

import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import Signal

from enix_desktop.app.library.background import LARGEST_CACHE, BackgroundReader
from enix_desktop.app.library.glance import latest_games
from enix_desktop.app.library.statistics import (
    FinishedGame,
    Played,
    digest_of_game,
    from_json,
    played_games,
    summary_of,
    to_json,
)
from enix_desktop.app.system.paths import cache_folder
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.reading import Node, parse, read_file
from enix_desktop.engine.record import read
from enix_desktop.storage.files import CannotWrite, make_folder, write_whole

log = logging.getLogger(__name__)

CACHE_VERSION = 2
"""To be raised whenever a record is summed up in another way: then all games are read again."""
_TELL_EVERY = 0.2
"""Seconds between two reports of how far the reading is."""
_BREATH = 0.0005
"""Seconds after each game in which the window has the processor for itself."""

Told = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Seen:
    """A file as it was when it was read; a game that is not over has no summary."""

    saved: int
    """Time of its last change in nanoseconds."""
    size: int
    summary: FinishedGame | None


@dataclass(slots=True)
class Cache:
    """What is known of files that were read before, by their names; it can be made anew at any time."""

    files: dict[str, Seen] = field(default_factory=dict)

    @classmethod
    def load(cls) -> "Cache":
        """The cache on disk; an empty one if it is damaged or was made by another version."""
        try:
            root = parse(read_file(_cache_path(), LARGEST_CACHE))
            if root["version"].value != CACHE_VERSION:
                return cls()
            return cls({name: _seen(name, node) for name, node in root["files"].entries()})
        except BadData:
            return cls()

    def save(self) -> None:
        """Keep it for the next time; if that cannot be, the games are read again."""
        files = {
            name: [seen.saved, seen.size, seen.summary and to_json(seen.summary)]
            for name, seen in sorted(self.files.items())
        }
        document = {"version": CACHE_VERSION, "files": files}
        try:
            make_folder(cache_folder())
            write_whole(_cache_path(), json.dumps(document, separators=(",", ":")))
        except CannotWrite as error:
            log.warning("Statistics cannot be kept: %s", error)


def _cache_path() -> Path:
    return cache_folder() / "statistics.json"


def _seen(name: str, node: Node) -> Seen:
    saved, size, summary = node.items(3, 3)
    known = None if summary.value is None else from_json(name, summary)
    return Seen(saved.integer(0, 2**64), size.integer(0, 2**64), known)


def read_played(told: Told | None = None, is_stopped: Callable[[], bool] = lambda: False) -> Played:
    """All games of the folder; *told* hears how many of them are done.

    If it *is stopped* in between, what it has read so far is kept, and a shelf of that comes back.
    """
    before, now = Cache.load(), Cache()
    unreadable, is_news = 0, False
    paths = sorted(latest_games())
    last_told = time.monotonic()
    for number, path in enumerate(paths):
        if is_stopped():
            now.files = {**before.files, **now.files}
            break
        try:
            state = path.stat()
            known = before.files.get(path.name)
            if known is None or (known.saved, known.size) != (state.st_mtime_ns, state.st_size):
                known, is_news = _read(path, state.st_mtime_ns, state.st_size), True
                time.sleep(_BREATH)
            now.files[path.name] = known
        except FileNotFoundError:
            continue  # deleted in this moment
        except (EnixError, OSError) as error:
            log.info("A file is passed over in the statistics: %s", error)
            unreadable += 1
        if told is not None and time.monotonic() - last_told > _TELL_EVERY:
            last_told = time.monotonic()
            told(number + 1, len(paths))
    if is_news or now.files.keys() != before.files.keys():
        now.save()
    seen = [now.files[path.name] for path in paths if path.name in now.files]
    finished = [each.summary for each in seen if each.summary is not None]
    return played_games(finished, len(seen) - len(finished), unreadable)


def _read(path: Path, saved: int, size: int) -> Seen:
    text = read_file(path)
    record = read(text, CODECS)
    if record.outcome is None:
        return Seen(saved, size, None)
    return Seen(saved, size, summary_of(record, path.name, saved / 1e9, digest_of_game(record, text)))


class StatisticsReader(BackgroundReader):
    """Reads the shelf; what is finished is a Played."""

    progressed = Signal(int, int)
    """Games done, of all."""

    def read(self) -> Played:
        """All games, counted as they are read."""
        return read_played(self.progressed.emit, self._stopped.is_set)
