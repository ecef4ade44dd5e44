"""What happens in ENIGMA, in the past tense. An event knows what each seat may see of it (C6, T7)."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Colour, Nets, Tile
from enix_desktop.games.enigma.moves import Failed, Pose, Result, Solved
from enix_desktop.games.enigma.network import CellSpot, NetSpot
from enix_desktop.games.enigma.puzzles.puzzle import Category


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole."""

    def seen_by(self, seat: Seat) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """Round *number* began; *starter* is its start player."""

    number: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class TileTaken(PublicEvent):
    """*seat* took the top tile of *category*, conduit side up (R1)."""

    seat: Seat
    category: Category
    nets: Nets
    left: int
    """Tiles that remain in the pile."""


@dataclass(frozen=True, slots=True)
class TilesTurned(PublicEvent):
    """All have a tile: everybody turns over their own and solves (R2)."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ResultGiven:
    """*seat* has solved or stopped; only it knows which until all have (T1)."""

    seat: Seat
    result: Result | None

    def seen_by(self, seat: Seat) -> "ResultGiven":
        return self if seat == self.seat else replace(self, result=None)


class Race(NamedTuple):
    """How one seat did in a round."""

    seat: Seat
    tile: Tile
    result: Result
    counted: int
    """The time as it counts (E7)."""
    is_in_time: bool


@dataclass(frozen=True, slots=True)
class ResultsShown(PublicEvent):
    """All results, times and solutions were shown together (T4, T5, T9)."""

    races: tuple[Race, ...]
    """By seat."""
    first: int | None
    """The best counted time; None if nobody solved."""
    cutoff: int | None
    """Until when it was in time; None without a timer or a solver."""
    placing: tuple[Seat, ...]
    """Who places now, in order."""


@dataclass(frozen=True, slots=True)
class TilePlaced(PublicEvent):
    """*seat* put its tile on the table (P)."""

    seat: Seat
    x: int
    y: int
    rotation: int
    nets: Nets


@dataclass(frozen=True, slots=True)
class NetworkerPlaced(PublicEvent):
    """*seat* put a networker on a cell (N1)."""

    seat: Seat
    spot: CellSpot
    colour: Colour
    supply: int
    """What is left."""


@dataclass(frozen=True, slots=True)
class NetworkerKept(PublicEvent):
    """*seat* put no networker although it could (N1)."""

    seat: Seat


class Earning(NamedTuple):
    """What one networker earned."""

    seat: Seat
    spot: CellSpot
    colour: Colour
    points: int


@dataclass(frozen=True, slots=True)
class SystemScored(PublicEvent):
    """The placement of *by* closed a system, and its networkers came back (L3)."""

    by: Seat
    nets: tuple[NetSpot, ...]
    colours: tuple[int, int, int]
    earnings: tuple[Earning, ...]
    points: tuple[int, ...]
    """Of everybody, afterwards."""


@dataclass(frozen=True, slots=True)
class RoundEnded(PublicEvent):
    """The round is over; tiles that were not placed are out of the game (R3, R4)."""

    number: int
    boxed: tuple[Seat, ...]
    """Whose tiles went into the box."""


@dataclass(frozen=True, slots=True)
class PuzzlePosed(PublicEvent):
    """Alone: puzzle *number* was begun (E8)."""

    number: int
    posed: Pose


@dataclass(frozen=True, slots=True)
class PuzzleSolved(PublicEvent):
    """Alone: a puzzle was solved (E8)."""

    number: int
    posed: Pose
    result: Solved


@dataclass(frozen=True, slots=True)
class PuzzleLeft(PublicEvent):
    """Alone: a puzzle was given up, or took too long (E8)."""

    number: int
    posed: Pose
    result: Failed


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game ended by *rule*: G1, G3, E8 or E9 (G2)."""

    rule: str
    points: tuple[int, ...]
    on_table: tuple[int, ...]
    """Networkers on the table, which break ties."""
    winners: tuple[Seat, ...]
