"""ENIGMA on the shelf. What takes time to load is imported where it is used."""

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

_SHELF = Texts("enigma", "shelf")
"""Read apart from all other words, since the shelf is shown before any rules are loaded."""
CHOICES = {
    "timer": ("45", "30", "60", "90", "none"),
    "limit": ("180", "120", "300", "none"),
    "goal": ("15", "10", "20"),
    "puzzles": ("all", "easier"),
    "start": ("lot", "0", "1", "2", "3"),
    "open_race": ("off", "on"),
    "category": ("mix", "weights", "fragments", "conduits", "angles"),
    "difficulty": ("rising", "1", "2", "3"),
    "head_start": ("none", "quarter", "half"),
}
"""What can be chosen, as in the catalogue."""
STYLES = ("builder", "rival", "sprinter", "ponderer")
"""How computer players may like to play, as in the catalogue."""
_TEXTS = (
    *("alone", "bench", "book", "events", "final", "glossary", "hints", "refusals", "rules", "scene"),
    *("shapes", "shelf", "spoken", "table", "tutorial", "why", "words"),
)
_LESSONS = (
    *("01-welcome", "02-weights", "03-placing", "04-pipes"),
    *("05-fragments", "06-angles", "07-clock", "08-end"),
)


class EnigmaUi:
    """Everything that the window asks ENIGMA for."""

    id = "enigma"
    seats = range(1, 5)
    minutes = 45
    age = 8
    files = (
        "enigma/components.json",
        "enigma/rulebook.json",
        "sounds/rescue.wav",
        *(f"enigma/texts/en/{name}.toml" for name in _TEXTS),
        *(f"enigma/lessons/{name}.json" for name in _LESSONS),
    )
    has_day_alone = True
    unused_keys = ("card", "own_hand")
    book_parts = ("part:glossary",)
    modules = ("enix_desktop.ui.enigma.table.screen",)

    def title(self) -> str:
        return _SHELF["title"]

    def motto(self) -> str:
        return _SHELF["motto"]

    def goal(self) -> str:
        return _SHELF["goal"]

    def origin(self) -> str:
        return _SHELF["origin"]

    def paint_title(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """The name, cut into stone; one letter of it is awake."""
        from enix_desktop.ui.enigma.art.box import paint_title

        paint_title(painter, rect, theme, self.title())

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """A mechanism that wakes up, and the four kinds of puzzles."""
        from enix_desktop.ui.enigma.art.box import paint_box

        paint_box(painter, rect, theme)

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        """The keeper of the mechanism has its eye shut."""
        from enix_desktop.ui.enigma.art.box import paint_curtain

        paint_curtain(painter, rect)

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The options E1 to E8."""
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
        """Whoever solves one after the other needs a time limit where there is a timer (T2)."""
        people = sum(1 for seat in choices.seats if seat.player is None)
        chosen = choices.options
        needs_limit = people > 1 and chosen.get("timer") != "none" and chosen.get("limit") == "none"
        return _SHELF["complaint.limit"] if needs_limit else ""

    def assistance(self) -> str:
        """The benches count and compare."""
        return _SHELF["assistance"]

    def by_hand(self) -> str:
        """Nothing can be arranged."""
        return ""

    def setup_screen(self, options: Any) -> SetupScreen:
        raise NotImplementedError

    def table(self, driver: "TableDriver", speed: str) -> TableScreen:
        """The network, the puzzle chambers and the bench."""
        from enix_desktop.ui.enigma.table.screen import EnigmaTable

        return EnigmaTable(driver, speed)

    def new_game_place(self) -> str:
        """Where the options are told."""
        return "rule:E1"

    def book(self, parent: QWidget) -> "BookWindow":
        """The rules and a glossary."""
        from enix_desktop.ui.enigma.book.enigma_book import enigma_book

        return enigma_book(parent)

    def papers(self, parent: QWidget, edition: str | None) -> QDialog:
        """The rules and a score sheet."""
        from enix_desktop.ui.enigma.paper.papers import enigma_papers

        return enigma_papers(parent, edition)

    def course(self) -> "Course":
        """The lessons, told by the keeper."""
        from enix_desktop.ui.enigma.course import ENIGMA_COURSE

        return ENIGMA_COURSE

    def replay(self) -> "ReplayKind":
        """The same table, and nothing to decide."""
        from enix_desktop.ui.enigma.replay import ENIGMA_REPLAY

        return ENIGMA_REPLAY

    def thumbnails(self) -> "BoardPainter":
        """The network, as small as a stamp."""
        from enix_desktop.ui.enigma.art.thumbnail import BoardThumbnails

        return BoardThumbnails()

    def statistics(self, parent: QObject) -> "GameStatistics":
        """Puzzles, systems, times and badges."""
        from enix_desktop.ui.enigma.statistics import EnigmaStatistics

        return EnigmaStatistics(parent)

    def move_words(self, players: Sequence[str]) -> MoveWords:
        """What could be decided, and why."""
        from enix_desktop.ui.enigma.move_words import EnigmaMoveWords

        return EnigmaMoveWords(players)

    def styles(self) -> Mapping[str, StyleWords]:
        return {key: StyleWords(_SHELF[f"style.{key}.name"], _SHELF[f"style.{key}.about"]) for key in STYLES}

    def own_keys(self) -> Sequence[KeyWords]:
        """Piles, turning, and the sheet of results."""
        from enix_desktop.ui.enigma.table.modes_words import own_keys

        return own_keys()


ENIGMA_UI: GameUi = EnigmaUi()
