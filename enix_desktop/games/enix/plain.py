"""Events, refusals and views in plain JSON: for telling a game in words and for golden files."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import Components, Energy
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.view import View

_CARD_FIELDS = frozenset({"card", "cards", "chosen", "hands", "laid", "discard"})
"""Fields whose numbers are cards, however deep in lists they stand."""
_CARDSET_FIELDS = frozenset({"hand", "open_hands"})
"""Fields whose numbers are sets of cards."""
_NOT_SHOWN = frozenset({"table", "roads"})
"""Fields of a view that are the same for all or follow from others."""


def plain(components: Components, value: object) -> Mapping[str, object]:
    """The fields of *value* by name; an event also says what it is."""
    if isinstance(value, Refusal):
        facts = {name: _plain(components, name, fact) for name, fact in value.facts.items()}
        return {"refusal": value.key, "rule": value.rule, **facts}
    assert is_dataclass(value), value
    entries = {
        field.name: _plain(components, field.name, getattr(value, field.name))
        for field in fields(value)
        if field.name not in _NOT_SHOWN
    }
    return entries if isinstance(value, View) else {"event": type(value).__name__, **entries}


def _plain(components: Components, name: str, value: object) -> object:
    match value:
        case Energy():
            return value.key
        case Enum():
            return value.value
        case bool() | None | str():
            return value
        case int() if name in _CARDSET_FIELDS:
            return [components.cards[card].id for card in cards_of(value)]
        case int() if name in _CARD_FIELDS and 0 <= value < len(components.cards):
            return components.cards[value].id
        case int():
            return value
        case Mapping():
            return {str(key): _plain(components, name, entry) for key, entry in value.items()}
        case tuple() | list():
            return [_plain(components, name, entry) for entry in value]
        case _ if is_dataclass(value):
            return {
                field.name: _plain(components, field.name, getattr(value, field.name))
                for field in fields(value)
            }
        case _:
            raise TypeError(f"{name} has a value of an unknown kind: {value!r}")
