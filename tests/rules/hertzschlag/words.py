"""Words of Hertzschlag: cards, events and plants by their names, signals, and fields such as +3."""

import re
from collections.abc import Iterable, Mapping

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import Card, EventCard, Plant
from enix_desktop.games.hertzschlag.moves import Word
from tests.rules.words import COMMON_KINDS, NotUnderstood, Words, listed, listing

_BOX = standard_components()
CARDS: Mapping[str, Card] = {face.name: card for card, face in enumerate(_BOX.cards)}
EVENTS: Mapping[str, EventCard] = {face.name: event for event, face in enumerate(_BOX.events)}
PLANTS: Mapping[str, Plant] = {
    "pumped storage plant": Plant.PUMPED_STORAGE,
    "gas plant": Plant.GAS_PLANT,
}
SIGNALS: Mapping[str, Word] = {
    "far down": Word.FAR_DOWN,
    "down": Word.DOWN,
    "hold": Word.HOLD,
    "up": Word.UP,
    "far up": Word.FAR_UP,
    "towards 50 Hz": Word.TOWARDS,
    "need of money": Word.INCOME,
    "nothing": Word.SILENT,
}


def _one_of(names: Iterable[str]) -> str:
    """The pattern of one of *names*; a name may begin with another one, so the longest come first."""
    return f"(?:{'|'.join(re.escape(name) for name in sorted(names, key=len, reverse=True))})"


_CARD, _EVENT, _FIELD = _one_of(CARDS), _one_of(EVENTS), r"[+-]?\d"
KINDS: Mapping[str, str] = {
    **COMMON_KINDS,
    "card": _CARD,
    "cards": listing(_CARD),
    "event": _EVENT,
    "events": listing(_EVENT),
    "plant": _one_of(PLANTS),
    "signal": _one_of(SIGNALS),
    "field": _FIELD,
    "fields": listing(_FIELD),
    "hertz": r"\d\d\.\d\d?",
}
"""What may stand in a hole of a sentence about Hertzschlag."""


def card_in(words: Words, name: str = "card") -> Card:
    return CARDS[words.text(name)]


def cards_in(words: Words, name: str = "cards") -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in re.findall(_CARD, words.text(name)))


def event_in(words: Words, name: str = "event") -> EventCard:
    return EVENTS[words.text(name)]


def events_in(words: Words, name: str = "events") -> tuple[EventCard, ...]:
    return tuple(EVENTS[event] for event in re.findall(_EVENT, words.text(name)))


def plant_in(words: Words) -> Plant:
    return PLANTS[words.text("plant")]


def signal_in(words: Words) -> Word:
    return SIGNALS[words.text("signal")]


def field_in(words: Words, name: str = "field") -> int:
    return int(words.text(name))


def fields_in(words: Words, name: str = "fields") -> tuple[int, ...]:
    return tuple(int(field) for field in re.findall(_FIELD, words.text(name)))


def called(names: object, known: Mapping[str, int]) -> tuple[int, ...]:
    """The cards or events in a text of names with commas between them."""
    assert isinstance(names, str), f"names with commas between them are expected, not {names!r}"
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        if name not in known:
            raise NotUnderstood(f'nothing is called "{name}"')
    return tuple(known[name] for name in found)


def names_of(cards: Iterable[Card | None]) -> str:
    """The names of the cards as a list in words."""
    return listed("a hidden card" if card is None else _BOX.cards[card].name for card in cards)


def events_named(events: Iterable[EventCard]) -> str:
    """The names of the events as a list in words."""
    return listed(_BOX.events[event].name for event in events)
