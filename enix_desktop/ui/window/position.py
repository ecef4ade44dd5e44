"""Where a window stands: as it was left, but always on a screen and never larger than that."""

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_ENOUGH = 80
"""So many pixels of a window in each direction must be on a screen: enough to take hold of it."""
FRAME = QSize(16, 48)
"""What a desktop may need around a window; how much it really takes is known when the window is shown."""


class WindowPosition(QObject):
    """Keeps *window* at least as large as *smallest*, where the screen it is on has so much room."""

    def __init__(self, window: QWidget, smallest: QSize, usual: QSize) -> None:
        super().__init__(window)
        self._window, self._smallest, self._usual = window, smallest, usual
        self._is_shown = False
        self._given = QSize()
        """The size that the window had after `restore`."""
        self._bound(window.screen())
        window.installEventFilter(self)

    def restore(self, saved: str) -> None:
        """Stand where `remembered` told, or in the usual size; screens may have gone since."""
        window, room = self._window, self._window.screen().availableGeometry()
        if not saved or not window.restoreGeometry(QByteArray.fromBase64(saved.encode())):
            window.resize(self._usual.boundedTo(room.size() - FRAME))
        elif not self._is_in_sight():
            window.resize(window.size().boundedTo(room.size()))
            middle = QRect(window.pos(), window.size())
            middle.moveCenter(room.center())
            window.move(middle.topLeft())
        self._given = window.size()

    def remembered(self) -> str:
        """How to stand here again."""
        return bytes(self._window.saveGeometry().toBase64().data()).decode()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A window that is shown is on a screen; once it is active, it has its frame."""
        if event.type() == QEvent.Type.Show and not self._is_shown:
            self._is_shown = True
            handle = self._window.windowHandle()
            handle.screenChanged.connect(self._bound)
            self._bound(handle.screen())
        elif event.type() == QEvent.Type.WindowActivate:
            self._window.removeEventFilter(self)
            self._bound(self._window.screen())
            self._fit()
        return False

    def _bound(self, screen: QScreen | None) -> None:
        if screen is not None:
            self._window.setMinimumSize(self._smallest.boundedTo(screen.availableSize() - self._frame))

    def _fit(self) -> None:
        """Make the window with its frame no larger than its screen, unless somebody has resized it."""
        window = self._window
        room = window.screen().availableGeometry()
        if window.isMaximized() or window.isFullScreen() or window.size() != self._given:
            return
        size = window.size().boundedTo(room.size() - self._frame)
        if size != window.size():
            window.resize(size)
            window.move(room.topLeft())

    @property
    def _frame(self) -> QSize:
        """What the desktop has put around the window."""
        return self._window.frameGeometry().size() - self._window.size()

    def _is_in_sight(self) -> bool:
        here = self._window.frameGeometry()
        parts = [
            screen.availableGeometry().intersected(here) for screen in self._window.screen().virtualSiblings()
        ]
        return any(part.width() >= _ENOUGH and part.height() >= _ENOUGH for part in parts)
