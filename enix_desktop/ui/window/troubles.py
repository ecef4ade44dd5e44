"""Error messages: what happened, why, and what to do."""

import errno
import logging
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop.app.system.settings import Damage
from enix_desktop.engine.errors import BrokenRecord, EnixError, NewerVersion, TooLong
from enix_desktop.engine.reading import NotAFile
from enix_desktop.resources import MissingResource
from enix_desktop.storage.locks import OpenElsewhere

if TYPE_CHECKING:
    from enix_desktop.app.library.facts import Problem
    from enix_desktop.app.library.rescue import Rescue
    from enix_desktop.ui.widgets.plain_box import PlainBox
    from enix_desktop.ui.window.rescue_words import RescueWords

log = logging.getLogger(__name__)


class Troubles(QObject):
    """Sentences about files; the words of the error itself are for the details."""

    @cached_property
    def _rescues(self) -> "RescueWords":
        from enix_desktop.ui.window.rescue_words import RescueWords

        return RescueWords(self)

    def rescued(self, path: Path, error: EnixError, rescue: "Rescue") -> str:
        """What became of the file in *path*, which could not be read."""
        return self._rescues.outcome(path, rescue) or self.opening(path, error)

    def explanation(self, path: Path, problem: "Problem") -> str:
        return self._rescues.explanation(path, problem)

    def opening(self, path: Path, error: EnixError) -> str:
        """Why the game in *path* cannot be opened."""
        if isinstance(error, OpenElsewhere):
            return self.tr(
                "This game is open in another window of Enix Desktop. Continue there, or close it "
                "there first. You can play any other game here."
            )
        if isinstance(error, NewerVersion):
            needed = self._rescues.newer(path, error)
            if needed is not None:
                return needed
            text = self.tr(
                "{file} was saved by a newer version of Enix Desktop. Please install that version "
                "to open it. The file is unchanged."
            )
        elif isinstance(error, BrokenRecord):
            text = self.tr(
                "The game in {file} breaks rule {rule}, so it cannot be continued. The file is unchanged."
            )
            return text.format(file=path.name, rule=error.rule)
        elif isinstance(error, NotAFile):
            text = self.tr(
                "{file} is not a file but a folder, a pipe or a device. Please choose a saved game."
            )
        elif isinstance(error.__cause__, OSError):
            return self._rescues.locked(path)
        elif not path.exists():
            text = self.tr("{file} was not found. Perhaps it was moved or renamed.")
        else:
            text = self.tr("{file} is damaged or not a saved game. The file is unchanged.")
        return text.format(file=path.name)

    def saving(self, error: EnixError) -> str:
        return self.tr(
            "The game cannot be saved: {reason} You can play on; Enix Desktop tries again after every move."
        ).format(reason=self._reason(error))

    def losing(self, error: EnixError | None) -> str:
        """What quitting now would cost."""
        reason = "" if error is None else self._reason(error)
        return self.tr("Your last moves cannot be saved: {reason} If you quit now, they are lost.").format(
            reason=reason
        )

    def try_again(self) -> str:
        return self.tr("&Try again")

    def quit_anyway(self) -> str:
        return self.tr("&Quit anyway")

    def play_on(self) -> str:
        return self.tr("&Play on")

    def settings(self, error: EnixError) -> str:
        return self.tr("The settings cannot be saved: {reason} They last until you quit.").format(
            reason=self._reason(error)
        )

    def exporting(self, path: Path, error: EnixError) -> str:
        return self.tr("{file} cannot be written: {reason}").format(
            file=path.name, reason=self._reason(error)
        )

    def damaged(self, damage: Damage) -> str:
        """The settings could not be read at the start."""
        if damage.aside is None:
            text = self.tr("The settings in {file} cannot be read; the defaults are used.")
            return text.format(file=damage.path)
        text = self.tr("The settings were damaged and have been reset; the old file is kept as {file}.")
        return text.format(file=damage.aside)

    def missing(self, error: MissingResource) -> str:
        return self.tr(
            "Part of the program is missing: {file}. Please reinstall Enix Desktop; your games are safe."
        ).format(file=error.name)

    def _reason(self, error: EnixError) -> str:
        if isinstance(error, TooLong):
            return self.tr("The game has become too long for a file.")
        cause = error.__cause__
        if cause is not None and not isinstance(cause, OSError):
            return self.tr("There is an error in the program.")
        number = cause.errno if isinstance(cause, OSError) else None
        if number in (errno.ENOSPC, errno.EDQUOT):
            return self.tr("The disk is full; please make some room.")
        if number in (errno.EACCES, errno.EPERM, errno.EROFS):
            return self.tr("The folder cannot be written to; please change its permissions.")
        if number in (errno.ENOENT, errno.ENOTDIR, errno.EEXIST):
            return self.tr("Its folder is no longer there.")
        return self.tr("There is a disk error.")


class TroubleTeller(QObject):
    """Shows what went wrong in a box that nothing waits for."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._words = Troubles(self)
        self.is_saving_told = False
        """Saving is tried again after every move; nobody wants as many boxes."""
        self._saving_error: EnixError | None = None

    def on_opening(self, path: Path, error: EnixError) -> None:
        """A game cannot be opened."""
        self._tell(self._words.opening(path, error), str(error))

    def on_rescue(self, path: Path, error: EnixError, rescue: "Rescue") -> None:
        """A game could not be read, and something was done about it if possible."""
        self._tell(self._words.rescued(path, error, rescue), str(error))

    def explanation(self, path: Path, problem: "Problem") -> str:
        return self._words.explanation(path, problem)

    def on_saving(self, error: EnixError) -> None:
        """A game cannot be written."""
        self._saving_error = error
        if not self.is_saving_told:
            self.is_saving_told = True
            self._tell(self._words.saving(error), str(error))

    def on_saved(self) -> None:
        """What could not be written is on disk now; a new failure is reported again."""
        self.is_saving_told = False

    def on_losing(self, try_again: Callable[[], object], quit_anyway: Callable[[], object]) -> None:
        """The window is closing, and something is not on disk."""
        box = self._box(self._words.losing(self._saving_error))
        again = box.addButton(self._words.try_again(), box.ButtonRole.AcceptRole)
        leave = box.addButton(self._words.quit_anyway(), box.ButtonRole.DestructiveRole)
        box.addButton(self._words.play_on(), box.ButtonRole.RejectRole)
        box.setDefaultButton(again)
        again.clicked.connect(try_again)
        leave.clicked.connect(quit_anyway)
        box.open()

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
        box = self._box(sentence, details)
        box.setDetailedText(details)
        box.open()

    def _box(self, sentence: str, details: str = "") -> "PlainBox":
        from enix_desktop.ui.widgets.plain_box import PlainBox  # not needed as long as all goes well

        log.warning("%s", details or sentence)
        box = PlainBox(PlainBox.Icon.Warning, self._window.windowTitle(), sentence, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box
