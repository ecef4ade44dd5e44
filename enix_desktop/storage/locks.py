"""Who has a file open: two programs on one folder never write the same game.

The system itself holds the locks and lets go of them when a program ends, however it ends, so there is
nothing stale to be judged. What is locked is an empty hidden file beside the one that is held, since a game's
own file is replaced with every move: so all programs that can write a game see its lock, wherever they keep
their own state. A folder on another machine is locked as far as its system does that for others.
"""

import logging
import os
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from enix_desktop.engine.errors import EnixError
from enix_desktop.storage.private import make_private, open_private

log = logging.getLogger(__name__)

_MOMENT = 0.01
_PATIENCE = 0.2
"""Seconds that a short piece of work waits for another program's."""
_LONGEST_NAME = 255
"""Bytes."""


class OpenElsewhere(EnixError):
    """A file that another program has open."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: open in another window of Enix Desktop.")
        self.path = path


class Lock:
    """Holds *path* for this program from the moment it is made until `release`, or raises OpenElsewhere.

    Where no lock can be made (a full disk, a folder nobody may write) one plays without.
    """

    def __init__(self, path: Path, place: Path | None = None) -> None:
        """*place* is the file that is locked, if it is not to be the hidden one beside *path*."""
        self.path = path
        self._place = place or _place(path)
        self._file: int | None = None
        try:
            make_private(self._place.parent)
            self._file = self._taken()
        except OSError as error:
            log.warning("There is no lock for %s: %s", path.name, error.strerror)

    def release(self) -> None:
        handle, self._file = self._file, None
        if handle is None:
            return
        with suppress(OSError):
            self._place.unlink()  # before it is let go: who waits for this very file will see that it is gone
        os.close(handle)
        if sys.platform == "win32":
            with suppress(OSError):  # an open file cannot be removed there
                self._place.unlink()

    def _taken(self) -> int:
        while True:
            handle = open_private(self._place, os.O_RDWR | os.O_CREAT)
            try:
                _lock(handle)
            except BlockingIOError:
                os.close(handle)
                raise OpenElsewhere(self.path) from None
            except OSError:
                os.close(handle)
                raise
            if _is_same(handle, self._place):
                return handle
            os.close(handle)  # it was removed while we took it, and somebody may have made another


class Locks:
    """The locks of this program, one for each file, however its path is written."""

    def __init__(self) -> None:
        self._held: dict[Path, Lock] = {}

    def take(self, path: Path) -> None:
        """Hold *path*, if it is not held already; or raise OpenElsewhere."""
        if _place(path) not in self._held:
            self._held[_place(path)] = Lock(path)

    def release(self, but: Collection[Path | None] = ()) -> None:
        """Let others have everything *but* these."""
        kept = {_place(path) for path in but if path is not None}
        for place in [place for place in self._held if place not in kept]:
            self._held.pop(place).release()


def is_open_elsewhere(path: Path) -> bool:
    """Whether another program has *path* open now."""
    if not _place(path).exists():
        return False
    try:
        Lock(path).release()
    except OpenElsewhere:
        return True
    return False


@contextmanager
def briefly(path: Path) -> Iterator[None]:
    """Read and write *path* while no other program does the same; nobody waits for long."""
    end = time.monotonic() + _PATIENCE
    lock = None
    while lock is None and time.monotonic() < end:
        try:
            lock = Lock(path)
        except OpenElsewhere:
            time.sleep(_MOMENT)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _place(path: Path) -> Path:
    """The same however the folder is written; a link to a game is a file of its own once it is saved."""
    folder, name = Path(os.path.realpath(path.parent)), f".{path.name}.lock"
    if len(os.fsencode(name)) > _LONGEST_NAME:
        import hashlib  # the window opens before any game does

        name = f".{hashlib.sha256(os.fsencode(path.name)).hexdigest()[:32]}.lock"
    return folder / name


def _is_same(handle: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), place.stat())
    except OSError:
        return False


if sys.platform == "win32":
    import errno
    import msvcrt

    def _lock(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EDEADLK):
                raise BlockingIOError from error
            raise

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
