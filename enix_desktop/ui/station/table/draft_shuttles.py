"""Drafts of the station actions with shuttles: docking and firing (TP, TE)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from enix_desktop.games.station.components import STATIONS, Card, Shuttle, Station
from enix_desktop.games.station.moves import Dock, Fire
from enix_desktop.games.station.predicates import fire_needs
from enix_desktop.ui.station.table.draft import Draft, card_spots
from enix_desktop.ui.station.table.draft_picture import Flow
from enix_desktop.ui.station.table.draft_station import room
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot


@dataclass(frozen=True, slots=True)
class DockDraft(Draft):
    """Shuttles that go to rooms (TP)."""

    placed: tuple[tuple[Shuttle, Station], ...] = ()
    shuttle: Shuttle | None = None
    """The shuttle in hand that still needs a room."""
    name: ClassVar[str] = "port"

    @property
    def move(self) -> Dock | None:
        return Dock(self.placed) if self.placed else None

    @property
    def cost(self) -> int:
        return len(self.placed)

    @property
    def gains(self) -> Mapping[Station, int]:
        return {Station.PORT: -len(self.placed)}

    @property
    def docks(self) -> tuple[tuple[Shuttle, Station], ...]:
        return self.placed

    @property
    def chosen(self) -> tuple[Spot, ...]:
        """The shuttles, and the rooms that they go to."""
        shuttles = (Spot(Group.SHUTTLE, shuttle) for shuttle, _ in self.placed)
        return (*shuttles, *(room(station) for _, station in self.placed))

    @property
    def held(self) -> Spot | None:
        return None if self.shuttle is None else Spot(Group.SHUTTLE, self.shuttle)

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        shuttles = [Spot(Group.SHUTTLE, shuttle) for shuttle in range(len(self.view.shuttles))]
        rooms = [room(station) for station in STATIONS]
        return [shuttles, rooms] if self.held is None else [rooms, shuttles]

    def press(self, spot: Spot) -> Self | None:
        """A shuttle comes into the hand; a room gets it, or the first one that is free."""
        if spot.group is Group.SHUTTLE:
            if any(shuttle == spot.key for shuttle, _ in self.placed):
                return self._without(spot.key)
            if self.view.shuttles[spot.key] is not None:  # for the rules to refuse
                return replace(self, placed=(*self.placed, (spot.key, Station.PORT)))
            return replace(self, shuttle=None if spot.key == self.shuttle else spot.key)
        if spot.group is not Group.ROOM:
            return None
        shuttle = self._next_free() if self.shuttle is None else self.shuttle
        return None if shuttle is None else self._put(shuttle, Station(spot.key))

    def drop(self, source: Spot, target: Spot) -> Self | None:
        """A shuttle was put onto a room, or onto the device in it."""
        if source.group is not Group.SHUTTLE or target.group not in (Group.ROOM, Group.DEVICE):
            return None
        return self._put(source.key, Station(target.key))

    def _next_free(self) -> Shuttle | None:
        used = [shuttle for shuttle, _ in self.placed]
        free = (n for n, place in enumerate(self.view.shuttles) if place is None and n not in used)
        return next(free, None)

    def _put(self, shuttle: Shuttle, station: Station) -> Self:
        cleared = self._without(shuttle)
        return replace(cleared, placed=(*cleared.placed, (shuttle, station)))

    def _without(self, shuttle: Shuttle) -> Self:
        return replace(self, placed=tuple(pair for pair in self.placed if pair[0] != shuttle), shuttle=None)


@dataclass(frozen=True, slots=True)
class FireDraft(Draft):
    """Cards fired through docked shuttles of their colour (TE)."""

    shots: tuple[tuple[Shuttle, Card], ...] = ()
    name: ClassVar[str] = "centre"

    @property
    def move(self) -> Fire | None:
        return Fire(self.shots) if self.shots else None

    @property
    def played(self) -> tuple[Card, ...]:
        return tuple(card for _, card in self.shots)

    @property
    def cost(self) -> int:
        return len(self.shots)

    @property
    def gains(self) -> Mapping[Station, int]:
        needs = fire_needs(self.view, [shuttle for shuttle, _ in self.shots])
        return {station: -needs[station] for station in STATIONS}

    @property
    def laser(self) -> tuple[int, int] | None:
        before = self.view.laser[self.seat]
        return (before, before + len(self.shots)) if self.shots else None

    @property
    def flows(self) -> tuple[Flow, ...]:
        counts = {shuttle: 0 for shuttle, _ in self.shots}
        for shuttle, _ in self.shots:
            counts[shuttle] += 1
        laser = Spot(Group.LASER, 0)
        return tuple(Flow(Spot(Group.SHUTTLE, shuttle), laser, count) for shuttle, count in counts.items())

    @property
    def groups(self) -> Sequence[Sequence[Spot]]:
        shuttles = [Spot(Group.SHUTTLE, shuttle) for shuttle in range(len(self.view.shuttles))]
        return [card_spots(self.hand), shuttles]

    def press(self, spot: Spot) -> Self | None:
        """A card finds the shuttle of its colour; a shuttle gets a card of its colour."""
        if spot.group is Group.SHUTTLE:
            free = (card for card in self.hand if card not in self.played and self._fits(card, spot.key))
            card = next(free, None)
            return None if card is None else self._with(card, spot.key)
        if spot.group is not Group.HAND:
            return None
        if spot.key in self.played:
            return replace(self, shots=tuple(shot for shot in self.shots if shot[1] != spot.key))
        return self._with(spot.key, self._shuttle_for(spot.key))

    def drop(self, source: Spot, target: Spot) -> Self | None:
        """A card was put onto a shuttle, or anywhere else where it is meant to be fired."""
        if source.group is not Group.HAND or source.key in self.played:
            return None
        is_chosen = target.group is Group.SHUTTLE
        return self._with(source.key, target.key if is_chosen else self._shuttle_for(source.key))

    def _with(self, card: Card, shuttle: Shuttle) -> Self:
        return replace(self, shots=(*self.shots, (shuttle, card)))

    def _fits(self, card: Card, shuttle: Shuttle) -> bool:
        components = self.view.table.components
        return components.colours[card] is components.shuttles[shuttle]

    def _shuttle_for(self, card: Card) -> Shuttle:
        """The shuttle of the colour of *card*; if there is none, a docked one, for the rules to refuse."""
        shuttles = range(len(self.view.shuttles))
        fitting = [shuttle for shuttle in shuttles if self._fits(card, shuttle)]
        docked = [shuttle for shuttle in shuttles if self.view.shuttles[shuttle] is not None]
        return (*fitting, *docked, 0)[0]
