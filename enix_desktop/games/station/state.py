"""The state of a game of Station Six: a value that knows neither luck nor time."""

from dataclasses import dataclass, field

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Bridge, Card, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.table import Table


@dataclass(slots=True)
class State:
    """Everything there is, secrets included."""

    table: Table
    energy: list[list[int]]
    """For each station the energy of each seat (C3)."""
    inner: list[list[Seat]]
    """For each station who lies on its inner track, in the order of play: from high to low, on one field
    from the top (O1)."""
    outer: list[Seat]
    """Who lies on the outer track of the active station, in the same order; last of all in turn (O2)."""
    laser: list[int]
    ring: list[Bridge]
    spare: tuple[Bridge, ...]
    shuttles: list[Station | None]
    """Where each shuttle is docked; None beside the pile (C6)."""
    hands: list[tuple[Card, ...]]
    """Ascending."""
    rows: list[tuple[Card, ...]]
    """Face down in front of each seat (TK1)."""
    known: list[tuple[Card, ...]]
    """Cards in each hand that all saw being taken from the display; stealing from a hand clears it."""
    pile: list[Card]
    """The top card last."""
    display: list[Card | None]
    discard: list[Card]
    """The newest last."""
    round: int = 1
    active: Station = Station.MACHINE
    phase: Phase = Phase.ACT
    turn: Seat = 0
    """Who owes a decision, unless the game is over."""
    takes: int = 0
    """Cards that the seat in turn still takes (N1, TC1, A3)."""
    waiting: tuple[Seat, ...] = field(default=())
    """Who also has too many cards after the supply, in order (U4)."""

    def copy(self) -> "State":
        """An equal state that shares nothing changeable."""
        # By position: this is done thousands of times for one decision of a player that searches.
        return State(
            self.table,
            [row[:] for row in self.energy],
            [row[:] for row in self.inner],
            self.outer[:],
            self.laser[:],
            self.ring[:],
            self.spare,
            self.shuttles[:],
            self.hands[:],
            self.rows[:],
            self.known[:],
            self.pile[:],
            self.display[:],
            self.discard[:],
            self.round,
            self.active,
            self.phase,
            self.turn,
            self.takes,
            self.waiting,
        )

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.table.seats)

    @property
    def supply_order(self) -> tuple[Seat, ...]:
        """The start seat of this round and those after it (U3, U4)."""
        count = self.table.seats
        return tuple((self.round - 1 + step) % count for step in range(count))

    def set_energy(self, station: Station, seat: Seat, number: int) -> None:
        """Move the marker of *seat*: it lands on top of its new field, on the track where it lies (C4)."""
        numbers = self.energy[station]
        if numbers[seat] == number:
            return
        track = self.outer if station is self.active and seat in self.outer else self.inner[station]
        track.remove(seat)
        numbers[seat] = number
        put_on_top(track, numbers, seat)


def put_on_top(track: list[Seat], numbers: list[int], seat: Seat) -> None:
    """Lay the marker of *seat* on its field of *track*, on top of those that are there."""
    place = 0
    while place < len(track) and numbers[track[place]] > numbers[seat]:
        place += 1
    track.insert(place, seat)
