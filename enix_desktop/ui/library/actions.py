"""What is done with games of the library, and what is said about it."""

from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from enix_desktop.app.library.actions import (
    CannotDo,
    Imported,
    Trashed,
    checked_title,
    delete,
    export,
    import_game,
    put_back,
    rename,
)
from enix_desktop.app.library.facts import Facts
from enix_desktop.app.library.rescue import aside_folder
from enix_desktop.app.system.paths import games_folder
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.identity import RECORD_SUFFIX
from enix_desktop.storage.files import CannotWrite, make_folder
from enix_desktop.ui.library.rename_dialog import RenameDialog
from enix_desktop.ui.library.words import LibraryWords
from enix_desktop.ui.widgets.file_dialogs import file_to_save
from enix_desktop.ui.window.troubles import Troubles


class GameActions(QObject):
    """Does one thing at a time; says in a sentence what came of it."""

    changed = Signal(object, object)
    """The path where a game is not any more, and the one where a game is now; either may be None."""
    touching = Signal(object)
    """The path of a game that is about to be renamed or deleted."""
    told = Signal(str)
    _imported = Signal(object, object)

    def __init__(self, page: QWidget, words: LibraryWords) -> None:
        super().__init__(page)
        self._page = page
        self._words = words
        self._troubles = Troubles(self)
        self._trashed: Trashed | None = None
        self._imported.connect(self._on_imported)

    @property
    def can_put_back(self) -> bool:
        """Whether the game deleted last can be had again."""
        return self._trashed is not None and self._trashed.can_be_put_back

    def rename(self, facts: Facts) -> None:
        """Ask for another name and use it."""

        def problem(name: str) -> str | None:
            try:
                checked_title(name)
            except CannotDo as error:
                return self._words.obstacle(error)
            return None

        shown = self._words.title(facts)  # nobody has seen the name of the file
        dialog = RenameDialog(shown, problem, self._page)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.name != shown:
            self.rename_to(facts, dialog.name)
        dialog.deleteLater()

    def rename_to(self, facts: Facts, name: str) -> None:
        self.touching.emit(facts.path)
        try:
            target = rename(facts.path, name)
        except EnixError as error:
            self._tell_error(facts.path, error)
            return
        self.told.emit("")
        if target != facts.path:
            self._trashed = None
            self.changed.emit(facts.path, target)

    def delete(self, facts: Facts) -> None:
        """Put a game into the trash; nothing is asked, since it can be put back."""
        title = self._words.title(facts)
        self.touching.emit(facts.path)
        try:
            self._trashed = delete(facts.path)
        except EnixError as error:
            self._tell_error(facts.path, error)
            return
        if self._trashed.is_own_folder:
            text = self.tr("“{title}” was moved to the folder “trash” next to your games.")
        else:
            text = self.tr("“{title}” is in the trash.")
        self.told.emit(text.format(title=title))
        self.changed.emit(facts.path, None)

    def put_back(self) -> None:
        """Take the game deleted last out of the trash."""
        trashed, self._trashed = self._trashed, None
        if trashed is None:
            return
        try:
            path = put_back(trashed)
        except EnixError as error:
            self._tell_error(trashed.path, error)
            return
        self.told.emit("")
        self.changed.emit(None, path)

    def export(self, facts: Facts) -> None:
        """Ask for a place and copy a game there."""
        start = Path.home() / facts.path.name
        place = file_to_save(self._page, self.tr("Export a game"), start, self._kinds())
        if place is not None:
            self.export_to(facts, place)

    def export_to(self, facts: Facts, target: Path) -> None:
        target = target if target.suffix else target.with_suffix(RECORD_SUFFIX)
        try:
            export(facts.path, target)
        except BadData as error:
            self.told.emit(self._troubles.opening(facts.path, error))
            return
        except EnixError as error:
            self._tell_error(target, error)
            return
        self.told.emit(
            self.tr("“{title}” was copied to {place}.").format(
                title=self._words.title(facts), place=target.name
            )
        )

    def import_file(self) -> None:
        """Ask for a game that is somewhere else, and copy it into the library."""
        title = self.tr("Import a game")
        chosen, _ = QFileDialog.getOpenFileName(self._page, title, str(Path.home()), self._kinds())
        if chosen:
            self.import_from(Path(chosen))

    def import_from(self, source: Path) -> None:
        """Copy the game in *source* into the library, after playing it again in the background."""
        Thread(target=self._import, args=(source,), name="enix-import", daemon=True).start()

    def _import(self, source: Path) -> None:
        try:
            done: object = import_game(source)
        except EnixError as error:
            done = error
        self._imported.emit(source, done)

    def _on_imported(self, source: Path, done: Imported | EnixError) -> None:
        if isinstance(done, CannotDo | CannotWrite):
            self._tell_error(source, done)
        elif isinstance(done, EnixError):
            self.told.emit(self._troubles.opening(source, done))
        else:
            if done.is_new:
                text = self.tr("{file} is now one of your saved games.")
            else:
                text = self.tr("The game in {file} is already one of your saved games.")
            self.told.emit(text.format(file=source.name))
            self.changed.emit(None, done.path)

    def show_folder(self) -> None:
        """Show the games folder in the desktop's file manager."""
        self._show(games_folder())

    def show_aside(self) -> None:
        self._show(aside_folder())

    def _show(self, folder: Path) -> None:
        try:
            make_folder(folder)
        except CannotWrite as error:
            self._tell_error(folder, error)
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.told.emit(self.tr("The folder is {folder}").format(folder=folder))

    def _kinds(self) -> str:
        return self.tr("Games (*.enix *.json)")

    def _tell_error(self, path: Path, error: EnixError) -> None:
        if isinstance(error, CannotDo):
            self.told.emit(self._words.obstacle(error))
        else:
            self.told.emit(self._troubles.exporting(path, error))
