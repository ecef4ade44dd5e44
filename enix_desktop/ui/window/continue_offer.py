"""The game that the start screen offers to continue: a glance for the first picture, a search afterwards."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from enix_desktop.app.library.glance import glance
from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.window.start_screen import StartScreen

if TYPE_CHECKING:
    from enix_desktop.app.library.saves import AnyRecord

_SOON_REPLAYED = 3000
"""So many moves are replayed in an instant; longer games are those of random players."""


class ContinueOffer(QObject):
    """Tells the start screen which game can be continued, if any, and when that is not known yet."""

    def __init__(
        self, start: StartScreen, describe: Callable[[Sequence[str], int | None], str], parent: QObject
    ) -> None:
        """*describe* makes a line of names and, where it is known, the round."""
        super().__init__(parent)
        self._start, self._describe = start, describe
        seen = glance()
        self.is_known = seen is None or seen.is_sure
        self.game: tuple[Sequence[str], int | None] | None = None
        """Who plays the game that can be continued, and in which round it is once its rules are loaded."""
        if seen is not None and seen.is_sure:
            self.game = seen.names, None

    def search(self) -> None:
        """Read the games to find the one that is continued."""
        from enix_desktop.app.library.saves import last_unfinished

        found, game = last_unfinished(), None
        if found is not None:
            game = tuple(who.name for who in found.record.participants), _round(found.record)
        if game != self.game or not self.is_known:
            self.game, self.is_known = game, True
            self.tell()

    def tell(self) -> None:
        """Offer what is known."""
        if not self.is_known:
            self._start.set_searching()
        else:
            self._start.set_continue(None if self.game is None else self._describe(*self.game))


def _round(record: "AnyRecord") -> int | None:
    """The round that *record* has reached; None if finding out would keep the window waiting."""
    from enix_desktop.app.play.games import round_of

    if len(record.entries) > _SOON_REPLAYED:
        return None
    try:
        return round_of(record)
    except EnixError:
        return None  # what is wrong with it is told when it is opened
