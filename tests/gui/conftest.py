"""What all tests of the window share: none leaves a widget or a theme to the next."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from enix_desktop.ui.theme import look


@pytest.fixture(autouse=True)
def _no_widget_stays(qapp: QApplication) -> Iterator[None]:
    """Delete what a test left: every style sheet and every language would be set on it in the next ones."""
    QCursor.setPos(qapp.primaryScreen().geometry().bottomRight())  # what the mouse lies on looks otherwise
    yield
    _delete_what_is_due()
    for widget in qapp.topLevelWidgets():
        if widget.parent() is None:
            widget.close()
            widget.deleteLater()
    _delete_what_is_due()
    if look.theme.name != "light":
        look.use("light")


def _delete_what_is_due() -> None:
    # Outside of an event loop nothing that is to be deleted later is ever deleted.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
