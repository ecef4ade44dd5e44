"""All of the puzzles on one page of the window: one after the other, and the end of those that are due."""

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.puzzles.collection import Puzzle, due, forget, keep_given, known, puzzles, set_aside
from enix_desktop.app.puzzles.progress import Progress
from enix_desktop.app.system.settings import Settings
from enix_desktop.coaching.positions import Position, kept_solution, with_solution
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.record_json import file_text
from enix_desktop.identity import RECORD_SUFFIX
from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.puzzles.done_page import DonePage
from enix_desktop.ui.puzzles.screen import PuzzleScreen
from enix_desktop.ui.puzzles.words import PuzzleWords, Whose
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.widgets.file_dialogs import file_to_save

log = logging.getLogger(__name__)


class PuzzlePage(QStackedWidget):
    """Opens puzzles and remembers how they went. No game is written and none is disturbed."""

    left = Signal()
    place_wanted = Signal(str)
    """A place in the book."""
    sound_wanted = Signal(str, float)
    """The name of a sound, and its pitch."""
    export_failed = Signal(object, object)
    """The path that could not be written, and the error."""

    def __init__(self, settings: Settings, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.progress = progress
        progress.trouble.connect(self._on_trouble)
        self._words = PuzzleWords(self)
        self._game = self._name = ""
        self._puzzle: Puzzle | None = None
        self._passed: set[str] = set()
        """What was seen since the page was opened: it does not come again at once."""
        self._is_practice = False
        self._solved = 0
        self.screen_shown: PuzzleScreen | None = None
        self.done = DonePage()
        self.addWidget(self.done)
        self.done.leave_requested.connect(self.left)
        self.done.practice_requested.connect(self._practise)
        settings.changed.connect(self._on_setting)

    @property
    def table(self) -> TableScreen | None:
        return None if self.screen_shown is None else self.screen_shown.table

    @property
    def game(self) -> str:
        """The game whose puzzles are shown."""
        return self._game

    def begin(self, game: str, name: str = "") -> None:
        """Show what is due of *game*; who answers is called *name*."""
        self._game, self._name = game, name
        self._passed, self._solved, self._is_practice = set(), 0, False
        self.show_next()

    def open_position(self, position: Position, name: str = "") -> None:
        """Show a puzzle from a file; it is kept as soon as somebody has tried it."""
        self._game, self._name = position.game.id, name
        self._passed, self._solved, self._is_practice = set(), 0, False
        puzzle = known(position)
        if puzzle is not None:
            self._passed.add(puzzle.key)
        self._show(puzzle, position)

    def show_next(self) -> None:
        """Show the next puzzle, or that there is none."""
        for puzzle in self._waiting():
            self._passed.add(puzzle.key)
            try:
                self._show(puzzle, puzzle.position())
            except EnixError as error:
                log.warning("A puzzle cannot be read: %s", error)
                set_aside(puzzle)
            else:
                return
        self.close_puzzle()
        self.done.show_done(self._solved, bool(puzzles(self._game)))
        self.setCurrentWidget(self.done)
        self.done.setFocus()

    def close_puzzle(self) -> None:
        """Leave the open puzzle."""
        if self.screen_shown is not None:
            self.screen_shown.close_puzzle()
            self.removeWidget(self.screen_shown)
            self.screen_shown.deleteLater()
            self.screen_shown = None
            self._puzzle = None

    def _waiting(self) -> Sequence[Puzzle]:
        waiting = puzzles(self._game) if self._is_practice else due(self._game, self.progress)
        return [puzzle for puzzle in waiting if puzzle.key not in self._passed]

    def _practise(self) -> None:
        self._passed, self._is_practice = set(), True
        self.show_next()

    def _show(self, puzzle: Puzzle | None, position: Position) -> None:
        self.close_puzzle()
        solution = kept_solution(position)
        grade = puzzle.grade if puzzle is not None else None if solution is None else solution.grade
        self._puzzle = puzzle
        screen = PuzzleScreen(
            GAME_UIS[position.game.id],
            position,
            self._settings.speed,
            name=self._name,
            grade=grade,
            whose=_whose(puzzle),
            streak=lambda: self.progress.streak,
            note=self._damage_note,
        )
        screen.tried.connect(self._on_tried)
        screen.spoiled.connect(self._on_spoiled)
        screen.panel.next_requested.connect(self.show_next)
        screen.panel.leave_requested.connect(self.left)
        screen.panel.export_requested.connect(self._export)
        screen.table.place_wanted.connect(self.place_wanted)
        screen.table.sound_wanted.connect(self.sound_wanted)
        self.screen_shown = screen
        self.addWidget(screen)
        self.setCurrentWidget(screen)
        screen.begin()

    def _on_tried(self, is_solved: bool) -> None:
        self._solved += is_solved
        if self._puzzle is None:
            self._keep_given()
        if self._puzzle is not None and not self._is_practice and self.progress.is_due(self._puzzle.key):
            self.progress.note(self._puzzle.key, is_solved)

    def _keep_given(self) -> None:
        """What came in a file comes back like all others."""
        screen = self.screen_shown
        assert screen is not None, "it has been tried"
        assert screen.solution is not None, "it has been tried"
        record = with_solution(screen.position, screen.solution)
        try:
            self._puzzle = keep_given(record, screen.solution.grade)
        except CannotWrite as error:
            self._on_trouble(error)
        if self._puzzle is not None:
            self._passed.add(self._puzzle.key)
            screen.note = self._words.kept_now

    def _on_spoiled(self) -> None:
        if self._puzzle is not None:
            forget(self._puzzle)

    def _damage_note(self) -> str:
        """Told beside the first puzzle only."""
        if self.progress.damage is None or len(self._passed) > 1:
            return ""
        return self._words.begun_again()

    def _on_trouble(self, _error: object) -> None:
        if self.screen_shown is not None:
            self.screen_shown.note = self._words.not_kept

    def _export(self) -> None:
        screen = self.screen_shown
        if screen is None:
            return
        position, game = screen.position, screen.position.game
        kinds = self.tr("Games (*.enix *.json)")
        start = Path.home() / f"{game.id}-puzzle{RECORD_SUFFIX}"
        path = file_to_save(self, self.tr("Save this puzzle"), start, kinds)
        if path is None:
            return
        record = position.record if screen.solution is None else with_solution(position, screen.solution)
        try:
            write_whole(path, file_text(record, game.codec), is_durable=True, is_shared=True)
        except CannotWrite as error:
            self.export_failed.emit(path, error)

    def _on_setting(self, name: str) -> None:
        if name == "speed" and self.screen_shown is not None:
            self.screen_shown.table.set_speed(self._settings.speed)


def _whose(puzzle: Puzzle | None) -> Whose:
    if puzzle is None or puzzle.is_given:
        return Whose.GIVEN
    return Whose.OWN if puzzle.is_own else Whose.SHIPPED
