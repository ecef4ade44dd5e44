"""What a game gives so that it can be learned: its lessons, their texts, a table, and who tells them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from enix_desktop.app.play.lesson import Lesson, lessons
from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import Html
from enix_desktop.ui.book.markup import spoken
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.picture import Paint


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons of one game."""

    game: str
    table: Callable[[TableDriver, str, TableUse], TableScreen]
    """Makes a table for the run of a lesson or of a puzzle, at this speed, for this use of it."""
    portrait: Paint
    """Who tells the lessons."""
    html: Callable[[str, int, float], Html]
    """Prose with its little markup as HTML, for this size of type and so many pixels of the screen to one."""
    picture_name: Callable[[str], str]
    """What a small picture in the prose shows, in the current language."""

    @property
    def lessons(self) -> Sequence[Lesson]:
        return lessons(self.game)

    @property
    def texts(self) -> Texts:
        return Texts(self.game, "tutorial")

    def spoken(self, text: str) -> str:
        """The prose named *text* as a screen reader says it."""
        return spoken(self.texts[text], self.picture_name) if text else ""
