"""Everything a player can decide in Station Six (V3); each kind of move is its own type."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Card, Shuttle, Station


@dataclass(frozen=True, slots=True)
class Fill:
    """Play *cards* with the symbol of the active station: one energy there for each (A1)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shift:
    """Play cards in the colours of the bridges: one energy goes over for each (A2)."""

    clockwise: tuple[Card, ...]
    anticlockwise: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """Discard *card*, then take one (A3)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing (A4)."""


@dataclass(frozen=True, slots=True)
class Machine:
    """Play *cards* with symbols of other stations: one energy at its station for each (TM)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """Pay *energy* and take two cards for each (TC)."""

    energy: int


@dataclass(frozen=True, slots=True)
class Biotope:
    """Pay one and spread so many units in each direction (TB)."""

    clockwise: int
    anticlockwise: int


@dataclass(frozen=True, slots=True)
class Dock:
    """Dock shuttles at stations, one energy each (TP)."""

    docks: tuple[tuple[Shuttle, Station], ...]


@dataclass(frozen=True, slots=True)
class Steal:
    """Draw a card from the hand of each of these *seats*, one energy each (TK)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Fire:
    """For each shuttle and card: one energy from the shuttle's station to the laser (TE)."""

    shots: tuple[tuple[Shuttle, Card], ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card at this *position* of the display, or with None the top card of the pile (N6)."""

    position: int | None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard *cards* down to the hand limit (N3, U4)."""

    cards: tuple[Card, ...]


StationMove: TypeAlias = Machine | Command | Biotope | Dock | Steal | Fire
Action: TypeAlias = Fill | Shift | Swap | Pass | StationMove
Move: TypeAlias = Action | Take | Discard

STATION_OF: Mapping[type[Move], Station] = {
    Machine: Station.MACHINE,
    Command: Station.COMMAND,
    Biotope: Station.BIOTOPE,
    Dock: Station.PORT,
    Steal: Station.CANTEEN,
    Fire: Station.CENTRE,
}
"""Where each station action is possible (A5)."""
KINDS: tuple[type[Move], ...] = (
    Fill,
    Shift,
    Swap,
    Pass,
    Machine,
    Command,
    Biotope,
    Dock,
    Steal,
    Fire,
    Take,
    Discard,
)
PASS = Pass()
