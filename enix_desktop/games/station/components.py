"""Stations, bridges, shuttles, cards and numbers of Station Six (C1 to C9): data, read and checked once."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache
from typing import TypeAlias

from enix_desktop import resources
from enix_desktop.engine.reading import Node, parse

Card: TypeAlias = int
"""An index into the cards."""
Slot: TypeAlias = int
"""Slot i lies between station i and the next one clockwise (C2)."""
Bridge: TypeAlias = int
Shuttle: TypeAlias = int


class Station(IntEnum):
    """The six stations, clockwise (C1)."""

    MACHINE = 0
    COMMAND = 1
    BIOTOPE = 2
    PORT = 3
    CANTEEN = 4
    CENTRE = 5

    @property
    def key(self) -> str:
        """The untranslated name used in files."""
        return self.name.lower()

    @property
    def clockwise(self) -> "Station":
        return STATIONS[(self + 1) % len(STATIONS)]

    @property
    def anticlockwise(self) -> "Station":
        return STATIONS[self - 1]

    @property
    def slots(self) -> tuple[Slot, Slot]:
        """The slots that this station touches: anticlockwise and clockwise (C2)."""
        return (self - 1) % len(STATIONS), int(self)


STATIONS = tuple(Station)
STATION_BY_KEY = {station.key: station for station in STATIONS}


class Colour(IntEnum):
    """The six colours of cards and bridges (C2, C5)."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    WHITE = 4
    VIOLET = 5

    @property
    def key(self) -> str:
        """The untranslated name used in files."""
        return self.name.lower()


