"""What a table agrees before a game, and how a game begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import (
    Bridge,
    Card,
    Components,
    Numbers,
    Station,
    standard_components,
)

SEATS = range(2, 5)


class End(StrEnum):
    """When the game is over (E1)."""

    LASER = "laser"
    FOUR_ROUNDS = "four_rounds"


class Start(StrEnum):
    """Whether everybody begins with the same energies (E2)."""

    EQUAL = "equal"
    VARIED = "varied"


class Layout(StrEnum):
    """Which bridges lie in the ring at the beginning (E3)."""

    SHUFFLED = "shuffled"
    FIRST_GAME = "first_game"


class Hands(StrEnum):
    """Whether hands are secret (V2) or lie open for a family that likes to advise."""

    SECRET = "secret"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is agreed before a game."""

    components: Components
    seats: int
    numbers: Numbers
    end: End = End.LASER
    start: Start = Start.EQUAL
    layout: Layout = Layout.SHUFFLED
    hands: Hands = Hands.SECRET

    @property
    def has_open_hands(self) -> bool:
        return self.hands is Hands.OPEN


@dataclass(frozen=True, slots=True)
class Position:
    """A moment that somebody composed: what differs from the beginning of an ordinary game.

    The first seat of the active station's inner track is in turn.
    """

    hands: tuple[tuple[Card, ...], ...]
    display: tuple[Card | None, ...]
    discard: tuple[Card, ...]
    laser: tuple[int, ...]
    shuttles: tuple[Station | None, ...]
    round: int
    active: Station
    inner: tuple[tuple[Seat, ...], ...]
    """At each station who still lies on its inner track: from high to low, on one field from the top (O1)."""
    outer: tuple[Seat, ...]
    """The same for the outer track of the active station."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins: what luck has decided before the first move."""

    table: Table
    ring: tuple[Bridge, ...]
    """The bridges in slots 0 to 5 (S2)."""
    spare: tuple[Bridge, ...]
    energy: tuple[tuple[int, ...], ...]
    """For each seat its energy at each station (S3, E2)."""
    cards: tuple[Card, ...]
    """The pile, the top card first; hands and display are still in it unless there is a *position*."""
    position: Position | None = None


def options(chosen: Mapping[str, str], seats: int, components: Components | None = None) -> Table:
    """What is agreed before a game; whatever is not *chosen* is as usual."""
    components = components or standard_components()
    return Table(
        components,
        seats,
        components.numbers,
        End(chosen.get("end", End.LASER)),
        Start(chosen.get("start", Start.EQUAL)),
        Layout(chosen.get("bridges", Layout.SHUFFLED)),
        Hands(chosen.get("hands", Hands.SECRET)),
    )


def first_order(energy: Sequence[Sequence[int]], station: Station) -> list[Seat]:
    """Who lies where at the beginning: seat s mod n on top at station s, then the following seats (S4)."""
    count = len(energy)
    cyclic = [(station + step) % count for step in range(count)]
    return sorted(cyclic, key=lambda seat: -energy[seat][station])  # stable: on one field as in *cyclic*


def with_numbers(table: Table, **changes: int) -> Table:
    """The same table with other numbers."""
    return replace(table, numbers=replace(table.numbers, **changes))
