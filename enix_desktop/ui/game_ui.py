"""What a game brings to the window: one value of `GameUi` per game, and the screens that it makes.

Everything is made when it is wanted: the shelf is shown before any table is loaded.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QRectF, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from enix_desktop.app.library.saves import AnyRecord
    from enix_desktop.app.play.table_driver import TableDriver
    from enix_desktop.app.system.settings import Settings
    from enix_desktop.engine.rules import Event, Outcome
    from enix_desktop.ui.book.window import BookWindow
    from enix_desktop.ui.lessons.course import Course
    from enix_desktop.ui.library.thumbnails import BoardPainter
    from enix_desktop.ui.replay.kind import ReplayKind
    from enix_desktop.ui.statistics.game_words import GameStatistics
    from enix_desktop.ui.table.table_words import SharedWords
    from enix_desktop.ui.widgets.theme import Theme


@dataclass(frozen=True, slots=True)
class ValueWords:
    """One value of a choice: its name, and a line for each thing that it means."""

    name: str
    lines: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """A choice before a game in words: what is chosen, and the values by key."""

    title: str
    values: Mapping[str, ValueWords]


@dataclass(frozen=True, slots=True)
class KeyWords:
    """A key that only this game has: what is pressed, each alternative as a whole, and what it does."""

    keys: Sequence[Sequence[str]]
    text: str


class FinalScreen(Protocol):
    """Tells how a game ended."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    @property
    def again_requested(self) -> SignalInstance:
        """The same table once more."""

    @property
    def new_requested(self) -> SignalInstance:
        """Another table."""

    @property
    def table_requested(self) -> SignalInstance:
        """A look at the table."""

    @property
    def replay_requested(self) -> SignalInstance:
        """The game once more, to be watched."""

    def look_for_badges(self, settings: "Settings", record: "AnyRecord", path: Path) -> None:
        """Tell which badges this game has brought, when that is found out."""


class TableScreen(Protocol):
    """Shows one game and turns what people do into moves."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    words: "SharedWords"
    """What every table says."""

    @property
    def log(self) -> QWidget:
        """What happened, in sentences, beside the table."""

    @property
    def edition(self) -> str | None:
        """The edition that is played, for the book and the papers; None if the game has only one."""

    @property
    def curtain_wanted(self) -> SignalInstance:
        """A name: nobody else may see what comes next."""

    @property
    def place_wanted(self) -> SignalInstance:
        """A place in the book, such as `rule:A5`."""

    @property
    def sound_wanted(self) -> SignalInstance:
        """A sound by name, and how many times as high it is to be."""

    @property
    def finished(self) -> SignalInstance:
        """The Outcome, when everything has been shown."""

    @property
    def result_wanted(self) -> SignalInstance:
        """Somebody who has looked at the table wants to see the result again."""

    def begin(self) -> None:
        """Start the game."""

    def show_as_if_asked(self) -> None:
        """Show what the viewer could choose now, for pictures; nothing can be decided."""

    def lift_curtain(self) -> None:
        """The right person is looking: show that person's table."""

    def final_screen(self, outcome: "Outcome") -> FinalScreen:
        """The screen that tells how the game ended."""

    def help_place(self) -> str:
        """The place in the book that fits what is happening now."""

    def sentence(self, event: "Event") -> str | None:
        """What happened; None for what needs no words."""

    def unlogged(self, happened: "Sequence[Event]") -> str | None:
        """What to say about events that none of them has a sentence for."""

    def usual_prompt(self) -> str:
        """Whom the table waits for."""

    def in_a_lesson(self) -> str:
        """Why there are no hints in a lesson."""

    def light(self, targets: Sequence[str]) -> None:
        """Light what a step of a lesson is about."""

    def lit_words(self, targets: Sequence[str]) -> str:
        """What `light` lights, in words."""

    def drop_plans(self) -> None:
        """Nothing that was chosen for later is followed any more."""

    def put_away_help(self) -> None:
        """Somebody else is looking: nothing of what was asked stays."""

    def skip(self) -> None:
        """Show at once what is still moving."""

    def set_speed(self, speed: str) -> None:
        """Use another speed from now on."""

    def fit(self) -> None:
        """Show the whole board."""

    def toggle_last_move(self) -> None:
        """Show what happened since the viewer's last move, or hide it."""

    def toggle_hint(self) -> None:
        """Ask for a hint, or hide the one that is shown."""

    def toggle_pause(self) -> None:
        """Let nobody go on, or let everybody."""

    def undo(self) -> None:
        """Undo an unfinished choice or the last decision, as far as the table agreed."""

    def redo(self) -> None:
        """Decide again as before the last undo."""


class SetupScreen(Protocol):
    """Arranges the beginning of a game by hand."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    @property
    def arranged(self) -> SignalInstance:
        """The options of the game, with what was arranged."""

    @property
    def cancelled(self) -> SignalInstance:
        """Nothing is to be played."""


class GameUi(Protocol):
    """One game on the shelf; every text is in the language in use."""

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
    def modules(self) -> Sequence[str]:
        """What a table needs: loaded behind the first picture, one after the other."""

    def title(self) -> str:
        """What the game is called."""

    def motto(self) -> str:
        """A line or two that make people curious."""

    def paint_title(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """Paint the name of the game at the left of *rect*, as high as that is, but no wider."""

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """Paint what the game is about, as large as *rect* allows, in its middle."""

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        """Paint who guards the secrets while the curtain is closed."""

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The words for the choices of the catalogue entry, by key."""

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

    def own_keys(self) -> Sequence[KeyWords]:
        """The keys that only this game has."""
