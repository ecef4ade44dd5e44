"""What the window says about Station Six, in the current language: resources/station/texts/LANGUAGE/*.toml.

A sentence may ask for a form of a station's or a shuttle's name, as in ``{station:at}``, since languages
bend them differently: `the`, `acc` (the object of a verb), `at`, `dock` (where a shuttle docks), `to`,
`from`; with a capital (`The`) it begins a sentence.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from enix_desktop.games.station.components import STATIONS, Card, Colour, Components, Shuttle
from enix_desktop.i18n.texts import Texts, speech

WORDS = Texts("station", "words")


def said(key: str, texts: Texts = WORDS, /, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return texts[key].format(**facts)


def said_count(key: str, count: int, texts: Texts = WORDS, /, **facts: object) -> str:
    """The sentence `key.one` or `key.other` about *count* things."""
    return said(f"{key}.{plural_form(count)}", texts, count=count, **facts)


def plural_form(count: int) -> str:
    """How the current language speaks of so many: French says none in the singular."""
    is_one = count < 2 if speech.language == "fr" else count == 1
    return "one" if is_one else "other"


class Name(str):
    """A name that knows its forms."""

    form: Callable[[str], str]

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        text = self.form(spec.lower())
        return text[0].upper() + text[1:] if spec[0].isupper() else text


def _named(key: str) -> Name:
    name = Name(said(f"{key}.name"))
    name.form = lambda form: said(f"{key}.{form}")
    return name


def station_name(station: int) -> Name:
    """*station* without an article, with a capital where the language has none of its own: a label."""
    return _named(f"station.{_station_key(station)}")


def station_the(station: int) -> str:
    """“the canteen”, as the subject of a sentence."""
    return said(f"station.{_station_key(station)}.the")


def station_at(station: int) -> str:
    """“at the canteen”."""
    return said(f"station.{_station_key(station)}.at")


def station_to(station: int) -> str:
    """“to the canteen”."""
    return said(f"station.{_station_key(station)}.to")


def station_from(station: int) -> str:
    """“from the canteen”."""
    return said(f"station.{_station_key(station)}.from")


def _station_key(station: int) -> str:
    return STATIONS[station].key


def symbol_name(station: int) -> str:
    """What cards of *station* show."""
    return said(f"symbol.{_station_key(station)}")


def colour_name(colour: int) -> str:
    """A colour as a noun."""
    return said(f"colour.{Colour(colour).key}")


def colour_letter(colour: int) -> str:
    """The one letter that stands for *colour* in this language."""
    return said(f"letter.{Colour(colour).key}")[0]


def shuttle_name(shuttle: Shuttle, components: Components) -> Name:
    """A shuttle by its colour: a label, or with an article as ``{shuttle:the}``."""
    return _named(f"shuttle.{components.shuttles[shuttle].key}")


def bridge_name(colour: int) -> Name:
    """A bridge by its colour: a label, or with an article as ``{bridge:the}``."""
    return _named(f"bridge.{Colour(colour).key}")


def card_name(card: Card, components: Components) -> str:
    """A card by what it shows."""
    symbol, colour = components.symbols[card], components.colours[card]
    return said(f"card.{symbol.key}", colour=_named(f"card-colour.{colour.key}"))


def cards_name(cards: Iterable[Card], components: Components) -> str:
    """Cards in a row, alike ones once with their number."""
    counts = Counter(card_name(card, components) for card in cards)
    return ", ".join(
        f"{count} \N{MULTIPLICATION SIGN} {name}" if count > 1 else name for name, count in counts.items()
    )


def listed(words: Sequence[str]) -> str:
    """Words in a row, the last one joined by *and*."""
    if len(words) < 2:
        return "".join(words)
    return said("list", some=", ".join(words[:-1]), last=words[-1])


def counted_cards(count: int) -> str:
    """“3 cards”."""
    return said_count("count.cards", count)


def counted_energy(count: int) -> str:
    """“3 energy”."""
    return said_count("count.energy", count)
