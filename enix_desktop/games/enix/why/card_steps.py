"""Steps about cards and the end of the game (K, E3, R2, G)."""

from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy


@dataclass(frozen=True, slots=True)
class Arrived:
    """*seat* has reached *tile* and may take top cards of that energy (K1)."""

    seat: Seat
    tile: Energy


@dataclass(frozen=True, slots=True)
class TopsTaken:
    """So many *taken* of the stacks; what lay below is not for this arrival."""

    energy: Energy
    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StacksEmpty:
    """These *positions* had no card left (K2)."""

    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EnoughCards:
    """The cards played since brought the number to *total*, enough for *stacks* stacks (K2)."""

    total: int
    stacks: int


@dataclass(frozen=True, slots=True)
class Gathered:
    """Left on the stacks, and played; together *total*."""

    stacks: int
    played: int
    total: int


@dataclass(frozen=True, slots=True)
class DealtAnew:
    """Shuffled and dealt to stacks of these *heights*."""

    heights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SharesTile:
    """*thief* ended on *tile*, where *victim* stands (K3)."""

    thief: Seat
    victim: Seat
    tile: Energy


@dataclass(frozen=True, slots=True)
class HowStolen:
    """By the back and mandatory, or by luck and optional (E3)."""

    by_back: bool


@dataclass(frozen=True, slots=True)
class HandShort:
    """*seat* held *had* cards, fewer than *full*; *drawn* came from stack *stack* (K4)."""

    seat: Seat
    had: int
    full: int
    drawn: int
    stack: int


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """The cards that *seat* laid are put away at the end of the turn (K5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HoldsAll:
    """*seat* held all six energies and could end the game (R2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandAdded:
    """The values in the hand of *seat* and their sum; ENIX cards have none (G2)."""

    seat: Seat
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Halved:
    """*total* halved *times* times, rounded down once: *score* (G2)."""

    seat: Seat
    total: int
    times: int
    score: int
    is_rounded: bool


@dataclass(frozen=True, slots=True)
class DroppedOut:
    """*score* is more than *limit* (G3)."""

    seat: Seat
    score: int
    limit: int


@dataclass(frozen=True, slots=True)
class StaysIn:
    """*score* is not more than *limit* (G3)."""

    seat: Seat
    score: int
    limit: int


@dataclass(frozen=True, slots=True)
class BestScore:
    """Of those left, *seats* have the highest *score*."""

    seats: tuple[Seat, ...]
    score: int


@dataclass(frozen=True, slots=True)
class EnderWinsTie:
    """*seat* ended the game and wins the tie (G4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TieShared:
    """The ender *seat* dropped out, so *seats* share the win (G4)."""

    ender: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NobodyLeft:
    """Everybody dropped out (G5)."""

    limit: int


CardStep: TypeAlias = (
    Arrived
    | TopsTaken
    | StacksEmpty
    | EnoughCards
    | Gathered
    | DealtAnew
    | SharesTile
    | HowStolen
    | HandShort
    | TurnEnds
    | HoldsAll
    | HandAdded
    | Halved
    | DroppedOut
    | StaysIn
    | BestScore
    | EnderWinsTie
    | TieShared
    | NobodyLeft
)
