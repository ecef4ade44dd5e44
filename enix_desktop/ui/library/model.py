"""The games of the library as a list that can be searched and sorted."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from enix_desktop.app.library.facts import Facts
from enix_desktop.ui.library.words import LibraryWords, plain

FACTS = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
ALL, UNFINISHED, FINISHED = "all", "unfinished", "finished"


class GamesModel(QAbstractListModel):
    """Facts sorted by date; each file once."""

    def __init__(self, words: LibraryWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: list[Facts] = []
        self._rows_of: dict[Path, int] | None = None
        self._searched: dict[Path, str] = {}
        self._is_newest_first = True

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The facts, and what a list or a screen reader says about them."""
        if not index.isValid():
            return None
        facts = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return facts
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._words.title(facts)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.described(facts)
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join([facts.path.name, *self._words.people(facts)])
        return None

    def facts(self, row: int) -> Facts:
        return self._rows[row]

    def row_of(self, path: Path) -> int | None:
        return self._row_of.get(path)

    def searched(self, row: int) -> str:
        """The words by which the game in *row* is found."""
        facts = self._rows[row]
        if facts.path not in self._searched:
            self._searched[facts.path] = self._words.searched(facts)
        return self._searched[facts.path]

    def add(self, found: Iterable[Facts]) -> None:
        """Show games that were found; one that is already there is updated."""
        new = []
        for facts in found:
            row = self._row_of.get(facts.path)
            if row is not None and self._is_known(row, facts):
                continue
            if row is not None and self._rows[row].saved == facts.saved:
                self._rows[row] = facts
                self._searched.pop(facts.path, None)
                self.dataChanged.emit(self.index(row), self.index(row))
                continue
            self.remove(facts.path)
            new.append(facts)
        for block in self._blocks(sorted(new, key=self._place)):
            self._insert(block)

    def _is_known(self, row: int, facts: Facts) -> bool:
        """Whether *row* says all that *facts* do, or even more."""
        shown = self._rows[row]
        return shown == facts or (shown.saved == facts.saved and not facts.is_read)

    def set_newest_first(self, is_newest_first: bool) -> None:
        """Show the games in this order of their dates."""
        if is_newest_first == self._is_newest_first:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        self._is_newest_first = is_newest_first
        self._rows.reverse()
        self._number()
        last = len(self._rows) - 1
        self.changePersistentIndexList(before, [self.index(last - index.row()) for index in before])
        self.layoutChanged.emit()

    def _place(self, facts: Facts) -> tuple[int, str]:
        return (-facts.saved if self._is_newest_first else facts.saved), facts.path.name

    def _blocks(self, new: list[Facts]) -> Iterator[list[Facts]]:
        """*new* in pieces that lie side by side in the list: reading the latest first makes one."""
        while new:
            row = bisect_left(self._rows, self._place(new[0]), key=self._place)
            if row == len(self._rows):
                yield new
                return
            end = self._place(self._rows[row])
            count = next((n for n, facts in enumerate(new) if self._place(facts) > end), len(new))
            yield new[:count]
            new = new[count:]

    def _insert(self, block: list[Facts]) -> None:
        row = bisect_left(self._rows, self._place(block[0]), key=self._place)
        self.beginInsertRows(QModelIndex(), row, row + len(block) - 1)
        self._rows[row:row] = block
        self._number()
        self.endInsertRows()

    @property
    def _row_of(self) -> dict[Path, int]:
        if self._rows_of is None:
            self._rows_of = {facts.path: row for row, facts in enumerate(self._rows)}
        return self._rows_of

    def _number(self) -> None:
        """Rows have other numbers now; they are counted when somebody asks."""
        self._rows_of = None

    def keep_only(self, paths: set[Path]) -> None:
        """Forget games that are not there any more."""
        self.forget({facts.path for facts in self._rows} - paths)

    def forget(self, paths: set[Path]) -> None:
        """Forget the games in *paths*, those side by side together."""
        last = len(self._rows)
        while last:
            first = last
            while first and self._rows[first - 1].path in paths:
                first -= 1
            if first < last:
                self._remove(first, last)
            last = first - 1 if first else 0

    def remove(self, path: Path) -> None:
        row = self._row_of.get(path)
        if row is not None:
            self._remove(row, row + 1)

    def _remove(self, first: int, end: int) -> None:
        self.beginRemoveRows(QModelIndex(), first, end - 1)
        for facts in self._rows[first:end]:
            self._searched.pop(facts.path, None)
        del self._rows[first:end]
        self._number()
        self.endRemoveRows()

    def retranslate(self) -> None:
        self._searched.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))


class FoundGames(QSortFilterProxyModel):
    """The games that match the search."""

    def __init__(self, games: GamesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._words: list[str] = []
        self._kind = ALL
        self._game: str | None = None
        self.setSourceModel(games)

    def search(self, text: str) -> None:
        self._begin()
        self._words = plain(text).split()
        self._end()

    def show_kind(self, kind: str) -> None:
        self._begin()
        self._kind = kind
        self._end()

    def show_game(self, game: str | None) -> None:
        """Show games of this kind only, or of every kind."""
        self._begin()
        self._game = game
        self._end()

    def _begin(self) -> None:
        if hasattr(self, "beginFilterChange"):
            self.beginFilterChange()

    def _end(self) -> None:
        if hasattr(self, "endFilterChange"):
            self.endFilterChange()
        else:
            self.invalidateFilter()

    def facts(self, index: _Index) -> Facts | None:
        return self._games.facts(self.mapToSource(index).row()) if index.isValid() else None

    def index_of(self, path: Path) -> QModelIndex:
        """Where the game in *path* is shown; no index if it is not."""
        row = self._games.row_of(path)
        return QModelIndex() if row is None else self.mapFromSource(self._games.index(row))

    def filterAcceptsRow(self, row: int, _parent: _Index) -> bool:
        facts = self._games.facts(row)
        if self._kind != ALL and (facts.is_over != (self._kind == FINISHED) or not facts.players):
            return False
        if self._game not in (None, facts.game):
            return False
        searched = self._games.searched(row) if self._words else ""
        return all(word in searched for word in self._words)
