"""One window for one person: a second start hands what it was to open to the first, and ends.

Who is first is decided by a lock of the system, which ends with its holder however that ends. The first one
listens at a door on this machine: a socket in the person's own runtime folder, or a named pipe on Windows,
never a port of the network. What comes in is a small piece of JSON; nothing is ever unpickled.
"""

import hashlib
import json
import logging
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from enix_desktop.app.locks import Lock, OpenElsewhere
from enix_desktop.app.paths import state_folder

if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

log = logging.getLogger(__name__)

LONGEST_WISH = 65_536
"""Bytes."""
PATIENCE = 3.0
"""Seconds for the first one to open its door; after that the second one opens a window of its own."""
_MOMENT = 0.05
_SILENCE = 0.5
"""Seconds after which whoever knocks and says nothing is left standing; others may be waiting."""
_HEARD = b"heard"
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""With one of these the desktop allows a window to come to the front."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a second start wants: to see the window, and maybe a file in it."""

    file: Path | None = None
    token: str = ""

    def to_bytes(self) -> bytes:
        """As it is sent."""
        return json.dumps(
            {"file": None if self.file is None else str(self.file), "token": self.token}
        ).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> "Wish":
        """As it was sent; ValueError if it was not sent by us."""
        try:
            document = json.loads(data)
            file, token = document["file"], document["token"]
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise ValueError("not a wish") from error
        if not (file is None or isinstance(file, str)) or not isinstance(token, str) or "\0" in (file or ""):
            raise ValueError("not a wish")
        return cls(None if file is None else Path(file), token)


def place() -> Lock | None:
    """The place of the first one, for as long as it is kept; None if somebody else has it."""
    try:
        return Lock(state_folder() / "window")
    except OpenElsewhere:
        return None


@dataclass(frozen=True, slots=True)
class Arrival:
    """How a start has found things: it is the first, with its *lock*, or the first one *has heard* it."""

    lock: Lock | None = None
    has_heard: bool = False


def arrive(file: Path | None, patience: float = PATIENCE) -> Arrival:
    """Take the place of the first one, or let the first one show its window with *file*.

    Neither, if nobody answers: whoever has the place is on another machine, or hangs.
    """
    token = next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")
    wish = Wish(None if file is None else file.absolute(), token)
    _let_others_come_forward()
    end = time.monotonic() + patience
    while True:
        lock = place()
        if lock is not None:
            return Arrival(lock)
        with suppress(OSError, EOFError):
            if _told(wish):
                return Arrival(has_heard=True)
        if time.monotonic() > end:
            return Arrival()
        time.sleep(_MOMENT)  # the first one is still opening its door, or closing its window


def _told(wish: Wish) -> bool:
    from multiprocessing.connection import Client

    with Client(address()) as connection:
        connection.send_bytes(wish.to_bytes())
        return bool(connection.poll(PATIENCE)) and connection.recv_bytes(len(_HEARD)) == _HEARD


def _let_others_come_forward() -> None:
    """Windows lets only the program in front give that place away."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


class Door:
    """Where the first one listens, in a thread of its own, until it is closed."""

    def __init__(self, on_wish: Callable[[Wish], object]) -> None:
        """*on_wish* is called in that thread."""
        self._on_wish = on_wish
        self._listener = _listener()
        if self._listener is not None:
            Thread(target=self._listen, args=(self._listener,), name="door", daemon=True).start()

    def close(self) -> None:
        """Nobody is heard any more."""
        listener, self._listener = self._listener, None
        if listener is not None:
            with suppress(OSError):
                listener.close()

    def _listen(self, listener: "Listener") -> None:
        while self._listener is listener:
            try:
                with listener.accept() as connection:
                    self._hear(connection)
            except (OSError, EOFError):  # it is closed, or whoever knocked has gone
                if self._listener is listener:
                    time.sleep(_MOMENT)

    def _hear(self, connection: "Connection[bytes, bytes]") -> None:
        if not connection.poll(_SILENCE):
            return
        try:
            wish = Wish.from_bytes(connection.recv_bytes(LONGEST_WISH))
        except ValueError:
            log.warning("Somebody knocked who is not Enix Desktop.")
            return
        self._on_wish(wish)
        connection.send_bytes(_HEARD)


def _listener() -> "Listener | None":
    from multiprocessing.connection import Listener

    try:
        where = address()
        if sys.platform != "win32":
            Path(where).unlink(missing_ok=True)  # left by one that was killed: who is here has the lock
        return Listener(where)
    except OSError as error:
        log.warning("A second start will open a second window: %s", error.strerror)
        return None


def address() -> str:
    """Where the door is: another one for each folder of settings and games."""
    name = hashlib.sha256(os.fsencode(state_folder().absolute())).hexdigest()[:16]
    if sys.platform == "win32":
        return rf"\\.\pipe\enix-desktop-{name}"
    return str(_runtime_folder() / f"enix-desktop-{name}")


def _runtime_folder() -> Path:
    """A short path to a folder that is this person's alone."""
    given = os.environ.get("XDG_RUNTIME_DIR")
    if given and Path(given).is_dir():
        return Path(given)
    own = Path(tempfile.gettempdir()) / f"enix-desktop-{os.getuid()}"
    with suppress(FileExistsError):
        own.mkdir(0o700)
    state = own.lstat()
    if not stat.S_ISDIR(state.st_mode) or state.st_uid != os.getuid() or state.st_mode & 0o077:
        raise PermissionError(0, f"{own} is not a folder of one's own")
    return own
