"""Older states of saved games, in case the newest is damaged: a few of each game, the oldest goes first.

The original of a game that an older version wrote stays for good.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.reading import parse, read_bytes, read_file
from enix_desktop.storage.files import CannotWrite, copy_whole, make_folder

FOLDER = "backups"
KEPT = 3
EVERY = 10
"""So many moves lie between a backup and the next."""
_OF_A_GAME = re.compile(r"\.(\d+|version-\d+)")


def keep_backup(path: Path, moves: int) -> None:
    """Back up *path* before every EVERYth move overwrites it; *moves* have been made.

    A backup is a precaution: where there is no room for it, the game itself is still written.
    """
    if moves % EVERY == 0 and path.exists():
        with suppress(OSError, EnixError):
            _keep(path)


def keep_original(path: Path, version: int) -> None:
    """Keep the file in *path* for good before it is replaced by one of the format *version*, if it is older.

    Where there is no room for it, nothing may be written in its place: CannotWrite.
    """
    try:
        written = parse(read_file(path))["version"].integer(1, version)
    except BadData:
        return  # a new game, or one that no version of ours wrote
    original = path.parent / FOLDER / f"{path.stem}.version-{written}{path.suffix}"
    if written == version or original.exists():
        return
    try:
        make_folder(original.parent)
        copy_whole(path, original)
    except EnixError as error:
        raise CannotWrite(f"{original}: the original cannot be kept. {error}") from error.__cause__


def has_text(path: Path, text: str) -> bool:
    """Whether the file in *path* is just *text*."""
    try:
        return read_bytes(path) == text.encode()
    except BadData:
        return False


def backups(path: Path) -> Iterator[Path]:
    """The backups of the game in *path* that there are, the latest first."""
    return (kept for number in range(1, KEPT + 1) if (kept := _place(path, number)).exists())


def companions(path: Path) -> list[Path]:
    """All files that go where the game in *path* goes: its backups and its originals."""
    folder = path.parent / FOLDER
    try:
        return sorted(kept for kept in folder.iterdir() if _belongs(kept, path))
    except OSError:
        return []


def renamed(companion: Path, before: Path, after: Path) -> Path:
    """The name of a *companion* when the game is no longer called as *before* but as *after*."""
    return companion.with_name(after.stem + companion.name[len(before.stem) :])


def _belongs(kept: Path, path: Path) -> bool:
    middle = kept.name[len(path.stem) : -len(path.suffix)]
    starts_alike = kept.name.startswith(path.stem) and kept.suffix == path.suffix
    return starts_alike and _OF_A_GAME.fullmatch(middle) is not None


def _keep(path: Path) -> None:
    newest = _place(path, 1)
    make_folder(newest.parent)
    for number in range(KEPT, 1, -1):
        if _place(path, number - 1).exists():
            _place(path, number - 1).replace(_place(path, number))
    copy_whole(path, newest)


def _place(path: Path, number: int) -> Path:
    return path.parent / FOLDER / f"{path.stem}.{number}{path.suffix}"
