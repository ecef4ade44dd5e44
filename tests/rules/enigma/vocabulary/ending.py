"""Sentences about the end of the game."""

from tests.rules.enigma.position import RULES, Position
from tests.rules.enigma.vocabulary.checks import Check, Instead, holds, same
from tests.rules.enigma.words import KINDS
from tests.rules.words import Vocabulary, Words

ending: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@ending("the game goes on")
def _(at: Position, words: Words) -> Instead:
    return holds(RULES.outcome(at.state) is None, "it is over")


@ending("the game ended by {rule}")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.ended_by, words.text("rule"), "it ended by")


def _winners(at: Position) -> tuple[int, ...]:
    outcome = RULES.outcome(at.state)
    assert outcome is not None, "the game is not over"
    return outcome.winners


@ending("seat {seat} wins")
def _(at: Position, words: Words) -> Instead:
    return same(_winners(at), (words.seat(),), "the winners are")


@ending("seats {seats} share the win")
def _(at: Position, words: Words) -> Instead:
    return same(_winners(at), words.seats(), "the winners are")
