"""Sentences about the end of the game and its points."""

from enix_desktop.engine.rules import Outcome
from enix_desktop.games.hertzschlag.flow import scores
from tests.rules.hertzschlag.position import RULES, Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, holds, same
from tests.rules.hertzschlag.words import KINDS
from tests.rules.words import Vocabulary, Words

ending: Vocabulary[Check] = Vocabulary(kinds=KINDS)


def _outcome(at: Position) -> Outcome:
    outcome = RULES.outcome(at.state)
    assert outcome is not None, "the game is not over"
    return outcome


@ending("the game goes on")
def _(at: Position, words: Words) -> Instead:
    return holds(RULES.outcome(at.state) is None and bool(RULES.to_move(at.state)), "the game is over")


@ending("the grid has held to the end")
def _(at: Position, words: Words) -> Instead:
    return holds(not at.state.is_blackout and bool(_outcome(at).winners), "the lights went out")


@ending("all have lost")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, (), "the winners are")


@ending("the points are {numbers}")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).scores, words.numbers(), "the points are")


@ending("the points would have been {numbers}")
def _(at: Position, words: Words) -> Instead:
    assert at.state.is_blackout, "the grid has held"
    return same(_outcome(at).scores, words.numbers(), "they would have been")


@ending(
    "seat {seat} scores {goal:number} for a goal, {money:number} for money, {income:number} for income, "
    "{footprint:number} for the footprint and {symbols:number} for symbols"
)
def _(at: Position, words: Words) -> Instead:
    parts = ("goal", "money", "income", "footprint", "symbols")
    found = tuple(scores(at.state)[words.seat()])
    return same(found, tuple(words.number(part) for part in parts), "it scores")


@ending("seat {seat} wins")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, (words.seat(),), "the winners are")


@ending("seats {seats} share the win")
def _(at: Position, words: Words) -> Instead:
    return same(_outcome(at).winners, words.seats(), "the winners are")
