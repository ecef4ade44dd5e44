"""Lets a screen come to rest before it is looked at."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.library.thumbnails import Thumbnails

SHARPENED = 200
"""Milliseconds after which tiles of another size are painted again."""


def settle(widget: QWidget) -> None:
    """Let layouts come to rest, and figures of the book and pictures of games be painted."""
    QApplication.processEvents()
    widget.grab()  # what somebody wanted to see is painted then
    while isinstance(widget, BookWindow) and not widget.is_at_rest:
        QApplication.processEvents()
    for thumbnails in widget.findChildren(Thumbnails):
        while not thumbnails.is_at_rest:
            thumbnails.paint_next()
    if widget.findChildren(QGraphicsView):
        QTest.qWait(SHARPENED)
    QApplication.processEvents()
