"""A small sign beside the menus: the game at the table is one of the day, and whether it counts."""

from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.day import day_of
from enix_desktop.ui.day.words import DayWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated


class DayBadge(Translated, PlainLabel):
    """Seen only while a game of the day is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._record: AnyRecord | None = None
        self._words = DayWords(self)
        self.setObjectName("day_badge")
        set_role(self, "muted")
        self.setContentsMargins(3 * STEP, 0, 3 * STEP, 0)

    def show_game(self, record: AnyRecord | None) -> None:
        """The game of *record* is at the table, or none."""
        self._record = None if record is None or day_of(record) is None else record
        self.retranslate()

    def retranslate(self) -> None:
        self.setText("" if self._record is None else self._words.badge(self._record))
        self.setVisible(self._record is not None)
