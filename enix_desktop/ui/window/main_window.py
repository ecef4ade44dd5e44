"""The window: start screen, new game, table and final screen, one at a time.

What only a game needs is imported where it is used: the start screen is to be seen at once.
"""

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from enix_desktop.app.library.tidying import start_tidying
from enix_desktop.app.system import gc_pauses
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.about import show_about
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.continue_offer import ContinueOffer
from enix_desktop.ui.window.day_mark import DayMark
from enix_desktop.ui.window.game_pages import GamePages
from enix_desktop.ui.window.game_rooms import GameRooms
from enix_desktop.ui.window.lazy import lazy
from enix_desktop.ui.window.menus import PARTS, Menus, table_calls
from enix_desktop.ui.window.position import WindowPosition
from enix_desktop.ui.window.preparing import (
    FIRST_NEEDED,
    NEEDED_FOR_PUZZLES,
    NEEDED_TO_PLAY,
    Preparing,
    imports,
)
from enix_desktop.ui.window.puzzle_offer import PuzzleOffer
from enix_desktop.ui.window.start_notes import StartNotes
from enix_desktop.ui.window.start_screen import StartScreen
from enix_desktop.ui.window.troubles import TroubleTeller

if TYPE_CHECKING:
    from enix_desktop.app.library.facts import Facts
    from enix_desktop.coaching.positions import Position
    from enix_desktop.ui.library.page import LibraryPage
    from enix_desktop.ui.screens import TableScreen
    from enix_desktop.ui.sound.sounds import Sounds

log = logging.getLogger(__name__)

SMALLEST = QSize(1024, 700)
FIRST_SIZE = QSize(1280, 800)


