"""Where a window stands: as it was left, but always on a screen and never larger than that."""

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_ENOUGH = 80
"""So many pixels of a window in each direction must be on a screen: enough to take hold of it."""


class WindowPlace(QObject):
    """Keeps *window* at least as large as *smallest*, where the screen it is on has so much room."""

    def __init__(self, window: QWidget, smallest: QSize, usual: QSize) -> None:
        super().__init__(window)
        self._window, self._smallest, self._usual = window, smallest, usual
        self._bound(window.screen())
        window.installEventFilter(self)

    def restore(self, saved: str) -> None:
        """Stand where `remembered` told, or in the usual size; screens may have gone since."""
        window, room = self._window, self._window.screen().availableGeometry()
        if not saved or not window.restoreGeometry(QByteArray.fromBase64(saved.encode())):
            window.resize(self._usual.boundedTo(room.size()))
        elif not self._is_in_sight():
            window.resize(window.size().boundedTo(room.size()))
            middle = QRect(window.pos(), window.size())
            middle.moveCenter(room.center())
            window.move(middle.topLeft())

    def remembered(self) -> str:
        """How to stand here again."""
        return bytes(self._window.saveGeometry().toBase64().data()).decode()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A window that is shown is on a screen, and can be moved to another one."""
        if event.type() == QEvent.Type.Show:
            self._window.removeEventFilter(self)
            handle = self._window.windowHandle()
            handle.screenChanged.connect(self._bound)
            self._bound(handle.screen())
        return False

    def _bound(self, screen: QScreen | None) -> None:
        if screen is not None:
            self._window.setMinimumSize(self._smallest.boundedTo(screen.availableSize()))

    def _is_in_sight(self) -> bool:
        here = self._window.frameGeometry()
        parts = [
            screen.availableGeometry().intersected(here) for screen in self._window.screen().virtualSiblings()
        ]
        return any(part.width() >= _ENOUGH and part.height() >= _ENOUGH for part in parts)
