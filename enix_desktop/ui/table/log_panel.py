"""The log: the game in sentences, the latest at the bottom, each with the rule that it follows."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from enix_desktop.ui.table.log_copying import LogCopying
from enix_desktop.ui.table.log_entries import EVENT, NUMBER, RULE, Entries, Entry
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated

__all__ = ["WIDTH", "Entry", "LogPanel"]

WIDTH = 300


class LogPanel(Translated, QWidget):
    """A list of sentences; hovering one shows it on the table, a click asks why."""

    pointed_at = Signal(object)
    """The event of the sentence under the mouse, or None."""
    asked = Signal(int)
    """The number of the entry that somebody wants to understand."""
    rule_wanted = Signal(str)
    """The id of a rule, such as A5."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setFixedWidth(WIDTH)
        self._title = PlainLabel()
        self._title.setFont(font(15, QFont.Weight.DemiBold))
        self._list = Entries()
        self._list.itemEntered.connect(self._on_entered)
        self._list.asked.connect(self._on_asked)
        self._list.chip_pressed.connect(lambda item: self.rule_wanted.emit(item.data(RULE)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        self.copying = LogCopying(self._list)
        top = QHBoxLayout()
        top.setSpacing(2 * STEP)
        top.addWidget(self._title, 1)
        top.addWidget(self.copying.told)
        top.addWidget(self.copying.button)
        layout.addLayout(top)
        layout.addWidget(self._list)
        self.retranslate()

    def add(self, entries: Iterable[Entry]) -> None:
        """Add sentences, and keep the last in sight."""
        self._list.add(entries)
        self._list.scrollToBottom()  # only once: it lays out the whole log

    def clear(self) -> None:
        """Begin a new log."""
        self._list.clear()

    def sentences(self) -> list[str]:
        """Everything that was told."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def _on_asked(self, item: QListWidgetItem) -> None:
        """What cannot be asked about has its rule at least."""
        number: int = item.data(NUMBER)
        if number >= 0:
            self.asked.emit(number)
        elif item.data(RULE):
            self.rule_wanted.emit(item.data(RULE))

    def _on_entered(self, item: QListWidgetItem) -> None:
        # Qt says so too when a new sentence scrolls the list, and even of a list that is hidden.
        if self.isVisible() and self._list.viewport().underMouse():
            self.pointed_at.emit(item.data(EVENT))

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever opens it wants to know what happened last."""
        super().showEvent(event)
        self._list.scrollToBottom()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed_at.emit(None)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Log"))
        self._list.setAccessibleName(self._title.text())
        self.copying.retranslate()
