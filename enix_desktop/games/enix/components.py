"""The six tiles and the 72 cards (C1, C3, C5): data, read and checked once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, lru_cache
from typing import TypeAlias

from enix_desktop import resources
from enix_desktop.engine.reading import Node, parse
from enix_desktop.games.enix.cardset import Card, CardSet, cards_of, set_of
from enix_desktop.geometry.hexes import SIDES


class Energy(IntEnum):
    """The six energies; the number is a tile's index."""

    SOLAR = 0
    HYDRO = 1
    GEOTHERMAL = 2
    OCEAN = 3
    WIND = 4
    BIOMASS = 5

    @property
    def key(self) -> str:
        """The untranslated name used in files."""
        return self.name.lower()


ENERGIES = tuple(Energy)
ENERGY_BY_KEY = {energy.key: energy for energy in ENERGIES}


@dataclass(frozen=True, slots=True)
class Jump:
    """The pawn goes straight to *target* (A2)."""

    target: Energy


@dataclass(frozen=True, slots=True)
class Blackout:
    """The cap goes onto *target*, or off it (A3)."""

    target: Energy


@dataclass(frozen=True, slots=True)
class TurnOrShift:
    """One tile is turned or moved (A4)."""


Symbol: TypeAlias = Jump | Blackout | TurnOrShift
Ray: TypeAlias = int | None
"""Path points of a ray, or None where a side has no ray."""

LOWEST_VALUE, HIGHEST_VALUE = -10, 9
MOST_PATH_POINTS = 2
MOST_SYMBOLS = 2
CARDS_PER_ENERGY = 12

SYMBOL_BY_KEY: Mapping[str, Symbol] = {
    "tile": TurnOrShift(),
    **{f"jump:{energy.key}": Jump(energy) for energy in ENERGIES},
    **{f"blackout:{energy.key}": Blackout(energy) for energy in ENERGIES},
}


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One action card; without a value it is an ENIX card. Symbols stand from bottom to top."""

    id: str
    energy: Energy
    value: int | None
    symbols: tuple[Symbol, ...]

    @property
    def is_enix(self) -> bool:
        return self.value is None


@dataclass(frozen=True, eq=False)
class Components:
    """All tiles and cards, with the look-up tables that the rules use."""

    version: int
    rays: tuple[tuple[Ray, ...], ...]
    cards: tuple[ActionCard, ...]
    values: tuple[int, ...] = field(init=False)
    """The value of each card; an ENIX card counts 0 (R3)."""
    energies: tuple[Energy, ...] = field(init=False)
    all_cards: CardSet = field(init=False)
    enix_cards: CardSet = field(init=False)
    cards_of_energy: tuple[CardSet, ...] = field(init=False)
    turned_rays: tuple[tuple[tuple[Ray, ...], ...], ...] = field(init=False)
    """The rays of each tile in each rotation, by side."""
    turns: tuple[tuple[tuple[int, ...], ...], ...] = field(init=False)
    """For each tile and rotation the rotations that look different (A4)."""
    card_by_id: Mapping[str, Card] = field(init=False)

    def __post_init__(self) -> None:
        numbered = list(enumerate(self.cards))
        turned_rays = tuple(
            tuple(tuple(rays[(side - turn) % SIDES] for side in range(SIDES)) for turn in range(SIDES))
            for rays in self.rays
        )
        tables = {
            "values": tuple(card.value or 0 for card in self.cards),
            "energies": tuple(card.energy for card in self.cards),
            "all_cards": set_of(range(len(self.cards))),
            "enix_cards": set_of(number for number, card in numbered if card.is_enix),
            "cards_of_energy": tuple(
                set_of(number for number, card in numbered if card.energy == energy) for energy in ENERGIES
            ),
            "turned_rays": turned_rays,
            "turns": tuple(
                tuple(tuple(turn for turn in range(SIDES) if turned[turn] != now) for now in turned)
                for turned in turned_rays
            ),
            "card_by_id": {card.id: number for number, card in numbered},
        }
        for name, table in tables.items():
            object.__setattr__(self, name, table)

    def __reduce__(self) -> str | tuple[object, ...]:
        # Between processes the shipped components travel as their version, not as all their tables.
        if components_of_version(self.version) is self:
            return components_of_version, (self.version,)
        return Components, (self.version, self.rays, self.cards)

    @lru_cache(maxsize=2**14)  # noqa: B019 - components live as long as the program
    def energy_counts(self, cards: CardSet) -> tuple[int, ...]:
        """How many of *cards* belong to each energy: what their backs show (C4)."""
        return tuple([(cards & mask).bit_count() for mask in self.cards_of_energy])

    def total(self, cards: CardSet) -> int:
        """The sum of the values of *cards*, ENIX cards counting 0."""
        values = self.values
        return sum([values[card] for card in cards_of(cards)])

    def printed_values(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """The values of *cards* one by one; ENIX cards have none."""
        return tuple(value for card in cards if (value := self.cards[card].value) is not None)


@cache
def standard_components() -> Components:
    """The components that the program ships."""
    return read_components(parse(resources.text("enix/components.json")))


@cache
def components_of_version(version: int) -> Components | None:
    """The components that records of *version* were played with, if the program has them.

    When the numbers change, the old file stays as components-VERSION.json, so that old games replay.
    """
    if version == standard_components().version:
        return standard_components()
    name = f"enix/components-{version}.json"
    return read_components(parse(resources.text(name))) if resources.has(name) else None


def read_components(document: Node) -> Components:
    """The components in *document*, or a BadData that says which rule of C1 to C5 they break."""
    document.only("version", "tiles", "cards")
    version = document["version"].integer(1, 10**6)
    tiles = document["tiles"].only(*ENERGY_BY_KEY)
    rays = tuple(tuple(_ray(node) for node in tiles[key].items(SIDES, SIDES)) for key in ENERGY_BY_KEY)
    count = CARDS_PER_ENERGY * len(ENERGIES)
    nodes = document["cards"].items(count, count)
    cards = tuple(_card(node) for node in nodes)
    if len({card.id for card in cards}) < len(cards):
        raise document["cards"].fail("two cards have the same id")
    for energy in ENERGIES:
        own = [card for card in cards if card.energy == energy]
        if len(own) != CARDS_PER_ENERGY or sum(card.is_enix for card in own) != 1:
            raise document["cards"].fail(
                f"{energy.key} must have {CARDS_PER_ENERGY} cards, exactly one of them an ENIX card (C3)"
            )
    values = {card.value for card in cards}
    if LOWEST_VALUE not in values or HIGHEST_VALUE not in values:
        raise document["cards"].fail(f"both {LOWEST_VALUE} and {HIGHEST_VALUE} must occur as values (C3)")
    return Components(version, rays, cards)


def _ray(node: Node) -> Ray:
    return None if node.value is None else node.integer(0, MOST_PATH_POINTS)


def _card(node: Node) -> ActionCard:
    node.only("id", "energy", "value", "symbols")
    card_id = node["id"].text(40)
    energy = node["energy"].one_of(ENERGY_BY_KEY, "energy")
    value = node["value"]
    symbols = tuple(
        symbol.one_of(SYMBOL_BY_KEY, "symbol") for symbol in node["symbols"].items(most=MOST_SYMBOLS)
    )
    if sum(isinstance(symbol, Jump) for symbol in symbols) > 1:
        raise node.fail("a card has at most one jump")
    if value.value is None and symbols:
        raise node.fail("an ENIX card has no symbols (C3)")
    return ActionCard(
        card_id, energy, None if value.value is None else value.integer(LOWEST_VALUE, HIGHEST_VALUE), symbols
    )
