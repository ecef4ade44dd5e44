"""The log: the game in sentences, the latest at the bottom."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from enix_desktop.ui.theme import STEP

WIDTH = 300


class LogPanel(QWidget):
    """A list of sentences; hovering one shows it on the table."""

    pointed_at = Signal(object)
    """The event of the sentence under the mouse, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setFixedWidth(WIDTH)
        self._title = QLabel()
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setMouseTracking(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self._list.itemEntered.connect(lambda item: self.pointed_at.emit(item.data(Qt.ItemDataRole.UserRole)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.addWidget(self._title)
        layout.addWidget(self._list)
        self.retranslate()

    def add(self, told: Iterable[tuple[str, object]]) -> None:
        """Add sentences, each with its event, and keep the last in sight."""
        for sentence, event in told:
            item = QListWidgetItem(sentence)
            item.setData(Qt.ItemDataRole.UserRole, event)
            self._list.addItem(item)
        self._list.scrollToBottom()  # only once: it lays out the whole log

    def clear(self) -> None:
        """Begin a new log."""
        self._list.clear()

    def sentences(self) -> list[str]:
        """Everything that was told."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self.pointed_at.emit(None)

    def retranslate(self) -> None:
        """Use the current language."""
        self._title.setText(self.tr("What happened"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
