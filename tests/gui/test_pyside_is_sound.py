"""PySide6 6.12 on Python 3.11 loses a reference to None in every call that returns None."""

import sys

from PySide6.QtCore import QObject


def test_calls_that_return_none_keep_their_references() -> None:
    item = QObject()
    before = sys.getrefcount(None)
    for _ in range(20_000):
        item.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 1000
