"""Opening saved games: a copy is asked about, a damaged file is rescued, and another program may hold it."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.window.game_files import GameFiles
from enix_desktop.ui.window.troubles import TroubleTeller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enix_desktop.engine.rules import Event

    Play = Callable[[Any, Path, Sequence[Event]], None]

    from enix_desktop.app.library.saves import AnyRecord, SavedGame
    from enix_desktop.ui.window.copy_question import CopyQuestion


class GameOpening(QObject):
    """Reads and holds a saved game, and lets it be played; a puzzle is shown elsewhere."""

    puzzle_opened = Signal(object)
    """The Position in a file that is no game."""

    def __init__(
        self,
        window: QWidget,
        files: GameFiles,
        troubles: TroubleTeller,
        played: Callable[[], Path | None],
        play: "Play",
    ) -> None:
        """*played* tells the file of the game on the table; *play* gets a match and its file."""
        super().__init__(window)
        self._window, self._files, self._troubles = window, files, troubles
        self._played, self._play = played, play

    @cached_property
    def _copies(self) -> "CopyQuestion":
        from enix_desktop.ui.window.copy_question import CopyQuestion

        return CopyQuestion(self._window)

    def open_last(self) -> None:
        """Continue the last unfinished game."""
        from enix_desktop.app.library.saves import last_unfinished

        game = last_unfinished()
        if game is not None:
            try:
                self._copies.go_on(game, self._resume)
            except EnixError as error:
                self._resume_rescued(game.path, error)

    def open(self, path: Path) -> None:
        """Continue or show the game in *path*."""
        from enix_desktop.app.library.saves import SavedGame, load
        from enix_desktop.coaching.positions import is_position

        try:
            record = load(path)
            if is_position(record):
                self._open_puzzle(path, record)
            else:
                self._copies.go_on(SavedGame(path, record), self._resume)
        except EnixError as error:
            self._resume_rescued(path, error)

    def branch(self, record: "AnyRecord") -> None:
        """Play on from the middle of a recorded game, in a file of its own."""
        from enix_desktop.app.library.saves import SavedGame
        from enix_desktop.app.play.games import resumed

        path = self._files.new_path(record)
        try:
            match, history = resumed(SavedGame(path, record))
        except EnixError as error:
            self._troubles.on_opening(path, error)
            return
        self._play(match, path, history)

    def _resume(self, game: "SavedGame", as_branch: bool = False) -> None:
        from enix_desktop.app.library.actions import ours
        from enix_desktop.app.library.copies import as_branch as branched
        from enix_desktop.app.library.saves import SavedGame
        from enix_desktop.app.play.games import resumed

        try:
            held = self._files.held(ours(game) if as_branch else game)
            match, history = resumed(SavedGame(held.path, branched(held.record)) if as_branch else held)
        except EnixError as error:
            self._files.release(self._played())
            self._resume_rescued(game.path, error)
            return
        self._play(match, held.path, history)

    def _open_puzzle(self, path: Path, record: "AnyRecord") -> None:
        from enix_desktop.coaching.positions import kept_solution, read_position

        try:
            position = read_position(record)
            kept_solution(position)
        except EnixError as error:
            self._troubles.on_opening(path, error)
        else:
            self.puzzle_opened.emit(position)

    def _resume_rescued(self, path: Path, error: EnixError) -> None:
        rescued = self._files.rescued(path, error)
        if rescued is not None:
            self._resume(rescued)