class MainWindow(Translated, QMainWindow):
    """Holds the screens; every game is on disk, so closing never asks."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._troubles = TroubleTeller(self)
        self._preparing = Preparing(self)
        self._reviewed: Path | None = None
        """The game whose review led to the puzzles that are shown."""
        self._pages = QStackedWidget()
        self.games = GamePages(self, self._pages, settings, self._troubles)
        self.rooms = GameRooms(self, self._pages, settings)
        self.setCentralWidget(self._pages)
        self._start = StartScreen(list(GAME_UIS.values()), settings.last_game)
        self.offer = ContinueOffer(self._start, self)
        self.puzzle_offer = PuzzleOffer(self._start, lambda: self.rooms.progress)
        self._notes = StartNotes(self._start, self.games, settings)
        DayMark(self.menuBar(), self._pages, self.games)
        self._notes.tell()  # before the buttons are looked at: to change how they look takes time
        self.offer.tell()
        self._pages.addWidget(self._start)
        self._position = WindowPosition(self, SMALLEST, FIRST_SIZE)
        self._connect()
        self.menus = Menus(self.menuBar(), self._menu_calls(), settings, self._what_is_there)
        self._position.restore(settings.window_geometry)
        self.retranslate()

    def _menu_calls(self) -> "dict[str, Callable[[], object]]":
        return {
            "new": self.show_new,
            "open": self.show_library,
            "puzzles": self.show_puzzles,
            "demo": self.show_demonstration,
            "copy": self.games.save_copy,
            "replay": self.replay,
            "review": self.review,
            "verify": self.verify,
            "start": self.show_start,
            "statistics": self.show_statistics,
            "paper": self.show_papers,
            "settings": self.show_settings,
            "quit": self.close,
            "full": self.toggle_full_screen,
            "sound": lambda: setattr(self._settings, "muted", not self._settings.muted),
            "lessons": self.show_lessons,
            "rules": self.show_rules,
            "keys": self.show_keys,
            "about": partial(show_about, self),
            **{name: partial(self.show_place, part) for name, part in PARTS.items()},
            **table_calls(self.at_table),
        }

    @property
    def game(self) -> str:
        """The game that everything is about now: the one that is shown, or else the last one."""
        lesson, shown = self.rooms.lesson_shown(), self.games.game_shown
        chosen = shown or (lesson[0] if lesson else "") or self.rooms.chosen_game()
        return chosen or self._start.game

    @lazy
    def _sounds(self) -> "Sounds":
        from enix_desktop.ui.sound.sounds import Sounds

        return Sounds(self._settings, self)

    def _connect(self) -> None:
        start = self._start
        start.chosen.connect(partial(setattr, self._settings, "last_game"))
        start.continue_requested.connect(self.games.opening.open_last)
        start.new_requested.connect(self.show_new)
        start.learn_requested.connect(self.show_lessons)
        start.puzzles_requested.connect(self.show_puzzles)
        start.open_requested.connect(self.show_library)
        start.rules_requested.connect(self.show_rules)
        start.settings_requested.connect(self.show_settings)
        start.quit_requested.connect(self.close)
        start.demonstration_requested.connect(self.show_demonstration)
        games, rooms = self.games, self.rooms
        games.new_requested.connect(self.show_new)
        games.place_wanted.connect(self.show_place)
        games.puzzles_wanted.connect(self._practise)
        games.sound_wanted.connect(lambda *sound: self._sounds.play(*sound))
        games.began.connect(self._leave_what_is_not_played)
        games.curtain.viewer_left.connect(rooms.forget_what_was_looked_up)
        rooms.started.connect(games.start)
        rooms.cancelled.connect(self.go_back)
        rooms.lessons_left.connect(self.show_start)
        rooms.puzzles_left.connect(self._leave_puzzles)
        rooms.export_failed.connect(self._troubles.on_exporting)
        games.opening.puzzle_opened.connect(self._show_puzzle)
        rooms.first_game_wanted.connect(games.start_first_game)
        rooms.place_wanted.connect(self.show_place)
        rooms.sound_wanted.connect(lambda *sound: self._sounds.play(*sound))
        self._settings.changed.connect(self._on_setting)
        self._settings.trouble.connect(self._troubles.on_settings)
        if self._settings.damage is not None:
            QTimer.singleShot(0, partial(self._troubles.on_damage, self._settings.damage))

    def _on_setting(self, name: str) -> None:
        if name == "last_game":
            self._start.choose(self._settings.last_game)
        if self.games.table is not None:
            self.games.table.set_speed(self._settings.speed)
            self.games.table.set_waiting(self._settings.waits)
        if name == "log_open":
            self.at_table(lambda table: table.log.setVisible(self._settings.log_open))

    def at_table(self, act: "Callable[[TableScreen], object]") -> None:
        """Do something at the table that can be seen, if there is one."""
        if self.table_shown is not None:
            act(self.table_shown)

    def _what_is_there(self) -> set[str]:
        there = {"game": self.games.played, "table": self.table_shown}
        return {
            *(name for name, part in there.items() if part is not None),
            *(["nothing played"] if self.games.played is None else []),  # a game would be replaced
            *GAME_UIS[self.game].book_parts,
            *(["puzzles"] if self.puzzle_offer.is_there(self.game) else []),
        }

    def show_start(self) -> None:
        """Go to the start screen; a running game stays on disk."""
        self._leave()
        self.games.saver.flush()
        self.offer.search()
        self.puzzle_offer.count()
        self._notes.tell()
        self._pages.setCurrentWidget(self._start)
        self._start.setFocus()  # at what is most likely wanted, not where the keyboard was the last time

    @property
    def table_shown(self) -> "TableScreen | None":
        """The table of the game or of the lesson, if one is open."""
        lesson = self.rooms.lesson_shown()
        return self.games.table_shown or (lesson[1] if lesson else None)

    def show_lessons(self) -> None:
        game = self.game
        self._leave()
        lessons = self.rooms.lessons(game)
        lessons.set_name(self._person(game))
        lessons.show_list()
        self._pages.setCurrentWidget(lessons)

    def show_puzzles(self) -> None:
        """Show the puzzles of this game that are due; a game in progress waits."""
        game, self._reviewed = self.game, None
        if self.puzzle_offer.is_there(game):
            self._suspend_game()
            page = self.rooms.puzzles
            self._pages.setCurrentWidget(page)
            page.begin(game, self._person(game))

    def _practise(self, reviewed: Path) -> None:
        """Show the puzzles to which a review leads; it is shown again afterwards."""
        self.show_puzzles()
        self._reviewed = reviewed

    def _leave_puzzles(self) -> None:
        reviewed, self._reviewed = self._reviewed, None
        self.go_back()
        if reviewed is not None:
            self.games.review(reviewed)

    def _show_puzzle(self, position: "Position") -> None:
        """Show a puzzle from a file; a game in progress waits."""
        self._reviewed = None
        self._suspend_game()
        page = self.rooms.puzzles
        self._pages.setCurrentWidget(page)
        page.open_position(position, self._person(position.game.id))

    def _person(self, game: str) -> str:
        """What somebody who is alone here was called the last time."""
        people = [seat.name for seat in self.games.remembered(game).seats if seat.player is None]
        return people[0] if people else ""

    def show_new(self) -> None:
        """Choose a new game; a game in progress waits, and continues if no other is started."""
        game = self.game
        self._suspend_game()
        new = self.rooms.new(game)
        new.set_choices(self.games.remembered(game))
        self._pages.setCurrentWidget(new)

    @lazy
    def library(self) -> "LibraryPage":
        """All saved games; made when first opened, and kept."""
        from enix_desktop.ui.library.page import LibraryPage

        library = LibraryPage()
        library.chosen.connect(self.open_file)
        library.replay_wanted.connect(self.games.replay)
        library.review_wanted.connect(self.games.review)
        library.left.connect(self.go_back)
        library.actions_.touching.connect(self.games.end_waiting)
        library.file_wanted.connect(self.open_dialog)
        self._pages.addWidget(library)
        return library

    def show_library(self) -> None:
        """Show all saved games; a game in progress waits, and continues if no other is opened."""
        played = self.games.played
        self._suspend_game()
        if played is not None and played.path is not None:
            self.library.list.select(played.path)
        self._pages.setCurrentWidget(self.library)
        self.library.refresh()
        self.library.list.setFocus()

    def show_demonstration(self) -> None:
        """Let computer players show how the game is played."""
        game = self.game
        self._leave()
        self.games.demonstrate(game)

    def open_dialog(self) -> None:
        if path := self._chosen_file(self.tr("Open a game")):
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Continue or show the game in *path*."""
        self.games.opening.open(path)
        if (library := MainWindow.library.made(self)) and self._pages.currentWidget() is library:
            library.refresh()  # what could not be opened may have been set aside

    def replay(self) -> None:
        """Watch the game on the table again, or the one chosen in the library, or let a record be chosen."""
        if self.games.played is not None:
            self.games.replay(self.games.played.match.record)
        elif (saved := self._saved_game()) is not None:
            self.games.replay(saved.path)
        elif path := self._chosen_file(self.tr("Replay a game")):
            self.games.replay(path)

    def review(self) -> None:
        """Say what each choice of the game was worth that is seen or chosen, or let a record be chosen."""
        if self.games.back.review_what_is_watched():
            return
        if self.games.played is not None:
            self.games.review(self.games.played.match.record, self.games.played.path)
        elif (saved := self._saved_game()) is not None and saved.is_over:
            self.games.review(saved.path)
        elif path := self._chosen_file(self.tr("Review a game")):
            self.games.review(path)

    def _saved_game(self) -> "Facts | None":
        """What is chosen in the library, if that is shown."""
        library = MainWindow.library.made(self)
        return library.current if library and self._pages.currentWidget() is library else None

    def _chosen_file(self, title: str) -> Path | None:
        from enix_desktop.ui.widgets.file_dialogs import file_to_open

        return file_to_open(self, title, games_folder(), self.tr("Games (*.enix *.json)"))

    def go_back(self) -> None:
        """Back to the game that waits; to the start screen if there is none."""
        self._leave_what_is_not_played()
        if not self.games.resume():
            self.show_start()

    def _suspend_game(self) -> None:
        self._leave_what_is_not_played()
        self.games.suspend()

    def _leave(self) -> None:
        self._leave_what_is_not_played()
        self.games.end()

    def _leave_what_is_not_played(self) -> None:
        if library := MainWindow.library.made(self):
            library.stop()
        self.rooms.close_lessons()

    def show_rules(self) -> None:
        """Open the book at the rules that fit what is happening now."""
        table = self.table_shown
        if table is not None and table.widget.isVisible():
            self.show_place(table.help_place())
        elif self.rooms.chosen_game():
            self.show_place(GAME_UIS[self.game].new_game_place())
        else:
            self.show_place("part:rules")

    def show_place(self, place: str) -> None:
        table, book = self.table_shown, self.rooms.book(self.game)
        book.set_edition(None if table is None else table.edition)
        book.show_place(place)

    def show_settings(self) -> None:
        from enix_desktop.ui.settings.dialog import SettingsDialog

        _ = self._sounds  # a new volume is to be heard
        SettingsDialog(self._settings, self).exec()

    def show_statistics(self) -> None:
        """Tell about all games that were played to their end."""
        from enix_desktop.ui.statistics.dialog import StatisticsDialog

        dialog = StatisticsDialog(self._settings, self, self.game)
        dialog.open()
        dialog.read()

    def show_papers(self) -> None:
        """Print the rules or a score sheet, or save them."""
        table = self.table_shown
        GAME_UIS[self.game].papers(self, None if table is None else table.edition).exec()

    def show_keys(self) -> None:
        from enix_desktop.ui.window.keys_dialog import KeysDialog

        KeysDialog(GAME_UIS[self.game], self).exec()

    def verify(self) -> None:
        from enix_desktop.ui.window.verify_dialog import VerifyDialog

        if self.games.played is not None:
            VerifyDialog(self.games.played.match.record, self).open()

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and write what is left; it asks only if something cannot be written."""
        if not self.games.files.may_close():
            event.ignore()
            return
        self._settings.window_geometry = self._position.remembered()
        self._preparing.stop()
        self._leave()
        self.games.close()
        if sounds := MainWindow._sounds.made(self):
            sounds.close()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._preparing.begin(self._preparations())

    def _preparations(self) -> Iterator[Callable[[], object]]:
        yield from imports(FIRST_NEEDED)
        yield self.offer.search  # what Enter means is to be known soon
        yield from imports((*NEEDED_TO_PLAY, *GAME_UIS[self.game].modules))
        yield from imports(NEEDED_FOR_PUZZLES)
        yield self.puzzle_offer.count
        yield lambda: self.rooms.new(self.game)
        yield start_tidying
        yield partial(gc_pauses.freeze_gc, lambda: self.table_shown and self.table_shown.widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody else wants: Esc leaves the full screen, and Ctrl+? is typed in many ways."""
        with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        elif with_ctrl and event.key() in (Qt.Key.Key_Question, Qt.Key.Key_Slash):
            self.show_keys()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.games.curtain.fit()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Enix Desktop"))
        self._notes.tell()
        self.offer.tell()
        self.menus.retranslate()
