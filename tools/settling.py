"""Lets a screen come to rest before it is looked at."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from enix_desktop.ui.book.window import BookWindow

SHARPENED = 200
"""Milliseconds after which tiles of another size are painted again."""


def settle(widget: QWidget) -> None:
    """Let layouts come to rest and the figures of the book be painted."""
    QApplication.processEvents()
    widget.grab()  # a book paints the figures that somebody wanted to see
    while isinstance(widget, BookWindow) and not widget.is_at_rest:
        QApplication.processEvents()
    if widget.findChildren(QGraphicsView):
        QTest.qWait(SHARPENED)
    QApplication.processEvents()