COLOURS = tuple(Colour)
COLOUR_BY_KEY = {colour.key: colour for colour in COLOURS}
SLOTS = range(len(STATIONS))
SPARE_BRIDGES = 2


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the rules count with; a variant may change some of it."""

    track_top: int
    laser_goal: int
    hand_limit: int
    start_hand: int
    display: int
    played_per_new_card: int
    cards_per_command_energy: int
    cards_per_machine_energy: int
    supply_max_energy: int
    option_rounds: int


@dataclass(frozen=True, eq=False)
class Components:
    """Everything that lies in the box, with the look-up tables that the rules use."""

    version: int
    numbers: Numbers
    symbols: tuple[Station, ...]
    """The station that each card shows."""
    colours: tuple[Colour, ...]
    """The colour of each card."""
    bridges: tuple[Colour, ...]
    """The colour of each bridge."""
    first_ring: tuple[Bridge, ...]
    """The bridges in slots 0 to 5 of a first game (E3)."""
    first_spare: tuple[Bridge, ...]
    shuttles: tuple[Colour, ...]
    start: tuple[int, ...]
    """The energy of everybody at each station (S3)."""
    varied_start: tuple[tuple[int, ...], ...]
    """Rows that are dealt if beginnings differ (E2)."""
    kinds: tuple[int, ...] = field(init=False)
    """Cards of the same symbol and colour have the same kind, and nothing tells them apart."""

    def __post_init__(self) -> None:
        pairs = zip(self.symbols, self.colours, strict=True)
        kinds = tuple(len(COLOURS) * symbol + colour for symbol, colour in pairs)
        object.__setattr__(self, "kinds", kinds)

    def __reduce__(self) -> str | tuple[object, ...]:
        # Between processes the shipped components travel as their version, not as all their tables.
        if components_of_version(self.version) is self:
            return components_of_version, (self.version,)
        return Components, tuple(getattr(self, entry.name) for entry in fields(self) if entry.init)

    @property
    def all_cards(self) -> range:
        return range(len(self.symbols))


@cache
def standard_components() -> Components:
    """The components that the program ships."""
    return read_components(parse(resources.text("station/components.json")))


@cache
def components_of_version(version: int) -> Components | None:
    """The components that records of *version* were played with, if the program has them.

    When the numbers change, the old file stays as components-VERSION.json, so that old games replay.
    """
    if version == standard_components().version:
        return standard_components()
    name = f"station/components-{version}.json"
    return read_components(parse(resources.text(name))) if resources.has(name) else None


NUMBER_LIMITS: Mapping[str, int] = {
    "track_top": 20,
    "laser_goal": 100,
    "hand_limit": 20,
    "start_hand": 10,
    "display": 6,
    "played_per_new_card": 10,
    "cards_per_command_energy": 4,
    "cards_per_machine_energy": 10,
    "supply_max_energy": 20,
    "option_rounds": 50,
}
"""No variant needs more."""
_MOST_CARDS = 400
_DOCUMENT = (
    *("game", "version", "minutes", "age", "titles", "players", "constants", "colours", "stations"),
    *("slots", "bridges", "shuttles", "varied_start", "cards"),
)


def read_components(document: Node) -> Components:
    """The components in *document*, or a BadData that says which rule of C1 to C6 they break."""
    document.only(*_DOCUMENT)
    numbers = _numbers(document["constants"])
    stations = document["stations"].items(len(STATIONS), len(STATIONS))
    for station, node in zip(STATIONS, stations, strict=True):
        if node["name"].one_of(STATION_BY_KEY, "station") is not station:
            raise node.fail(f"{station.key} must stand here: stations lie in a fixed order (C1)")
    colours = document["colours"].items(len(COLOURS), len(COLOURS))
    for colour, node in zip(COLOURS, colours, strict=True):
        if node["id"].one_of(COLOUR_BY_KEY, "colour") is not colour:
            raise node.fail(f"{colour.key} must stand here")
    bridges, first_ring, first_spare = _bridges(document["bridges"])
    shuttles = tuple(_colour(node) for node in document["shuttles"].items(1, len(COLOURS)))
    if len(set(shuttles)) < len(shuttles):
        raise document["shuttles"].fail("two shuttles have the same colour (C6)")
    symbols, card_colours = _cards(document["cards"], document["constants"]["deck"])
    top = numbers.track_top
    return Components(
        document["version"].integer(1, 10**6),
        numbers,
        symbols,
        card_colours,
        bridges,
        first_ring,
        first_spare,
        shuttles,
        tuple(node["start_energy"].integer(0, top) for node in stations),
        tuple(_row(node, top) for node in document["varied_start"].items(4, 16)),
    )


def _numbers(node: Node) -> Numbers:
    fixed = ("stations", "bridges_in_ring", "bridges_spare", "shuttles", "deck")
    node.only(*NUMBER_LIMITS, *fixed)
    return Numbers(**{name: node[name].integer(1, most) for name, most in NUMBER_LIMITS.items()})


def _colour(node: Node) -> Colour:
    return node["colour"].one_of(COLOUR_BY_KEY, "colour")


def _row(node: Node, top: int) -> tuple[int, ...]:
    return tuple(entry.integer(0, top) for entry in node.items(len(STATIONS), len(STATIONS)))


def _bridges(node: Node) -> tuple[tuple[Colour, ...], tuple[Bridge, ...], tuple[Bridge, ...]]:
    count = len(SLOTS) + SPARE_BRIDGES
    nodes = node.items(count, count)
    placed: dict[Slot, Bridge] = {}
    spare = []
    for bridge, entry in enumerate(nodes):
        slot = entry.get("slot")
        if slot is None:
            spare.append(bridge)
        else:
            placed[slot.integer(0, len(SLOTS) - 1)] = bridge
    if len(placed) != len(SLOTS):
        raise node.fail("each slot has exactly one bridge in a first game (C2, E3)")
    return tuple(map(_colour, nodes)), tuple(placed[slot] for slot in SLOTS), tuple(spare)


def _cards(node: Node, deck: Node) -> tuple[tuple[Station, ...], tuple[Colour, ...]]:
    count = deck.integer(1, _MOST_CARDS)
    nodes = node.items(count, count)
    symbols = tuple(entry.only("id", "symbol", "colour")["symbol"] for entry in nodes)
    shown = tuple(entry.one_of(STATION_BY_KEY, "symbol") for entry in symbols)
    for number, entry in enumerate(nodes):
        if entry["id"].integer(0, count - 1) != number:
            raise entry.fail("cards are numbered in order")
    if len(Counter(shown)) < len(STATIONS):
        raise node.fail("every station has cards (C5)")
    colours = tuple(map(_colour, nodes))
    pairs = list(zip(shown, colours, strict=True))
    if pairs != sorted(pairs):
        raise node.fail("cards are listed by symbol, then by colour")  # cards of a kind stand together
    return shown, colours
