"""Plain text: names, file names and words from files are never taken for markup.

Qt guesses whether a text is HTML, and HTML names files that are then read. So labels come from here, boxes
from `plain_box`, tips from `tooltips`, and `PLAIN` makes the same hold for what Qt itself makes. What is
markup on purpose comes from `rich`. A test finds code that bypasses them.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

PLAIN = """
QLabel, QToolTip { qproperty-textFormat: PlainText; }
RichLabel { qproperty-textFormat: RichText; }
AboutDialog QMessageBox QLabel { qproperty-textFormat: AutoText; }
AboutDialog PlainBox QLabel { qproperty-textFormat: PlainText; }
"""
"""A style sheet: every label is plain, but for those with our own markup and what Qt tells about itself."""

WIDEST_WORD = 400
"""Pixels; a name in a file that somebody sent can be 80 letters long."""
_USUAL = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        alignment: Qt.AlignmentFlag = _USUAL,
        wordWrap: bool = False,
    ) -> None:
        self._chosen_font: QFont | None = None  # before the first event comes
        super().__init__(parent, alignment=alignment, wordWrap=wordWrap)
        # Before there is a text: already reading markup can open files.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def minimumSizeHint(self) -> QSize:
        """No word makes a window larger than the screen; one that is longer is cut off."""
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), WIDEST_WORD), usual.height())

    def setFont(self, font: QFont | str | Sequence[str]) -> None:
        self._chosen_font = QFont(font)
        super().setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A new style sheet of the program brings back the font that the label had when it was first seen.
        if event.type() == QEvent.Type.StyleChange and self._chosen_font is not None:
            super().setFont(self._chosen_font)


def unmarked(text: str) -> str:
    """*text* for a button, a menu or the label of a field, where a single & would mark a key."""
    return text.replace("&", "&&")
