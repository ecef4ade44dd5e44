"""What went wrong outside the game, in the language of the player: what happened, why, and what to do."""

import errno
import logging
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from enix_desktop.app.settings import Damage
from enix_desktop.engine.errors import BrokenRecord, EnixError, NewerVersion
from enix_desktop.resources import MissingResource

log = logging.getLogger(__name__)


class Troubles(QObject):
    """Sentences about files; the words of the error itself are for the details."""

    def opening(self, path: Path, error: EnixError) -> str:
        """Why the game in *path* cannot be opened."""
        if isinstance(error, NewerVersion):
            text = self.tr(
                "{file} was written by a newer version of Enix Desktop. "
                "Please install that version to open it; the file was left as it is."
            )
        elif isinstance(error, BrokenRecord):
            text = self.tr(
                "The game in {file} breaks rule {rule}, so it cannot be continued. "
                "The file was left as it is."
            )
            return text.format(file=path.name, rule=error.rule)
        elif not path.exists():
            text = self.tr("{file} is not there any more. Perhaps it was moved or renamed.")
        else:
            text = self.tr(
                "{file} cannot be read as a saved game: it is damaged or something else. "
                "It was left as it is."
            )
        return text.format(file=path.name)

    def saving(self, error: EnixError) -> str:
        """Why a game cannot be written."""
        return self.tr(
            "The game cannot be saved: {reason} You can play on; saving is tried again after every move."
        ).format(reason=self._reason(error))

    def settings(self, error: EnixError) -> str:
        """Why the settings cannot be written."""
        return self.tr("The settings cannot be kept: {reason} They hold until you quit.").format(
            reason=self._reason(error)
        )

    def exporting(self, path: Path, error: EnixError) -> str:
        """Why a file for the player cannot be written."""
        return self.tr("{file} cannot be written: {reason}").format(
            file=path.name, reason=self._reason(error)
        )

    def damaged(self, damage: Damage) -> str:
        """The settings could not be read at the start."""
        if damage.aside is None:
            text = self.tr("The settings in {file} cannot be read; the usual ones are used.")
            return text.format(file=damage.path)
        text = self.tr("The settings were damaged and are reset; the old file is kept as {file}.")
        return text.format(file=damage.aside)

    def missing(self, error: MissingResource) -> str:
        """A part of the program is not there."""
        return self.tr(
            "A part of the program is missing: {file}. "
            "Please install Enix Desktop again; your games are safe."
        ).format(file=error.name)

    def _reason(self, error: EnixError) -> str:
        cause = error.__cause__
        number = cause.errno if isinstance(cause, OSError) else None
        if number in (errno.ENOSPC, errno.EDQUOT):
            return self.tr("The disk is full; please make some room.")
        if number in (errno.EACCES, errno.EPERM, errno.EROFS):
            return self.tr("The folder cannot be written to; please change its permissions.")
        if number in (errno.ENOENT, errno.ENOTDIR, errno.EEXIST):
            return self.tr("The folder for it is not there any more.")
        return self.tr("The disk gives an error.")


class TroubleTeller(QObject):
    """Shows what went wrong in a box that nothing waits for."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._words = Troubles(self)
        self.is_saving_told = False
        """Saving is tried again after every move; nobody wants as many boxes."""

    def on_opening(self, path: Path, error: EnixError) -> None:
        """A game cannot be opened."""
        self._tell(self._words.opening(path, error), str(error))

    def on_saving(self, error: EnixError) -> None:
        """A game cannot be written."""
        if not self.is_saving_told:
            self.is_saving_told = True
            self._tell(self._words.saving(error), str(error))

    def on_settings(self, error: EnixError) -> None:
        """The settings cannot be written."""
        self._tell(self._words.settings(error), str(error))

    def on_exporting(self, path: Path, error: EnixError) -> None:
        """A file for the player cannot be written."""
        self._tell(self._words.exporting(path, error), str(error))

    def on_damage(self, damage: Damage) -> None:
        """The settings could not be read."""
        self._tell(self._words.damaged(damage))

    def _tell(self, sentence: str, details: str = "") -> None:
        log.warning("%s", details or sentence)
        box = QMessageBox(QMessageBox.Icon.Warning, self._window.windowTitle(), sentence, parent=self._window)
        box.setDetailedText(details)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
