"""A desktop of its own, and a screen reader's way to the programs on it: AT-SPI over D-Bus."""

import os
import shutil
import signal
import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, MatchRule, Properties, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.low_level import HeaderFields, Message, MessageType

from tests import patience
from tests.e2e.window import environment

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
ATSPI = "org.a11y.atspi"
DESKTOP = "/org/a11y/atspi/accessible/root"
EVENTS = ("object:announcement", "object:state-changed:focused")


def missing_programs() -> list[str]:
    """What is not installed."""
    daemon = [] if shutil.which("dbus-daemon") else ["dbus-daemon"]
    return daemon + ([] if _launcher() else ["at-spi2-core"])


def _launcher() -> str | None:
    return next((path for path in LAUNCHERS if Path(path).exists()), None)


@contextmanager
def speech_bus(home: Path) -> Iterator[dict[str, str]]:
    """A session bus and an accessibility bus that nobody else uses; the environment that leads to them."""
    clean = environment(XDG_RUNTIME_DIR=str(home), XDG_CONFIG_HOME=str(home), GSETTINGS_BACKEND="memory")
    with _process(["dbus-daemon", "--session", "--nofork", "--print-address=1"], clean) as daemon:
        assert daemon.stdout is not None
        address = patience.line_of(daemon.stdout, "dbus-daemon to say its address")
        yield clean | {"DBUS_SESSION_BUS_ADDRESS": address}


@contextmanager
def _process(command: list[str], env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A process in a group of its own, which is ended with everything that it started."""
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            patience.end_of(process, command[0])


@dataclass(frozen=True, slots=True)
class Found:
    """Something in the tree: who owns it, where, and what it says."""

    owner: str
    path: str
    name: str
    role: str
    states: int
    depth: int

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)


class ScreenReader:
    """Reads trees, hears events and does actions, and nothing else."""

    def __init__(self, env: dict[str, str]) -> None:
        self._session = open_dbus_connection(bus=env["DBUS_SESSION_BUS_ADDRESS"])
        status = Properties(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status"))
        # Asking for the name starts the bus: this is how a screen reader wakes the programs up.
        self._answer(self._session, status.set("IsEnabled", "b", True))
        self._answer(self._session, status.set("ScreenReaderEnabled", "b", True))
        to_bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (address,) = self._answer(self._session, new_method_call(to_bus, "GetAddress"))
        self._bus = open_dbus_connection(bus=address)
        self._listen()
        self.heard: list[str] = []
        self.focused: list[tuple[str, str]] = []

    def _listen(self) -> None:
        registry = DBusAddress("/org/a11y/atspi/registry", f"{ATSPI}.Registry", f"{ATSPI}.Registry")
        for event in EVENTS:
            self._answer(self._bus, new_method_call(registry, "RegisterEvent", "s", (event,)))
        rule = MatchRule(type="signal", interface=f"{ATSPI}.Event.Object")
        self._answer(self._bus, message_bus.AddMatch(rule))
        self._events: deque[Message] = deque()
        self._bus.filter(rule, queue=self._events)

    def close(self) -> None:
        self._bus.close()
        self._session.close()

    @staticmethod
    def _answer(bus: DBusConnection, message: Message) -> tuple[Any, ...]:
        reply = bus.send_and_get_reply(message, timeout=patience.patience())
        if reply.header.message_type is MessageType.error:
            raise LookupError(reply.body)
        body: tuple[Any, ...] = reply.body
        return body

    def call(self, owner: str, path: str, interface: str, method: str, *sent: Any) -> Any:
        """What something answers; LookupError if it is not there any more."""
        signature, body = (sent[0], sent[1:]) if sent else (None, ())
        address = DBusAddress(path, owner, f"{ATSPI}.{interface}")
        answer = self._answer(self._bus, new_method_call(address, method, signature, body))
        return answer[0] if answer else None

    def get(self, found: Found, name: str) -> str:
        """A property, such as the description."""
        address = DBusAddress(found.path, found.owner, f"{ATSPI}.Accessible")
        ((_, value),) = self._answer(self._bus, Properties(address).get(name))
        return str(value)

    def tree(self) -> list[Found]:
        """Everything on the desktop that can be seen, from top to bottom."""
        found: list[Found] = []
        for owner, path in self.call(f"{ATSPI}.Registry", DESKTOP, "Accessible", "GetChildren"):
            with suppress(LookupError):
                self._walk(owner, path, 0, found)
        return found

    def _walk(self, owner: str, path: str, depth: int, found: list[Found]) -> None:
        low, high = self.call(owner, path, "Accessible", "GetState")
        here = Found(owner, path, "", "", low | high << 32, depth)
        if depth > 0 and not here.has(SHOWING):
            return
        role = self.call(owner, path, "Accessible", "GetRoleName")
        found.append(Found(owner, path, self.get(here, "Name"), role, here.states, depth))
        for next_owner, next_path in self.call(owner, path, "Accessible", "GetChildren"):
            with suppress(LookupError):  # it went while we looked
                self._walk(next_owner, next_path, depth + 1, found)

    def actions(self, found: Found) -> list[str]:
        """What can be done with something."""
        try:
            return [name for name, _, _ in self.call(found.owner, found.path, "Action", "GetActions")]
        except LookupError:
            return []

    def place(self, found: Found) -> tuple[int, int, int, int]:
        """Where it is on the screen."""
        x, y, wide, high = self.call(found.owner, found.path, "Component", "GetExtents", "u", 0)
        return x, y, wide, high

    def press(self, found: Found) -> None:
        """Choose something; LookupError if it cannot be chosen any more."""
        names = self.actions(found)
        if "Press" not in names:
            raise LookupError(found.name)
        self.call(found.owner, found.path, "Action", "DoAction", "i", names.index("Press"))

    def listen(self) -> list[str]:
        """Everything that has been said so far."""
        self.call(f"{ATSPI}.Registry", DESKTOP, "Accessible", "GetRoleName")  # takes in what has come
        while self._events:
            event = self._events.popleft()
            fields = event.header.fields
            kind, is_so, _, value, *_ = event.body
            if fields[HeaderFields.member] == "Announcement":
                self.heard.append(value[1])
            elif kind == "focused" and is_so:
                self.focused.append((fields[HeaderFields.sender], fields[HeaderFields.path]))
        return self.heard


SHOWING, FOCUSABLE, SENSITIVE = 25, 11, 24
"""Numbers of states."""
