"""Tooltips: plain text, and out of the way as soon as a key is pressed.

They come after the 700 ms that Qt's style has for it, and not while a mouse button is down; that they stay
while somebody types is mended here. That they are plain is said in the style sheet (`plain.PLAIN`).
"""

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QToolTip, QWidget


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


def show_tip(place: QPoint, text: str, widget: QWidget, width: int | None = None) -> None:
    """Tell *text* about *widget*, in lines of at most *width* pixels."""
    QToolTip.showText(place, text if width is None else _in_lines(text, width), widget)


def hide_tip() -> None:
    """Take the tip away."""
    QToolTip.hideText()


def _in_lines(text: str, width: int) -> str:
    """*text* broken as Qt would break it; a plain tip has the lines that are in its text."""
    from PySide6.QtGui import QTextLayout

    layout = QTextLayout(text, QToolTip.font())
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        # Qt counts letters in UTF-16.
        start, end = 2 * line.textStart(), 2 * (line.textStart() + line.textLength())
        lines.append(text.encode("utf-16-le")[start:end].decode("utf-16-le").rstrip())
    layout.endLayout()
    return "\n".join(lines)
