"""What each game has beside its table: new-game screen, lessons, puzzles and book, made when first needed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.window.lazy import lazy

if TYPE_CHECKING:
    from enix_desktop.app.puzzles.progress import Progress
    from enix_desktop.ui.book.window import BookWindow
    from enix_desktop.ui.lessons.guide import LessonGuide
    from enix_desktop.ui.newgame.screen import NewGameScreen
    from enix_desktop.ui.puzzles.page import PuzzlePage
    from enix_desktop.ui.screens import TableScreen


class GameRooms(QObject):
    """Keeps what was made: it is as it was left."""

    started = Signal(object)
    """The Choices of a new game."""
    cancelled = Signal()
    lessons_left = Signal()
    puzzles_left = Signal()
    export_failed = Signal(object, object)
    """The path of a puzzle that could not be written, and the error."""
    first_game_wanted = Signal(str)
    """The game that somebody has learned."""
    place_wanted = Signal(str)
    sound_wanted = Signal(str, float)

    def __init__(self, window: QWidget, pages: QStackedWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._pages, self._settings = window, pages, settings
        self._new: dict[str, NewGameScreen] = {}
        self._lessons: dict[str, LessonGuide] = {}
        self._books: dict[str, BookWindow] = {}

    def new(self, game: str) -> "NewGameScreen":
        """The screen on which a new *game* is chosen."""
        if game not in self._new:
            from enix_desktop.ui.games import GAME_UIS
            from enix_desktop.ui.newgame.screen import NewGameScreen

            screen = self._new[game] = NewGameScreen(GAME_UIS[game])
            screen.started.connect(self.started)
            screen.cancelled.connect(self.cancelled)
            self._pages.addWidget(screen)
        return self._new[game]

    def chosen_game(self) -> str:
        """The game whose new-game screen is shown, or nothing."""
        shown = self._pages.currentWidget()
        return next((game for game, screen in self._new.items() if screen is shown), "")

    def lessons(self, game: str) -> "LessonGuide":
        if game not in self._lessons:
            from enix_desktop.ui.games import GAME_UIS
            from enix_desktop.ui.lessons.guide import LessonGuide

            guide = self._lessons[game] = LessonGuide(GAME_UIS[game].course(), self._settings)
            guide.left.connect(self.lessons_left)
            guide.game_requested.connect(lambda: self.first_game_wanted.emit(game))
            guide.place_wanted.connect(self.place_wanted)
            guide.sound_wanted.connect(self.sound_wanted)
            self._pages.addWidget(guide)
        return self._lessons[game]

    @lazy
    def progress(self) -> "Progress":
        """How somebody does with puzzles."""
        from enix_desktop.app.puzzles.progress import Progress

        return Progress(parent=self)

    @lazy
    def puzzles(self) -> "PuzzlePage":
        """The puzzles of all games."""
        from enix_desktop.ui.puzzles.page import PuzzlePage

        page = PuzzlePage(self._settings, self.progress)
        page.left.connect(self.puzzles_left)
        page.place_wanted.connect(self.place_wanted)
        page.sound_wanted.connect(self.sound_wanted)
        page.export_failed.connect(self.export_failed)
        self._pages.addWidget(page)
        return page

    def lesson_shown(self) -> "tuple[str, TableScreen] | None":
        """The game that is being learned and its table, if a lesson or a puzzle is open."""
        open_ones = [(game, guide.table) for game, guide in self._lessons.items()]
        if page := GameRooms.puzzles.made(self):
            open_ones.append((page.game, page.table))
        return next(((game, table) for game, table in open_ones if table is not None), None)

    def close_lessons(self) -> None:
        """Close open lessons, and an open puzzle."""
        if page := GameRooms.puzzles.made(self):
            page.close_puzzle()
        for guide in self._lessons.values():
            guide.close_lesson()

    def book(self, game: str) -> "BookWindow":
        if game not in self._books:
            from enix_desktop.ui.games import GAME_UIS

            self._books[game] = GAME_UIS[game].book(self._window)
        return self._books[game]

    def forget_what_was_looked_up(self) -> None:
        """A card that somebody looked up in a book is a secret."""
        for book in self._books.values():
            book.forget()
