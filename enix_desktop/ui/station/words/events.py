"""What happened, a sentence for each event: who, what, and every number before and after."""

from collections.abc import Iterable, Mapping, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Bridge, Card, Components, Slot, Station
from enix_desktop.games.station.events import Change
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.words import (
    card_name,
    cards_name,
    colour_name,
    counted_cards,
    counted_energy,
    listed,
    said,
    shuttle_name,
    station_at,
    station_name,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("station", "events")
NOBODY: Seat = -1
"""Nobody is "you"."""
Facts = tuple[str, dict[str, object]]

RULES: Mapping[type[object], str] = {
    events.RoundBegan: "R1",
    events.StationActivated: "O1",
    events.TurnBegan: "O2",
    events.Filled: "A1",
    events.Shifted: "A2",
    events.Swapped: "A3",
    events.Passed: "A4",
    events.MachineUsed: "TM1",
    events.CommandUsed: "TC1",
    events.BiotopeUsed: "TB1",
    events.ShuttlesDocked: "TP1",
    events.CanteenUsed: "TK1",
    events.CardStolen: "TK1",
    events.LaserFired: "TE1",
    events.CardTaken: "N6",
    events.DisplayFilled: "N2",
    events.CardsDiscarded: "N3",
    events.RowTaken: "N4",
    events.StationEnded: "N5",
    events.PileShuffled: "C7",
    events.ShuttlesReturned: "U1",
    events.BridgesExchanged: "U2",
    events.SupplyDrawn: "U3",
    events.GameEnded: "G2",
}
"""By which rule each event happens."""
_UNTOLD = (events.TurnBegan, events.StationEnded)
"""The next sentence tells who acts where."""


def rule_of(event: Event) -> str:
    """The rule by which *event* happened."""
    return event.rule if isinstance(event, events.CardsDiscarded) else RULES[type(event)]


def sentence(event: Event, names: PlayerNames, components: Components, you: Seat = NOBODY) -> str | None:
    """What happened, as far as *event* tells it; *you* is whoever reads it, if that is one person.

    Nothing about the beginning of a turn and the end of a station: what follows says it.
    """
    return None if isinstance(event, _UNTOLD) else EventWords(names, components, you).sentence(event)


class EventWords:
    """Sentences for one reader."""

    def __init__(self, names: PlayerNames, components: Components, you: Seat = NOBODY) -> None:
        self._names, self._components, self._you = names, components, you

    def sentence(self, event: Event) -> str:
        """What happened."""
        found = self._about_turns(event) or self._about_actions(event)
        found = found or self._about_stations(event) or self._about_cards(event) or self._about_rounds(event)
        if found is None:
            raise TypeError(f"no words for {event!r}")
        key, facts = found
        seat = getattr(event, "seat", None)
        if seat is not None:
            facts["player"] = self._names.player(seat)
        if seat == self._you and f"own.{key}" in TEXTS:
            return said(f"own.{key}", TEXTS, **facts)
        return said(f"event.{key}", TEXTS, **facts)

    def _about_turns(self, event: Event) -> Facts | None:
        match event:
            case events.RoundBegan(number):
                return "round", {"number": number}
            case events.StationActivated(station, order):
                return "activated", {"station": station_name(station), "players": self._players(order)}
            case events.TurnBegan(_, station, energy):
                return "turn", {"station": station_name(station), "energy": counted_energy(energy)}
            case events.StationEnded(station):
                return "ended-station", {"station": station_name(station)}
            case events.GameEnded():
                return self._over(event)
            case _:
                return None

    def _about_actions(self, event: Event) -> Facts | None:
        match event:
            case events.Filled(_, cards, (change, *_)):
                return "filled", {**self._change(change), "cards": self._cards(cards)}
            case events.Shifted(_, station, clockwise, anticlockwise, changes):
                played = self._cards((*anticlockwise, *clockwise))
                facts = {"station": station_name(station), "cards": played}
                return "shifted", {**facts, "changes": self._changes(changes)}
            case events.Swapped(_, card):
                return "swapped", {"card": card_name(card, self._components)}
            case events.Passed(_, station):
                return "passed", {"station": station_name(station)}
            case _:
                return None

    def _about_stations(self, event: Event) -> Facts | None:
        match event:
            case events.MachineUsed(_, cards, paid, changes):
                facts = {"energy": counted_energy(paid), "cards": self._cards(cards)}
                return "machine", {**facts, "changes": self._changes(changes)}
            case events.CommandUsed(_, paid, takes, (change, *_)):
                facts = {"energy": counted_energy(paid), "cards": counted_cards(takes)}
                return "command", {**self._change(change), **facts}
            case events.BiotopeUsed(_, clockwise, anticlockwise, changes):
                units = counted_energy(clockwise + anticlockwise)
                return "biotope", {"energy": units, "changes": self._changes(changes)}
            case events.ShuttlesDocked(_, docks, (change, *_)):
                each = [
                    said(
                        "event.dock",
                        TEXTS,
                        shuttle=shuttle_name(shuttle, self._components),
                        station=station_name(station),
                    )
                    for shuttle, station in docks
                ]
                return "docked", {**self._change(change), "docks": listed(each)}
            case events.CanteenUsed(_, victims, (change, *_)):
                facts = {"energy": counted_energy(len(victims)), "victims": self.victims(victims)}
                return "canteen", {**self._change(change), **facts}
            case events.LaserFired(_, shots, changes, before, after):
                played = self._cards(card for _, card in shots)
                facts = {"cards": played, "changes": self._changes(changes)}
                return "fired", {**facts, "before": before, "after": after}
            case _:
                return None

    def _about_cards(self, event: Event) -> Facts | None:
        match event:
            case events.CardStolen(thief, victim, card):
                return self._stolen(thief, victim, card)
            case events.CardTaken(_, position, card):
                if card is None:
                    return "taken-unseen", {}
                key = "taken" if position is None else "taken-open"
                return key, {"card": card_name(card, self._components)}
            case events.DisplayFilled(filled):
                return "display", {"cards": self._cards(card for _, card in filled)}
            case events.CardsDiscarded(_, cards):
                limit = self._components.numbers.hand_limit
                return "discarded", {"cards": self._cards(cards), "limit": limit}
            case events.RowTaken(_, count, cards):
                return self._if_seen("row", cards, {"count": counted_cards(count)})
            case events.PileShuffled(count):
                return "shuffled", {"count": count}
            case _:
                return None

    def _about_rounds(self, event: Event) -> Facts | None:
        match event:
            case events.ShuttlesReturned(shuttles):
                each = [
                    said(
                        "event.return",
                        TEXTS,
                        shuttle=shuttle_name(shuttle, self._components),
                        station=station_name(station),
                    )
                    for shuttle, station in shuttles
                ]
                return "returned", {"shuttles": listed(each)}
            case events.BridgesExchanged(card, station):
                facts: dict[str, object] = {"card": card_name(card, self._components)}
                return "exchanged", {
                    **facts,
                    "station": station_name(station),
                    "bridges": self.bridges(event),
                }
            case events.SupplyDrawn(_, stations, count, cards):
                most = self._components.numbers.supply_max_energy
                where = listed([station_at(station) for station in stations])
                facts = {"stations": where, "most": most, "count": counted_cards(count)}
                return self._if_seen("supply", cards, facts)
            case _:
                return None

    def _if_seen(self, key: str, cards: Sequence[Card] | None, facts: dict[str, object]) -> Facts:
        return (key, facts) if cards is None else (f"{key}-seen", {**facts, "cards": self._cards(cards)})

    def _stolen(self, thief: Seat, victim: Seat, card: Card | None) -> Facts:
        facts: dict[str, object] = {"thief": self._names.player(thief), "victim": self._names.player(victim)}
        if card is not None:
            facts["card"] = card_name(card, self._components)
        key = "stolen" if card is None else "stolen-seen"
        if thief == self._you:
            return f"{key}-by-you", facts
        return (f"{key}-from-you", facts) if victim == self._you else (key, facts)

    def _over(self, event: events.GameEnded) -> Facts:
        laser, winners = event.laser, event.winners
        each = [
            said("event.score", TEXTS, player=self._names.player(seat), laser=laser[seat])
            for seat in sorted(range(len(laser)), key=lambda seat: -laser[seat])
        ]
        facts: dict[str, object] = {"scores": ", ".join(each), "winners": self._names.players(winners)}
        if len(winners) > 1:
            return "over-shared", facts
        is_tied = laser.count(max(laser)) > 1
        return "over-tied" if is_tied else "over", {**facts, "centre": event.centre[winners[0]]}

    def bridges(self, event: events.BridgesExchanged) -> str:
        """Which bridges lie where now, and which lay there before."""
        pairs = zip(event.removed, event.placed, strict=True)
        return listed([self._exchanged(event.station, slot, old, new) for (slot, old), (_, new) in pairs])

    def _exchanged(self, station: Station, slot: Slot, old: Bridge, new: Bridge) -> str:
        other = station.clockwise if slot == station.slots[1] else station.anticlockwise
        before, after = self._components.bridges[old], self._components.bridges[new]
        key = "event.bridge-same" if before is after else "event.bridge"
        facts = {"old": colour_name(before), "new": colour_name(after)}
        return said(key, TEXTS, station=station_name(other), **facts)

    def _cards(self, cards: Iterable[Card]) -> str:
        return cards_name(cards, self._components)

    def _change(self, change: Change) -> dict[str, object]:
        return {"station": station_name(change.station), "before": change.before, "after": change.after}

    def _changes(self, changes: Sequence[Change]) -> str:
        return ", ".join(said("event.change", TEXTS, **self._change(change)) for change in changes)

    def _players(self, seats: Sequence[Seat]) -> str:
        you = said("event.you", TEXTS)
        return ", ".join(you if seat == self._you else self._names.player(seat) for seat in seats)

    def victims(self, seats: Sequence[Seat]) -> str:
        """From whom a card was stolen, the reader among them as *you*."""
        you = said("event.you-victim", TEXTS)
        return listed([you if seat == self._you else self._names.player(seat) for seat in seats])
