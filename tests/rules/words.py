"""Words with holes: how a sentence such as "seat 1 has 4 points" is taken apart."""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import SequenceMatcher
from typing import Generic, TypeVar

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGY_BY_KEY, Energy, standard_components
from enix_desktop.geometry.hexes import Hex

T = TypeVar("T")


class NotUnderstood(Exception):
    """A sentence, or a word in it, that the rule tests do not know."""


def listing(one: str) -> str:
    """The pattern of a list in words of what *one* is the pattern of."""
    return rf"{one}(?:, {one})*(?:,? (?:and|or) {one})?"


_ENERGY = "|".join(ENERGY_BY_KEY)
_CARD, _CELL, _NUMBER = r"[a-z]+-\d\d", r"\(-?\d+, ?-?\d+\)", r"-?\d+"
COMMON_KINDS: Mapping[str, str] = {
    "seat": r"\d",
    "seats": listing(r"\d"),
    "number": _NUMBER,
    "numbers": listing(_NUMBER),
    "rule": r"[A-Z]{1,2}\d",
    "deed": r"(?!not |only: )[^:]+?",
    "deeds": r"[^:]+",
    "reason": ".+",
}
"""What may stand in a hole, whatever the game."""
_KINDS: Mapping[str, str] = {
    **COMMON_KINDS,
    "energy": f"(?:{_ENERGY})",
    "energies": listing(f"(?:{_ENERGY})"),
    "card": _CARD,
    "cards": listing(_CARD),
    "cell": _CELL,
    "cells": listing(_CELL),
}
"""What may stand in a hole of a sentence about ENIX."""
_HOLE = re.compile(r"\\\{(?:(\w+):)?(\w+)\\\}")


class Words:
    """What stood in the holes of a sentence, read as what it means."""

    def __init__(self, found: dict[str, str]) -> None:
        self._found = found

    def text(self, name: str) -> str:
        return self._found[name]

    def number(self, name: str = "number") -> int:
        return int(self._found[name])

    def numbers(self, name: str = "numbers") -> tuple[int, ...]:
        return tuple(int(word) for word in re.findall(_NUMBER, self._found[name]))

    def seat(self, name: str = "seat") -> Seat:
        return int(self._found[name])

    def seats(self, name: str = "seats") -> tuple[Seat, ...]:
        return self.numbers(name)

    def energy(self, name: str = "energy") -> Energy:
        return ENERGY_BY_KEY[self._found[name]]

    def energies(self, name: str = "energies") -> tuple[Energy, ...]:
        return tuple(ENERGY_BY_KEY[word] for word in re.findall(_ENERGY, self._found[name]))

    def card(self, name: str = "card") -> Card:
        return card_called(self._found[name])

    def cards(self, name: str = "cards") -> tuple[Card, ...]:
        return tuple(card_called(word) for word in re.findall(_CARD, self._found[name]))

    def cell(self, name: str = "cell") -> Hex:
        return cell_called(self._found[name])

    def cells(self, name: str = "cells") -> tuple[Hex, ...]:
        return tuple(cell_called(word) for word in re.findall(_CELL, self._found[name]))


class Vocabulary(Generic[T]):
    """Sentences with holes, such as "seat {seat} has {number} point(s)", and what each stands for."""

    def __init__(self, *others: "Vocabulary[T]", kinds: Mapping[str, str] = _KINDS) -> None:
        self._kinds = kinds
        self._meanings: dict[str, tuple[re.Pattern[str], T]] = {}
        for other in others:
            self._meanings |= other._meanings

    def __call__(self, form: str) -> Callable[[T], T]:
        """Mark what *form* stands for."""

        def remember(meaning: T) -> T:
            self._meanings[form] = _pattern(form, self._kinds), meaning
            return meaning

        return remember

    @property
    def forms(self) -> tuple[str, ...]:
        return tuple(self._meanings)

    def form_of(self, sentence: str) -> str:
        """The one form that *sentence* has."""
        forms = [form for form, (pattern, _) in self._meanings.items() if pattern.fullmatch(sentence)]
        if not forms:
            raise NotUnderstood(
                f'"{sentence}" is not understood. The nearest forms are:\n{self._near(sentence)}'
            )
        if len(forms) > 1:
            raise NotUnderstood(f'"{sentence}" can be read in several ways: {"; ".join(forms)}')
        return forms[0]

    def understand(self, sentence: str) -> tuple[T, Words]:
        """What *sentence* stands for, and the words in its holes."""
        pattern, meaning = self._meanings[self.form_of(sentence)]
        match = pattern.fullmatch(sentence)
        assert match is not None
        return meaning, Words(match.groupdict())

    def _near(self, sentence: str) -> str:
        def likeness(form: str) -> float:
            return SequenceMatcher(None, form, sentence).ratio()

        return "\n".join(f"  {form}" for form in sorted(self.forms, key=likeness, reverse=True)[:3])


def card_called(name: str) -> Card:
    """The card with this id."""
    cards = standard_components().card_by_id
    if name not in cards:
        raise NotUnderstood(f'there is no card "{name}"')
    return cards[name]


def card_name(card: Card) -> str:
    """The id of the card."""
    return standard_components().cards[card].id


def card_names(cards: Iterable[Card]) -> str:
    """The ids of the cards as a list in words."""
    return listed(card_name(card) for card in cards)


def cell_called(text: str) -> Hex:
    """The cell written as (q, r)."""
    q, r = (int(number) for number in re.findall(_NUMBER, text))
    return Hex(q, r)


def energy_names(energies: Iterable[Energy]) -> str:
    """The energies as a list in words."""
    return listed(energy.key for energy in energies)


def listed(things: Iterable[object]) -> str:
    """A list in words: "a, b and c", or "nothing"."""
    names = [str(thing) for thing in things]
    if not names:
        return "nothing"
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def _pattern(form: str, kinds: Mapping[str, str]) -> re.Pattern[str]:
    text = re.escape(form).replace(r"\(s\)", "s?")
    return re.compile(_HOLE.sub(lambda hole: f"(?P<{hole[1] or hole[2]}>{kinds[hole[2]]})", text))
