"""What the modes of ENIGMA say, from resources/enigma/texts/LANGUAGE/table.toml."""

from collections.abc import Sequence

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.words import said as said_in
from enix_desktop.ui.enigma.words import said_count as said_count_in
from enix_desktop.ui.game_ui import KeyWords

_TEXTS = Texts("enigma", "table")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, _TEXTS, **facts)


def said_count(key: str, count: int, **facts: object) -> str:
    """The sentence `key.one` or `key.other` about *count* things."""
    return said_count_in(key, count, _TEXTS, **facts)


def own_keys() -> Sequence[KeyWords]:
    """The keys that only this game has."""
    return (
        KeyWords((("1\N{EN DASH}4",),), said("keys.piles")),
        KeyWords((("R",), ("Shift", "R")), said("keys.turn")),
        KeyWords((("N",),), said("keys.none")),
        KeyWords((("Backspace",),), said("keys.back")),
        KeyWords((("S",),), said("keys.results")),
        KeyWords((("E",),), said("keys.finish")),
    )
