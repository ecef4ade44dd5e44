"""How good a situation is at the beginning of each station: tables, learned from many games or made by hand.

The worths of all seats together tell who wins: with probabilities proportional to their exponentials.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from enix_desktop import resources
from enix_desktop.games.station.components import COLOURS, STATIONS, Components, Station

LONGEST = 40
"""No number of any variant is larger; tables go on with their last slope."""
MOST_ENERGY, MOST_SHOOTERS, MOST_CARDS, MOST_SHOTS, MOST_LASER = 7, 7, 10, 6, 6
"""How far tables are learned."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What counts when a station becomes active; the first stage is the beginning of a round."""

    energy: Sequence[Sequence[float]]
    """For each station by the energy there."""
    symbol: Sequence[float]
    """Each card of a symbol."""
    shooters: Sequence[float]
    """By the number of cards in the colours of shuttles."""
    size: Sequence[float]
    """By the number of cards in hand."""
    bridge: float
    """Each card that fits a bridge at a station still to come."""
    inwards: float
    """Each card that fits a bridge which leads to the energy centre from a station still to come."""
    shots: Sequence[float]
    """By the number of shots within reach."""
    laser: Sequence[float]

    @property
    def card(self) -> float:
        """What a card is worth, roughly."""
        return sum(self.symbol) / len(self.symbol) + self.size[6] - self.size[5]

    @property
    def shot(self) -> float:
        """What a shot more is worth, roughly."""
        return (self.shots[3] - self.shots[0]) / 3


Worth = tuple[Stage, ...]
"""A stage for each station."""


def padded(table: Sequence[float], length: int = LONGEST) -> tuple[float, ...]:
    """*table* continued with its last slope."""
    slope = table[-1] - table[-2]
    return (*table, *(table[-1] + slope * step for step in range(1, length - len(table) + 1)))


def stage(tables: Mapping[str, Any]) -> Stage:
    """A stage from tables that are just as long as they are learned."""
    read = {entry.name: tables[entry.name] for entry in fields(Stage)}
    for name in ("shooters", "size", "shots", "laser"):
        read[name] = padded(read[name])
    read["energy"] = tuple(padded(row) for row in read["energy"])
    return Stage(**read)


@cache
def learned_worth() -> Worth:
    """The worth as the program ships it."""
    data = json.loads(resources.text("station/worth.json"))
    return tuple(stage(tables) for tables in data["stages"])


def shots_in_reach(
    stage_number: int, energy: Sequence[float], cards: Sequence[float], docks: Sequence[Station | None]
) -> float:
    """How often the laser can be fired with so much *energy* and so many *cards* for each shuttle (TE).

    Until everybody has been at the spaceport, good docks are taken for granted.
    """
    centre = energy[Station.CENTRE]
    if stage_number <= Station.PORT:
        return min(centre, sum(cards))
    left: dict[Station, float] = {}
    shots = inside = 0.0
    for place, held in zip(docks, cards, strict=True):
        if place is None:
            continue
        if place is Station.CENTRE:
            inside += held
            continue
        there = left.get(place, energy[place])
        used = min(held, there)
        left[place] = there - used
        shots += used
    shots = min(shots, centre)
    return shots + min(inside, (centre - shots) // 2)


def colours_ahead(
    components: Components, ring: Sequence[int], stage_number: int
) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """Whether each colour fits a bridge at a station still to come, and one that leads to the centre."""
    fitting, inwards = [False] * len(COLOURS), [False] * len(COLOURS)
    for station in STATIONS[stage_number:]:
        for slot in station.slots:
            fitting[components.bridges[ring[slot]]] = True
    if stage_number <= Station.CANTEEN:
        inwards[components.bridges[ring[Station.CANTEEN]]] = True
    if stage_number == 0:
        inwards[components.bridges[ring[Station.CENTRE]]] = True
    return tuple(fitting), tuple(inwards)


@cache
def symbol_shares(components: Components) -> tuple[float, ...]:
    """Which part of the cards shows each station."""
    return shares(components.symbols, len(STATIONS))


@cache
def colour_shares(components: Components) -> tuple[float, ...]:
    """Which part of the cards has each colour."""
    return shares(components.colours, len(COLOURS))


def shares(values: Iterable[int], count: int) -> tuple[float, ...]:
    """Which part of *values* each number below *count* makes up."""
    numbers = [0] * count
    for value in values:
        numbers[value] += 1
    return tuple(number / sum(numbers) for number in numbers)
