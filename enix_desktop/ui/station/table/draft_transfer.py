"""The draft of a transfer over the bridges (A2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from enix_desktop.games.station.components import Card, Slot, Station
from enix_desktop.games.station.moves import Shift
from enix_desktop.games.station.predicates import bridge_colour
from enix_desktop.ui.station.table.draft import Draft, card_spots, without
from enix_desktop.ui.station.table.draft_picture import Flow
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot


@dataclass(frozen=True, slots=True)
class TransferDraft(Draft):
    """Cards in the colours of the bridges; where both have the same, each needs a bridge (A2)."""

    clockwise: tuple[Card, ...] = ()
    anticlockwise: tuple[Card, ...] = ()
    card: Card | None = None
    """The card in hand that still needs a bridge."""
    name: ClassVar[str] = "transfer"

    @property
    def move(self) -> Shift | None:
        return Shift(self.clockwise, self.anticlockwise) if self.played else None

    @property
    def played(self) -> tuple[Card, ...]:
        return (*self.anticlockwise, *self.clockwise)

    @property
    def gains(self) -> Mapping[Station, int]:
        station = self.view.active
        return {
            station: -len(self.played),
            station.anticlockwise: len(self.anticlockwise),
            station.clockwise: len(self.clockwise),
        }

    @property
    def flows(self) -> tuple[Flow, ...]:
        station, slots = self.view.active, self.view.active.slots
        sent = (self.anticlockwise, self.clockwise)
        ends = (station.anticlockwise, station.clockwise)
        return tuple(
            Flow(Spot(Group.BRIDGE, slot), Spot(Group.ROOM, end), len(cards))
            for slot, end, cards in zip(slots, ends, sent, strict=True)
            if cards
        )

    @property
    def held(self) -> Spot | None:
        return None if self.card is None else Spot(Group.HAND, self.card)

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        bridges = [Spot(Group.BRIDGE, slot) for slot in self.view.active.slots]
        return [bridges, card_spots(self.hand)] if self.held else [card_spots(self.hand), bridges]

    def fits(self, card: Card, slot: Slot) -> bool:
        """Whether *card* has the colour of the bridge in *slot*."""
        return self.view.table.components.colours[card] is bridge_colour(self.view, slot)

    def press(self, spot: Spot) -> Self | None:
        """A card goes onto the bridge of its colour; a bridge gets what is in hand, or a card that fits."""
        if spot.group is Group.BRIDGE and spot.key in self.view.active.slots:
            free = (card for card in self.hand if card not in self.played and self.fits(card, spot.key))
            card = next(free, None) if self.card is None else self.card
            return None if card is None else self._put(card, spot.key)
        if spot.group is not Group.HAND:
            return None
        if spot.key in self.played or spot.key == self.card:
            return self._without(spot.key)
        back, forth = self.view.active.slots
        if self.fits(spot.key, back) and self.fits(spot.key, forth):
            return replace(self, card=spot.key)
        return self._put(spot.key, back if self.fits(spot.key, back) else forth)

    def drop(self, source: Spot, target: Spot) -> Self | None:
        """A card is put onto a bridge, or onto the room at its other end."""
        station = self.view.active
        back, forth = station.slots
        slots = {
            Spot(Group.BRIDGE, back): back,
            Spot(Group.ROOM, station.anticlockwise): back,
            Spot(Group.BRIDGE, forth): forth,
            Spot(Group.ROOM, station.clockwise): forth,
        }
        if source.group is not Group.HAND or target not in slots:
            return None
        return self._put(source.key, slots[target])

    def _put(self, card: Card, slot: Slot) -> Self:
        cleared = self._without(card)
        if slot == self.view.active.slots[0]:
            return replace(cleared, anticlockwise=(*cleared.anticlockwise, card))
        return replace(cleared, clockwise=(*cleared.clockwise, card))

    def _without(self, card: Card) -> Self:
        return replace(
            self,
            clockwise=without(self.clockwise, card),
            anticlockwise=without(self.anticlockwise, card),
            card=None,
        )
