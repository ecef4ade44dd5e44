"""What can be done with saved games: rename, delete, put back, export, import. No game is ever unlinked."""

import logging
import os
import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QFile

from enix_desktop.app.library.backups import companions, renamed
from enix_desktop.app.library.copies import copied, keep_date
from enix_desktop.app.library.facts import check_sound, origin_of
from enix_desktop.app.library.glance import latest_games
from enix_desktop.app.library.rescue import is_in_library
from enix_desktop.app.library.review_files import forget_reviews, move_reviews
from enix_desktop.app.library.saves import AnyRecord, SavedGame, load
from enix_desktop.app.system.paths import games_folder
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.record_json import file_text
from enix_desktop.identity import RECORD_SUFFIX, RECORD_SUFFIXES
from enix_desktop.storage.files import CannotWrite, copy_whole, make_folder, write_whole
from enix_desktop.storage.locks import is_open_elsewhere
from enix_desktop.storage.private import PRIVATE_FILE

log = logging.getLogger(__name__)

LONGEST_TITLE = 80
LONGEST_NAME = 180
"""Bytes of a file name; file systems take 255, and a backup's name is longer."""
TRASH = "trash"
"""The folder beside the games that is used where the desktop has no trash."""
_NOT_IN_NAMES = re.compile(r'[/\\:*?"<>|]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class Obstacle(Enum):
    """Why something cannot be done with a game."""

    NO_NAME = "no name"
    STRANGE_NAME = "strange name"
    LONG_NAME = "long name"
    TAKEN_NAME = "taken name"
    OPEN_ELSEWHERE = "open elsewhere"
    NOT_THERE = "not there"


class CannotDo(EnixError):
    """Something that cannot be done with a game of the library."""

    def __init__(self, obstacle: Obstacle, path: Path) -> None:
        super().__init__(f"{path}: {obstacle.value}.")
        self.obstacle = obstacle
        self.path = path


@dataclass(frozen=True, slots=True)
class Trashed:
    """Files that are in the trash: where each was and where it is, the game itself first."""

    path: Path
    """Where the game was."""
    files: Sequence[tuple[Path, Path | None]]
    """Where it is now is not known on every desktop."""
    is_own_folder: bool
    """Whether the desktop had no trash, and they lie in a folder beside the games."""

    @property
    def can_be_put_back(self) -> bool:
        return self.files[0][1] is not None


@dataclass(frozen=True, slots=True)
class Imported:
    """A game that is in the library now."""

    path: Path
    is_new: bool
    """Whether it was not there before."""


def checked_title(title: str) -> str:
    """*title* as it can be the name of a file on every system, or raise CannotDo."""
    name = unicodedata.normalize("NFC", title).strip()
    path = games_folder() / f"{name}{RECORD_SUFFIX}"
    if not name:
        raise CannotDo(Obstacle.NO_NAME, path)
    if not name.isprintable() or _NOT_IN_NAMES.search(name) or _DEVICES.fullmatch(name):
        raise CannotDo(Obstacle.STRANGE_NAME, path)
    if name.startswith(".") or name.endswith("."):
        raise CannotDo(Obstacle.STRANGE_NAME, path)
    if len(name) > LONGEST_TITLE or len(os.fsencode(name)) > LONGEST_NAME:
        raise CannotDo(Obstacle.LONG_NAME, path)
    return name


def rename(path: Path, title: str) -> Path:
    """Call the game in *path* by *title*, and its backups too; return where it is now."""
    target = path.with_name(f"{checked_title(title)}{path.suffix}")
    if target == path:
        return path
    if any(os.path.lexists(other) for other in _alike(target) if other not in (path, target)):
        raise CannotDo(Obstacle.TAKEN_NAME, target)
    _need(path)
    kept = companions(path)
    _move_to_free(path, target)
    move_reviews(path, target)
    for companion in kept:
        # What is called so already belongs to a game that is gone, and stays.
        with suppress(OSError, CannotDo):
            _move_to_free(companion, renamed(companion, path, target))
    return target


def delete(path: Path) -> Trashed:
    """Put the game in *path* and its backups into the trash."""
    _need(path)
    kept = companions(path)
    where, is_desktop = _trashed(path)
    forget_reviews(path)  # they can be made again
    files = [(path, where)]
    for file in kept:
        try:
            files.append((file, _trashed(file)[0]))
        except EnixError as error:
            log.warning("A backup of a deleted game stays: %s", error)
    return Trashed(path, files, not is_desktop)


def put_back(trashed: Trashed) -> Path:
    """Take a game out of the trash; if another one has its name now, it gets a new one."""
    target = trashed.path
    if any(map(os.path.lexists, _alike(target))):
        target = _free_place(target.stem, target.suffix)  # its backups end alike
    (_, game), *backups = trashed.files
    if game is None or not os.path.lexists(game):
        raise CannotDo(Obstacle.NOT_THERE, trashed.path)
    _take_out(game, target)
    for file, where in backups:
        if where is not None and os.path.lexists(where):
            with suppress(EnixError):  # a newer one has its place
                _take_out(where, renamed(file, trashed.path, target))
    return target


def _take_out(where: Path, target: Path) -> None:
    make_folder(target.parent)
    _move_to_free(where, target)
    _forget_in_trash(where)


def export(path: Path, target: Path) -> None:
    """Copy the game in *path* to *target*, whole or not at all; an unfinished one is marked as a copy."""
    if target.is_dir() or (target.exists() and target.samefile(path)):
        raise CannotDo(Obstacle.TAKEN_NAME, target)
    try:
        record = load(path)
        text = file_text(copied(record), CODECS[record.game])
    except EnixError:  # a game that cannot be played can still be copied and repaired elsewhere
        copy_whole(path, target)
        return
    # An unfinished game holds all hands: only a finished one may be read by others.
    if record.outcome is None:
        write_whole(target, text, is_durable=True)
        keep_date(path, target)
    else:
        copy_whole(path, target, is_shared=True)


def import_game(source: Path) -> Imported:
    """Copy the game in *source* into the library after playing it again; raise BadData if it is none.

    A game that is there already, or was there when it had fewer moves, is not copied twice.
    """
    record = load(source)
    check_sound(record)
    if is_in_library(source):
        return Imported(source, False)
    there = _the_same(copied(record), latest_games())
    if there is not None:
        return Imported(there, False)
    target = _free_place(_title_for(source, record))
    make_folder(games_folder())
    export(source, target)
    return Imported(target, True)


def is_from_elsewhere(source: Path, record: AnyRecord) -> bool:
    """Whether this game is to be played, and not here; one that is over is only looked at."""
    return record.outcome is None and not is_in_library(source)


def adopted(source: Path, record: AnyRecord) -> Path:
    """A copy of a game from elsewhere, in the library, where it goes on.

    So nothing is written beside somebody's download. Where nothing can be written the game is played in
    its place.
    """
    try:
        make_folder(games_folder())
        target = _free_place(_title_for(source, record))
        export(source, target)
        return target
    except CannotWrite as error:
        log.warning("A game from elsewhere is played in its place: %s", error)
        return source


def ours(game: SavedGame) -> SavedGame:
    """The *game* in a file of the library."""
    if is_from_elsewhere(game.path, game.record):
        return SavedGame(adopted(game.path, game.record), game.record)
    return game


def _the_same(record: AnyRecord, among: Sequence[Path]) -> Path | None:
    """The game of these that has all moves of *record*, if there is one."""
    origin, moves = origin_of(record), [(entry.seat, entry.move) for entry in record.entries]
    for path in among:
        with suppress(EnixError):
            other = load(path)
            entries = other.entries[: len(moves)]
            if [(entry.seat, entry.move) for entry in entries] == moves and origin_of(other) == origin:
                return path
    return None


def _title_for(source: Path, record: AnyRecord) -> str:
    try:
        return checked_title(source.stem)
    except CannotDo:
        return record.game


def _free_place(title: str, ending: str = RECORD_SUFFIX) -> Path:
    """A file in the library with this title, or one like it, that nobody has."""
    for suffix in ("", *(f" ({number})" for number in range(2, 1000))):
        path = games_folder() / f"{title}{suffix}{ending}"
        if not any(map(os.path.lexists, _alike(path))):
            return path
    raise BadData(f"There are too many games called {title}.")


def _alike(path: Path) -> list[Path]:
    """The files that have the title of *path* in the library."""
    return [path.with_name(path.stem + suffix) for suffix in RECORD_SUFFIXES]


def _need(path: Path) -> None:
    if not os.path.lexists(path):
        raise CannotDo(Obstacle.NOT_THERE, path)
    if is_open_elsewhere(path):
        raise CannotDo(Obstacle.OPEN_ELSEWHERE, path)


def _move_to_free(path: Path, target: Path) -> None:
    """Rename *path*, never over another file: the new name is taken first, by an empty file of ours."""
    try:
        if os.path.lexists(target) and target.samefile(path):
            path.rename(target)  # only upper and lower case differ, where that makes no difference
            return
        target.touch(PRIVATE_FILE, exist_ok=False)
    except FileExistsError:
        raise CannotDo(Obstacle.TAKEN_NAME, target) from None
    except OSError as error:
        raise CannotWrite(f"{target}: cannot be written ({error.strerror}).") from error
    try:
        path.replace(target)
    except OSError as error:
        with suppress(OSError):
            target.unlink()
        raise CannotWrite(f"{path}: cannot be renamed ({error.strerror}).") from error


def _trashed(path: Path) -> tuple[Path | None, bool]:
    """Put *path* into the trash of the desktop, or into our own; say where it is and which it was."""
    file = QFile(str(path))
    if _goes_to_trash(file):
        where = Path(file.fileName())
        return (where if file.fileName() and os.path.lexists(where) else None), True
    folder = games_folder() / TRASH
    make_folder(folder)
    for suffix in ("", *(f"-{number}" for number in range(2, 1000))):
        target = folder / f"{path.stem}{suffix}{path.suffix}"
        if not os.path.lexists(target):
            _move_to_free(path, target)
            return target, False
    raise BadData(f"There are too many games called {path.stem} in the trash.")


def _goes_to_trash(file: QFile) -> bool:
    """Whether the desktop has a trash for *file*; then it is there, and the file knows where."""
    return file.moveToTrash()


def _forget_in_trash(where: Path) -> None:
    """The desktop's note about a file that is not in its trash any more; elsewhere there is none."""
    note = where.parent.parent / "info" / f"{where.name}.trashinfo"
    if where.parent.name == "files" and note.is_file():
        with suppress(OSError):
            note.unlink()
