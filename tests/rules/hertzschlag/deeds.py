"""What a seat can do in Hertzschlag, in words: "play LED lamps" is a move."""

from collections.abc import Callable

from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal
from tests.rules.hertzschlag.words import KINDS, card_in, signal_in
from tests.rules.words import Vocabulary, Words

Deed = Callable[[Words], Move]
"""The move, for what stood in the holes."""

deeds: Vocabulary[Deed] = Vocabulary(kinds=KINDS)

deeds("signal {signal}")(lambda words: Signal(signal_in(words)))
deeds("play {card}")(lambda words: Lay(card_in(words), Place.ACTION))
deeds("take income with {card}")(lambda words: Lay(card_in(words), Place.INCOME))
deeds("pledge {number}")(lambda words: Pledge(words.number()))
deeds("make no pledge")(lambda words: Pledge(None))
deeds("bid {number}")(lambda words: Bid(words.number()))


def move_called(deed: str) -> Move:
    """The move that *deed* describes."""
    meaning, words = deeds.understand(deed)
    return meaning(words)
