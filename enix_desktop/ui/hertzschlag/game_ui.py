"""Hertzschlag on the shelf. What takes time to load is imported where it is used."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.game_ui import ChoiceWords, GameUi, KeyWords, MoveWords, StyleWords, ValueWords
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

_SHELF = Texts("hertzschlag", "shelf")
"""Read apart from all other words, since the shelf is shown before any rules are loaded."""
CHOICES = {
    "talk": ("on", "off"),
    "start": ("lot", "0", "1", "2", "3", "4"),
    "fair_start": ("on", "off"),
    "talk_time": ("0", "60"),
}
"""What can be chosen, as in the catalogue."""
STYLES = ("cautious", "greedy", "diplomatic")
"""How computer players may like to play, as in the catalogue."""
_LESSONS = (
    *("01-welcome", "02-signals", "03-money", "04-towards"),
    *("05-check", "06-blackout", "07-passing", "08-scoring"),
)
_TEXTS = (
    *("cards", "classroom", "events", "final", "glossary", "guide", "hints", "refusals", "replay"),
    *("rules", "scene", "shelf", "spoken", "table", "tutorial", "why", "words"),
)


class HertzschlagUi:
    """Everything that the window asks Hertzschlag for."""

    id = "hertzschlag"
    seats = range(3, 6)
    minutes = 30
    age = 12
    files = (
        "hertzschlag/components.json",
        "hertzschlag/rulebook.json",
        "hertzschlag/sources.json",
        *(f"sounds/{name}.wav" for name in ("blackout", "coin", "rescue")),
        *(f"hertzschlag/lessons/{name}.json" for name in _LESSONS),
        *(f"hertzschlag/texts/en/{name}.toml" for name in _TEXTS),
    )
    has_day_alone = False
    unused_keys = ("card", "book", "zoom", "fit")
    book_parts = ("part:guide", "part:glossary")
    modules = ("enix_desktop.ui.hertzschlag.table.screen",)

    def title(self) -> str:
        return _SHELF["title"]

    def motto(self) -> str:
        return _SHELF["motto"]

    def goal(self) -> str:
        return _SHELF["goal"]

    def origin(self) -> str:
        return _SHELF["origin"]

    def paint_title(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """The name, cut from paper."""
        from enix_desktop.ui.hertzschlag.art.box import paint_title

        paint_title(painter, rect, theme, self.title())

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """The evening town, and the bird on the wire."""
        from enix_desktop.ui.hertzschlag.art.box import paint_box

        paint_box(painter, rect, theme)

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        """The owl that keeps the grid holds its wings before its eyes."""
        from enix_desktop.ui.hertzschlag.art.box import paint_curtain

        paint_curtain(painter, rect)

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The options E1 to E4."""
        return {
            key: ChoiceWords(
                _SHELF[f"choices.{key}.title"],
                {
                    value: ValueWords(
                        _SHELF[f"choices.{key}.{value}.name"], [_SHELF[f"choices.{key}.{value}.about"]]
                    )
                    for value in values
                },
            )
            for key, values in CHOICES.items()
        }

    def complaint(self, choices: "Choices") -> str:
        """All choices go together."""
        return ""

    def assistance(self) -> str:
        """Consequences are always shown."""
        return ""

    def by_hand(self) -> str:
        """Nothing can be arranged."""
        return ""

    def setup_screen(self, options: Any) -> SetupScreen:
        raise NotImplementedError

    def table(self, driver: "TableDriver", speed: str) -> TableScreen:
        """The grid, the town below it and the households."""
        from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable

        return HertzschlagTable(driver, speed)

    def new_game_place(self) -> str:
        """Where the options are told."""
        return "rule:E1"

    def book(self, parent: QWidget) -> "BookWindow":
        """Rules, a guide to the energy system, and a glossary."""
        from enix_desktop.ui.hertzschlag.book.hertzschlag_book import hertzschlag_book

        return hertzschlag_book(parent)

    def papers(self, parent: QWidget, edition: str | None) -> QDialog:
        """The rules, a score sheet, and questions for a class."""
        from enix_desktop.ui.hertzschlag.paper.papers import hertzschlag_papers

        return hertzschlag_papers(parent, edition)

    def course(self) -> "Course":
        """Eight lessons, told by the owl that keeps the grid."""
        from enix_desktop.ui.hertzschlag.course import HERTZSCHLAG_COURSE

        return HERTZSCHLAG_COURSE

    def replay(self) -> "ReplayKind":
        """The same table, and nothing to decide."""
        from enix_desktop.ui.hertzschlag.replay import HERTZSCHLAG_REPLAY

        return HERTZSCHLAG_REPLAY

    def thumbnails(self) -> "BoardPainter":
        """The town and the scale, as small as a stamp."""
        from enix_desktop.ui.hertzschlag.art.thumbnail import BoardThumbnails

        return BoardThumbnails()

    def statistics(self, parent: QObject) -> "GameStatistics":
        """Cards, bids, threshold money and badges."""
        from enix_desktop.ui.hertzschlag.statistics import HertzschlagStatistics

        return HertzschlagStatistics(parent)

    def move_words(self, players: Sequence[str]) -> MoveWords:
        """What could be decided, and why."""
        from enix_desktop.ui.hertzschlag.move_words import HertzschlagMoveWords

        return HertzschlagMoveWords(players)

    def styles(self) -> Mapping[str, StyleWords]:
        return {key: StyleWords(_SHELF[f"style.{key}.name"], _SHELF[f"style.{key}.about"]) for key in STYLES}

    def own_keys(self) -> Sequence[KeyWords]:
        """Cards, places, words and fingers, and what a replay shows."""
        from enix_desktop.ui.hertzschlag.replay_sheets import replay_keys
        from enix_desktop.ui.hertzschlag.table.modes_words import own_keys

        return (*own_keys(), *replay_keys())


HERTZSCHLAG_UI: GameUi = HertzschlagUi()
