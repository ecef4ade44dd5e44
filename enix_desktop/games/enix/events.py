"""What happens in a game, in the past tense. An event knows what each seat may see of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole."""

    def seen_by(self, seat: Seat) -> Self:
        """The event itself."""
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """Round *number* began."""

    number: int


@dataclass(frozen=True, slots=True)
class CardLaid:
    """*seat* laid a card face down; only it knows which."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "CardLaid":
        """The card is hidden from everybody else, even its back (R1)."""
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardsRevealed(PublicEvent):
    """All cards laid face down were turned over together."""

    cards: Mapping[Seat, Card]


@dataclass(frozen=True, slots=True)
class CompetitionBegan(PublicEvent):
    """These *seats* are equal and compete for the next turn (O2)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OrderDrawn(PublicEvent):
    """Equal *seats* without cards got their order by lot (O3)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """*seat* is in turn, with these *points* of movement."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PawnJumped(PublicEvent):
    """The pawn of *seat* jumped (A2)."""

    seat: Seat
    origin: Energy
    target: Energy


@dataclass(frozen=True, slots=True)
class JumpFailed(PublicEvent):
    """A jump had no effect, because of *obstacle* (A2)."""

    seat: Seat
    target: Energy
    obstacle: str
    """`there_already`, `pawn_under_cap` or `target_under_cap`."""


@dataclass(frozen=True, slots=True)
class CapMoved(PublicEvent):
    """A symbol of *card* moved the cap; None is the place beside the board (A3)."""

    seat: Seat
    origin: Energy | None
    target: Energy | None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class TilePlaced(PublicEvent):
    """A tile was turned or moved (A4)."""

    seat: Seat
    tile: Energy
    origin: Hex
    cell: Hex
    turned_from: int
    rotation: int


@dataclass(frozen=True, slots=True)
class PawnCrossed(PublicEvent):
    """A pawn crossed to a neighbouring tile (M3)."""

    seat: Seat
    origin: Energy
    target: Energy
    cost: int
    points_left: int


@dataclass(frozen=True, slots=True)
class PawnStayed(PublicEvent):
    """*seat* could not cross to any tile, because of *obstacle* (M2)."""

    seat: Seat
    obstacle: str
    """`no_points`, `under_cap` or `no_way`."""


@dataclass(frozen=True, slots=True)
class MovementEnded(PublicEvent):
    """*seat* stopped although it could have gone on (M3)."""

    seat: Seat
    points_lost: int


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """*seat* took top cards on arrival (K1); all are of *energy*, and only it sees more."""

    seat: Seat
    energy: Energy
    stacks: tuple[int, ...]
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat) -> "CardsTaken":
        """Others see the backs only."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class StacksShuffled(PublicEvent):
    """Stacks and discard pile became new stacks of these *heights* (K2)."""

    heights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardStolen:
    """*thief* took a card from *victim* (K3); its back was seen by all."""

    thief: Seat
    victim: Seat
    energy: Energy
    card: Card | None

    def seen_by(self, seat: Seat) -> "CardStolen":
        """Only thief and victim learn which card it was."""
        return self if seat in (self.thief, self.victim) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class StealingEnded(PublicEvent):
    """*seat* stole no more although it could have (E3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """*seat* drew cards from the top of *stack* (K4); the backs were seen by all."""

    seat: Seat
    stack: int
    energies: tuple[Energy, ...]
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat) -> "CardsDrawn":
        """Others see the backs only."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(PublicEvent):
    """The cards that *seat* had laid went to the discard pile (K5)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class EnixPlayed(PublicEvent):
    """*seat* interrupted with an ENIX card and moved the cap (X1)."""

    seat: Seat
    card: Card
    origin: Energy | None
    target: Energy | None


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """*seat* ended the game; all hands are open (G1)."""

    seat: Seat
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    dropped_out: tuple[Seat, ...]
    winners: tuple[Seat, ...]
