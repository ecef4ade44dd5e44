"""Second starts of the program come to the window that is open."""

import os

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from enix_desktop.app.single_instance import Door, Wish
from enix_desktop.ui.main_window import MainWindow

OPENS_AFTER = 400
"""Milliseconds: the first picture does not wait for the door, but whoever knocks waits longer than that."""


class Visitors(QObject):
    """Shows the window, and a file in it, to whoever starts the program again."""

    _came = Signal(object)
    """A wish, on its way into the window's thread."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._door: Door | None = None
        self._came.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(OPENS_AFTER, self, self._open)

    def _open(self) -> None:
        self._door = Door(self._came.emit)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._door.close)

    def _receive(self, wish: Wish) -> None:
        come_forward(self._window, wish.token)
        if wish.file is not None:
            self._window.open_file(wish.file)


def come_forward(window: MainWindow, token: str = "") -> None:
    """Show *window* above all others, as far as the desktop allows it."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # where Qt looks for it on Wayland
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
