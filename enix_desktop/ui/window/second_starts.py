"""Second starts of the program come to the window that is open."""

import os
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from enix_desktop.app.system.single_instance import PATIENCE, InstanceServer, OpenRequest
from enix_desktop.ui.window.main_window import MainWindow


class SecondStart:
    """A request, and whether the window has granted it: the window may just be closing."""

    def __init__(self, open_request: OpenRequest) -> None:
        self.open_request = open_request
        self.is_granted = Event()


class SecondStarts(QObject):
    """Shows the window, and a file in it, when the program is started again."""

    _came = Signal(object)
    """A SecondStart, on its way into the window's thread."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._came.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self._server = InstanceServer(self._grant)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._server.close)

    def _grant(self, open_request: OpenRequest) -> bool:
        """Called by the server; a second start that hears nothing opens a window of its own."""
        second_start = SecondStart(open_request)
        self._came.emit(second_start)
        return second_start.is_granted.wait(PATIENCE)

    def _receive(self, second_start: SecondStart) -> None:
        if not self._window.isVisible():
            return  # it was closed in this moment: the next one takes its place
        second_start.is_granted.set()
        come_forward(self._window, second_start.open_request.token)
        if second_start.open_request.file is not None:
            self._window.open_file(second_start.open_request.file)


def come_forward(window: MainWindow, token: str = "") -> None:
    """Show *window* above all others, as far as the desktop allows it."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # where Qt looks for it on Wayland
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
