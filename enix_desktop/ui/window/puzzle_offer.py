"""How many puzzles the start screen says are due, once what that needs is loaded behind the first picture."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from enix_desktop import resources
from enix_desktop.app.system.paths import puzzles_folder
from enix_desktop.ui.window.start_screen import StartScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from enix_desktop.app.puzzles.progress import Progress


def has_puzzles(game: str) -> bool:
    """Whether puzzles are shipped with *game*, or own mistakes have become some."""
    return resources.path(f"{game}/puzzles").is_dir() or (puzzles_folder() / game).is_dir()


class PuzzleOffer(QObject):
    """Tells the start screen about the chosen game."""

    def __init__(self, start: StartScreen, progress: "Callable[[], Progress]") -> None:
        super().__init__(start)
        self._start, self._progress = start, progress
        self._may_load = False
        start.chosen.connect(self._tell)
        self._tell()

    def is_there(self, game: str) -> bool:
        """Whether *game* has puzzles."""
        return has_puzzles(game)

    def count(self) -> None:
        """Count what is due from now on."""
        self._may_load = True
        self._tell()

    def _tell(self) -> None:
        game = self._start.game
        if not has_puzzles(game):
            self._start.set_puzzles(None)
        else:
            self._start.set_puzzles(self._due(game) if self._may_load else 0)

    def _due(self, game: str) -> int:
        from enix_desktop.app.puzzles.collection import due

        return len(due(game, self._progress()))
