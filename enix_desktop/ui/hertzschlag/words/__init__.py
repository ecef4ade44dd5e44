"""What the window says about Hertzschlag, in the current language.

The texts are resources/hertzschlag/texts/LANGUAGE/*.toml. A sentence may ask for a form of a plant's name,
as in ``{plant:the}``; with a capital (`The`) it begins a sentence.
"""

from collections.abc import Callable, Iterable, Sequence

from enix_desktop.games.hertzschlag.components import Components, standard_components
from enix_desktop.games.hertzschlag.faces import Card, Category, EventCard, Goal, GoalCard, GoalKind, Plant
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.i18n.texts import Texts, speech
from enix_desktop.ui.widgets.numbers import number

WORDS = Texts("hertzschlag", "words")
NAMES = Texts("hertzschlag", "cards")
"""The names of cards, events, goal cards and plants."""


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


def _named(name: str, key: str) -> Name:
    named = Name(name)
    named.form = lambda form: said(f"{key}.{form}")
    return named


def card_name(card: Card, components: Components) -> str:
    """The name of a hand card."""
    return NAMES[components.cards[card].id]


def cards_name(cards: Iterable[Card], components: Components) -> str:
    """Cards in a row."""
    return ", ".join(card_name(card, components) for card in cards)


def event_name(event: EventCard, components: Components) -> str:
    """The name of an event."""
    return NAMES[components.events[event].id]


def goal_name(goal: GoalCard, components: Components) -> str:
    """The name of a goal card."""
    return NAMES[components.goals[goal].id]


def category_name(category: int) -> Name:
    """A category: a label, or as ``{category:low}`` within a sentence."""
    key = Category(category).key
    return _named(said(f"category.{key}.name"), f"category.{key}")


def card_of(category: int) -> str:
    """“solar card”."""
    return said(f"cards-of.{Category(category).key}.one")


def cards_of(categories: Sequence[Category]) -> str:
    """“solar or wind cards”."""
    if len(categories) == 1:
        return said(f"cards-of.{categories[0].key}.only")
    forms = ["first", *["next"] * (len(categories) - 2), "last"]
    words = [said(f"cards-of.{each.key}.{form}") for each, form in zip(categories, forms, strict=True)]
    return said("either", some=", ".join(words[:-1]), last=words[-1])


def plant_name(plant: Plant) -> Name:
    """A plant: a label, or with an article as ``{plant:the}``."""
    return _named(NAMES[plant.key], f"plant.{plant.key}")


def signal_words(word: Word) -> str:
    """A signal as its speech bubble says it."""
    return said(f"signal.{word}")


def signal_meaning(word: Word) -> str:
    """A signal within a sentence, with the change that it announces."""
    return said(f"signal-meaning.{word}")


def place_name(place: Place) -> str:
    """Where a card is laid."""
    return said(f"place.{place}")


def listed(words: Sequence[str]) -> str:
    """Words in a row, the last one joined by *and*."""
    if len(words) < 2:
        return "".join(words)
    return said("list", some=", ".join(words[:-1]), last=words[-1])


def signed(steps: int) -> str:
    """+2, −1 or 0: a change, and a field of the track as well."""
    if steps > 0:
        return f"+{steps}"
    return f"\N{MINUS SIGN}{-steps}" if steps else "0"


def hertz(field: int) -> str:
    """The frequency that *field* stands for, such as 49.85 Hz (C1)."""
    millihertz = standard_components().track.millihertz
    return said("count.hertz", number=number(50 + field * millihertz / 1000, 2))


def area_name(field: int) -> str:
    """Green or orange (C2)."""
    is_green = standard_components().track.is_green(field)
    return said("area.green" if is_green else "area.orange")


def in_area(field: int) -> str:
    """“in the green” or “in the orange”."""
    is_green = standard_components().track.is_green(field)
    return said("in-area.green" if is_green else "in-area.orange")


def euros(count: int) -> str:
    """“4 euros”."""
    return said_count("count.euros", count)


def euro_sign(count: int) -> str:
    """“€4”, where there is no room for more."""
    return said("count.sign", count=count)


def euro_change(count: int) -> str:
    """“+€4”, “−€2” or “€0”."""
    if not count:
        return euro_sign(0)
    return said("count.gain" if count > 0 else "count.loss", count=abs(count))


def counted_cards(count: int) -> str:
    """“3 cards”."""
    return said_count("count.cards", count)


def counted_points(count: int) -> str:
    """“3 points”."""
    return said_count("count.points", count)


def goal_sentence(goal: Goal) -> str:
    """What a goal asks for (G2)."""
    if goal.kind is GoalKind.FREQUENCY_WITHIN:
        return said_count(f"goal.{goal.kind}", goal.number, number=goal.number)
    cards = cards_of(goal.categories) if goal.categories else ""
    return said(f"goal.{goal.kind}", number=goal.number, cards=cards)


def goal_with_points(goal: Goal) -> str:
    """What a goal asks for, and what it gives."""
    return said("goal.worth", goal=goal_sentence(goal), points=counted_points(goal.points))


def goal_progress_words(goal: Goal, progress: int) -> str:
    """How far somebody is with *goal*: “3 of 4”."""
    if goal.kind is GoalKind.FREQUENCY_WITHIN:
        return said_count("goal.distance", progress, progress=progress)
    return said("goal.progress", progress=progress, number=goal.number)
