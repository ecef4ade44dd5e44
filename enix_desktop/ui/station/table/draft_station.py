"""Drafts of the station actions of machine deck, command centre, biotope and canteen (TM, TC, TB, TK)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS, Card, Station
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Machine,
    Steal,
)
from enix_desktop.games.station.predicates import machine_price, reached_from_biotope
from enix_desktop.ui.station.table.draft import CardDraft, Draft, toggled
from enix_desktop.ui.station.table.draft_picture import Flow
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot


def room(station: Station) -> Spot:
    """Where the room of *station* is."""
    return Spot(Group.ROOM, station)


class MachineDraft(CardDraft):
    """Cards with other symbols are stacked on their rooms, and the price is counted (TM)."""

    __slots__ = ()
    name = "machine"

    @property
    def move(self) -> Machine | None:
        return Machine(self.cards) if self.cards else None

    @property
    def cost(self) -> int:
        return machine_price(self.view, self.cards)

    @property
    def targets(self) -> tuple[tuple[Station, tuple[Card, ...]], ...]:
        found = ((station, self._at(station)) for station in STATIONS)
        return tuple((station, cards) for station, cards in found if cards)

    @property
    def gains(self) -> Mapping[Station, int]:
        gained = {station: len(cards) for station, cards in self.targets}
        return {Station.MACHINE: -self.cost + gained.pop(Station.MACHINE, 0), **gained}

    @property
    def flows(self) -> tuple[Flow, ...]:
        return tuple(
            Flow(room(Station.MACHINE), room(station), len(cards)) for station, cards in self.targets
        )

    def _at(self, station: Station) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if self.symbols[card] is station)


@dataclass(frozen=True, slots=True)
class CommandDraft(Draft):
    """So much energy, two cards for each (TC)."""

    energy: int = 0
    name: ClassVar[str] = "command"
    is_counted: ClassVar[bool] = True

    @property
    def move(self) -> Command | None:
        return Command(self.energy) if self.energy else None

    @property
    def cost(self) -> int:
        return self.energy

    @property
    def gains(self) -> Mapping[Station, int]:
        return {Station.COMMAND: -self.energy}

    @property
    def takes(self) -> int:
        return self.energy * self.view.table.numbers.cards_per_command_energy

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        return [[Spot(Group.DEVICE, Station.COMMAND)]]

    def press(self, spot: Spot) -> Self | None:
        """The device, or its room, takes one more."""
        is_here = spot in (Spot(Group.DEVICE, Station.COMMAND), room(Station.COMMAND))
        return replace(self, energy=self.energy + 1) if is_here else None

    def more(self, is_more: bool) -> Self:
        """One more or less."""
        return replace(self, energy=max(0, self.energy + (1 if is_more else -1)))


@dataclass(frozen=True, slots=True)
class BiotopeDraft(Draft):
    """Units that go out, one after the other, clockwise or not (TB)."""

    units: tuple[bool, ...] = ()
    """For each unit whether it goes clockwise."""
    name: ClassVar[str] = "biotope"
    is_counted: ClassVar[bool] = True

    @property
    def clockwise(self) -> int:
        return sum(self.units)

    @property
    def anticlockwise(self) -> int:
        return len(self.units) - self.clockwise

    @property
    def move(self) -> Biotope | None:
        return Biotope(self.clockwise, self.anticlockwise) if self.units else None

    @property
    def reached(self) -> tuple[Station, ...]:
        """The stations that would get a unit each."""
        return reached_from_biotope(self.view, self.seat, self.clockwise, self.anticlockwise) or ()

    @property
    def cost(self) -> int:
        return 1 if self.units else 0

    @property
    def gains(self) -> Mapping[Station, int]:
        paid = {Station.BIOTOPE: -1 - len(self.units)} if self.units else {}
        return {**paid, **dict.fromkeys(self.reached, 1)}

    @property
    def takes(self) -> int:
        return 0

    @property
    def flows(self) -> tuple[Flow, ...]:
        return tuple(Flow(room(Station.BIOTOPE), room(station), 1) for station in self.reached)

    @property
    def chosen(self) -> tuple[Spot, ...]:
        return tuple(room(station) for station in self.reached)

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        others = STATIONS[Station.BIOTOPE + 1 :] + STATIONS[: Station.BIOTOPE]
        bridges = [Spot(Group.BRIDGE, slot) for slot in reversed(Station.BIOTOPE.slots)]
        return [[room(station) for station in others], bridges]

    def press(self, spot: Spot) -> Self | None:
        """A bridge sends one more its way; a room is reached by as few more as that takes, or no more."""
        back, forth = Station.BIOTOPE.slots
        if spot.group is Group.BRIDGE and spot.key in (back, forth):
            return self.turned(spot.key == forth)
        if spot.group is not Group.ROOM or spot.key == Station.BIOTOPE:
            return None
        station = Station(spot.key)
        return self._left_out(station) if station in self.reached else self._sent_to(station)

    def turned(self, clockwise: bool) -> Self:
        """One more unit in this direction."""
        return replace(self, units=(*self.units, clockwise))

    def more(self, is_more: bool) -> Self:
        """The last unit stays; without a direction nothing more goes out."""
        return self if is_more else replace(self, units=self.units[:-1])

    def _sent_to(self, station: Station) -> Self | None:
        """Fewest units more that reach *station*; of two ways that are alike, clockwise."""
        for count in range(1, len(STATIONS)):
            for direction in (True, False):
                draft = replace(self, units=(*self.units, *[direction] * count))
                if station in draft.reached:
                    return draft
        return None

    def _left_out(self, station: Station) -> Self:
        """The fewest units of one direction less that leave *station* out."""
        order = self.reached
        is_clockwise = order.index(station) < self.clockwise
        kept = order.index(station) - (0 if is_clockwise else self.clockwise)
        units = []
        for unit in self.units:
            if unit is is_clockwise:
                if kept <= 0:
                    continue
                kept -= 1
            units.append(unit)
        return replace(self, units=tuple(units))


@dataclass(frozen=True, slots=True)
class StealDraft(Draft):
    """Players from whose hands a card is drawn (TK)."""

    victims: tuple[Seat, ...] = ()
    name: ClassVar[str] = "canteen"

    @property
    def move(self) -> Steal | None:
        return Steal(self.victims) if self.victims else None

    @property
    def cost(self) -> int:
        return len(self.victims)

    @property
    def gains(self) -> Mapping[Station, int]:
        return {Station.CANTEEN: -len(self.victims)}

    @property
    def chosen(self) -> tuple[Spot, ...]:
        return tuple(Spot(Group.SEAT, victim) for victim in self.victims)

    @property
    def flows(self) -> tuple[Flow, ...]:
        return tuple(Flow(spot, Spot(Group.SEAT, self.seat), 1) for spot in self.chosen)

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        seats = range(len(self.view.hand_sizes))
        return [[Spot(Group.SEAT, seat) for seat in seats if seat != self.seat]]

    def press(self, spot: Spot) -> Self | None:
        """Choose a player, or not any more."""
        return replace(self, victims=toggled(self.victims, spot.key)) if spot.group is Group.SEAT else None
