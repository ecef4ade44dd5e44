"""Styles of play: what a player of any level likes to do besides winning.

A style adds a little to what a move is worth. The worth itself is the level's, so a style changes which of
several good moves is made, not how well a player sees what is good.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Fill,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
)


@dataclass(frozen=True, slots=True)
class Style:
    """How much a player likes to do things; 1 is about what a card is worth."""

    charging: float = 0
    """Each energy charged, here or with the machine deck."""
    transferring: float = 0
    """Each energy sent over a bridge or spread from the biotope."""
    drawing: float = 0
    """Each card taken in the command centre, and each swap."""
    stealing: float = 0
    """Each card stolen."""

    def liking(self, move: Move) -> float:
        """How much *move* is liked."""
        match move:
            case Fill(cards) | Machine(cards):
                return self.charging * len(cards)
            case Shift(clockwise, anticlockwise):
                return self.transferring * (len(clockwise) + len(anticlockwise))
            case Biotope(clockwise, anticlockwise):
                return self.transferring * (clockwise + anticlockwise)
            case Swap():
                return self.drawing
            case Command(energy):
                return self.drawing * 2 * energy
            case Steal(seats):
                return self.stealing * len(seats)
            case _:
                return 0


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "charger": Style(charging=0.5),
    "courier": Style(transferring=0.75),
    "hoarder": Style(drawing=0.35),
    "thief": Style(stealing=4),
}
