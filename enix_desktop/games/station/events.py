"""What happens in Station Six, in the past tense. An event knows what each seat may see of it (V1, V2)."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Bridge, Card, Shuttle, Slot, Station


class Change(NamedTuple):
    """The energy of the seat in turn at *station* changed."""

    station: Station
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole."""

    def seen_by(self, seat: Seat) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """Round *number* began."""

    number: int


@dataclass(frozen=True, slots=True)
class StationActivated(PublicEvent):
    """*station* became active; its *order* of play is fixed (R1, O1)."""

    station: Station
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """*seat* put its marker onto the outer track of *station*, where it has *energy* (O2)."""

    seat: Seat
    station: Station
    energy: int


@dataclass(frozen=True, slots=True)
class Filled(PublicEvent):
    """*seat* charged the active station (A1)."""

    seat: Seat
    cards: tuple[Card, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Shifted(PublicEvent):
    """*seat* transferred energy from *station* over its bridges (A2)."""

    seat: Seat
    station: Station
    clockwise: tuple[Card, ...]
    anticlockwise: tuple[Card, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Swapped(PublicEvent):
    """*seat* discarded *card* to take another one (A3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(PublicEvent):
    """*seat* did nothing at *station* (A4)."""

    seat: Seat
    station: Station


@dataclass(frozen=True, slots=True)
class MachineUsed(PublicEvent):
    """*seat* paid so much at the machine deck and charged other stations (TM)."""

    seat: Seat
    cards: tuple[Card, ...]
    paid: int
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class CommandUsed(PublicEvent):
    """*seat* paid at the command centre and takes so many cards (TC)."""

    seat: Seat
    paid: int
    takes: int
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class BiotopeUsed(PublicEvent):
    """*seat* paid one at the biotope and spread so many units in each direction (TB)."""

    seat: Seat
    clockwise: int
    anticlockwise: int
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class ShuttlesDocked(PublicEvent):
    """*seat* paid at the spaceport and docked shuttles (TP)."""

    seat: Seat
    docks: tuple[tuple[Shuttle, Station], ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class CanteenUsed(PublicEvent):
    """*seat* paid at the canteen to draw a card from each of the *victims* (TK)."""

    seat: Seat
    victims: tuple[Seat, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class CardStolen:
    """*thief* drew a card from the hand of *victim* and laid it down; only they know which (V2)."""

    thief: Seat
    victim: Seat
    card: Card | None
    is_open: bool = False
    """Whether the table plays with open hands."""

    def seen_by(self, seat: Seat) -> "CardStolen":
        return self if self.is_open or seat in (self.thief, self.victim) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class LaserFired(PublicEvent):
    """*seat* sent energy through docked shuttles to the laser (TE)."""

    seat: Seat
    shots: tuple[tuple[Shuttle, Card], ...]
    changes: tuple[Change, ...]
    laser_before: int
    laser_after: int


@dataclass(frozen=True, slots=True)
class CardTaken:
    """*seat* took a card from a *position* of the display, or from the pile, which only it sees (N6)."""

    seat: Seat
    position: int | None
    card: Card | None
    is_open: bool = False

    def seen_by(self, seat: Seat) -> "CardTaken":
        is_seen = self.is_open or self.position is not None or seat == self.seat
        return self if is_seen else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DisplayFilled(PublicEvent):
    """Cards from the pile filled empty positions of the display (N2)."""

    filled: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded(PublicEvent):
    """*seat* discarded down to the hand limit (N3, U4)."""

    seat: Seat
    cards: tuple[Card, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class RowTaken:
    """*seat* took the *count* cards in front of it into its hand (N4)."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    is_open: bool = False

    def seen_by(self, seat: Seat) -> "RowTaken":
        return self if self.is_open or seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class StationEnded(PublicEvent):
    """All had their turn at *station*; its markers went back to the inner track (N5)."""

    station: Station


@dataclass(frozen=True, slots=True)
class PileShuffled(PublicEvent):
    """The *count* discards were shuffled into a new pile (C7)."""

    count: int


@dataclass(frozen=True, slots=True)
class ShuttlesReturned(PublicEvent):
    """These shuttles went back from their stations (U1)."""

    shuttles: tuple[tuple[Shuttle, Station], ...]


@dataclass(frozen=True, slots=True)
class BridgesExchanged(PublicEvent):
    """*card* was turned over, and the bridges at its *station* were exchanged for the spare ones (U2)."""

    card: Card
    station: Station
    removed: tuple[tuple[Slot, Bridge], ...]
    placed: tuple[tuple[Slot, Bridge], ...]


@dataclass(frozen=True, slots=True)
class SupplyDrawn:
    """*seat* drew a card for each of the *stations* where it has little energy (U3)."""

    seat: Seat
    stations: tuple[Station, ...]
    count: int
    cards: tuple[Card, ...] | None
    is_open: bool = False

    def seen_by(self, seat: Seat) -> "SupplyDrawn":
        return self if self.is_open or seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game ended; *centre* is everybody's energy at the energy centre, which decides ties (G1 to G3)."""

    laser: tuple[int, ...]
    centre: tuple[int, ...]
    winners: tuple[Seat, ...]
