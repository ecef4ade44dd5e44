"""A glance at the games on disk, for the first picture of the window: it waits for no rules to be loaded."""

import json
from dataclasses import dataclass
from pathlib import Path

from enix_desktop.app.paths import games_folder
from enix_desktop.engine.reading import LARGEST_FILE

_LOOKED_AT = 3
"""Only so many of the latest games: who has more finished ones waits for the thorough search."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What the start screen tells about a game."""

    names: tuple[str, ...]
    moves: int


def glance() -> Glance | None:
    """The game that can probably be continued; only reading it with its codec makes sure."""
    latest = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((seen for seen in map(_unfinished, latest[:_LOOKED_AT]) if seen is not None), None)


def _unfinished(path: Path) -> Glance | None:
    try:
        if path.stat().st_size > LARGEST_FILE:
            return None
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["result"] is None:
            return Glance(tuple(str(who["name"]) for who in document["players"]), len(document["moves"]))
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        pass  # the thorough search says what is wrong
    return None
