"""Second starts of the program come to the window that is open."""

import os
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from enix_desktop.app.system.single_instance import PATIENCE, Door, Wish
from enix_desktop.ui.window.main_window import MainWindow


class Visit:
    """A wish, and whether the window has granted it; it may be too late, or the window just be closing."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.is_granted = Event()


class Visitors(QObject):
    """Shows the window, and a file in it, to whoever starts the program again."""

    _came = Signal(object)
    """A Visit, on its way into the window's thread."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._came.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self._door = Door(self._grant)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._door.close)

    def _grant(self, wish: Wish) -> bool:
        """Called by the door: whoever knocks hears nothing from a window that hangs, and goes its own way."""
        visit = Visit(wish)
        self._came.emit(visit)
        return visit.is_granted.wait(PATIENCE)

    def _receive(self, visit: Visit) -> None:
        if not self._window.isVisible():
            return  # it was closed in this moment: the next one takes its place
        visit.is_granted.set()
        come_forward(self._window, visit.wish.token)
        if visit.wish.file is not None:
            self._window.open_file(visit.wish.file)


def come_forward(window: MainWindow, token: str = "") -> None:
    """Show *window* above all others, as far as the desktop allows it."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # where Qt looks for it on Wayland
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
