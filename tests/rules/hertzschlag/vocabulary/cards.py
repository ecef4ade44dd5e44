"""Sentences about hands, displays and the pile."""

from collections import Counter

from enix_desktop.games.hertzschlag.faces import CATEGORIES
from tests.rules.hertzschlag.position import Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, holds, same
from tests.rules.hertzschlag.words import KINDS, card_in, cards_in, names_of
from tests.rules.words import Vocabulary, Words

cards: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@cards("seat {seat} holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.hands[words.seat()]), words.number(), "cards in hand")


@cards("everybody holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same({len(hand) for hand in at.state.hands}, {words.number()}, "cards in hands")


@cards("seat {seat} holds {cards}")
def _(at: Position, words: Words) -> Instead:
    hand = at.state.hands[words.seat()]
    return holds(set(cards_in(words)) <= set(hand), f"it holds {names_of(hand)}")


@cards("seat {seat} does not hold {card}")
def _(at: Position, words: Words) -> Instead:
    return holds(card_in(words) not in at.state.hands[words.seat()], "it does")


@cards("seat {seat} has {cards} in the display")
def _(at: Position, words: Words) -> Instead:
    display = at.state.displays[words.seat()]
    return holds(display == cards_in(words), f"it has {names_of(display)}")


@cards("the display of seat {seat} is empty")
def _(at: Position, words: Words) -> Instead:
    display = at.state.displays[words.seat()]
    return holds(not display, f"it has {names_of(display)}")


@cards("all displays are empty")
def _(at: Position, words: Words) -> Instead:
    return holds(not any(at.state.displays), f"displays: {at.state.displays}")


@cards("the pile has {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.pile), words.number(), "the pile has")


@cards("{number} card(s) of seat {seat} left the game")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.removed[words.seat()]), words.number(), "gone are")


@cards("there are {number} cards in all; their costs go from {low:number} to {high:number}")
def _(at: Position, words: Words) -> Instead:
    faces = at.state.table.components.cards
    costs = [face.cost for face in faces]
    found = len(faces), min(costs), max(costs)
    return same(found, (words.number(), words.number("low"), words.number("high")), "there are")


@cards("efficiency, politics, flexibility, emobility, solar and wind have {numbers} cards")
def _(at: Position, words: Words) -> Instead:
    counts = Counter(face.category for face in at.state.table.components.cards)
    return same(tuple(counts[category] for category in CATEGORIES), words.numbers(), "they have")
