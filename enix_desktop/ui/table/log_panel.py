"""The log: the game in sentences, the latest at the bottom, each with its rule. It can be copied."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.book.icons import icon
from enix_desktop.ui.table.log_entries import EVENT, NUMBER, RULE, Entries, Entry
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.troubles import TroubleTeller

_THANKS = 2500
"""Milliseconds for which the log says that it was copied."""


class LogCopying(QObject):
    """A button and a menu for a list of sentences; Ctrl+C copies what is selected, or else everything."""

    def __init__(self, entries: QListWidget) -> None:
        super().__init__(entries)
        self._list = entries
        self.told = PlainLabel()
        set_role(self.told, "muted")
        self.told.hide()
        self.button = QToolButton()
        set_role(self.button, "link")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(
            lambda: self._open(self.button.mapToGlobal(self.button.rect().bottomLeft()))
        )
        self._thanks = QTimer(self, singleShot=True, interval=_THANKS)
        self._thanks.timeout.connect(self.told.hide)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), entries).activated.connect(self.copy)
        entries.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        entries.customContextMenuRequested.connect(
            lambda at: self._open(entries.viewport().mapToGlobal(at), at)
        )
        current_theme.changed.connect(self._show_sign)
        self._show_sign()

    def text(self, only_selected: bool = False) -> str:
        """The sentences, a line for each."""
        rows = range(self._list.count())
        items = [self._list.item(row) for row in rows]
        chosen = [item for item in items if item.isSelected() or not only_selected]
        return "".join(f"{item.text()}\n" for item in chosen)

    def copy(self) -> None:
        """Copy what is selected, or everything if nothing is."""
        self._to_clipboard(self.text(only_selected=bool(self._list.selectedItems())))

    def copy_all(self) -> None:
        self._to_clipboard(self.text())

    def save(self) -> None:
        """Write the whole log to a file."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = str(Path(folder) / self.tr("Enix game.txt"))
        kinds = self.tr("Text files (*.txt)")
        window = self._list.window()
        chosen, _ = QFileDialog.getSaveFileName(window, self.tr("Save the log as text"), name, kinds)
        if not chosen:
            return
        path = Path(chosen)
        try:
            write_whole(path if path.suffix else path.with_suffix(".txt"), self.text(), is_shared=True)
        except CannotWrite as error:
            TroubleTeller(window).on_exporting(path, error)
            return
        self._say(self.tr("Saved"))

    def menu(self, at: QPoint | None = None) -> QMenu:
        """What can be done with the log, and with the sentence *at* a point of the list."""
        menu = QMenu(self._list)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        item = None if at is None else self._list.itemAt(at)
        if self._list.selectedItems():
            menu.addAction(self.tr("&Copy the selection"), self.copy)
        elif item is not None:
            sentence = f"{item.text()}\n"
            menu.addAction(self.tr("Copy this &sentence"), lambda: self._to_clipboard(sentence))
        whole = menu.addAction(self.tr("Copy the &whole log"), self.copy_all)
        save = menu.addAction(self.tr("Save the log as &text…"), self.save)
        for action in (whole, save):
            action.setEnabled(self._list.count() > 0)
        return menu

    def retranslate(self) -> None:
        keys = QKeySequence(QKeySequence.StandardKey.Copy).toString(QKeySequence.SequenceFormat.NativeText)
        self.button.setToolTip(self.tr("Copy or save the log ({keys})").format(keys=keys))
        self.button.setAccessibleName(self.tr("Copy or save the log"))
        self.told.hide()

    def _open(self, point: QPoint, at: QPoint | None = None) -> None:
        self.menu(at).popup(point)

    def _to_clipboard(self, text: str) -> None:
        if text:
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("Copied"))

    def _say(self, word: str) -> None:
        self.told.setText(word)
        self.told.show()
        self._thanks.start()

    def _show_sign(self) -> None:
        self.button.setIcon(icon("copy"))


__all__ = ["NARROW", "WIDTH", "Entry", "LogPanel"]

WIDTH, NARROW = 300, 236
"""Pixels: the narrow one leaves enough for a table in a window of 1240."""


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
        self._list.clear()

    def sentences(self) -> list[str]:
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
        """Scroll to what happened last."""
        super().showEvent(event)
        self._list.scrollToBottom()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed_at.emit(None)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Log"))
        self._list.setAccessibleName(self._title.text())
        self.copying.retranslate()
