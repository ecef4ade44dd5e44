"""One window for one person: a second start hands what it was to open to the first, and ends.

Who is first is decided by a lock of the system, which ends with its holder however that ends. The first one
listens at a door on this machine: a socket in the person's own runtime folder, or a named pipe on Windows,
never a port of the network. What comes in is a small piece of JSON; nothing is ever unpickled.
"""

import json
import logging
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, NamedTuple

from enix_desktop.app.system.paths import state_folder
from enix_desktop.storage.locks import Lock, OpenElsewhere

if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

log = logging.getLogger(__name__)

LONGEST_WISH = 65_536
"""Bytes."""
PATIENCE = 3.0
"""Seconds for the first one to open its door; after that the second one opens a window of its own."""
_MOMENT = 0.05
_WAITING = 16
"""So many may knock at once."""
_HEARD = b"heard"
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""With one of these the desktop allows a window to come to the front."""


class OpenRequest(NamedTuple):
    """What a second start wants: to see the window, and maybe a file in it."""

    file: Path | None = None
    token: str = ""

    def to_bytes(self) -> bytes:
        return json.dumps(
            {"file": None if self.file is None else str(self.file), "token": self.token}
        ).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> "OpenRequest":
        """As it was sent; ValueError if it was not sent by us."""
        try:
            document = json.loads(data)
            file, token = document["file"], document["token"]
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise ValueError("not an open request") from error
        if not isinstance(token, str) or "\0" in token:
            raise ValueError("not an open request")
        if file is None:
            return cls(None, token)
        if not isinstance(file, str) or "\0" in file or not Path(file).is_absolute():
            raise ValueError("not an open request")
        return cls(Path(file), token)


def place() -> Lock | None:
    """The place of the first one, for as long as it is kept; None if somebody else has it."""
    try:
        return Lock(state_folder() / "window", state_folder() / "window.lock")
    except OpenElsewhere:
        return None


class Arrival(NamedTuple):
    """The result of a start: it is the first, with its *lock*, or the first one *has heard* it."""

    lock: Lock | None = None
    has_heard: bool = False


def arrive(file: Path | None, patience: float = PATIENCE) -> Arrival:
    """Take the place of the first one, or let the first one show its window with *file*.

    Neither, if nobody answers: the lock belongs to another machine, or to a program that hangs.
    """
    token = next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")
    open_request = OpenRequest(None if file is None else file.absolute(), token)
    _let_others_come_forward()
    end = time.monotonic() + patience
    while True:
        lock = place()
        if lock is not None:
            return Arrival(lock)
        if _is_told(open_request, max(_MOMENT, end - time.monotonic())):
            return Arrival(has_heard=True)
        if time.monotonic() > end:
            return Arrival()
        time.sleep(_MOMENT)  # the first one is still opening its door, or closing its window


def _is_told(open_request: OpenRequest, patience: float) -> bool:
    """Whether the first one answers in time; do not wait for one that hangs."""
    heard = Event()

    def tell() -> None:
        from multiprocessing.connection import Client

        with suppress(OSError, EOFError), Client(address()) as connection:
            connection.send_bytes(open_request.to_bytes())
            if connection.recv_bytes(len(_HEARD)) == _HEARD:
                heard.set()

    telling = Thread(target=tell, name="telling", daemon=True)
    telling.start()
    telling.join(patience)
    return heard.is_set()


def _let_others_come_forward() -> None:
    """Windows lets only the program in front give that place away."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


class InstanceServer:
    """Where the first one listens, until it is closed; only the program with the lock opens it."""

    def __init__(self, grant: Callable[[OpenRequest], bool]) -> None:
        """*grant* is called in threads of the door, and says whether the open_request is granted."""
        self._grant = grant
        self._listener = _listener()
        if self._listener is not None:
            Thread(target=self._listen, args=(self._listener,), name="door", daemon=True).start()

    def close(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            with suppress(OSError):
                listener.close()

    def _listen(self, listener: "Listener") -> None:
        while self._listener is listener:
            try:
                connection = listener.accept()
            except (OSError, EOFError):  # it is closed, or the caller has gone
                time.sleep(_MOMENT)
                continue
            # One that says nothing, or half a word, keeps nobody else waiting.
            Thread(target=self._hear, args=(connection,), name="visitor", daemon=True).start()

    def _hear(self, connection: "Connection[bytes, bytes]") -> None:
        with suppress(OSError, EOFError), connection:
            data = connection.recv_bytes(LONGEST_WISH)
            try:
                open_request = OpenRequest.from_bytes(data)
            except ValueError:
                log.warning("Somebody knocked who is not Enix Desktop.")
                return
            if self._listener is not None and self._grant(open_request):
                connection.send_bytes(_HEARD)


def _listener() -> "Listener | None":
    from multiprocessing.connection import Listener

    try:
        where = address()
        if sys.platform != "win32":
            Path(where).unlink(missing_ok=True)  # left by one that was killed: who is here has the lock
        return Listener(where, backlog=_WAITING)
    except OSError as error:
        log.warning("A second start will open a second window: %s", error.strerror)
        return None


def address() -> str:
    """Where the door is: another one for each folder of settings and games."""
    import hashlib  # a first start shows its window before it needs this

    name = hashlib.sha256(os.fsencode(state_folder().absolute())).hexdigest()[:16]
    if sys.platform == "win32":
        return rf"\\.\pipe\enix-desktop-{name}"
    return str(_runtime_folder() / f"enix-desktop-{name}")


def _runtime_folder() -> Path:
    """A short path to a folder that is this person's alone."""
    given = os.environ.get("XDG_RUNTIME_DIR")
    if given and _is_own(Path(given)):
        return Path(given)
    import tempfile

    own = Path(tempfile.gettempdir()) / f"enix-desktop-{os.getuid()}"
    with suppress(FileExistsError):
        own.mkdir(0o700)
    if not _is_own(own):
        raise PermissionError(0, f"{own} is not a folder of one's own")
    return own


def _is_own(folder: Path) -> bool:
    try:
        state = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(state.st_mode) and state.st_uid == os.getuid() and not state.st_mode & 0o077
