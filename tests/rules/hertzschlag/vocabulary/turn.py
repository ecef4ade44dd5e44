"""Sentences about rounds, who owes a decision, signals and pledges."""

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.moves import Place
from enix_desktop.games.hertzschlag.phases import Phase
from tests.rules.hertzschlag.position import RULES, Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, holds, same
from tests.rules.hertzschlag.words import KINDS, signal_in
from tests.rules.words import Vocabulary, Words

turn: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@turn("round {number} is being played")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.round_number(at.state), words.number(), "the round is")


@turn("seat {seat} is the start player")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.starter, words.seat(), "the start player is")


@turn("the turn order is {seats}")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.order, words.seats(), "the turn order is")


def _owes(at: Position, words: Words, phase: Phase) -> Instead:
    is_so = (at.state.phase, RULES.to_move(at.state)) == (phase, words.seats())
    return holds(is_so, f"owed is {at.state.phase.value} by {RULES.to_move(at.state)}")


@turn("seat(s) {seats} owe(s) a signal")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words, Phase.SIGNAL)


@turn("seat(s) {seats} owe(s) a card")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words, Phase.LAY)


@turn("seat(s) {seats} owe(s) a pledge")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words, Phase.PLEDGE)


@turn("seat(s) {seats} owe(s) a bid")
def _(at: Position, words: Words) -> Instead:
    return _owes(at, words, Phase.BID)


@turn("nobody owes a decision")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.to_move(at.state), (), "deciding is")


@turn("seat {seat} has signalled {signal}")
def _(at: Position, words: Words) -> Instead:
    heard = RULES.view(at.state, EVERYBODY).signals[words.seat()]
    return same(heard, signal_in(words), "everybody heard")


@turn("seat {seat} has not signalled")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.view(at.state, EVERYBODY).signals[words.seat()], None, "everybody heard")


@turn("everybody knows that seat {seat} pledged {number}")
def _(at: Position, words: Words) -> Instead:
    view = RULES.view(at.state, EVERYBODY)
    pledged = view.has_pledged[words.seat()] and view.pledges[words.seat()]
    return same(pledged, words.number(), "everybody knows")


@turn("everybody knows that seat {seat} made no pledge")
def _(at: Position, words: Words) -> Instead:
    view = RULES.view(at.state, EVERYBODY)
    is_so = view.has_pledged[words.seat()] and view.pledges[words.seat()] is None
    return holds(is_so, f"pledges: {view.pledges}")


@turn("everybody knows that seat(s) {seats} play(s) a card")
def _(at: Position, words: Words) -> Instead:
    places = RULES.view(at.state, EVERYBODY).places or ()
    playing = tuple(seat for seat, place in enumerate(places) if place is Place.ACTION)
    return same(playing, words.seats(), "playing")


@turn("nobody knows who plays a card")
def _(at: Position, words: Words) -> Instead:
    places = [RULES.view(at.state, seat).places for seat in (EVERYBODY, *at.state.seats)]
    return holds(not any(places), f"known: {places}")


@turn("everybody can look up the signals, cards, fields, pledges and bids of round {number}")
def _(at: Position, words: Words) -> Instead:
    past = [it for it in RULES.view(at.state, EVERYBODY).past if it.number == words.number()]
    is_so = len(past) == 1 and None not in (past[0].signals, past[0].pledges, past[0].bids)
    return holds(is_so, f"past rounds: {past}")
