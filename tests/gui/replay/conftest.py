"""What all tests of replays share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Delete at once what was closed: every widget that lingers slows all style sheets of later tests."""
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
