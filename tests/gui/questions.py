"""Answering a question that the window asks while a test waits for the answer."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

_NEXT_LOOK = 10
"""Milliseconds between two looks for the question."""


def answer_question(reply: Callable[[QMessageBox], None]) -> None:
    """Call *reply* with the message box that will come; a reply that fails closes it, or all would wait."""

    def look() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox) or not box.isVisible():
            QTimer.singleShot(_NEXT_LOOK, look)
            return
        try:
            reply(box)
        except BaseException:
            box.close()
            raise

    QTimer.singleShot(_NEXT_LOOK, look)
