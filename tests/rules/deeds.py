"""What a seat can do, in words: "cross to wind" is a move."""

from collections.abc import Callable

from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.state import State
from tests.rules.words import Vocabulary, Words

Deed = Callable[[State, Words], Move]

deeds: Vocabulary[Deed] = Vocabulary()

deeds("pass")(lambda state, words: Pass())
deeds("lay {card}")(lambda state, words: LayCard(words.card()))
deeds("end the game")(lambda state, words: EndGame())
deeds("put {energy} on {cell} turned {number}")(
    lambda state, words: PlaceTile(words.energy(), words.cell(), words.number())
)
deeds("turn {energy} to {number}")(
    lambda state, words: PlaceTile(words.energy(), state.layout.cells[words.energy()], words.number())
)
deeds("cross to {energy}")(lambda state, words: Cross(words.energy()))
deeds("stop")(lambda state, words: Stop())
deeds("take nothing")(lambda state, words: TakeCards(()))
deeds("take from stack(s) {numbers}")(lambda state, words: TakeCards(words.numbers()))
deeds("steal {energy} from seat {seat}")(lambda state, words: Steal(words.seat(), words.energy()))
deeds("steal from seat {seat}")(lambda state, words: Steal(words.seat(), None))
deeds("refill from stack {number}")(lambda state, words: Refill(words.number()))
deeds("play {card} onto {energy}")(lambda state, words: PlayEnix(words.card(), words.energy()))
deeds("play {card} to take the cap off")(lambda state, words: PlayEnix(words.card(), None))


def move_called(state: State, deed: str) -> Move:
    """The move that *deed* describes."""
    meaning, words = deeds.understand(deed)
    return meaning(state, words)
