"""How seats are expected to move the marker: as they say, or as the state of the grid suggests."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp
from typing import TypeAlias

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.players.hertzschlag.ways import card_ways, card_word, fields

Row: TypeAlias = tuple[tuple[int, float], ...]
"""Fields, as indexes, and how likely the marker goes there."""
Kernel: TypeAlias = tuple[Row, ...]
"""A row for each field that the marker may come from."""
Chances: TypeAlias = list[float]
"""A number for each field."""

INCOME = 0.22
"""How often people take income when nothing is wrong."""
WORRY = 0.45
"""How strongly people avoid cards that lead away from the middle, for each field."""
AT_EASE = 1
"""So far from the middle nobody worries."""


def _kernel(rows: Iterable[Mapping[int, float]]) -> Kernel:
    kernel = []
    for row in rows:
        total = sum(row.values())
        kernel.append(tuple([(after, weight / total) for after, weight in sorted(row.items())]))
    return tuple(kernel)


@cache
def staying(components: Components) -> Kernel:
    """Nobody moves the marker."""
    return tuple(((index, 1.0),) for index in range(len(fields(components))))


@cache
def reacting(components: Components) -> Kernel:
    """Somebody who said nothing, but sees where the marker is, or soon will be."""
    return _kernel(_moods(components, index, index) for index in range(len(fields(components))))


@cache
def reacting_to(components: Components, seen: int) -> Kernel:
    """Somebody who decides with the marker on field *seen*, wherever it is when the turn comes."""
    return _kernel(_moods(components, seen, index) for index in range(len(fields(components))))


def _moods(components: Components, seen: int, index: int) -> dict[int, float]:
    """Where the marker may go from *index* if somebody reacts to field *seen*."""
    ways, middle = card_ways(components), -components.track.lowest
    row: dict[int, float] = {}

    def add(after: int, foreseen: int, weight: float) -> None:
        worry = max(0, abs(foreseen - middle) - AT_EASE)
        row[after] = row.get(after, 0) + weight * exp(-WORRY * worry)

    for way in ways:
        add(way[index].after, way[seen].after, (1 - INCOME) / len(ways))
    add(index, seen, INCOME)
    return row


@cache
def saying(components: Components, word: Word) -> Kernel:
    """Somebody who does what it says."""
    ways = card_ways(components)
    meant = [card for card in components.all_cards if card_word(components, card) is word]
    if not meant:
        return staying(components)
    rows: list[dict[int, float]] = []
    for index in range(len(fields(components))):
        row: dict[int, float] = {}
        for card in meant:
            after = ways[card][index].after
            row[after] = row.get(after, 0) + 1
        rows.append(row)
    return _kernel(rows)


def pushed(kernel: Kernel, chances: Sequence[float]) -> Chances:
    """Where the marker may be after somebody's turn, from where it may be before."""
    after = [0.0] * len(chances)
    for chance, row in zip(chances, kernel, strict=True):
        if chance:
            for index, part in row:
                after[index] += chance * part
    return after


def expected(kernel: Kernel, worth: Sequence[float]) -> Chances:
    """What each field is worth before somebody's turn, from what each is worth afterwards."""
    return [sum([part * worth[index] for index, part in row]) for row in kernel]


def mixed(first: Sequence[float], second: Sequence[float], share: float) -> Chances:
    """*share* of the first and the rest of the second."""
    return [share * a + (1 - share) * b for a, b in zip(first, second, strict=True)]
