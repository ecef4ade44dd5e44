"""Sentences about rounds, turns, competitions and what is to be decided."""

from enix_desktop.games.enix.phases import Phase
from tests.rules.position import RULES, Position
from tests.rules.vocabulary.checks import Check, Instead, holds, same
from tests.rules.words import Vocabulary, Words, card_names, listed

turn: Vocabulary[Check] = Vocabulary()


@turn("round {number} is being played")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.round_number(at.state), words.number(), "the round is")


@turn("seat {seat} is in turn")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.active, words.seat(), "in turn is seat")


@turn("nobody is in turn")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.active, None, "in turn is seat")


@turn("the turns so far: {seats}")
def _(at: Position, words: Words) -> Instead:
    return same(at.turns, words.seats(), "the turns so far")


@turn("seat(s) {seats} still wait(s) for a turn")
def _(at: Position, words: Words) -> Instead:
    return same(sorted(at.state.waiting), sorted(words.seats()), "waiting are seats")


@turn("nobody waits for a turn")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.waiting, (), "waiting are seats")


@turn("seat {seat} has {number} point(s)")
def _(at: Position, words: Words) -> Instead:
    if at.state.active != words.seat():
        return f"seat {at.state.active} is in turn, so nobody else has points"
    return same(at.state.points, words.number(), "its points")


@turn("seat {seat} has laid {cards}")
def _(at: Position, words: Words) -> Instead:
    laid = at.state.laid[words.seat()]
    return holds(laid == words.cards(), f"laid: {card_names(laid)}")


@turn("seat {seat} has laid nothing")
def _(at: Position, words: Words) -> Instead:
    laid = at.state.laid[words.seat()]
    return holds(not laid, f"laid: {card_names(laid)}")


@turn("seat {seat} has a card face down")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.chosen[words.seat()] is not None, "no card lies face down")


@turn("seat(s) {seats} compete(s)")
def _(at: Position, words: Words) -> Instead:
    return same(sorted(at.state.contenders), sorted(words.seats()), "competing are seats")


@turn("nobody competes")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.contenders, (), "competing are seats")


def _decision(at: Position, phase: Phase, seats: tuple[int, ...]) -> Instead:
    """None if exactly these *seats* owe a decision of this kind."""
    owing = RULES.to_move(at.state)
    truth = at.state.phase is phase and sorted(owing) == sorted(seats)
    return holds(truth, f"seat(s) {listed(owing)} are in the phase {at.state.phase.value}")


@turn("seat(s) {seats} must lay a card or end the game")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.LAY, words.seats())


@turn("seat(s) {seats} must lay another card")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.COMPETE, words.seats())


@turn("seat {seat} decides which tile to turn or move")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.PLACE_TILE, (words.seat(),))


@turn("seat {seat} decides which cards to take")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.TAKE, (words.seat(),))


@turn("seat {seat} decides where to go")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.MOVE, (words.seat(),))


@turn("seat {seat} decides from whom to steal")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.STEAL, (words.seat(),))


@turn("seat {seat} decides which stack to draw from")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.REFILL, (words.seat(),))


@turn("seat {seat} is asked whether to interrupt")
def _(at: Position, words: Words) -> Instead:
    return _decision(at, Phase.WINDOW, (words.seat(),))


@turn("the seats still to be asked: {seats}")
def _(at: Position, words: Words) -> Instead:
    asked = at.state.owing if at.state.phase is Phase.WINDOW else ()
    return same(asked, words.seats(), "still to be asked")


@turn("nobody is asked whether to interrupt")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.phase is not Phase.WINDOW, f"asked are seats {listed(at.state.owing)}")


@turn("windows opened in this turn: {number}")
def _(at: Position, words: Words) -> Instead:
    return same(at.windows_in_this_turn, words.number(), "windows")
