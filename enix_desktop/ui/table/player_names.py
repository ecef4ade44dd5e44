"""The people at the table, by name."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Seat


class PlayerNames(QObject):
    """Names of players, alone and in a row, in the current language."""

    def __init__(self, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players

    def player(self, seat: Seat) -> str:
        return self._players[seat]

    def players(self, seats: Sequence[Seat]) -> str:
        return self.listed([self.player(seat) for seat in seats])

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, the last one joined by *and*."""
        if len(words) < 2:
            return "".join(words)
        return self.tr("{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])


class PlaceNames(QObject):
    """Names as they stand at the places: the person who is looking is also called *you*."""

    def __init__(self, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self.people: Collection[Seat] = ()
        """The seats of people at this screen; nobody else is ever *you*."""

    def at(self, seat: Seat, viewer: Seat | None) -> str:
        """What stands at the place of *seat* when *viewer* is looking, or everybody."""
        name = self._players[seat]
        return self.tr("{name} (you)").format(name=name) if seat == viewer and seat in self.people else name
