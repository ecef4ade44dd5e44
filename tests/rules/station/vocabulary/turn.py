"""Sentences about rounds, stations and turns."""

from enix_desktop.games.station.phases import Phase
from tests.rules.station.position import RULES, Position
from tests.rules.station.vocabulary.checks import Check, Instead, holds, same
from tests.rules.station.words import KINDS, station_in
from tests.rules.words import Vocabulary, Words

turn: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@turn("round {number} is being played")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.round, words.number(), "the round is")


@turn("{station} is active")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.active is station_in(words), f"{at.state.active.key} is")


@turn("seat {seat} is in turn")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.to_move(at.state), (words.seat(),), "in turn is")


@turn("nobody is in turn")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.to_move(at.state), (), "in turn is")


@turn("the turns so far: {seats}")
def _(at: Position, words: Words) -> Instead:
    return same(at.turns, words.seats(), "the turns so far")


@turn("seat(s) {seats} still wait(s) for a turn here")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(at.state.inner[at.state.active]), words.seats(), "still waiting")


@turn("the order at {station} is {seats}")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(at.state.inner[station_in(words)]), words.seats(), "the order is")


@turn("the outer track holds, from the highest and from the top: {seats}")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(at.state.outer), words.seats(), "it holds")


def _owes(at: Position, words: Words, phase: Phase) -> Instead:
    state = at.state
    return holds(
        (state.turn, state.phase) == (words.seat(), phase), f"seat {state.turn}: {state.phase.value}"
    )


@turn("seat {seat} chooses an action")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words, Phase.ACT)


@turn("seat {seat} has {number} card(s) to take")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words, Phase.TAKE) or same(at.state.takes, words.number(), "to be taken")


def _surplus(at: Position, words: Words, phase: Phase) -> Instead:
    number = len(at.state.hands[words.seat()]) - at.state.table.numbers.hand_limit
    return _owes(at, words, phase) or same(number, words.number(), "too many")


@turn("seat {seat} must discard {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return _surplus(at, words, Phase.DISCARD)


@turn("seat {seat} must discard {number} card(s) after the supply")
def _(at: Position, words: Words) -> Instead:
    return _surplus(at, words, Phase.SUPPLY)
