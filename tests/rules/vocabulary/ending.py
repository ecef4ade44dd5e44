"""Sentences about the end of the game."""

from enix_desktop.engine.rules import Outcome
from tests.rules.position import RULES, Position
from tests.rules.vocabulary.checks import Check, Instead, holds, same
from tests.rules.words import Vocabulary, Words

ending: Vocabulary[Check] = Vocabulary()


def _outcome(at: Position) -> Outcome:
    outcome = RULES.outcome(at.state)
    assert outcome is not None, "the game is not over"
    return outcome


@ending("the game goes on")
def _(at: Position, words: Words) -> Instead:
    return holds(RULES.outcome(at.state) is None and bool(RULES.to_move(at.state)), "the game is over")


@ending("seat {seat} has ended the game")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).ended_by, words.seat(), "it was ended by seat")


@ending("seat {seat} scores {number}")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).scores[words.seat()], words.number(), "its score is")


@ending("seat(s) {seats} drop(s) out")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).dropped_out, words.seats(), "dropped out")


@ending("nobody drops out")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).dropped_out, (), "dropped out")


@ending("seat {seat} wins")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, (words.seat(),), "the winners are")


@ending("seats {seats} share the win")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, words.seats(), "the winners are")


@ending("nobody wins")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, (), "the winners are")
