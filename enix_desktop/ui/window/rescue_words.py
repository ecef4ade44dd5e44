"""What is said about files that could not be read: what is wrong, and what became of them."""

from pathlib import Path

from PySide6.QtCore import QObject

from enix_desktop import __version__
from enix_desktop.app.library.facts import Condition, Problem
from enix_desktop.app.library.rescue import FOLDER, Rescue
from enix_desktop.engine.errors import NewerVersion
from enix_desktop.engine.record import VERSION


class RescueWords(QObject):
    """Whole sentences in the current language; asked for from other threads, too."""

    def explanation(self, path: Path, problem: Problem) -> str:
        """The text that lies beside a file that was set aside."""
        return "\n\n".join(
            (
                self.tr(
                    "The file {file} could not be read as an Enix Desktop game, so it was moved here."
                ).format(file=path.name),
                self._reason(problem),
                self.tr(
                    "Nothing in the file was changed. You can keep it, repair it and put it back, "
                    "or delete it."
                ),
                self.tr("What the program found, in its own words: {details}").format(
                    details=problem.details
                ),
                self.tr("Version of the program: {version}").format(version=__version__),
            )
        )

    def _reason(self, problem: Problem) -> str:
        if problem.condition is Condition.BROKEN:
            return self.tr("The game in it breaks rule {rule}.").format(rule=problem.rule)
        return self.tr("It is empty, cut short, far too large, or not a saved game at all.")

    def outcome(self, path: Path, rescue: Rescue) -> str | None:
        """What became of a damaged file; None if nothing was done."""
        if rescue.game is not None:
            moves = len(rescue.game.record.entries)
            return self.tr(
                "{file} was damaged. The game continues from its latest backup, after %Ln move(s). "
                "The damaged file is kept in the folder “{folder}”.",
                "",
                moves,
            ).format(file=path.name, folder=FOLDER)
        if rescue.aside is not None:
            return self.tr(
                "{file} is damaged or not a saved game. It is kept in the folder “{folder}”, with "
                "an explanation beside it."
            ).format(file=path.name, folder=FOLDER)
        return None

    def newer(self, path: Path, error: NewerVersion) -> str | None:
        """Which version a file needs; None if that is not known."""
        if error.form is not None and error.program:
            return self.tr(
                "{file} was saved by a newer version of Enix Desktop. It needs version {program} "
                "or later, which reads record format {form}; this one reads formats up to {known}. "
                "The file is unchanged."
            ).format(file=path.name, program=error.program, form=error.form, known=VERSION)
        if error.form is not None:
            return self.tr(
                "{file} was saved by a newer version of Enix Desktop. It needs a version that "
                "reads record format {form}; this one reads formats up to {known}. The file is "
                "unchanged."
            ).format(file=path.name, form=error.form, known=VERSION)
        if error.program:
            return self.tr(
                "{file} was saved by a newer version of Enix Desktop. It needs version {program} "
                "or later. The file is unchanged."
            ).format(file=path.name, program=error.program)
        return None

    def locked(self, path: Path) -> str:
        return self.tr(
            "{file} cannot be opened: you have no permission to read it, or there is a disk error. "
            "It is unchanged."
        ).format(file=path.name)
