"""A glance at the games on disk, for the first picture of the window: it waits for no rules to be loaded."""

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from enix_desktop.app.library.backups import backups
from enix_desktop.app.system.paths import games_folder
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import open_file, read_file
from enix_desktop.identity import RECORD_SUFFIXES

_LOOKED_AT = 200
"""Only so many of the latest games: who has more finished ones waits for the thorough search."""
_READ = 5
"""Only so many are read whole, or copies and damaged files would delay the first picture."""
_FAST = 60 * 10**9
"""Nanoseconds: a clock may run ahead by a minute. What is dated later was not saved then."""
_TAIL = 2000
"""Bytes at the end of a file in which we write the result."""


class Glance(NamedTuple):
    """What the start screen shows about a game."""

    game: str
    names: tuple[str, ...]
    is_sure: bool = True
    """Whether there is a game; else it takes a search to know."""


def glance() -> Glance | None:
    """The game that can probably be continued; only reading it with its codec makes sure."""
    games, read = latest_games(), 0
    for path in games[:_LOOKED_AT]:
        if is_probably_over(path):
            continue
        if read == _READ:
            return Glance("", (), is_sure=False)
        read += 1
        seen = _unfinished(path)
        if seen is not None:
            return seen
    return Glance("", (), is_sure=False) if len(games) > _LOOKED_AT else None


def latest_games() -> list[Path]:
    """The files that may be games, the latest first; folders, hidden files and dead links are none.

    A date that is yet to come says nothing: such a file comes after all others.
    """
    found: list[tuple[bool, int, str]] = []
    latest = time.time_ns() + _FAST
    with suppress(OSError), os.scandir(games_folder()) as entries:
        for entry in entries:
            with suppress(OSError):
                is_hidden = entry.name.startswith(".")
                if entry.name.endswith(RECORD_SUFFIXES) and not is_hidden and entry.is_file():
                    saved = entry.stat().st_mtime_ns
                    found.append((saved <= latest, saved, entry.name))
    return [games_folder() / name for *_, name in sorted(found, reverse=True)]


def can_look() -> bool:
    """Whether the games folder can be looked into; one that is not there yet has nothing to hide."""
    try:
        with os.scandir(games_folder()):
            return True
    except FileNotFoundError:
        return True
    except OSError:
        return False


def is_probably_over(path: Path) -> bool:
    """Whether the last line of *path* tells a result, as we write it; cheap enough for very many games."""
    try:
        with os.fdopen(open_file(path), "rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - _TAIL))
            return b'"result": {' in file.read(_TAIL)
    except (OSError, BadData):
        return False


def _unfinished(path: Path) -> Glance | None:
    """Facts about the game in *path*, or in its latest backup if it is damaged; None if it is over."""
    for place in (path, *backups(path)):
        document = _document(place)
        try:
            if document["result"] is not None or _is_copy(document):
                return None
            return Glance(str(document["game"]), tuple(str(who["name"]) for who in document["players"]))
        except (LookupError, TypeError, AttributeError):
            continue  # the thorough search says what is wrong
    return None


def _document(path: Path) -> Any:
    with suppress(BadData, ValueError, RecursionError):
        return json.loads(read_file(path))
    return None


def _is_copy(document: Any) -> bool:
    branches = document.get("branches")
    return bool(branches) and branches[-1].get("seed") is None
