"""Words of Station Six: stations, colours, and cards such as red-sun."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from enix_desktop.games.station.components import (
    COLOUR_BY_KEY,
    STATION_BY_KEY,
    Card,
    Colour,
    Shuttle,
    Station,
    standard_components,
)
from tests.rules.words import COMMON_KINDS, NotUnderstood, Words, listed, listing

SYMBOLS: Mapping[str, Station] = {
    "cogs": Station.MACHINE,
    "headset": Station.COMMAND,
    "plant": Station.BIOTOPE,
    "shuttle": Station.PORT,
    "glass": Station.CANTEEN,
    "sun": Station.CENTRE,
}
"""What cards show for each station."""
_SYMBOL_OF = {station: symbol for symbol, station in SYMBOLS.items()}
_STATION, _COLOUR = f"(?:{'|'.join(STATION_BY_KEY)})", f"(?:{'|'.join(COLOUR_BY_KEY)})"
_CARD = f"{_COLOUR}-(?:{'|'.join(SYMBOLS)})"
_DOCK, _SHOT = f"{_COLOUR} at {_STATION}", f"{_CARD} over {_COLOUR}"
KINDS: Mapping[str, str] = {
    **COMMON_KINDS,
    "station": _STATION,
    "colour": _COLOUR,
    "colours": listing(_COLOUR),
    "card": _CARD,
    "cards": listing(_CARD),
    "docks": listing(_DOCK),
    "shots": listing(_SHOT),
}
"""What may stand in a hole of a sentence about Station Six."""


def station_in(words: Words, name: str = "station") -> Station:
    return STATION_BY_KEY[words.text(name)]


def colour_in(words: Words, name: str = "colour") -> Colour:
    return COLOUR_BY_KEY[words.text(name)]


def colours_in(words: Words, name: str = "colours") -> tuple[Colour, ...]:
    return tuple(COLOUR_BY_KEY[word] for word in re.findall(_COLOUR, words.text(name)))


def names_in(words: Words, name: str = "cards") -> tuple[str, ...]:
    """The names of cards; cards of one name are alike, so a name does not say which of them."""
    return tuple(re.findall(_CARD, words.text(name)))


def docks_in(words: Words) -> tuple[tuple[Colour, Station], ...]:
    found = [dock.split(" at ") for dock in re.findall(_DOCK, words.text("docks"))]
    return tuple((COLOUR_BY_KEY[colour], STATION_BY_KEY[station]) for colour, station in found)


def shots_in(words: Words) -> tuple[tuple[str, Colour], ...]:
    found = [shot.split(" over ") for shot in re.findall(_SHOT, words.text("shots"))]
    return tuple((card, COLOUR_BY_KEY[colour]) for card, colour in found)


def shuttle_of(colour: Colour) -> Shuttle:
    """The shuttle of this colour; one that does not exist if there is none."""
    shuttles = standard_components().shuttles
    return shuttles.index(colour) if colour in shuttles else len(shuttles)


def name_of(card: Card) -> str:
    """The colour and the symbol of the card."""
    components = standard_components()
    return f"{components.colours[card].key}-{_SYMBOL_OF[components.symbols[card]]}"


def names_of(cards: Iterable[Card | None]) -> str:
    """The names of the cards as a list in words."""
    return listed("an empty place" if card is None else name_of(card) for card in cards)


def copies_of(name: str) -> tuple[Card, ...]:
    """All cards with this name."""
    found = tuple(card for card in standard_components().all_cards if name_of(card) == name)
    if not found:
        raise NotUnderstood(f'there is no card "{name}"')
    return found


def chosen_from(cards: Sequence[Card], names: Iterable[str]) -> tuple[Card, ...]:
    """For each name the next of the *cards* that has it; if there is none left, one that is elsewhere."""
    chosen: list[Card] = []
    for name in names:
        copies = copies_of(name)
        here = [card for card in copies if card in cards and card not in chosen]
        elsewhere = [card for card in copies if card not in cards and card not in chosen]
        chosen.append([*here, *elsewhere, *copies][0])
    return tuple(chosen)


def has_all(cards: Iterable[Card], names: Iterable[str]) -> bool:
    """Whether there is a card for each of the *names*."""
    return not Counter(names) - Counter(map(name_of, cards))
