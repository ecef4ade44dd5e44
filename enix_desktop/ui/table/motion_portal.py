"""What a Linux desktop says about motion, asked over D-Bus; no answer means the default."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
LESS: Mapping[tuple[str, str], object] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Which values ask for less motion; the second is older and means the same."""


class MotionPortal(QObject):
    """Asks the portal without waiting for it, and listens to it from then on."""

    def __init__(self, tell: Callable[[bool], object], parent: QObject) -> None:
        """*tell* hears whether the desktop wants less motion."""
        super().__init__(parent)
        self._tell = tell
        self._wishes: dict[tuple[str, str], bool] = {}

    def ask(self) -> None:
        """Ask for the current setting; without a desktop nothing happens."""
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        # PySide wants the text that SLOT gives, although its types say bytes.
        slot: Any = SLOT("on_change(QString,QString,QDBusVariant)")
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)
        for key in LESS:
            call = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
            call.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.finished.connect(lambda answered, key=key: self._on_answer(key, answered))

    def _on_answer(self, key: tuple[str, str], watcher: QDBusPendingCallWatcher) -> None:
        message: Any = watcher.reply()
        if message.type() == QDBusMessage.MessageType.ReplyMessage:
            arguments = message.arguments()
            if arguments:
                self.hear(key, arguments[0])
        watcher.deleteLater()

    @Slot(str, str, QDBusVariant)
    def on_change(self, namespace: str, name: str, value: QDBusVariant) -> None:
        """A setting of the desktop changed."""
        self.hear((namespace, name), value)

    def hear(self, key: tuple[str, str], value: object) -> None:
        """Report what *value* means."""
        if key not in LESS:
            return
        while isinstance(value, QDBusVariant):  # the portal wraps its answer twice
            value = value.variant()
        self._wishes[key] = value == LESS[key]
        self._tell(any(self._wishes.values()))
