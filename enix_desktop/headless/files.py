"""Writing files whole or not at all."""

import csv
import io
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from enix_desktop.engine.errors import EnixError


class CannotWrite(EnixError):
    """A file or folder that cannot be written."""


def make_folder(folder: Path) -> None:
    """Make sure that *folder* is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"{folder}: cannot be made a folder ({error.strerror}).") from error


def write_whole(path: Path, text: str, is_durable: bool = False) -> None:
    """Write *text* to a file beside *path* and rename it, so that *path* is never half written.

    What is written *durably* is still there when the power fails right afterwards.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            if is_durable:
                file.flush()
                os.fsync(file.fileno())
        temporary.replace(path)
        if is_durable:
            _sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise CannotWrite(f"{path}: cannot be written ({error.strerror}).") from error


def _sync_folder(folder: Path) -> None:
    """The new name, too, is to survive; where folders cannot be opened the system sees to it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def check_writable(path: Path) -> None:
    """Refuse *path* before hours of work, not after them."""
    if path.is_dir():
        raise CannotWrite(f"{path}: this is a folder, not a file.")
    if not path.parent.is_dir():
        raise CannotWrite(f"{path}: there is no folder {path.parent} to write it to.")
    if not os.access(path.parent, os.W_OK):
        raise CannotWrite(f"{path}: the folder {path.parent} cannot be written to.")


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """Rows as comma-separated values."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
