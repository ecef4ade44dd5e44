"""Station Six on the shelf. What takes time to load is imported where it is used."""

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

_SHELF = Texts("station", "shelf")
"""Read apart from all other words, since the shelf is shown before any rules are loaded."""
CHOICES = {
    "end": ("laser", "four_rounds"),
    "start": ("equal", "varied"),
    "bridges": ("shuffled", "first_game"),
    "hands": ("secret", "open"),
}
"""What can be chosen, as in the catalogue."""
STYLES = ("charger", "courier", "hoarder", "thief")
"""How computer players may like to play, as in the catalogue."""
_LESSONS = (
    *("01-first-shot", "02-charge", "03-transfer", "04-machine-command"),
    *("05-biotope-port", "06-canteen", "07-energy-centre", "08-round-and-end"),
)
_TEXTS = (
    *("events", "final", "glossary", "hints", "refusals", "rules", "scene", "shelf", "spoken", "stations"),
    *("table", "tutorial", "why", "words"),
)


class StationUi:
    """Everything that the window asks Station Six for."""

    id = "station"
    seats = range(2, 5)
    minutes = 45
    age = 10
    files = (
        "station/components.json",
        "station/rulebook.json",
        "station/worth.json",
        *(f"station/lessons/{name}.json" for name in _LESSONS),
        *(f"station/texts/en/{name}.toml" for name in _TEXTS),
    )
    has_day_alone = False
    unused_keys = ("card", "book", "zoom", "fit")
    book_parts = ("part:stations", "part:glossary")
    modules = ("enix_desktop.ui.station.table.screen",)

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
        from enix_desktop.ui.station.art.box import paint_title

        paint_title(painter, rect, theme, self.title())

    def paint_box(self, painter: QPainter, rect: QRectF, theme: "Theme") -> None:
        """The ring around the laser."""
        from enix_desktop.ui.station.art.box import paint_box

        paint_box(painter, rect, theme)

    def paint_curtain(self, painter: QPainter, rect: QRectF) -> None:
        """The keeper sleeps."""
        from enix_desktop.ui.station.art.box import paint_curtain

        paint_curtain(painter, rect)

    def choices(self) -> Mapping[str, ChoiceWords]:
        """The options E1 to E3, and whether hands lie open."""
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
        """The ring, the laser and the hands."""
        from enix_desktop.ui.station.table.screen import StationTable

        return StationTable(driver, speed)

    def new_game_place(self) -> str:
        """Where the options are told."""
        return "rule:E1"

    def book(self, parent: QWidget) -> "BookWindow":
        """Rules, a page about each station, and a glossary."""
        from enix_desktop.ui.station.book.station_book import station_book

        return station_book(parent)

    def papers(self, parent: QWidget, edition: str | None) -> QDialog:
        """The rules and a score sheet."""
        from enix_desktop.ui.station.paper.papers import station_papers

        return station_papers(parent, edition)

    def course(self) -> "Course":
        """Eight lessons, told by the keeper of the station."""
        from enix_desktop.ui.station.course import STATION_COURSE

        return STATION_COURSE

    def replay(self) -> "ReplayKind":
        """The same table, and nothing to decide."""
        from enix_desktop.ui.station.table.replay_scene import STATION_REPLAY

        return STATION_REPLAY

    def thumbnails(self) -> "BoardPainter":
        """The ring, as small as a stamp."""
        from enix_desktop.ui.station.art.thumbnail import BoardThumbnails

        return BoardThumbnails()

    def statistics(self, parent: QObject) -> "GameStatistics":
        """Shots, actions and badges."""
        from enix_desktop.ui.station.statistics import StationStatistics

        return StationStatistics(parent)

    def move_words(self, players: Sequence[str]) -> MoveWords:
        """What could be decided, and why."""
        from enix_desktop.ui.station.move_words import StationMoveWords

        return StationMoveWords(players)

    def styles(self) -> Mapping[str, StyleWords]:
        return {key: StyleWords(_SHELF[f"style.{key}.name"], _SHELF[f"style.{key}.about"]) for key in STYLES}

    def own_keys(self) -> Sequence[KeyWords]:
        """Actions, and how the hand is sorted."""
        from enix_desktop.ui.station.table.modes_words import own_keys

        return own_keys()


STATION_UI: GameUi = StationUi()
