"""Sparks on the shelf of the tests: the one value that the window asks."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from enix_desktop.ui.game_ui import ChoiceWords, GameUi, KeyWords, MoveWords, StyleWords, ValueWords
from enix_desktop.ui.screens import SetupScreen, TableScreen
from tests.toy.ui import art
from tests.toy.ui.words import SparksMoveWords, said

if TYPE_CHECKING:
    from enix_desktop.app.play.choices import Choices
    from enix_desktop.app.play.table_driver import TableDriver
    from enix_desktop.ui.book.window import BookWindow
    from enix_desktop.ui.lessons.course import Course
    from enix_desktop.ui.library.thumbnails import BoardPainter
    from enix_desktop.ui.replay.kind import ReplayKind
    from enix_desktop.ui.statistics.game_words import GameStatistics
    from enix_desktop.ui.widgets.theme import Theme

TEXTS = ("rules", "tutorial", "words")


class SparksUi:
    """Everything that the window asks Sparks for. What takes time to load is imported where it is used."""

    id = "sparks"
    seats = range(2, 4)
    minutes = 5
    age = 8
    files = ("sparks/lessons/01-first.json", *(f"sparks/texts/en/{name}.toml" for name in TEXTS))
    has_day_alone = False
    unused_keys = ()
    book_parts = ()
    modules = ("tests.toy.ui.table",)

    def title(self) -> str:
        return said("title")

    def motto(self) -> str:
        return said("motto")

    def goal(self) -> str:
        return said("goal-in-short")

    def origin(self) -> str:
        return said("origin")

    def paint_title(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        art.paint_title(painter, rect, theme)

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        art.paint_box(painter, rect, theme)

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        art.paint_lamp(painter, rect, is_lit=False)

    def complaint(self, choices: "Choices") -> str:
        """Both goals suit everybody."""
        return ""

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The goal."""
        goals = {
            goal: ValueWords(said(f"goal.{goal}"), [said(f"goal.{goal}-about")]) for goal in ("row", "four")
        }
        return {"goal": ChoiceWords(said("goal.title"), goals)}

    def assistance(self) -> str:
        """There is none."""
        return ""

    def by_hand(self) -> str:
        """Nothing can be arranged."""
        return ""

    def setup_screen(self, options: Any) -> SetupScreen:
        raise NotImplementedError

    def table(self, driver: "TableDriver", speed: str) -> TableScreen:
        from tests.toy.ui.table import SparksTable

        return SparksTable(driver, speed)

    def new_game_place(self) -> str:
        """The goals are told with the end."""
        return "rule:E1"

    def book(self, parent: QWidget) -> "BookWindow":
        from tests.toy.ui.book import sparks_book

        return sparks_book(parent)

    def papers(self, parent: QWidget, edition: str | None) -> QDialog:
        from tests.toy.ui.book import sparks_papers

        return sparks_papers(parent)

    def course(self) -> "Course":
        from tests.toy.ui.watching import SPARKS_COURSE

        return SPARKS_COURSE

    def replay(self) -> "ReplayKind":
        from tests.toy.ui.watching import SPARKS_REPLAY

        return SPARKS_REPLAY

    def thumbnails(self) -> "BoardPainter":
        return art.BoardThumbnails()

    def statistics(self, parent: QObject) -> "GameStatistics":
        from tests.toy.ui.statistics import SparksStatistics

        return SparksStatistics(parent)

    def move_words(self, players: Sequence[str]) -> MoveWords:
        return SparksMoveWords(players)

    def styles(self) -> Mapping[str, StyleWords]:
        return {}

    def own_keys(self) -> Sequence[KeyWords]:
        """Numbers, and giving up."""
        return (
            KeyWords((("0\N{EN DASH}9",),), said("keys.digits")),
            KeyWords((("Backspace",), ("Del",)), said("keys.delete")),
            KeyWords((("G",),), said("keys.give-up")),
        )


TOY_UI: GameUi = SparksUi()
