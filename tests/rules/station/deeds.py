"""What a seat can do in Station Six, in words: "charge with red-glass" is a move."""

from collections.abc import Callable, Sequence

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Card
from enix_desktop.games.station.moves import (
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.state import State
from tests.rules.station.words import (
    KINDS,
    chosen_from,
    docks_in,
    names_in,
    shots_in,
    shuttle_of,
)
from tests.rules.words import Vocabulary, Words

Deed = Callable[[Sequence[Card], Words], Move]
"""The move, for a hand and what stood in the holes."""

deeds: Vocabulary[Deed] = Vocabulary(kinds=KINDS)

deeds("charge with {cards}")(lambda hand, words: Fill(chosen_from(hand, names_in(words))))
deeds("charge with nothing")(lambda hand, words: Fill(()))
deeds("transfer clockwise with {cards}")(lambda hand, words: Shift(chosen_from(hand, names_in(words)), ()))
deeds("transfer anticlockwise with {cards}")(
    lambda hand, words: Shift((), chosen_from(hand, names_in(words)))
)
deeds("swap {card}")(lambda hand, words: Swap(chosen_from(hand, names_in(words, "card"))[0]))
deeds("pass")(lambda hand, words: PASS)
deeds("use the machine deck with {cards}")(lambda hand, words: Machine(chosen_from(hand, names_in(words))))
deeds("use the command centre for {number}")(lambda hand, words: Command(words.number()))
deeds("use the biotope with {number} clockwise and {back:number} anticlockwise")(
    lambda hand, words: Biotope(words.number(), words.number("back"))
)
deeds("dock {docks}")(
    lambda hand, words: Dock(tuple((shuttle_of(colour), station) for colour, station in docks_in(words)))
)
deeds("steal from seat(s) {seats}")(lambda hand, words: Steal(words.seats()))
deeds("take from the pile")(lambda hand, words: Take(None))
deeds("take from place {number}")(lambda hand, words: Take(words.number()))
deeds("discard {cards}")(lambda hand, words: Discard(chosen_from(hand, names_in(words))))


@deeds("transfer clockwise with {cards} and anticlockwise with {back:cards}")
def _(hand: Sequence[Card], words: Words) -> Move:
    clockwise, anticlockwise = names_in(words), names_in(words, "back")
    cards = chosen_from(hand, (*clockwise, *anticlockwise))
    return Shift(cards[: len(clockwise)], cards[len(clockwise) :])


@deeds("fire {shots}")
def _(hand: Sequence[Card], words: Words) -> Move:
    shots = shots_in(words)
    cards = chosen_from(hand, [name for name, _ in shots])
    shuttles = [shuttle_of(colour) for _, colour in shots]
    return Fire(tuple(zip(shuttles, cards, strict=True)))


def move_called(state: State, seat: Seat, deed: str) -> Move:
    """The move of *seat* that *deed* describes."""
    meaning, words = deeds.understand(deed)
    return meaning(state.hands[seat], words)
