"""Writing files whole or not at all, and for nobody else's eyes unless somebody exports them.

Everything the program keeps goes through here: saved games hold all hands and the seed. What a person saves
to a place of their choice is *shared*: it gets the mode that the system gives to any new file.
"""

import errno
import io
import os
import re
import stat
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.reading import read_bytes
from enix_desktop.storage.private import PRIVATE_FILE, SHARED_FILE, make_private, open_new

_TEMPORARY = re.compile(r"\..+\.(?:enix|json|png)\.([0-9]{1,10})")
"""What `write_whole` calls a file that is not yet whole: the name it will get, and who writes it."""
_SURELY_OLD = 24 * 60 * 60
"""Seconds after which a file is abandoned, even if another process has that number now."""


class CannotWrite(EnixError):
    """A file or folder that cannot be written."""


def make_folder(folder: Path) -> None:
    """Make sure that *folder* is there; it and the folders made on the way are private."""
    try:
        make_private(folder)
    except OSError as error:
        raise CannotWrite(f"{folder}: cannot be made a folder ({error.strerror}).") from error


def make_shared_folder(folder: Path) -> None:
    """Make sure that *folder*, which somebody has chosen, is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"{folder}: cannot be created as a folder ({error.strerror}).") from error


def write_whole(
    path: Path, content: str | bytes, *, is_durable: bool = False, is_shared: bool = False
) -> None:
    """Write *content* to a file beside *path* and rename it, so that *path* is never half written.

    What is written *durably* is still there when the power fails right afterwards.
    """
    data = content if isinstance(content, bytes) else content.encode("utf-8")
    _write(path, data, is_durable=is_durable, is_shared=is_shared)


def copy_whole(source: Path, target: Path, *, is_shared: bool = False) -> None:
    """Copy a file with its date, so that *target* is never half written; BadData if it cannot be read."""
    content = read_bytes(source)
    try:
        state = source.stat()
    except OSError as error:
        raise BadData(f"{source}: cannot be read ({error.strerror}).") from error
    _write(target, content, is_shared=is_shared, times=(state.st_atime_ns, state.st_mtime_ns))


def _write(
    path: Path,
    content: bytes,
    *,
    is_durable: bool = False,
    is_shared: bool = False,
    times: tuple[int, int] | None = None,
) -> None:
    temporary = temporary_beside(path)
    try:
        _check_replaceable(path)
        with open_new(temporary, SHARED_FILE if is_shared else PRIVATE_FILE) as file:
            file.write(content)
            if is_durable:
                file.flush()
                os.fsync(file.fileno())
        if times is not None:
            os.utime(temporary, ns=times)
        temporary.replace(path)
        if is_durable:
            _sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise CannotWrite(f"{path}: cannot be written ({error.strerror}).") from error


def _check_replaceable(path: Path) -> None:
    """A pipe or a device that somebody names by mistake must not be replaced by a file."""
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.EINVAL, "this is not a file")


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
