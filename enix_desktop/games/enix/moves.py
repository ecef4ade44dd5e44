"""Everything a player can decide; each kind of move is its own type."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import CARDS_PER_ENERGY, ENERGIES, Energy
from enix_desktop.geometry.hexes import Hex


@dataclass(frozen=True, slots=True)
class LayCard:
    """Lay *card* face down (R1, O2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game instead of laying a card (R2)."""


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put *tile* on *cell*, turned to *rotation* (A4)."""

    tile: Energy
    cell: Hex
    rotation: int


@dataclass(frozen=True, slots=True)
class Cross:
    """Go to the source of the neighbouring *tile* (M3)."""

    tile: Energy


@dataclass(frozen=True, slots=True)
class Stop:
    """Move no farther (M3), or steal no more (E3)."""


@dataclass(frozen=True, slots=True)
class TakeCards:
    """Take the top cards of these *stacks*, in ascending order; none is allowed too (K1)."""

    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Steal:
    """Take a card from *victim*: one of *energy*, or any if the edition leaves it to luck (K3, E3)."""

    victim: Seat
    energy: Energy | None


@dataclass(frozen=True, slots=True)
class Refill:
    """Draw from *stack* (K4)."""

    stack: int


@dataclass(frozen=True, slots=True)
class PlayEnix:
    """Interrupt with the ENIX *card*: the cap goes onto *tile*, or off the board (X1)."""

    card: Card
    tile: Energy | None


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not interrupt (X2)."""


Move: TypeAlias = LayCard | EndGame | PlaceTile | Cross | Stop | TakeCards | Steal | Refill | PlayEnix | Pass

# Moves are values, so one object of each is enough and search need not make new ones.
PASS, STOP, END_GAME = Pass(), Stop(), EndGame()
CROSS = tuple(Cross(tile) for tile in ENERGIES)
LAY = tuple(LayCard(card) for card in range(CARDS_PER_ENERGY * len(ENERGIES)))
REFILL = tuple(Refill(stack) for stack in range(16))


@lru_cache(maxsize=4096)
def takings(stacks: tuple[int, ...]) -> tuple[TakeCards, ...]:
    """Every choice among the top cards of *stacks*: first none, at last all."""
    return tuple(TakeCards(some) for count in range(len(stacks) + 1) for some in combinations(stacks, count))
