"""Sets of cards as bits of one integer: cheap to copy, compare and ask."""

from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = int
"""A card's number: its place in the components file."""
CardSet: TypeAlias = int
"""Bit n is set if card n is a member."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of these *cards*."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def cards_of(cards: CardSet) -> list[Card]:
    """The members in ascending order."""
    members = []
    while cards:
        lowest = cards & -cards
        members.append(lowest.bit_length() - 1)
        cards ^= lowest
    return members


def has(cards: CardSet, card: Card) -> bool:
    """Whether *card* is a member; no number is too strange to be asked about."""
    return card >= 0 and cards >> card & 1 == 1
