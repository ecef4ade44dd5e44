"""Sentences about rounds, who owes a decision, and puzzles alone."""

from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.posing import wanted
from tests.rules.enigma.position import RULES, Position
from tests.rules.enigma.vocabulary.checks import Check, Instead, holds, same
from tests.rules.enigma.words import KINDS, category_in
from tests.rules.words import Vocabulary, Words

turn: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@turn("round {number} is being played")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.round_number(at.state), words.number(), "the round is")


@turn("seat {seat} is the start player")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.starter, words.seat(), "the start player is")


def _owes(at: Position, seats: tuple[int, ...], phase: Phase) -> Instead:
    is_so = (at.state.phase, RULES.to_move(at.state)) == (phase, seats)
    return holds(is_so, f"owed is {at.state.phase.value} by {RULES.to_move(at.state)}")


@turn("seat {seat} is to choose")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, (words.seat(),), Phase.CHOOSE)


@turn("seat(s) {seats} owe(s) a result")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words.seats(), Phase.SOLVE)


@turn("seat(s) {seats} place(s) now, in this order")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words.seats()[:1], Phase.PLACE) or same(at.state.waiting, words.seats(), "waiting are")


@turn("seat {seat} is asked for a networker")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, (words.seat(),), Phase.NETWORKER)


@turn("nobody owes a decision")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.to_move(at.state), (), "deciding is")


@turn("a puzzle is to be posed")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, (0,), Phase.POSE)


@turn("{number} puzzle(s) came before, {solved:number} of them solved")
def _(at: Position, words: Words) -> Instead:
    results = [one.result for one in at.state.alone]
    found = len(results), sum(isinstance(result, Solved) for result in results)
    return same(found, (words.number(), words.number("solved")), "they were")


@turn("the next puzzle has difficulty {number}")
def _(at: Position, words: Words) -> Instead:
    return same(wanted(at.state.table, len(at.state.alone) + 1)[1], words.number(), "it has")


@turn("the next puzzle is of {category}")
def _(at: Position, words: Words) -> Instead:
    return same(wanted(at.state.table, len(at.state.alone) + 1)[0], category_in(words), "it is of")
