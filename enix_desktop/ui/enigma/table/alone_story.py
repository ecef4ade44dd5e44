"""A run alone where nobody is asked: in a replay, and when it is over, the sheet tells how it stands."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.table.alone_sheet import AloneSheet


class AloneStory:
    """Shows the sheet over the table, where there is nothing else to be seen."""

    def __init__(self, over: QWidget, room: Callable[[], QRectF], is_played: bool) -> None:
        self._over, self._room, self._is_played = over, room, is_played
        self.sheet: AloneSheet | None = None

    def follow(self, view: View) -> None:
        """Tell of *view*, or be silent where a mode has a sheet of its own."""
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None
        if view.table.is_alone and (not self._is_played or view.phase is Phase.OVER):
            self.sheet = AloneSheet(view, self._over)
            self.arrange()
            self.sheet.show()

    def arrange(self) -> None:
        """Follow the table to where there is room."""
        if self.sheet is not None:
            self.sheet.setGeometry(self._room().toRect())
            self.sheet.raise_()
