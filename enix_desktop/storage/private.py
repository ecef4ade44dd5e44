"""Modes of files and folders: what the program keeps is for its owner alone.

On Windows the folders of a person are private already, and modes mean nothing: there all this does nothing.
"""

import errno
import os
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
SHARED_FILE = 0o666
"""Less what the system takes away from every new file."""
_OTHERS = 0o077
"""What anybody but the owner may do."""
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_QUIET = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def make_private(folder: Path) -> None:
    """Make *folder* and what is missing above it, for the owner alone; what is there stays as it is."""
    for missing in reversed([place for place in (folder, *folder.parents) if not place.exists()]):
        missing.mkdir(PRIVATE_FOLDER, exist_ok=True)
    if not folder.is_dir():
        folder.mkdir()  # the system says what is in the way


def open_new(path: Path, mode: int = PRIVATE_FILE) -> BinaryIO:
    """A new file in *path* to be written; what a killed program left there is replaced, never followed."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK | getattr(os, "O_BINARY", 0)
    try:
        return os.fdopen(os.open(path, flags, mode), "wb")
    except FileExistsError:
        path.unlink()
    return os.fdopen(os.open(path, flags, mode), "wb")


def open_private(path: str | Path, flags: int) -> int:
    """A descriptor of a file of ours, private if it is new; a pipe, a device or a link is refused."""
    descriptor = os.open(path, flags | _NO_LINK | _QUIET, PRIVATE_FILE)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "this is not a file", str(path))
    return descriptor


def make_all_private(folders: Iterable[Path]) -> int:
    """Take from everybody else what *folders* hold, all the way down; return how many modes were changed.

    No link is followed, not even one that is itself one of *folders*: its maker decides about what lies
    there.
    """
    changed = 0
    if sys.platform != "win32":
        for folder in folders:
            with suppress(OSError):  # it is not there yet
                for _, _, names, place in os.fwalk(folder):
                    changed += _made_private(place) + sum(_is_mended(name, place) for name in names)
    return changed


def _is_mended(name: str, folder: int) -> bool:
    """Whether the mode of the file *name* had to be changed."""
    with suppress(OSError):
        mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
        if not stat.S_ISREG(mode) or not mode & _OTHERS:
            return False
        descriptor = os.open(name, os.O_RDONLY | _NO_LINK | _QUIET, dir_fd=folder)
        try:
            return _made_private(descriptor)
        finally:
            os.close(descriptor)
    return False


def _made_private(descriptor: int) -> bool:
    """Whether something was taken from others; what the owner may do stays, such as only read it."""
    mode = os.fstat(descriptor).st_mode
    if not mode & _OTHERS or not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        return False
    with suppress(OSError):  # somebody else's
        os.fchmod(descriptor, stat.S_IMODE(mode) & ~_OTHERS)
        return True
    return False
