"""What a game brings to the window: one value of `GameUi` per game, and the screens that it makes.

Everything is made when it is wanted: the shelf is shown before any table is loaded.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from enix_desktop.ui.screens import SetupScreen, TableScreen

if TYPE_CHECKING:
    from enix_desktop.app.play.choices import Choices
    from enix_desktop.app.play.table_driver import TableDriver
    from enix_desktop.ui.book.window import BookWindow
    from enix_desktop.ui.lessons.course import Course
    from enix_desktop.ui.library.thumbnails import BoardPainter
    from enix_desktop.ui.replay.kind import ReplayKind
    from enix_desktop.ui.statistics.game_words import GameStatistics
    from enix_desktop.ui.widgets.theme import Theme


class ValueWords(NamedTuple):
    """One value of a choice: its name, and a line for each thing that it means."""

    name: str
    lines: Sequence[str] = ()


class ChoiceWords(NamedTuple):
    """A choice before a game in words: what is chosen, and the values by key."""

    title: str
    values: Mapping[str, ValueWords]


class KeyWords(NamedTuple):
    """A key that only this game has: what is pressed, each alternative as a whole, and what it does."""

    keys: Sequence[Sequence[str]]
    text: str


class StyleWords(NamedTuple):
    """How computer players of a style like to play: within a sentence, and as one."""

    name: str
    about: str


class MoveWords(Protocol):
    """What a seat could decide, in words that also fit when the game is over.

    A view is that of the seat that decides, never of EVERYBODY: the words may name its secrets, and no
    others. They are plain, never markup.
    """

    def move(self, view: Any, move: Any, /) -> str:
        """What *move* is, without a full stop: it stands in a list, or after “Better: ”."""

    def question(self, view: Any, /) -> str:
        """What a puzzle asks: “What would you lay?”"""

    def why(self, view: Any, move: Any, reason: Any, /) -> str:
        """The adviser's *reason* for *move* in whole sentences; nothing if there is no more to say."""


class GameUi(Protocol):
    """One game on the shelf; every text is in the current language."""

    @property
    def id(self) -> str:
        """The key of the game in the catalogue."""

    @property
    def seats(self) -> range:
        """How many can play, as in the catalogue, which is not loaded when the shelf is shown."""

    @property
    def minutes(self) -> int:
        """How long a game lasts, about."""

    @property
    def age(self) -> int:
        """From this age on."""

    @property
    def files(self) -> Sequence[str]:
        """The shipped files that the game cannot do without."""

    @property
    def modules(self) -> Sequence[str]:
        """What a table needs: loaded behind the first picture, one after the other."""

    @property
    def has_day_alone(self) -> bool:
        """Whether the game of the day is puzzles for one person, as in the catalogue."""

    @property
    def unused_keys(self) -> Collection[str]:
        """Shared keys that do nothing at this table, by their names in `ui.window.shortcuts`."""

    @property
    def book_parts(self) -> Sequence[str]:
        """The places of the parts that its book has besides `part:rules`, for the menu."""

    def title(self) -> str:
        """What the game is called."""

    def motto(self) -> str:
        """A line or two that make people curious."""

    def goal(self) -> str:
        """What one has to do to win, in a sentence or two."""

    def origin(self) -> str:
        """The game that this is a version of, and that nobody of it has to do with ours."""

    def paint_title(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """Paint the name of the game at the left of *rect*, as high as that is, but no wider."""

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """Paint what the game is about, as large as *rect* allows, in its middle."""

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        """Paint who guards the secrets while the curtain is closed."""

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The words for the choices of the catalogue entry, by key, those for each seat included."""

    def complaint(self, choices: "Choices") -> str:
        """Why a game cannot begin with these *choices*, or nothing."""

    def assistance(self) -> str:
        """What a table may choose to be shown while somebody decides; empty if there is no choice."""

    def by_hand(self) -> str:
        """What can be arranged by hand before a game; empty if nothing can."""

    def setup_screen(self, options: Any) -> SetupScreen:
        """Arrange a game with these *options* by hand; only asked where `by_hand` says something."""

    def table(self, driver: "TableDriver", speed: str) -> TableScreen:
        """The table of the game that *driver* drives."""

    def new_game_place(self) -> str:
        """The place in the book that explains the choices before a game."""

    def book(self, parent: QWidget) -> "BookWindow":
        """The rules and whatever else can be read."""

    def papers(self, parent: QWidget, edition: str | None) -> QDialog:
        """What can be printed."""

    def course(self) -> "Course":
        """The lessons."""

    def replay(self) -> "ReplayKind":
        """How a recorded game is watched."""

    def thumbnails(self) -> "BoardPainter":
        """Small pictures for the library."""

    def statistics(self, parent: QObject) -> "GameStatistics":
        """What only this game knows to tell about games that are over, and its badges."""

    def move_words(self, players: Sequence[str]) -> MoveWords:
        """Moves, and reasons for them, at a table of these *players*, by seat."""

    def styles(self) -> Mapping[str, StyleWords]:
        """The styles of computer players that only this game has, by key."""

    def own_keys(self) -> Sequence[KeyWords]:
        """The keys that only this game has."""
