"""ENIX on the shelf. What takes time to load is imported where it is used."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from enix_desktop.ui.enix.edition_words import EditionWords
from enix_desktop.ui.game_ui import ChoiceWords, KeyWords, MoveWords, StyleWords
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


class EnixUi(QObject):
    """Everything that the window asks ENIX for."""

    id = "enix"
    seats = range(2, 7)
    minutes = 45
    age = 10
    files = (
        "enix/components.json",
        "enix/lessons/01-laying.json",
        "enix/lessons/02-order.json",
        "enix/lessons/03-moving.json",
        "enix/lessons/04-collecting.json",
        "enix/lessons/05-tiles.json",
        "enix/lessons/06-blackout.json",
        "enix/lessons/07-enix.json",
        "enix/lessons/08-stealing.json",
        "enix/lessons/09-symbols.json",
        "enix/lessons/10-scoring.json",
        "enix/lessons/11-ending.json",
        "enix/rulebook.json",
        "enix/sources.json",
        "enix/texts/en/cards.toml",
        "enix/texts/en/glossary.toml",
        "enix/texts/en/guide.toml",
        "enix/texts/en/rules.toml",
        "enix/texts/en/tutorial.toml",
        "enix/worth.json",
    )
    has_day_alone = False
    unused_keys = ()
    book_parts = ("part:guide", "part:glossary")
    modules = ("shapely", "enix_desktop.ui.enix.table_screen", "enix_desktop.ui.enix.arrange_screen")

    def title(self) -> str:
        """A name, in every language."""
        return "ENIX"

    def motto(self) -> str:
        """What it is about."""
        return self.tr("Collect all six energies. Mind the goblin.")

    def goal(self) -> str:
        """Six energies, and as close to 25 as possible (R2, G3)."""
        return self.tr(
            "Goal: collect cards of all six energies, then end the game. The highest hand wins, up to 25."
        )

    def origin(self) -> str:
        """The game that this is a version of."""
        return self.tr(
            "An independent version of the 2004 game ENIX, with its own texts, art and code. "
            "It is not connected with the game’s authors or publisher."
        )

    def paint_title(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """Four letters in four colours, one of them with a cap."""
        from enix_desktop.ui.enix.box_art import paint_title

        paint_title(painter, rect, theme)

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """The six energies and the goblin."""
        from enix_desktop.ui.enix.box_art import paint_energies

        paint_energies(painter, rect, theme)

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        """The goblin does not look."""
        from enix_desktop.ui.enix.goblin import paint_shy_goblin

        paint_shy_goblin(painter, rect)

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The two rulebooks, with a line for each of E1 to E4."""
        return {"edition": EditionWords().choice()}

    def complaint(self, choices: "Choices") -> str:
        """All choices go together."""
        return ""

    def assistance(self) -> str:
        """Ways of the pawn and what they cost."""
        return self.tr("Sho&w help with moves and costs")

    def by_hand(self) -> str:
        """Tiles lie as luck wants, or as somebody arranges them (S1)."""
        return self.tr("Arrange the &tiles yourself")

    def setup_screen(self, options: Any) -> SetupScreen:
        """The board before the game."""
        from enix_desktop.ui.enix.arrange_screen import ArrangeScreen

        return ArrangeScreen(options)

    def table(self, driver: "TableDriver", speed: str) -> TableScreen:
        """The board, the hands and the stacks."""
        from enix_desktop.ui.enix.table_screen import TableScreen

        return TableScreen(driver, speed)

    def new_game_place(self) -> str:
        """Where the rulebooks differ."""
        return "rule:E1"

    def book(self, parent: QWidget) -> "BookWindow":
        """Rules, energy guide and glossary."""
        from enix_desktop.ui.enix.book.enix_book import enix_book

        return enix_book(parent)

    def papers(self, parent: QWidget, edition: str | None) -> QDialog:
        """The rules and a score sheet."""
        from enix_desktop.ui.enix.paper.papers import enix_papers

        return enix_papers(parent, edition)

    def course(self) -> "Course":
        """Eleven lessons, told by the goblin."""
        from enix_desktop.ui.enix.course import ENIX_COURSE

        return ENIX_COURSE

    def replay(self) -> "ReplayKind":
        """The same table, and nothing to decide."""
        from enix_desktop.ui.enix.replay_scene import ENIX_REPLAY

        return ENIX_REPLAY

    def thumbnails(self) -> "BoardPainter":
        """Tiles, pieces and cap."""
        from enix_desktop.ui.enix.board_thumbnail import BoardThumbnails

        return BoardThumbnails()

    def statistics(self, parent: QObject) -> "GameStatistics":
        """Cards, blackouts, visits and badges."""
        from enix_desktop.ui.enix.achievements.statistics import EnixStatistics

        return EnixStatistics(parent)

    def move_words(self, players: Sequence[str]) -> MoveWords:
        """What could be decided, and why."""
        from enix_desktop.ui.enix.move_words import EnixMoveWords

        return EnixMoveWords(players)

    def styles(self) -> Mapping[str, StyleWords]:
        from enix_desktop.ui.enix.style_words import EnixStyles

        return EnixStyles().all()

    def own_keys(self) -> Sequence[KeyWords]:
        """Tiles, the end, and interrupting."""
        return (
            KeyWords((("R",), ("Shift", "R")), self.tr("Turn the tile in your hand")),
            KeyWords((("S",),), self.tr("Stop moving; steal no card")),
            KeyWords((("E",),), self.tr("End the game")),
            KeyWords((("I",),), self.tr("Interrupt at the next chance: on or off")),
            KeyWords((("Del",), ("0",)), self.tr("Take the blackout cap off")),
            KeyWords((("N",),), self.tr("Do not interrupt now")),
        )
