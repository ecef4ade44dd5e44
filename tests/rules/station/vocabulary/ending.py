"""Sentences about the end of the game."""

from enix_desktop.engine.rules import Outcome
from tests.rules.station.position import RULES, Position
from tests.rules.station.vocabulary.checks import Check, Instead, holds, same
from tests.rules.station.words import KINDS
from tests.rules.words import Vocabulary, Words

ending: Vocabulary[Check] = Vocabulary(kinds=KINDS)


def _outcome(at: Position) -> Outcome:
    outcome = RULES.outcome(at.state)
    assert outcome is not None, "the game is not over"
    return outcome


@ending("the game goes on")
def _(at: Position, words: Words) -> Instead:
    return holds(RULES.outcome(at.state) is None and bool(RULES.to_move(at.state)), "the game is over")


@ending("the final scores are {numbers}")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).scores, words.numbers(), "the scores are")


@ending("seat {seat} wins")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, (words.seat(),), "the winners are")


@ending("seats {seats} share the win")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, words.seats(), "the winners are")
