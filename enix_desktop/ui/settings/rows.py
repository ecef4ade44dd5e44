"""A setting as a row, and rows as a section: found by their words, hidden when they do not match."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.ui.book.search import folded
from enix_desktop.ui.settings.controls import Control
from enix_desktop.ui.settings.words import RowWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font


class SettingRow(QWidget):
    """What a setting is called and does, at the left; at the right the control."""

    def __init__(self, control: Control, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self._title, self._about = PlainLabel(), PlainLabel()
        self._title.setFont(font(SIZES[1], QFont.Weight.DemiBold))
        self._about.setWordWrap(True)
        set_role(self._about, "muted")
        self._title.setBuddy(control.widget)
        self._found_by = ""
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self._title)
        texts.addWidget(self._about)
        row = QHBoxLayout(self)
        row.setContentsMargins(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP)
        row.setSpacing(6 * STEP)
        row.addLayout(texts, 1)
        row.addWidget(control.widget, alignment=Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)

    def set_words(self, section: str, words: RowWords) -> None:
        """Say everything in the language of *words*."""
        self._title.setText(words.label)
        self._about.setText(words.about)
        self.control.retranslate()
        self.control.show_value()
        widget = self.control.widget.focusProxy() or self.control.widget
        widget.setAccessibleName(words.label)
        widget.setAccessibleDescription(words.about)
        everything = (section, words.label, words.about, words.also, *self.control.options())
        self._found_by = folded(" ".join(everything))

    def has_all(self, words: Sequence[str]) -> bool:
        """Whether it is about all of the folded *words*."""
        return all(word in self._found_by for word in words)


class Section(QWidget):
    """A title, and below it the rows on one sheet of paper."""

    def __init__(self, rows: Sequence[SettingRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = rows
        self._title = PlainLabel()
        set_role(self._title, "heading")
        sheet = QFrame()
        set_role(sheet, "panel")
        paper = QVBoxLayout(sheet)
        paper.setContentsMargins(2, 2, 2, 3)
        paper.setSpacing(0)
        self._lines: list[QFrame] = []
        for number, row in enumerate(rows):
            if number:
                line = QFrame()
                set_role(line, "line")
                self._lines.append(line)
                paper.addWidget(line)
            paper.addWidget(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2 * STEP)
        whole.addWidget(self._title)
        whole.addWidget(sheet)

    def set_title(self, title: str) -> None:
        self._title.setText(title)

    def show_only(self, words: Sequence[str]) -> bool:
        """Show the rows about all of *words*, and the section if there are any; say whether there are."""
        shown = [row.has_all(words) for row in self.rows]
        for row, is_shown in zip(self.rows, shown, strict=True):
            row.setVisible(is_shown)
        for number, line in enumerate(self._lines):
            line.setVisible(shown[number + 1] and any(shown[: number + 1]))
        self.setVisible(any(shown))
        return any(shown)
