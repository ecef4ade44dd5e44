"""The files of the games that are played: held by one program at a time, rescued if damaged, never lost."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from enix_desktop.engine.errors import EnixError
from enix_desktop.storage.locks import Locks, OpenElsewhere
from enix_desktop.ui.window.lazy import lazy
from enix_desktop.ui.window.troubles import TroubleTeller

if TYPE_CHECKING:
    from enix_desktop.app.library.saver import Saver
    from enix_desktop.app.library.saves import AnyRecord, SavedGame


class GameFiles(QObject):
    """Holds the file of the game in progress, and reports trouble with it."""

    def __init__(self, window: QWidget, troubles: TroubleTeller) -> None:
        super().__init__(window)
        self._window, self._troubles = window, troubles
        self._locks = Locks()
        """Keep other programs from writing the game that is played."""
        self._may_lose = False

    @lazy
    def saver(self) -> "Saver":
        """Writes every move."""
        from enix_desktop.app.library.saver import Saver

        saver = Saver(self)
        saver.failed.connect(self._troubles.on_saving)
        saver.recovered.connect(self._troubles.on_saved)
        return saver

    def new_path(self, record: "AnyRecord") -> Path:
        """A file for a new game, held from now on: two programs may deal in the same second."""
        from enix_desktop.app.library.saves import new_path

        return new_path(record, self._is_free)

    def held(self, game: "SavedGame") -> "SavedGame":
        """The same game as it is now, with nobody else writing it; or raise OpenElsewhere."""
        from enix_desktop.app.library.saves import SavedGame, load

        self.saver.flush()
        if game.record.outcome is None:
            self._locks.take(game.path)
        for left in self.saver.unwritten():
            if left.path == game.path:
                return left  # the disk has only an older state
        return SavedGame(game.path, load(game.path))

    def release(self, keeping: Path | None) -> None:
        """Others may have what is on disk and not played here."""
        self.saver.flush()
        self._locks.release([keeping, *(left.path for left in self.saver.unwritten())])

    def rescued(self, path: Path, error: EnixError) -> "SavedGame | None":
        """The latest backup in place of what cannot be read, if there is one; says so in any case."""
        from enix_desktop.app.library.rescue import rescue

        rescued = rescue(path, error, self._troubles.explanation)
        self._troubles.on_rescue(path, error, rescued)
        return rescued.game

    def save_copy(self, path: Path) -> None:
        """Ask for a place and copy the game in *path* there."""
        from enix_desktop.app.library.actions import export
        from enix_desktop.app.library.copies import copied
        from enix_desktop.catalogue import CODECS
        from enix_desktop.engine.record_json import file_text
        from enix_desktop.storage.files import write_whole
        from enix_desktop.ui.widgets.file_dialogs import file_to_save

        kinds = self.tr("Games (*.enix *.json)")
        place = file_to_save(self._window, self.tr("Save a copy"), Path.home() / path.name, kinds)
        if place is None:
            return
        self.saver.flush()
        unwritten = {left.path: left.record for left in self.saver.unwritten()}
        try:
            if path in unwritten:  # the disk has an older state, or none; the copy may go to a better one
                record = unwritten[path]
                text, is_over = file_text(copied(record), CODECS[record.game]), record.outcome is not None
                write_whole(place, text, is_durable=True, is_shared=is_over)
            else:
                export(path, place)
        except EnixError as error:
            self._troubles.on_exporting(place, error)

    @property
    def has_unwritten(self) -> bool:
        """Whether the last state of a game could not be written."""
        saver = GameFiles.saver.made(self)
        return saver is not None and bool(saver.unwritten())

    def may_close(self) -> bool:
        """Whether all games are on disk, or the player knows that they are not; asks otherwise."""
        saver = GameFiles.saver.made(self)
        if saver is None or self._may_lose:
            return True
        saver.flush()
        if saver.unwritten():
            saver.retry()
        if not saver.unwritten():
            return True
        self._troubles.on_losing(self._window.close, self._close_anyway)
        return False

    def close(self) -> None:
        saver = GameFiles.saver.made(self)
        if saver is not None:
            saver.close()

    def _close_anyway(self) -> None:
        self._may_lose = True
        self._window.close()

    def _is_free(self, path: Path) -> bool:
        try:
            self._locks.take(path)
        except OpenElsewhere:
            return False
        return not path.exists()
