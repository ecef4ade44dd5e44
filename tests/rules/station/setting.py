"""How a composed position of Station Six is described; what is not said is filled in."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.station.components import (
    COLOUR_BY_KEY,
    STATION_BY_KEY,
    STATIONS,
    Bridge,
    Card,
    Components,
    Station,
    standard_components,
)
from enix_desktop.games.station.dealing import deal
from enix_desktop.games.station.table import Position, Setup, Table, first_order, options
from tests.rules.situation import texts
from tests.rules.station.words import copies_of, name_of
from tests.rules.words import NotUnderstood

OPTIONS = {"end", "start", "bridges", "open"}
ENTRIES = OPTIONS | {
    *("seats", "seed", "dealt", "hands", "active", "round", "energy", "order", "acted", "laser"),
    *("shuttles", "ring", "display", "top", "discard", "rest", "moves"),
}


def setup_of(compose: Mapping[str, object]) -> Setup:
    """The setup that the table *compose* describes."""
    if unknown := set(compose) - ENTRIES:
        raise NotUnderstood(f"unknown entries in [compose]: {', '.join(sorted(unknown))}")
    if "dealt" in compose:
        return deal(_table(compose, _number(compose, "seats", 2)), SeededChance(_number(compose, "seed", 1)))
    cards = _Cards()
    hands = [cards.called(hand) for hand in _list(compose["hands"])]
    table = _table(compose, len(hands))
    energy = _energy(compose, table)
    ring, spare = _bridges(compose, table.components)
    active = STATION_BY_KEY[str(compose.get("active", "machine"))]
    acted = _numbers(compose.get("acted", []))
    discard, top = cards.called(compose.get("discard", "")), cards.called(compose.get("top", ""))
    shown = cards.called(compose.get("display", "")) if "display" in compose else None
    rest = cards.rest()
    if shown is None:
        shown, rest = rest[: table.numbers.display], rest[table.numbers.display :]
    display = (*shown, *[None] * (table.numbers.display - len(shown)))
    where = str(compose.get("rest", "pile"))
    if where == "discard":
        discard, rest = [*rest, *discard], []
    elif where.startswith("seat "):
        hands[int(where[-1])] += rest
        rest = []
    position = Position(
        tuple(tuple(sorted(hand)) for hand in hands),
        display,
        tuple(discard),
        _numbers(compose.get("laser", [0] * len(hands))),
        _shuttles(compose, table.components),
        _number(compose, "round", 1),
        active,
        tuple(
            tuple(seat for seat in order if station is not active or seat not in acted)
            for station, order in zip(STATIONS, _orders(compose, energy), strict=True)
        ),
        acted,
    )
    return Setup(table, ring, spare, energy, (*top, *rest), position)


class _Cards:
    """Hands out cards by name, each once."""

    def __init__(self) -> None:
        self._used: list[Card] = []

    def called(self, names: object) -> list[Card]:
        found = []
        for name in texts(names):
            free = [card for card in copies_of(name) if card not in self._used]
            if not free:
                raise NotUnderstood(f"there are not so many cards called {name}")
            found.append(free[0])
            self._used.append(free[0])
        return found

    def rest(self) -> list[Card]:
        """All cards that were not named, green and blue ones first: they serve no shuttle."""
        everything = standard_components().all_cards
        left = [card for card in everything if card not in self._used]
        return sorted(left, key=lambda card: (not name_of(card).startswith(("green", "blue")), card))


def _table(compose: Mapping[str, object], seats: int) -> Table:
    chosen = {name: str(compose[name]) for name in ("end", "start", "bridges") if name in compose}
    return options(chosen | ({"hands": "open"} if compose.get("open") else {}), seats)


def _energy(compose: Mapping[str, object], table: Table) -> tuple[tuple[int, ...], ...]:
    """Those at the stations that are named; elsewhere everybody has what a game begins with."""
    said = _of_stations(compose, "energy")
    return tuple(
        tuple(
            said[station][seat] if station in said else table.components.start[station]
            for station in STATIONS
        )
        for seat in range(table.seats)
    )


def _orders(compose: Mapping[str, object], energy: Sequence[Sequence[int]]) -> list[list[int]]:
    said = _of_stations(compose, "order")
    return [
        sorted(said.get(station, first_order(energy, station)), key=lambda seat: -energy[seat][station])
        for station in STATIONS
    ]


def _of_stations(compose: Mapping[str, object], name: str) -> dict[Station, tuple[int, ...]]:
    said = compose.get(name, {})
    assert isinstance(said, dict), f"{name}: a list for each station is expected"
    return {STATION_BY_KEY[str(station)]: _numbers(numbers) for station, numbers in said.items()}


def _bridges(
    compose: Mapping[str, object], components: Components
) -> tuple[tuple[Bridge, ...], tuple[Bridge, ...]]:
    """The bridges in the ring by their colours; those that are not named lie aside."""
    if "ring" not in compose:
        return components.first_ring, components.first_spare
    left = list(range(len(components.bridges)))
    ring = []
    for name in texts(compose["ring"]):
        bridge = next(bridge for bridge in left if components.bridges[bridge] is COLOUR_BY_KEY[name])
        left.remove(bridge)
        ring.append(bridge)
    return tuple(ring), tuple(left)


def _shuttles(compose: Mapping[str, object], components: Components) -> tuple[Station | None, ...]:
    said = compose.get("shuttles", {})
    assert isinstance(said, dict), "shuttles: a station for each colour is expected"
    places = {COLOUR_BY_KEY[str(colour)]: STATION_BY_KEY[str(place)] for colour, place in said.items()}
    return tuple(places.get(colour) for colour in components.shuttles)


def _number(compose: Mapping[str, object], name: str, usual: int) -> int:
    value = compose.get(name, usual)
    assert isinstance(value, int), f"{name}: a number is expected"
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list), f"a list is expected, not {value!r}"
    return value


def _numbers(value: object) -> tuple[int, ...]:
    found = []
    for item in _list(value):
        assert isinstance(item, int), f"a number is expected, not {item!r}"
        found.append(item)
    return tuple(found)
