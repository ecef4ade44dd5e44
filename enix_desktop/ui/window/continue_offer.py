"""The game that the start screen offers to continue: a glance for the first picture, a search afterwards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from enix_desktop.app.library.glance import glance
from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.window.start_screen import StartScreen

if TYPE_CHECKING:
    from enix_desktop.app.library.saves import AnyRecord

_SOON_REPLAYED = 3000
"""So many moves are replayed in an instant; longer games are those of random players."""


class Unfinished(NamedTuple):
    """A game that can be continued: its key, who plays, and the round once the rules are loaded."""

    game: str
    names: Sequence[str]
    round: int | None = None


class ContinueOffer(QObject):
    """Tells the start screen which game can be continued, if any, and when that is not known yet."""

    def __init__(self, start: StartScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._start = start
        seen = glance()
        self.is_known = seen is None or (seen.is_sure and seen.game in start.games)
        self.game: Unfinished | None = None
        if seen is not None and self.is_known:
            self.game = Unfinished(seen.game, seen.names)

    def search(self) -> None:
        """Read the games to find the one that is continued."""
        from enix_desktop.app.library.saves import last_unfinished

        found, game = last_unfinished(), None
        if found is not None:
            record = found.record
            game = Unfinished(record.game, tuple(who.name for who in record.participants), _round(record))
        if game != self.game or not self.is_known:
            self.game, self.is_known = game, True
            self.tell()

    def tell(self) -> None:
        if not self.is_known:
            self._start.set_searching()
        elif self.game is None:
            self._start.set_continue(None)
        else:
            self._start.set_continue(self._described(self.game), self.game.game, self._how_far(self.game))

    def _described(self, waiting: Unfinished) -> str:
        """Who plays and how far they are; which game it is only where there are several."""
        ui, names = self._start.games.get(waiting.game), ", ".join(waiting.names)
        if len(self._start.games) == 1 or ui is None:
            text = "{players}" if waiting.round is None else self.tr("Round {number}: {players}")
            return text.format(players=names, number=waiting.round)
        if waiting.round is None:
            return self.tr("{game}: {players}").format(game=ui.title(), players=names)
        text = self.tr("{game}, round {number}: {players}")
        return text.format(game=ui.title(), players=names, number=waiting.round)

    def _how_far(self, waiting: Unfinished) -> str:
        return "" if waiting.round is None else self.tr("Round {number}").format(number=waiting.round)


def _round(record: "AnyRecord") -> int | None:
    """The round that *record* has reached; None if finding out would keep the window waiting."""
    from enix_desktop.app.play.games import round_of

    if len(record.entries) > _SOON_REPLAYED:
        return None
    try:
        return round_of(record)
    except EnixError:
        return None  # its problem is shown when it is opened
