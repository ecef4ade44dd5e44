"""Tooltips wait, and a key hides them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle, QToolTip
from pytestqt.qtbot import QtBot

from enix_desktop.ui.widgets.style_sheet import style_sheet
from enix_desktop.ui.widgets.theme import LIGHT
from enix_desktop.ui.widgets.tooltips import ToolTips


@pytest.fixture
def tips(qapp: QApplication) -> Iterator[ToolTips]:
    made = ToolTips(qapp)
    yield made
    made.deleteLater()


def test_they_wait_long_enough_not_to_be_in_the_way(qapp: QApplication) -> None:
    qapp.setStyle("Fusion")
    qapp.setStyleSheet(style_sheet(LIGHT))
    assert qapp.style().styleHint(QStyle.StyleHint.SH_ToolTip_WakeUpDelay) == 700
    qapp.setStyleSheet("")


def test_a_key_hides_them_and_still_arrives(qtbot: QtBot, tips: ToolTips) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    with qtbot.waitActive(field):
        field.show()
        field.activateWindow()
    QToolTip.showText(field.mapToGlobal(QPoint(5, 5)), "A tip", field)
    assert QToolTip.isVisible()
    handle = field.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_A)
    assert field.text() == "a"
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
