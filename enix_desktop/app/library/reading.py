"""Reading the library in a thread of its own; what was read before comes from a cache."""

import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import Signal

from enix_desktop import __version__
from enix_desktop.app.library.background import LARGEST_CACHE, BackgroundReader
from enix_desktop.app.library.facts import Condition, Facts, facts_json, facts_of, problem_of, read_facts
from enix_desktop.app.library.glance import can_look, latest_games
from enix_desktop.app.library.rescue import Explain, rescue, set_aside
from enix_desktop.app.system.paths import cache_folder
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.reading import Node, parse, read_file
from enix_desktop.storage.files import CannotWrite, make_folder, write_whole

log = logging.getLogger(__name__)

CACHE_VERSION = 2
"""To be raised whenever a game is described in another way: then all games are read again."""
_TOGETHER = 0.05
"""Seconds between two reports: rows that come one by one would cost the window more than the reading."""
_BREATH = 0.001
"""Seconds after each game in which the window has the processor for itself."""

_FIRST = 20
"""So many rows fill the window."""

Told = Callable[[list[Facts]], None]
Lost = Callable[[list[Path]], None]


@dataclass(slots=True)
class Summary:
    """What the reading came to."""

    seen: set[Path] = field(default_factory=set)
    """The files that are there now."""
    restored: list[Path] = field(default_factory=list)
    """Games that are again as their latest backup has them."""
    aside: int = 0
    """Damaged files that were set aside, now or before."""
    could_look: bool = True
    """Whether the folder could be looked into."""


class Cache:
    """What is known of files that were read before, by their names; it can be made anew at any time."""

    def __init__(self) -> None:
        self._kept: dict[str, Node] = {}
        self._new: dict[str, Facts] = {}

    @classmethod
    def load(cls) -> "Cache":
        """The cache on disk; an empty one if it is damaged or was made by another version."""
        cache = cls()
        try:
            root = parse(read_file(_cache_path(), LARGEST_CACHE))
            if root["version"].value == _version():
                cache._kept = dict(root["files"].entries())
        except BadData:
            cache._kept.clear()
        return cache

    def get(self, path: Path) -> Facts | None:
        """What is known of *path*, if it has not changed since."""
        state, kept = path.stat(), self._kept.get(path.name)
        if kept is None:
            return None
        try:
            known = read_facts(path, kept)
        except BadData:
            return None
        return known if (known.saved, known.size) == (state.st_mtime_ns, state.st_size) else None

    def put(self, facts: Facts) -> None:
        """Know *facts* from now on; what is wrong with a file is looked at anew each time."""
        if facts.problem is None:
            self._new[facts.path.name] = facts

    def save(self, seen: set[Path]) -> None:
        """Keep what is known of the files that were *seen*; if that cannot be, they are read again."""
        names = {path.name for path in seen}
        if not self._new and self._kept.keys() <= names:
            return
        files = {name: node.value for name, node in self._kept.items() if name in names}
        files.update((name, facts_json(facts)) for name, facts in self._new.items())
        document = {"version": _version(), "files": files}
        try:
            make_folder(cache_folder())
            write_whole(_cache_path(), json.dumps(document, separators=(",", ":"), ensure_ascii=False))
        except CannotWrite as error:
            log.warning("What was read cannot be kept: %s", error)


def _cache_path() -> Path:
    return cache_folder() / "library.json"


def _version() -> str:
    return f"{CACHE_VERSION}/{__version__}"


def read_library(
    told: Told,
    explain: Explain,
    is_stopped: Callable[[], bool] = lambda: False,
    listed: Told = lambda _: None,
    lost: Lost = lambda _: None,
) -> Summary:
    """All games of the folder, the latest first; *told* hears of them a few at a time.

    Before any game is read *listed* hears of all files that are not known yet, and *lost* of those that turn
    out to be no games: playing thousands of games again takes minutes.
    """
    cache, summary = Cache.load(), Summary(could_look=can_look())
    paths = latest_games()
    unread = _list(paths, cache, told, listed, is_stopped)
    summary.seen.update(paths)
    found: list[Facts] = []
    gone: list[Path] = []
    last_told = 0.0
    for path in unread:
        if is_stopped():
            break
        facts = _facts(path, cache, explain, summary)
        if facts is not None:
            found.append(facts)
        else:
            gone.append(path)
            summary.seen.discard(path)
        if time.monotonic() - last_told > _TOGETHER:
            _tell(found, gone, told, lost)
            found, gone, last_told = [], [], time.monotonic()
    _tell(found, gone, told, lost)
    if summary.could_look:
        cache.save(summary.seen)  # also if nobody waits for the rest
    summary.aside = len(set_aside())
    return summary


def _list(
    paths: list[Path], cache: Cache, told: Told, listed: Told, is_stopped: Callable[[], bool]
) -> list[Path]:
    """Tell of all files at once, of those that were read before with all that is known; return the others."""
    known: list[Facts] = []
    new: list[Facts] = []
    unread = []
    last_told = 0.0  # the first rows come before anything else
    for path in paths:
        if is_stopped():
            break
        try:
            facts = cache.get(path)
            if facts is None:
                state = path.stat()
                new.append(Facts(path, state.st_mtime_ns, state.st_size, is_read=False))
                unread.append(path)
            else:
                known.append(facts)
        except OSError:
            continue  # gone in this moment
        if len(known) + len(new) >= _FIRST and time.monotonic() - last_told > _TOGETHER:
            _tell(known, [], told)
            _tell(new, [], listed)
            known, new, last_told = [], [], time.monotonic()
    _tell(known, [], told)
    _tell(new, [], listed)
    return unread


def _tell(found: list[Facts], gone: list[Path], told: Told, lost: Lost = lambda _: None) -> None:
    if found:
        told(found)
    if gone:
        lost(gone)


def _facts(path: Path, cache: Cache, explain: Explain, summary: Summary) -> Facts | None:
    """What can be found out about *path*; None if it is not in the library any more."""
    try:
        facts = _read(path, explain, summary)
        time.sleep(_BREATH)
    except OSError:
        return None  # gone in this moment
    if facts is not None:
        cache.put(facts)
    return facts


def _read(path: Path, explain: Explain, summary: Summary) -> Facts | None:
    try:
        return facts_of(path)
    except EnixError as error:
        saved = rescue(path, error, explain)
        if saved.game is not None:
            summary.restored.append(path)
            return facts_of(path)
        if saved.aside is not None or saved.problem.condition is Condition.GONE:
            return None
        state = path.stat()
        return Facts(path, state.st_mtime_ns, state.st_size, problem=problem_of(path, error))


class LibraryReader(BackgroundReader):
    """Reads the library; what is finished is a Summary."""

    found = Signal(list)
    """Some Facts; of a file that was never read first only that it is there."""
    lost = Signal(list)
    """Paths of files that are not in the library any more."""

    def __init__(self, explain: Explain) -> None:
        super().__init__()
        self._explain = explain

    def read(self) -> Summary:
        """All games, told as they are found."""
        tell = self.found.emit
        return read_library(tell, self._explain, self._stopped.is_set, tell, self.lost.emit)
