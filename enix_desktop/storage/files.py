"""Writing files whole or not at all."""

import io
import os
import re
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from enix_desktop.engine.errors import EnixError

_TEMPORARY = re.compile(r"\..+\.(?:enix|json)\.([0-9]{1,10})")
"""What `write_whole` calls a file that is not yet whole: the name it will get, and who writes it."""
_SURELY_OLD = 24 * 60 * 60
"""Seconds after which nobody writes a file any more, whoever has that number now."""


class CannotWrite(EnixError):
    """A file or folder that cannot be written."""


def make_folder(folder: Path) -> None:
    """Make sure that *folder* is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"{folder}: cannot be made a folder ({error.strerror}).") from error


def write_whole(path: Path, content: str | bytes, is_durable: bool = False) -> None:
    """Write *content* to a file beside *path* and rename it, so that *path* is never half written.

    What is written *durably* is still there when the power fails right afterwards.
    """
    temporary = temporary_beside(path)
    try:
        with temporary.open("wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode("utf-8"))
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


def temporary_beside(path: Path) -> Path:
    """A name for what will be *path* when it is whole; `remove_leftovers` knows such names."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def remove_leftovers(folder: Path) -> int:
    """Remove what programs that were killed while writing left in *folder*; return how many files it was."""
    removed = 0
    with suppress(OSError):
        for entry in os.scandir(folder):
            found = _TEMPORARY.fullmatch(entry.name)
            if found is None or not entry.is_file(follow_symlinks=False):
                continue
            with suppress(OSError):
                if _is_abandoned(int(found[1]), entry.stat(follow_symlinks=False).st_mtime):
                    Path(entry.path).unlink()
                    removed += 1
    return removed


def _is_abandoned(process: int, written: float) -> bool:
    if process == os.getpid():
        return False
    return not _is_running(process) or time.time() - written > _SURELY_OLD


def _is_running(process: int) -> bool:
    if sys.platform == "win32":
        return True  # asking with signal 0 would end it there
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        pass  # somebody else's
    return True


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
    import csv  # the window reads settings with this module long before it writes a table

    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
