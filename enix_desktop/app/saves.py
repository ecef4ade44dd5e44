"""Saved games: every game is a record on disk. `app.saver` writes them."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from enix_desktop.app.paths import games_folder
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.reading import read_file
from enix_desktop.engine.record import Record, read

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
