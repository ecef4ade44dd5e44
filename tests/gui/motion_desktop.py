"""A desktop that wants less motion, and then not any more; run with a D-Bus of its own."""

import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
from PySide6.QtGui import QGuiApplication

from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.table.motion import MotionKeeper, motion
from enix_desktop.ui.table.motion_portal import INTERFACE, PATH, SERVICE, MotionPortal


class Desktop(QObject):
    """Answers like the portal of a desktop."""

    @Slot(str, str, result=QDBusVariant)
    def Read(self, namespace: str, name: str) -> QDBusVariant:  # noqa: N802
        return QDBusVariant(1 if name == "reduced-motion" else True)


def main() -> None:
    """Print what holds after the answer, and after the change."""
    app = QGuiApplication([])
    bus, desktop = QDBusConnection.sessionBus(), Desktop()
    bus.registerObject(PATH, INTERFACE, desktop, QDBusConnection.RegisterOption.ExportAllSlots)
    bus.registerService(SERVICE)
    settings = Settings(Path(tempfile.mkdtemp()) / "settings.json")
    keeper = MotionKeeper(settings, app)
    MotionPortal(keeper.hear_desktop, keeper).ask()

    def wait_for(is_reduced: bool, then: object) -> None:
        if motion.is_reduced is is_reduced:
            print(is_reduced, flush=True)
            assert callable(then)
            then()
        else:
            QTimer.singleShot(5, lambda: wait_for(is_reduced, then))

    def change() -> None:
        message = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        message.setArguments(["org.freedesktop.appearance", "reduced-motion", QDBusVariant(0)])
        bus.send(message)
        wait_for(False, app.quit)

    wait_for(True, change)
    app.exec()


main()
