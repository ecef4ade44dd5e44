"""The setup of a game as JSON, and what must hold for it (S1 to S5, E2, E3)."""

from collections.abc import Mapping
from dataclasses import asdict

from enix_desktop.engine.errors import BrokenRecord
from enix_desktop.engine.reading import Node
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import (
    NUMBER_LIMITS,
    SLOTS,
    SPARE_BRIDGES,
    STATION_BY_KEY,
    STATIONS,
    Card,
    Components,
    Numbers,
    Station,
    components_of_version,
)
from enix_desktop.games.station.table import (
    SEATS,
    End,
    Hands,
    Layout,
    Position,
    Setup,
    Start,
    Table,
)

MOST_LASER, MOST_ROUNDS = 1000, 10_000
_OPTIONS = ("end", "start", "bridges", "hands")


def setup_json(setup: Setup) -> Mapping[str, object]:
    """The setup as JSON."""
    table = setup.table
    document: dict[str, object] = {
        "components": table.components.version,
        "options": {
            "end": table.end.value,
            "start": table.start.value,
            "bridges": table.layout.value,
            "hands": table.hands.value,
        },
        "numbers": asdict(table.numbers),
        "ring": list(setup.ring),
        "spare": list(setup.spare),
        "energy": [list(row) for row in setup.energy],
        "cards": list(setup.cards),
    }
    if setup.position is not None:
        document["position"] = _position_json(setup.position)
    return document


def _position_json(position: Position) -> Mapping[str, object]:
    return {
        "hands": [list(hand) for hand in position.hands],
        "display": list(position.display),
        "discard": list(position.discard),
        "laser": list(position.laser),
        "shuttles": [None if place is None else place.key for place in position.shuttles],
        "round": position.round,
        "active": position.active.key,
        "inner": [list(track) for track in position.inner],
        "outer": list(position.outer),
    }


def read_setup(node: Node, seats: int) -> Setup:
    """The setup that *node* describes, or an error that names the place or the broken rule."""
    node.only("components", "options", "numbers", "ring", "spare", "energy", "cards", "position")
    if seats not in SEATS:
        raise node.fail(f"Station Six is played by {SEATS[0]} to {SEATS[-1]} players, not by {seats} (C9)")
    table = _table(node, seats)
    bridges = len(table.components.bridges)
    ring = tuple(item.integer(0, bridges - 1) for item in node["ring"].items(len(SLOTS), len(SLOTS)))
    spare = node["spare"].items(SPARE_BRIDGES, SPARE_BRIDGES)
    top, count = table.numbers.track_top, len(STATIONS)
    position = node.get("position")
    setup = Setup(
        table,
        ring,
        tuple(item.integer(0, bridges - 1) for item in spare),
        tuple(
            tuple(number.integer(0, top) for number in row.items(count, count))
            for row in node["energy"].items(seats, seats)
        ),
        read_cards(node["cards"], table.components),
        None if position is None else _position(position, table),
    )
    _check_bridges(setup)
    if setup.position is None:
        _check_beginning(setup)
    else:
        _check_position(setup, setup.position)
    return setup


def read_card(node: Node, components: Components) -> Card:
    """The number of a card."""
    return node.integer(0, len(components.symbols) - 1)


def read_cards(node: Node, components: Components) -> tuple[Card, ...]:
    """A list of cards."""
    return tuple(read_card(item, components) for item in node.items(most=len(components.symbols)))


def read_station(node: Node) -> Station:
    """The key of a station."""
    return node.one_of(STATION_BY_KEY, "station")


def _table(node: Node, seats: int) -> Table:
    version = node["components"].integer(1, 10**6)
    components = components_of_version(version)
    if components is None:
        raise node["components"].fail(f"version {version} of the components is not known to this program")
    chosen, numbers = node["options"].only(*_OPTIONS), node["numbers"].only(*NUMBER_LIMITS)
    return Table(
        components,
        seats,
        Numbers(**{name: numbers[name].integer(1, most) for name, most in NUMBER_LIMITS.items()}),
        chosen["end"].one_of({value.value: value for value in End}, "end"),
        chosen["start"].one_of({value.value: value for value in Start}, "start"),
        chosen["bridges"].one_of({value.value: value for value in Layout}, "layout"),
        chosen["hands"].one_of({value.value: value for value in Hands}, "hands"),
    )


def _position(node: Node, table: Table) -> Position:
    node.only("hands", "display", "discard", "laser", "shuttles", "round", "active", "inner", "outer")
    seats, components = table.seats, table.components
    shuttles, display = len(components.shuttles), table.numbers.display
    return Position(
        tuple(read_cards(hand, components) for hand in node["hands"].items(seats, seats)),
        tuple(
            None if item.value is None else read_card(item, components)
            for item in node["display"].items(display, display)
        ),
        read_cards(node["discard"], components),
        tuple(item.integer(0, MOST_LASER) for item in node["laser"].items(seats, seats)),
        tuple(
            None if item.value is None else read_station(item)
            for item in node["shuttles"].items(shuttles, shuttles)
        ),
        node["round"].integer(1, MOST_ROUNDS),
        read_station(node["active"]),
        tuple(_seats(track, seats) for track in node["inner"].items(len(STATIONS), len(STATIONS))),
        _seats(node["outer"], seats),
    )


def _seats(node: Node, seats: int) -> tuple[Seat, ...]:
    return tuple(item.integer(0, seats - 1) for item in node.items(most=seats))


def _check_bridges(setup: Setup) -> None:
    table = setup.table
    if sorted((*setup.ring, *setup.spare)) != list(range(len(table.components.bridges))):
        raise BrokenRecord("every bridge must be in exactly one place", "S2")


def _check_beginning(setup: Setup) -> None:
    table, components = setup.table, setup.table.components
    first = (components.first_ring, components.first_spare)
    if table.layout is Layout.FIRST_GAME and (setup.ring, setup.spare) != first:
        raise BrokenRecord("the bridges of a first game lie in a fixed order", "E3")
    if table.start is Start.EQUAL and any(row != components.start for row in setup.energy):
        raise BrokenRecord("everybody must begin with the same energies", "S3")
    if table.start is Start.VARIED:
        is_different = len(set(setup.energy)) == len(setup.energy)
        if not is_different or any(row not in components.varied_start for row in setup.energy):
            raise BrokenRecord("everybody must begin with another row", "E2")
    if sorted(setup.cards) != list(components.all_cards):
        raise BrokenRecord("every card must be in the pile exactly once", "S5")


def _check_position(setup: Setup, position: Position) -> None:
    open_cards = [card for card in position.display if card is not None]
    cards = [*setup.cards, *open_cards, *position.discard]
    for hand in position.hands:
        cards.extend(hand)
    if sorted(cards) != list(setup.table.components.all_cards):
        raise BrokenRecord("every card must be in exactly one place", "C5")
    if not position.inner[position.active]:
        raise BrokenRecord("somebody must have a turn at the active station", "R2")
    for station in STATIONS:
        outer = position.outer if station is position.active else ()
        tracks = (position.inner[station], outer)
        if sorted((*tracks[0], *outer)) != list(range(setup.table.seats)):
            raise BrokenRecord("everybody has one marker at each station", "C3")
        for track in tracks:
            numbers = [setup.energy[seat][station] for seat in track]
            if numbers != sorted(numbers, reverse=True):
                raise BrokenRecord("tracks are listed from the highest energy to the lowest", "O1")
