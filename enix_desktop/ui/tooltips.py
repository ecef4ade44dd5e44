"""Tooltips that get out of the way: a key hides them.

They come after the 700 ms that Qt's style has for it, and not while a mouse button is down; that they stay
while somebody types is mended here.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QToolTip


class ToolTips(QObject):
    """Listens to the window that has the keyboard, and to no other: all events of all objects are many."""

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        application.focusWindowChanged.connect(self._on_focus)
        self._on_focus(application.focusWindow())

    def _on_focus(self, window: QWindow | None) -> None:
        # Nothing to undo: a window that has no keyboard gets no keys, and asking twice installs once.
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key hides the tip; it goes its way all the same."""
        if event.type() == QEvent.Type.KeyPress and QToolTip.isVisible():
            QToolTip.hideText()
        return False
