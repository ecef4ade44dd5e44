"""Sentences about who knows what, and when the timer was turned (C6, T6, T7, E3)."""

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enigma import events, timing
from tests.rules.enigma.position import RULES, Position
from tests.rules.enigma.vocabulary.checks import Check, Instead, holds, same
from tests.rules.enigma.words import KINDS, ms_in
from tests.rules.words import Vocabulary, Words

knowledge: Vocabulary[Check] = Vocabulary(kinds=KINDS)


def _looks_alike(at: Position, seat: int) -> Instead:
    """Exchange everything that is hidden from *seat*: nothing looks different to it."""
    wrong = []
    for seed in range(20):
        twin = RULES.with_other_secrets(at.state, seat, seed)
        if RULES.view(twin, seat) != RULES.view(at.state, seat):
            wrong.append(seed)
    return holds(not wrong, f"it can tell the difference: {wrong}")


@knowledge("seat {seat} sees nothing that it may not know")
def _(at: Position, words: Words) -> Instead:
    return _looks_alike(at, words.seat())


@knowledge("everybody together sees nobody's secrets")
def _(at: Position, words: Words) -> Instead:
    view = RULES.view(at.state, EVERYBODY)
    return _looks_alike(at, EVERYBODY) or same((view.puzzle, view.result), (None, None), "it sees")


@knowledge("every seat sees its own puzzle side, and nobody another one")
def _(at: Position, words: Words) -> Instead:
    own = [face.puzzle for seat in at.state.seats if (face := at.state.puzzle_of(seat)) is not None]
    seen = [RULES.view(at.state, seat).puzzle for seat in at.state.seats]
    return same(seen, own, "seen are")


@knowledge("nobody sees a puzzle side")
def _(at: Position, words: Words) -> Instead:
    views = [RULES.view(at.state, seat) for seat in (EVERYBODY, *at.state.seats)]
    seen = [view.seat for view in views if view.puzzle is not None or view.races is not None]
    return same(seen, [], "one is seen by")


@knowledge("only seat {seat} knows its result")
def _(at: Position, words: Words) -> Instead:
    views = [RULES.view(at.state, seat) for seat in (EVERYBODY, *at.state.seats)]
    knowing = [view.seat for view in views if view.has_result[words.seat()]]
    told = [event for event in at.events if isinstance(event, events.ResultGiven)]
    others = [seat for seat in (EVERYBODY, *at.state.seats) if seat != words.seat()]
    is_hidden = all(event.seen_by(seat).result is None for event in told for seat in others)
    return same((knowing, is_hidden), ([words.seat()], True), "known to")


@knowledge("everybody sees puzzle sides, times and solutions of all")
def _(at: Position, words: Words) -> Instead:
    races = RULES.view(at.state, EVERYBODY).races
    seats = [] if races is None else [race.seat for race in races]
    return same(seats, list(at.state.seats), "seen are those of")


@knowledge("at {ms} ms on the clock of seat {seat}, nobody has turned the timer")
def _(at: Position, words: Words) -> Instead:
    return same(timing.turned(at.state, ms_in(words), words.seat()), None, "known is")


@knowledge(
    "at {ms} ms on the clock of seat {seat}, seat {by:seat} has turned the timer: the end is at {end:ms} ms"
)
def _(at: Position, words: Words) -> Instead:
    turned = timing.turned(at.state, ms_in(words), words.seat())
    found = None if turned is None else (turned.by, turned.stop_ms)
    return same(found, (words.seat("by"), ms_in(words, "end")), "known is")


@knowledge("seat {seat} knows of no time")
def _(at: Position, words: Words) -> Instead:
    return same(timing.best_so_far(at.state, words.seat()), None, "it knows")


@knowledge("seat {seat} knows the best time {ms} ms of seat {by:seat}, and the end is at {end:ms} ms")
def _(at: Position, words: Words) -> Instead:
    best = timing.best_so_far(at.state, words.seat())
    found = None if best is None else (best.first, best.by, best.stop_ms)
    return same(found, (ms_in(words), words.seat("by"), ms_in(words, "end")), "it knows")


@knowledge("what is asked now is decided in secret")
def _(at: Position, words: Words) -> Instead:
    return holds(RULES.is_secret(at.state), "it is not")


@knowledge("what is asked now is decided in the open")
def _(at: Position, words: Words) -> Instead:
    return holds(not RULES.is_secret(at.state), "it is not")
