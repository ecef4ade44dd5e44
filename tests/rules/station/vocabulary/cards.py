"""Sentences about hands, rows, display, pile and discards, and what others see of them."""

from collections import Counter

from enix_desktop.engine.rules import EVERYBODY
from tests.rules.station.position import RULES, Position
from tests.rules.station.vocabulary.checks import Check, Instead, holds, same
from tests.rules.station.words import KINDS, SYMBOLS, has_all, name_of, names_in, names_of
from tests.rules.words import Vocabulary, Words

cards: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@cards("seat {seat} holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.hands[words.seat()]), words.number(), "cards in hand")


@cards("everybody holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    counts = [len(hand) for hand in at.state.hands]
    return holds(set(counts) == {words.number()}, f"cards in hands: {counts}")


@cards("seat {seat} holds {cards}")
def _(at: Position, words: Words) -> Instead:
    hand = at.state.hands[words.seat()]
    return holds(has_all(hand, names_in(words)), f"it holds {names_of(hand)}")


@cards("seat {seat} holds only {cards}")
def _(at: Position, words: Words) -> Instead:
    hand = at.state.hands[words.seat()]
    is_so = Counter(map(name_of, hand)) == Counter(names_in(words))
    return holds(is_so, f"it holds {names_of(hand)}")


@cards("{number} card(s) lie(s) in front of seat {seat}")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.rows[words.seat()]), words.number(), "in front of it")


@cards("the display has {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    shown = [card for card in at.state.display if card is not None]
    return same(len(shown), words.number(), "the display has")


@cards("the display shows {cards}")
def _(at: Position, words: Words) -> Instead:
    shown = tuple(name_of(card) for card in at.state.display if card is not None)
    return holds(shown == names_in(words), f"it shows {names_of(at.state.display)}")


@cards("the pile has {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.pile), words.number(), "the pile has")


@cards("there are {number} discards")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.discard), words.number(), "discards")


@cards("the last cards discarded are {cards}")
def _(at: Position, words: Words) -> Instead:
    wanted = names_in(words)
    last = at.state.discard[-len(wanted) :]
    return holds(tuple(map(name_of, last)) == wanted, f"the last ones: {names_of(last)}")


@cards(
    "there are {number} cards in all: {suns:number} of each pair with the sun, {each:number} of every other"
)
def _(at: Position, words: Words) -> Instead:
    counts = Counter(map(name_of, at.state.table.components.all_cards))
    suns = {count for name, count in counts.items() if name.endswith("-sun")}
    others = {count for name, count in counts.items() if not name.endswith("-sun")}
    pairs = len(counts) == len(SYMBOLS) ** 2
    found = counts.total(), suns, others, pairs
    return same(found, (words.number(), {words.number("suns")}, {words.number("each")}, True), "cards")


@cards("seat {seat} sees no card of another hand, of the pile or in front of others")
def _(at: Position, words: Words) -> Instead:
    return _twins_look_alike(at, words.seat())


@cards("everybody together sees no card of a hand, of the pile or in front of anybody")
def _(at: Position, words: Words) -> Instead:
    return _twins_look_alike(at, EVERYBODY)


def _twins_look_alike(at: Position, seat: int) -> Instead:
    """Exchange everything that is hidden from *seat*: nothing looks different to it."""
    wrong = [
        seed
        for seed in range(20)
        if RULES.view(RULES.with_other_secrets(at.state, seat, seed), seat) != RULES.view(at.state, seat)
    ]
    seen = RULES.open_secrets(RULES.view(at.state, seat))
    own = () if seat == EVERYBODY else (at.state.hands[seat], at.state.rows[seat])
    hidden = {*at.state.pile, *(card for cards in (*at.state.hands, *at.state.rows) for card in cards)}
    taken_openly = {card for known in at.state.known for card in known}
    leaked = (hidden & set(seen)) - taken_openly - {card for cards in own for card in cards}
    return holds(not wrong and not leaked, f"it sees {leaked or wrong}")


@cards("seat {seat} sees the cards in front of it")
def _(at: Position, words: Words) -> Instead:
    row = RULES.view(at.state, words.seat()).row
    return holds(bool(row) and row == at.state.rows[words.seat()], f"it sees {row}")


@cards("seat {seat} knows that seat {owner:seat} holds {cards}")
def _(at: Position, words: Words) -> Instead:
    known = RULES.view(at.state, words.seat()).known[words.seat("owner")]
    return holds(has_all(known, names_in(words)), f"it knows of {names_of(known)}")


@cards("seat {seat} knows no card of seat {owner:seat}")
def _(at: Position, words: Words) -> Instead:
    known = RULES.view(at.state, words.seat()).known[words.seat("owner")]
    return holds(not known, f"it knows of {names_of(known)}")
