"""Sounds of the table: nobody has won when the lights are out."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.sounds import Cue, TableSounds


class GridSounds(TableSounds):
    """Ends a game without the sound of a win if *is_dark* says that there was a blackout."""

    def __init__(
        self, cue: Callable[[Event], Cue | None], is_dark: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(cue, parent)
        self._is_dark = is_dark

    def end(self) -> None:
        if self._is_dark():
            self.flush()
        else:
            super().end()
