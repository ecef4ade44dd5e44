"""What can be read in a window, and whether all of it can be seen."""

import re
from collections.abc import Iterator
from itertools import repeat

from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QWidget,
)

from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.fitting import FittingButton

TAG = re.compile(r"</?[a-z]+[^<>]*>")
SLACK = 2
"""Pixels that nobody misses."""
BUTTON_EDGE = 8
"""What a fitting button keeps free beside its text, in all."""


def visible(window: QWidget) -> Iterator[QWidget]:
    """The window and everything in it that is shown."""
    yield window
    yield from (widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window))


def texts(window: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Every text that can be read or that a tooltip or a screen reader tells."""
    for widget in visible(window):
        for text in (widget.toolTip(), widget.accessibleName(), *_own_texts(widget)):
            if text:
                yield widget, plain(text)


def _own_texts(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QComboBox():
            return [widget.itemText(index) for index in range(widget.count())]
        case QLineEdit():
            return [widget.placeholderText()]
        case QListWidget():
            return [widget.item(row).text() for row in range(widget.count())]
        case _:
            return []


def plain(text: str) -> str:
    """*text* without tags and mnemonics."""
    if TAG.search(text):
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    return re.sub(r"&(?=\w)", "", text)


def cut_off(window: QWidget) -> list[str]:
    """Every text that has too little room, with what it has and what it needs."""
    found = []
    for widget in visible(window):
        have, need = _room(widget)
        if have + SLACK < need:
            longest = max(_own_texts(widget), key=len)
            found.append(f"{type(widget).__name__} {longest!r}: {have} of {need} pixels")
    return found


def _room(widget: QWidget) -> tuple[int, int]:
    """What a widget has and what its text needs, in pixels."""
    match widget:
        case QLabel() if widget.text() and widget.wordWrap():
            return widget.height(), widget.heightForWidth(widget.width())
        case QLabel() if widget.text():
            return widget.width(), widget.sizeHint().width()
        case FittingButton():
            return widget.width() - BUTTON_EDGE, _width(widget, plain(widget.text()))
        case QPushButton() | QCheckBox() | QRadioButton() if widget.text():
            return widget.width(), widget.minimumSizeHint().width()
        case ChoiceBox():
            return widget.text_room, max(map(_width, repeat(widget), _own_texts(widget)), default=0)
        case _:
            return 0, 0


def _width(widget: QWidget, text: str) -> int:
    widget.ensurePolished()
    return max(QFontMetrics(widget.font()).horizontalAdvance(line) for line in text.split("\n"))
