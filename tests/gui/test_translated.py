"""A widget follows the language through the mixin, and Qt's own handling is not lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLabel, QMainWindow, QWidget

from enix_desktop.ui.widgets.translated import Translated

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

BASES = [QWidget, QFrame, QDialog, QLabel, QMainWindow]


@pytest.mark.parametrize("base", BASES)
def test_only_another_language_is_followed_and_qt_hears_of_every_change(
    qtbot: QtBot, base: type[QWidget]
) -> None:
    heard: list[QEvent.Type] = []

    class Base(base):  # type: ignore[misc, valid-type]
        def changeEvent(self, event: QEvent) -> None:  # noqa: N802
            heard.append(event.type())
            super().changeEvent(event)

    class Widget(Translated, Base):
        def __init__(self) -> None:
            super().__init__()
            self.count = 0

        def retranslate(self) -> None:
            self.count += 1

    widget = Widget()
    qtbot.addWidget(widget)
    heard.clear()
    QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange))
    assert widget.count == 1
    assert heard == [QEvent.Type.LanguageChange, QEvent.Type.FontChange]
