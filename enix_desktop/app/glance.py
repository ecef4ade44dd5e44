"""A glance at the games on disk, for the first picture of the window: it waits for no rules to be loaded."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from enix_desktop.app.paths import games_folder
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import open_file, read_file
from enix_desktop.identity import RECORD_SUFFIXES

_LOOKED_AT = 3
"""Only so many of the latest games: who has more finished ones waits for the thorough search."""
_TAIL = 2000
"""Bytes at the end of a file in which we write the result."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What the start screen tells about a game."""

    names: tuple[str, ...]
    moves: int


def glance() -> Glance | None:
    """The game that can probably be continued; only reading it with its codec makes sure."""
    return next((seen for seen in map(_unfinished, latest_games()[:_LOOKED_AT]) if seen is not None), None)


def latest_games() -> list[Path]:
    """The files that may be games, the latest first; folders and links that lead nowhere are none."""
    found: list[tuple[int, str]] = []
    with suppress(OSError), os.scandir(games_folder()) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.name.endswith(RECORD_SUFFIXES) and entry.is_file():
                    found.append((entry.stat().st_mtime_ns, entry.name))
    return [games_folder() / name for _, name in sorted(found, reverse=True)]


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
    try:
        document = json.loads(read_file(path))
        branches = document.get("branches")
        is_copy = bool(branches) and branches[-1].get("seed") is None
        if document["result"] is None and not is_copy:
            return Glance(tuple(str(who["name"]) for who in document["players"]), len(document["moves"]))
    except (BadData, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        pass  # the thorough search says what is wrong
    return None
