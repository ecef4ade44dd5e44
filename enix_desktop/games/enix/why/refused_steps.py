"""Steps about what is not possible now."""

from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason


@dataclass(frozen=True, slots=True)
class NowAwaited:
    """What the game waits for, and from whom."""

    phase: Phase
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ItsTime:
    """When such a move is made, or who makes it: the sentence that belongs to *reason*."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Holds:
    """The own hand has a card of these *energies* and of none of the *lacking*."""

    energies: tuple[Energy, ...]
    lacking: tuple[Energy, ...]


@dataclass(frozen=True, slots=True)
class OwnCards:
    """These *cards* are in the own hand and could be laid; with R3, one of them has to be."""

    cards: tuple[Card, ...]
    is_rule_three: bool


@dataclass(frozen=True, slots=True)
class OnlyEnix:
    """Only ENIX cards interrupt; *held* are those in the own hand."""

    held: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WouldLie:
    """*tile* is imagined on its new place."""

    tile: Energy


@dataclass(frozen=True, slots=True)
class CutOff:
    """These *tiles* would touch none of the others."""

    tiles: tuple[Energy, ...]


@dataclass(frozen=True, slots=True)
class MustHangTogether:
    """After every change each tile must share a side with another, and all be connected (A5)."""


@dataclass(frozen=True, slots=True)
class Covers:
    """*tile* would lie on *covered*."""

    tile: Energy
    covered: Energy


@dataclass(frozen=True, slots=True)
class SameAsBefore:
    """*tile* would lie where it lay and look as it looked (A4)."""

    tile: Energy


@dataclass(frozen=True, slots=True)
class OtherPlaces:
    """There are so many *count* free places for *tile*; turning it where it lies is possible or not."""

    tile: Energy
    count: int
    may_turn: bool


@dataclass(frozen=True, slots=True)
class TopsShow:
    """The backs on top of the stacks, None where a stack is empty."""

    tops: tuple[Energy | None, ...]


@dataclass(frozen=True, slots=True)
class TakeableStacks:
    """These *stacks* have a top card of *energy*."""

    energy: Energy
    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotHere:
    """The pawn of *victim* stands on *tile*, not on *own*."""

    victim: Seat
    tile: Energy
    own: Energy


@dataclass(frozen=True, slots=True)
class NothingToGive:
    """*victim* has no cards in hand."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class TakenFromAlready:
    """A card was taken from *victim* in this turn."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class OwnHand:
    """Nobody takes a card from the own hand."""


@dataclass(frozen=True, slots=True)
class MayTakeFrom:
    """Cards can be taken from *victims*."""

    victims: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BacksShown:
    """The backs in the hand of *victim* show these *energies* (C4)."""

    victim: Seat
    energies: tuple[Energy, ...]


@dataclass(frozen=True, slots=True)
class StacksWithCards:
    """These *stacks* have cards."""

    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CapLies:
    """Where the cap lies now; None is beside the board."""

    tile: Energy | None


@dataclass(frozen=True, slots=True)
class OnlySix:
    """There are six energy tiles, and each can be turned to six sides (C1)."""


RefusedStep: TypeAlias = (
    NowAwaited
    | ItsTime
    | Holds
    | OwnCards
    | OnlyEnix
    | WouldLie
    | CutOff
    | MustHangTogether
    | Covers
    | SameAsBefore
    | OtherPlaces
    | TopsShow
    | TakeableStacks
    | NotHere
    | NothingToGive
    | TakenFromAlready
    | OwnHand
    | MayTakeFrom
    | BacksShown
    | StacksWithCards
    | CapLies
    | OnlySix
)
