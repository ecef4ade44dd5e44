"""Saved games: every game is a record on disk. `app.library.saver` writes them."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from enix_desktop import __version__
from enix_desktop.app.library.backups import backups
from enix_desktop.app.library.glance import is_probably_over, latest_games
from enix_desktop.app.system.paths import games_folder
from enix_desktop.catalogue import CODECS
from enix_desktop.coaching.positions import is_position
from enix_desktop.engine.errors import BadData, EnixError, NewerVersion
from enix_desktop.engine.reading import Node, parse, read_file
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read_document
from enix_desktop.identity import RECORD_SUFFIX
from enix_desktop.versions import is_earlier

log = logging.getLogger(__name__)

AnyRecord = Record[Any, Any]


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A record and the file it is in."""

    path: Path
    record: AnyRecord


def new_path(record: AnyRecord, is_free: Callable[[Path], bool] = lambda path: not path.exists()) -> Path:
    """A file name for a new game that no other game has."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = games_folder()
    for suffix in ("", *(f"-{number}" for number in range(2, 1000))):
        path = folder / f"{record.game}-{stamp}{suffix}{RECORD_SUFFIX}"
        if is_free(path):
            return path
    raise BadData("There are too many saved games of this second.")


def load(path: Path) -> AnyRecord:
    """The record in *path*; every error names the file."""
    text = read_file(path)
    try:
        document = parse(text)
    except BadData as error:
        raise BadData(f"{path.name}: {error}.") from error
    try:
        return read_document(document, CODECS)
    except NewerVersion as error:
        raise NewerVersion(f"{path.name}: {error}.", error.form, error.program) from error
    except BadData as error:
        program = _later_program(document)
        if program is not None:
            raise NewerVersion(f"{path.name}: {error}.", None, program) from error
        raise BadData(f"{path.name}: {error}.") from error


def _later_program(document: Node) -> str | None:
    """The version that wrote *document*, if it is later than this one: unknown things are then no damage."""
    try:
        program = document["program"].text()
    except BadData:
        return None
    return program if is_earlier(__version__, program) else None


def last_unfinished() -> SavedGame | None:
    """The game that "Continue" continues; if its file is damaged, as its latest backup has it."""
    for path in latest_games():
        game = None if is_probably_over(path) else _as_far_as_readable(path)
        if game is not None and _goes_on(game.record):
            return game
    return None


def _goes_on(record: AnyRecord) -> bool:
    return record.outcome is None and not record.is_copy and not is_position(record)


def _as_far_as_readable(path: Path) -> SavedGame | None:
    for place in (path, *backups(path)):
        try:
            return SavedGame(path, load(place))
        except NewerVersion as error:
            log.warning("A saved game is passed over: %s", error)
            return None
        except EnixError as error:
            log.warning("A saved game is passed over: %s", error)
    return None
