"""An action that is being composed: what it would change, and what can be chosen next.

A draft never changes: choosing something makes another draft. It counts with the predicates of the rules and
never judges; whether its move is legal is for the rules to say.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Card, Shuttle, Station
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.moves import PASS, Discard, Fill, Move, Swap
from enix_desktop.games.station.predicates import new_cards
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.table.draft_picture import DraftPicture, Flow
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot


def hand_of(view: View, seat: Seat) -> tuple[Card, ...]:
    """The hand of *seat*, as far as *view* shows it."""
    if view.seat == seat:
        return view.hand
    return () if view.open_hands is None else view.open_hands[seat]


def card_spots(cards: Iterable[Card]) -> tuple[Spot, ...]:
    """Where these cards of the hand are."""
    return tuple(Spot(Group.HAND, card) for card in cards)


def without(cards: Sequence[Card], gone: Card) -> tuple[Card, ...]:
    """*cards* but for one."""
    return tuple(card for card in cards if card != gone)


def toggled(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """*cards* with *card*, or without it if it was there."""
    return without(cards, card) if card in cards else (*cards, card)


@dataclass(frozen=True, slots=True)
class Draft:
    """What every action being composed can tell."""

    view: View
    """The game as whoever looks sees it."""
    seat: Seat
    """Who composes."""
    name: ClassVar[str] = ""
    """The untranslated name of the action."""
    is_counted: ClassVar[bool] = False
    """Whether arrows and numbers say how much, so that they do not walk from spot to spot."""

    @property
    def hand(self) -> tuple[Card, ...]:
        return hand_of(self.view, self.seat)

    @property
    def symbols(self) -> Sequence[Station]:
        """The station that each card shows."""
        return self.view.table.components.symbols

    @property
    def move(self) -> Move | None:
        """The move, as far as it is composed; None while there is none."""
        return None

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards that would be played, in the order chosen."""
        return ()

    @property
    def gains(self) -> Mapping[Station, int]:
        """What each station would get, or lose."""
        return {}

    @property
    def cost(self) -> int:
        """The energy that the action itself costs at the active station."""
        return 0

    @property
    def takes(self) -> int:
        """The cards that would be taken afterwards."""
        return new_cards(self.view, len(self.played))

    @property
    def laser(self) -> tuple[int, int] | None:
        """The own laser before and after."""
        return None

    @property
    def flows(self) -> tuple[Flow, ...]:
        return ()

    @property
    def docks(self) -> tuple[tuple[Shuttle, Station], ...]:
        return ()

    @property
    def targets(self) -> tuple[tuple[Station, tuple[Card, ...]], ...]:
        return ()

    @property
    def chosen(self) -> tuple[Spot, ...]:
        """What is chosen and can be taken back."""
        return card_spots(self.played)

    @property
    def held(self) -> Spot | None:
        """What is in hand and still needs a place."""
        return None

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        """Everything that means something to this action, what lies together in one group."""
        return [card_spots(self.hand)]

    @property
    def changes(self) -> tuple[Change, ...]:
        """Every energy before and after, also where the rules would not allow it."""
        return tuple(
            Change(station, self.view.energy[station][self.seat], self.view.energy[station][self.seat] + gain)
            for station, gain in self.gains.items()
            if gain
        )

    def press(self, spot: Spot) -> "Draft | None":
        """The draft after choosing *spot*, or taking it back; None if that means nothing here."""
        return None

    def drop(self, source: Spot, target: Spot) -> "Draft | None":
        """The draft after *source* was put onto *target*; None if that means nothing here."""
        return self.press(source)

    def more(self, is_more: bool) -> "Draft | None":
        """One more, or one less, of what is counted; None if nothing is."""
        return None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is chosen yet."""
        return self.move is None and self.held is None

    def picture(self, is_legal: bool, missing: str) -> DraftPicture:
        """What the table shows of it."""
        return DraftPicture(
            self.seat,
            self.changes,
            self.laser,
            self.flows,
            self.docks,
            self.targets,
            self.cost,
            is_legal,
            missing,
        )


@dataclass(frozen=True, slots=True)
class CardDraft(Draft):
    """Cards of the hand are chosen and taken back."""

    cards: tuple[Card, ...] = ()

    @property
    def played(self) -> tuple[Card, ...]:
        return self.cards

    def press(self, spot: Spot) -> Self | None:
        """Choose a card, or take it back."""
        return replace(self, cards=toggled(self.cards, spot.key)) if spot.group is Group.HAND else None

    def drop(self, source: Spot, target: Spot) -> Self | None:
        """A card that is put down again stays chosen."""
        return self if source.key in self.cards else self.press(source)


class ChargeDraft(CardDraft):
    """Cards with the symbol of the active station (A1)."""

    __slots__ = ()
    name = "charge"

    @property
    def move(self) -> Fill | None:
        return Fill(self.cards) if self.cards else None

    @property
    def gains(self) -> Mapping[Station, int]:
        return {self.view.active: len(self.cards)}


@dataclass(frozen=True, slots=True)
class SwapDraft(Draft):
    """One card to discard, before another is taken (A3)."""

    card: Card | None = None
    name: ClassVar[str] = "swap"

    @property
    def move(self) -> Swap | None:
        return None if self.card is None else Swap(self.card)

    @property
    def takes(self) -> int:
        return 0 if self.card is None else 1

    @property
    def chosen(self) -> tuple[Spot, ...]:
        return () if self.card is None else card_spots((self.card,))

    def press(self, spot: Spot) -> Self | None:
        """Choose another card, or take it back."""
        if spot.group is not Group.HAND:
            return None
        return replace(self, card=None if spot.key == self.card else spot.key)

    def drop(self, source: Spot, target: Spot) -> Self | None:
        """The card that was put onto the discards."""
        return replace(self, card=source.key) if source.group is Group.HAND else None


class PassDraft(Draft):
    """Nothing (A4)."""

    __slots__ = ()
    name = "pass"

    @property
    def move(self) -> Move:
        return PASS

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        return ()


class DiscardDraft(CardDraft):
    """Cards to discard, down to the hand limit (N3, U4)."""

    __slots__ = ()
    name = "discard"

    @property
    def number(self) -> int:
        """How many have to go."""
        return len(self.hand) - self.view.table.numbers.hand_limit

    @property
    def move(self) -> Discard | None:
        return Discard(self.cards) if self.cards else None

    @property
    def takes(self) -> int:
        return 0
