"""The log as plain text: to the clipboard or to a file, and never more than what is told in it."""

from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QListWidget, QMenu, QToolButton

from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.book.icons import icon
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import current_theme
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
        """Copy the whole log."""
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
