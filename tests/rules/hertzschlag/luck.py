"""What may be told about luck in Hertzschlag."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag.flow import DRAW, EVENT
from enix_desktop.games.hertzschlag.playing import FORECAST
from tests.rules.hertzschlag.words import KINDS, card_in, event_in
from tests.rules.luck import ToldLuck
from tests.rules.words import Vocabulary, Words

luck: Vocabulary[str] = Vocabulary(kinds=KINDS)
"""What may follow a move in brackets, and the kind of draw it is about."""

luck("drawn: {card}")(DRAW)
luck("event: {event}")(EVENT)
luck("forecast: {event}")(FORECAST)


def told_luck(seed: int) -> ToldLuck:
    """Luck that does what it is told, and is seeded where nothing was said."""
    return ToldLuck(seed, luck, _result)


def _result(kind: str, words: Words, _items: Sequence[int]) -> tuple[int, ...]:
    return (card_in(words) if kind == DRAW else event_in(words),)
