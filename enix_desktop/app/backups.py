"""Older states of saved games, in case the newest is damaged: a few of each game, the oldest goes first."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

FOLDER = "backups"
KEPT = 3
EVERY = 10
"""So many moves lie between a backup and the next."""


def keep_backup(path: Path, moves: int) -> None:
    """Keep the file in *path* as it is before it is replaced by one of so many *moves*, now and then.

    A backup is a precaution: where there is no room for it, the game itself is still written.
    """
    if moves % EVERY == 0 and path.exists():
        with suppress(OSError):
            _keep(path)


def backups(path: Path) -> Iterator[Path]:
    """The backups of the game in *path* that there are, the latest first."""
    return (kept for number in range(1, KEPT + 1) if (kept := _place(path, number)).exists())


def _keep(path: Path) -> None:
    newest = _place(path, 1)
    newest.parent.mkdir(exist_ok=True)
    for number in range(KEPT, 1, -1):
        if _place(path, number - 1).exists():
            _place(path, number - 1).replace(_place(path, number))
    shutil.copy2(path, newest)


def _place(path: Path, number: int) -> Path:
    return path.parent / FOLDER / f"{path.stem}.{number}{path.suffix}"
