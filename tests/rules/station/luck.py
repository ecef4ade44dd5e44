"""What may be told about luck in Station Six."""

from collections.abc import Sequence

from enix_desktop.games.station.actions import STOLEN
from enix_desktop.games.station.cards import SHUFFLE
from enix_desktop.games.station.components import standard_components
from enix_desktop.games.station.flow import EXCHANGE
from tests.rules.luck import ToldLuck
from tests.rules.station.words import KINDS, chosen_from, colours_in, names_in
from tests.rules.words import Vocabulary, Words

luck: Vocabulary[str] = Vocabulary(kinds=KINDS)
"""What may follow a move in brackets, and the kind of draw it is about."""

luck("stolen: {card}")(STOLEN)
luck("shuffled: {cards}")(SHUFFLE)
luck("new bridges: {colours}")(EXCHANGE)


def told_luck(seed: int) -> ToldLuck:
    """Luck that does what it is told, and is seeded where nothing was said."""
    return ToldLuck(seed, luck, _result)


def _result(kind: str, words: Words, items: Sequence[int]) -> tuple[int, ...]:
    if kind == EXCHANGE:
        bridges = standard_components().bridges
        wanted = colours_in(words)
        return tuple(sorted(items, key=lambda bridge: wanted.index(bridges[bridge])))
    return chosen_from(items, names_in(words, "card" if kind == STOLEN else "cards"))
