"""Writing files whole or not at all."""

import csv
import io
import os
from collections.abc import Iterable, Sequence
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


def write_whole(path: Path, content: str | bytes) -> None:
    """Write *content* to a file beside *path* and rename it, so that *path* is never half written."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if isinstance(content, bytes):
            temporary.write_bytes(content)
        else:
            temporary.write_text(content, encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise CannotWrite(f"{path}: cannot be written ({error.strerror}).") from error


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
