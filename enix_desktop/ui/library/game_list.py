"""The list of games itself: only the rows in sight are painted, however many there are."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from enix_desktop.app.library.facts import Facts
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.library.model import FoundGames, GamesModel
from enix_desktop.ui.library.row_delegate import PICTURE, GameDelegate
from enix_desktop.ui.library.thumbnails import Thumbnails
from enix_desktop.ui.library.words import LibraryWords
from enix_desktop.ui.widgets.theme import current_theme


class GameList(QListView):
    """Shows games and knows which one is chosen."""

    current_changed = Signal()

    def __init__(self, words: LibraryWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.games = GamesModel(words, self)
        self.found = FoundGames(self.games, self)
        painters = {game: ui.thumbnails() for game, ui in GAME_UIS.items()}
        self.thumbnails = Thumbnails(PICTURE, painters, self)
        self._delegate = GameDelegate(words, self.thumbnails, self)
        self._wanted: Path | None = None
        self.setModel(self.found)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setSpacing(2)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setTabKeyNavigation(False)
        self.thumbnails.ready.connect(lambda path: self.update(self.found.index_of(path)))
        current_theme.changed.connect(self.viewport().update)

    @property
    def current(self) -> Facts | None:
        """The game that is chosen."""
        return self.found.facts(self.currentIndex())

    def select(self, path: Path) -> None:
        """Choose the game in *path*, as soon as it is there."""
        self._wanted = path
        index = self.found.index_of(path)
        if index.isValid():
            self._wanted = None
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def choose_something(self) -> None:
        """Choose the game that is wanted, or the first one if none is chosen."""
        if self._wanted is not None:
            self.select(self._wanted)
        if not self.currentIndex().isValid() and self.found.rowCount():
            self.setCurrentIndex(self.found.index(0, 0))

    def drop(self, path: Path) -> None:
        """Take a game out of the list; the next one is chosen instead."""
        row = self.currentIndex().row()
        self.games.remove(path)
        left = self.found.rowCount()
        if left:
            self.setCurrentIndex(self.found.index(max(0, min(row, left - 1)), 0))

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Saved games"))
        self._delegate.retranslate()
        self.games.retranslate()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()
