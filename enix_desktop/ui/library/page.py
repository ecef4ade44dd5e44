"""The page with all saved games. It shows and asks; `GameActions` does."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.library.facts import Facts
from enix_desktop.app.library.reading import Findings, LibraryReader
from enix_desktop.app.system.paths import games_folder
from enix_desktop.ui.library.actions import GameActions
from enix_desktop.ui.library.game_list import GameList
from enix_desktop.ui.library.search_bar import NEWEST, SearchBar
from enix_desktop.ui.library.words import LibraryWords
from enix_desktop.ui.widgets.picture import Cloth
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.rescue_words import RescueWords

_WIDEST = 1240


class LibraryPage(Translated, QWidget):
    """Signals which game to open, and when to go back."""

    chosen = Signal(object)
    """The path of the game to open."""
    replay_wanted = Signal(object)
    """The path of the game to watch again."""
    review_wanted = Signal(object)
    """The path of the game of which is to be said what each choice was worth."""
    left = Signal()
    file_wanted = Signal()
    """A game that is somewhere else is to be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self.words = LibraryWords(self)
        self._rescue_words = RescueWords(self)
        self.list = GameList(self.words, self)
        self.games, self.found = self.list.games, self.list.found
        self.actions_ = GameActions(self, self.words)
        self._reader: LibraryReader | None = None
        self._findings = Findings()
        self._is_reading = False
        self._make_widgets()
        self._connect()
        self._lay_out()
        self.retranslate()

    def _make_widgets(self) -> None:
        self._title = PlainLabel(parent=self)
        self._title.setFont(font(SIZES[4], QFont.Weight.Bold))
        self.search = SearchBar(self)
        self._nothing = PlainLabel(parent=self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._nothing.setFont(font(SIZES[2]))
        self._middle = QStackedWidget(self)
        self._middle.addWidget(self.list)
        self._middle.addWidget(self._nothing)
        self._note = PlainLabel(parent=self)
        self._note.setWordWrap(True)
        self.aside_button = self._button(self.actions_.show_aside)
        self._news = PlainLabel(parent=self)
        self._news.setWordWrap(True)
        self.put_back_button = self._button(self.actions_.put_back)
        self.back_button = self._button(self.left)
        self.import_button = self._button(self.actions_.import_file)
        self.file_button = self._button(self.file_wanted)
        self.folder_button = self._button(self.actions_.show_folder)
        self.delete_button = self._button(self._on_delete)
        self.rename_button = self._button(self._on_rename)
        self.export_button = self._button(self._on_export)
        self.replay_button = self._button(self._on_replay)
        self.review_button = self._button(self._on_review)
        self.open_button = self._button(self._on_open)
        set_role(self.open_button, "main")

    def _button(self, call: Callable[[], object] | SignalInstance) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(True)
        button.clicked.connect(call)
        return button

    def _connect(self) -> None:
        for narrowed, narrow in (
            (self.search.searched, self.found.search),
            (self.search.game_chosen, self.found.show_game),
            (self.search.kind_chosen, self.found.show_kind),
        ):
            narrowed.connect(narrow)
            narrowed.connect(self._on_narrowed)
        self.search.order_chosen.connect(lambda order: self.games.set_newest_first(order == NEWEST))
        self.search.confirmed.connect(self.list.setFocus)
        self.list.doubleClicked.connect(lambda _index: self._on_open())
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.list.current_changed.connect(self._show_state)
        self.actions_.changed.connect(self._on_changed)
        self.actions_.told.connect(self._tell)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.words.setFocus)

    def refresh(self) -> None:
        """Read the folder again, in the background; known games stay visible meanwhile."""
        self.stop()
        self._is_reading = True
        self._reader = LibraryReader(self._rescue_words.explanation)
        self._reader.found.connect(self._on_found)
        self._reader.lost.connect(self._on_lost)
        self._reader.finished.connect(self._on_read)
        self._reader.start()
        self._show_state()

    def stop(self) -> None:
        """Nobody is looking any more."""
        if self._reader is not None:
            self._reader.stop()
            self._reader.found.disconnect(self._on_found)
            self._reader.lost.disconnect(self._on_lost)
            self._reader.finished.disconnect(self._on_read)
            self._reader = None
        self._is_reading = False

    @property
    def is_reading(self) -> bool:
        return self._is_reading

    @property
    def current(self) -> Facts | None:
        return self.list.current

    def _on_found(self, found: list[Facts]) -> None:
        self.games.add(found)
        self.list.choose_something()
        self._show_state()

    def _on_lost(self, paths: list[Path]) -> None:
        self.games.forget(set(paths))
        self._show_state()

    def _on_read(self, findings: Findings) -> None:
        self._is_reading = False
        self._reader = None
        self._findings = findings
        self.games.keep_only(findings.seen)
        self.list.choose_something()
        self._show_state()

    def _on_narrowed(self) -> None:
        self.list.choose_something()
        self._show_state()

    def _on_open(self) -> None:
        if self.current is not None:
            self.chosen.emit(self.current.path)

    def _on_replay(self) -> None:
        if self.current is not None:
            self.replay_wanted.emit(self.current.path)

    def _on_review(self) -> None:
        if self.current is not None:
            self.review_wanted.emit(self.current.path)

    def _on_delete(self) -> None:
        if self.current is not None:
            self.actions_.delete(self.current)

    def _on_rename(self) -> None:
        if self.current is not None:
            self.actions_.rename(self.current)

    def _on_export(self) -> None:
        if self.current is not None:
            self.actions_.export(self.current)

    def _on_changed(self, gone: Path | None, path: Path | None) -> None:
        """A game is not in *gone* any more, or is in *path* now."""
        if gone is not None:
            self.list.drop(gone)
        if path is not None:
            self.list.select(path)
        self.refresh()
        self.list.setFocus()

    def _tell(self, sentence: str) -> None:
        self._news.setText(sentence)
        self._show_state()

    def _show_menu(self, place: QPoint) -> None:
        if self.current is None:
            return
        menu = QMenu(self)
        for button in (
            self.open_button,
            self.replay_button,
            self.review_button,
            self.rename_button,
            self.export_button,
            self.delete_button,
        ):
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(button.click)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(place))

    def _show_state(self) -> None:
        """What is there to be seen and done now."""
        is_empty = self.found.rowCount() == 0
        self._middle.setCurrentWidget(self._nothing if is_empty else self.list)
        self._nothing.setText(self._about_nothing() if is_empty else "")
        current = None if is_empty else self.current
        can_open = current is not None and current.problem is None
        self.open_button.setEnabled(can_open)
        self.replay_button.setEnabled(can_open)
        self.review_button.setEnabled(can_open and current is not None and current.is_over)
        self.open_button.setText(
            self.tr("&Look at the result") if current and current.is_over else self.tr("&Continue")
        )
        for button in (self.delete_button, self.rename_button, self.export_button):
            button.setEnabled(current is not None)
        self._news.setVisible(bool(self._news.text()))
        self.put_back_button.setVisible(self.actions_.can_put_back)
        notes = []
        if self._findings.restored:
            notes.append(self.words.restored(self._findings.restored))
        if self._findings.aside:
            notes.append(self.tr("%Ln unreadable file(s) set aside", "", self._findings.aside))
        self._note.setText("\n".join(notes))
        self._note.setVisible(bool(notes))
        self.aside_button.setVisible(bool(self._findings.aside))

    def _about_nothing(self) -> str:
        if self._is_reading and not self.games.rowCount():
            return self.tr("Looking for your games…")
        if self.games.rowCount():
            return self.tr("No game matches. Try fewer words, or all games.")
        if not self._findings.could_look:
            return self.tr("The folder with your games cannot be read: {folder}").format(
                folder=games_folder()
            )
        return self.tr("No games yet. Every game you play is saved here, move by move.")

    def retranslate(self) -> None:
        self._title.setText(self.tr("Saved games"))
        self.back_button.setText(self.tr("&Back"))
        self.import_button.setText(self.tr("&Import…"))
        self.file_button.setText(self.tr("Open a &file…"))
        self.folder_button.setText(self.tr("Show the f&older"))
        self.delete_button.setText(self.tr("&Delete"))
        self.rename_button.setText(self.tr("&Rename…"))
        self.export_button.setText(self.tr("&Export…"))
        self.replay_button.setText(self.tr("Repla&y"))
        self.review_button.setText(self.tr("Revie&w"))
        self.aside_button.setText(self.tr("Show &them"))
        self.put_back_button.setText(self.tr("&Put it back"))
        self._news.setText("")
        self.words.retranslate()
        self.list.retranslate()
        self._show_state()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; in the list Enter opens, F2 renames and Delete deletes."""
        calls = {
            Qt.Key.Key_Return: self._on_open,
            Qt.Key.Key_Enter: self._on_open,
            Qt.Key.Key_F2: self._on_rename,
            Qt.Key.Key_Delete: self._on_delete,
        }
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in calls and self.list.hasFocus():
            calls[key]()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(1024, 660)

    def _lay_out(self) -> None:
        head = _row(self._title, None, self.import_button, self.file_button, self.folder_button)
        news = _row(self._news, self.put_back_button)
        news.setStretch(0, 1)
        notes = _row(self._note, self.aside_button)
        notes.setStretch(0, 1)
        foot = _row(
            self.back_button,
            None,
            self.delete_button,
            self.rename_button,
            self.export_button,
            self.replay_button,
            self.review_button,
            self.open_button,
        )
        page = QVBoxLayout()
        page.setSpacing(3 * STEP)
        page.addLayout(head)
        page.addWidget(self.search)
        page.addWidget(self._middle, 1)
        for line in (news, notes, foot):
            page.addLayout(line)
        column = QWidget()
        column.setMaximumWidth(_WIDEST)
        column.setLayout(page)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 4 * STEP)
        whole.addWidget(column)
        self._order_for_tab()

    def _order_for_tab(self) -> None:
        """From the search to the actions, then to everything else."""
        order = (
            *(self.search.words, self.search.games, self.search.kinds, self.search.order, self.list),
            *(self.open_button, self.replay_button, self.review_button, self.export_button),
            *(self.rename_button, self.delete_button, self.put_back_button, self.aside_button),
            *(self.import_button, self.file_button, self.folder_button, self.back_button),
        )
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)


def _row(*widgets: QWidget | None) -> QHBoxLayout:
    """Widgets side by side; None is a gap that grows."""
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget)
    return row
