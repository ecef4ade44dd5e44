"""Keys at the end of a game: what is pressed to skip the telling begins no new game."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

MOMENT = 800
"""Milliseconds in which a second press on Enter was still meant for what is told."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FinalButton(QPushButton):
    """A button that Enter presses, but not by being held since before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() in _ENTER:
            return
        super().keyPressEvent(event)


class Moment(QTimer):
    """Keeps the keys at a *frame*, where they press nothing, before a button gets them."""

    def __init__(self, frame: QWidget) -> None:
        super().__init__(frame)
        self.setSingleShot(True)
        self.setInterval(MOMENT)
        self._frame, self._button = frame, frame
        self.timeout.connect(self._pass_on)

    def begin(self, button: QWidget) -> None:
        """*button* gets the keys after the moment, unless somebody took them elsewhere."""
        self._button = button
        self._frame.setFocusProxy(None)  # type: ignore[arg-type]  # it has them itself
        self._frame.setFocus()
        self.start()

    def _pass_on(self) -> None:
        has_keys = self._frame.window().focusWidget() is self._frame
        self._frame.setFocusProxy(self._button)
        if has_keys:
            self._frame.setFocus()
