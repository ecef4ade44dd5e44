"""How good a hand is, learned from many games.

The tables answer: if all hands lay open at the beginning of a round, how likely does each seat win?
Seats win with probabilities proportional to the exponential of their hand's worth.
"""

import json
from dataclasses import dataclass
from functools import cache
from math import exp

from enix_desktop import resources
from enix_desktop.games.enix.cardset import CardSet
from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.scoring import halved, score_of

MOST_ENIX = 3
MOST_CARDS = 11
"""Higher counts are judged like these."""
LOWEST_SCORE, HIGHEST_SCORE = -37, 23
"""Scores are learned as distances from the limit; those beyond are judged like these."""
NO_NEXT = -38
"""Where no card can be laid without losing an energy or staying above the limit."""
_KEPT = 2**17
"""How many hands are remembered; each takes some 150 bytes."""


@dataclass(frozen=True, slots=True)
class Features:
    """What counts of a hand, no higher and no lower than the tables go."""

    missing: int
    """Energies it lacks."""
    distance: int
    """Its score minus the limit; above 0 it drops out."""
    enix: int
    count: int
    next_distance: int
    """For a complete hand: the best score that laying one card leads to, minus the limit."""


def features_of(components: Components, limit: int, hand: CardSet) -> Features:
    """The features of *hand* at a table with this *limit*."""
    values = components.values
    missing, total, surplus = 0, 0, []
    enix = (hand & components.enix_cards).bit_count()
    for own in components.cards_of_energy:
        held = hand & own
        if not held:
            missing += 1
            continue
        is_surplus = held & (held - 1)
        while held:
            lowest = held & -held
            value = values[lowest.bit_length() - 1]
            total += value
            if is_surplus and not lowest & components.enix_cards:
                surplus.append(value)
            held ^= lowest
    next_distance = NO_NEXT
    if not missing:
        for value in surplus:
            distance = halved(total - value, enix) - limit
            if next_distance < distance <= 0:
                next_distance = distance
    distance = min(max(halved(total, enix) - limit, LOWEST_SCORE), HIGHEST_SCORE)
    return Features(missing, distance, min(enix, MOST_ENIX), min(hand.bit_count(), MOST_CARDS), next_distance)


STAGES, SIZES = 4, 3


def stage_of(round_number: int) -> int:
    """How far a game is: who has collected little is the less of a threat the later it is."""
    return 0 if round_number <= 2 else 1 if round_number <= 5 else 2 if round_number <= 9 else 3


def size_of(count: int) -> int:
    """Whether a hand of so many cards is small, middling or large."""
    return 0 if count <= 5 else 1 if count <= 7 else 2


class Worth:
    """The worth of hands with these *components*, *limit* and *stage* of the game."""

    def __init__(self, components: Components, limit: int, stage: int) -> None:
        self._components = components
        self._limit = limit
        data = json.loads(resources.text("enix/worth.json"))
        self._by_score: list[list[float]] = data["by_score"]
        self._by_enix: list[list[float]] = data["by_enix"]
        self._by_count: list[list[float]] = data["by_count"]
        self._by_next: list[float] = data["by_next"]
        self._by_stage: list[list[float]] = data["by_stage"][stage]
        self._known: dict[CardSet, float] = {}

    def of(self, hand: CardSet) -> float:
        worth = self._known.get(hand)
        if worth is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            worth = self._known[hand] = self._computed(hand)
        return worth

    def _computed(self, hand: CardSet) -> float:
        found = features_of(self._components, self._limit, hand)
        worth = self._by_score[found.missing][found.distance - LOWEST_SCORE]
        worth += self._by_enix[min(found.missing, 1)][found.enix]
        worth += self._by_count[found.missing][found.count]
        worth += self._by_stage[found.missing][size_of(found.count)]
        if not found.missing:
            worth += self._by_next[found.next_distance - NO_NEXT]
        return worth

    def score(self, hand: CardSet) -> int:
        """The score of *hand* if the game ended now (G2)."""
        return score_of(self._components, hand)


@cache
def learned_worth(components: Components, limit: int, stage: int) -> Worth:
    """The worth of hands as the program ships it."""
    return Worth(components, limit, stage)


def chance(own: float, others: list[float]) -> float:
    """How likely a hand of worth *own* wins against hands of these worths."""
    mine = exp(own)
    return mine / (mine + sum([exp(other) for other in others]))
