"""Sentences about what the last move brought about."""

from typing import TypeVar

from enix_desktop.games.enigma import events
from tests.rules.enigma.position import Position
from tests.rules.enigma.vocabulary.checks import Check, Instead, holds, same
from tests.rules.enigma.words import KINDS, colour_in, ms_in
from tests.rules.words import Vocabulary, Words

happenings: Vocabulary[Check] = Vocabulary(kinds=KINDS)
EventT = TypeVar("EventT")


def _of(at: Position, kind: type[EventT]) -> list[EventT]:
    return [event for event in at.events if isinstance(event, kind)]


@happenings("all puzzle sides were turned over together")
def _(at: Position, words: Words) -> Instead:
    return holds(len(_of(at, events.TilesTurned)) == 1, f"happened: {at.events}")


@happenings("the times counted as {numbers}")
def _(at: Position, words: Words) -> Instead:
    counted = [tuple(race.counted for race in shown.races) for shown in _of(at, events.ResultsShown)]
    return same(counted, [words.numbers()], "they counted as")


@happenings("the best time was {ms} ms, and the cut-off {end:ms} ms")
def _(at: Position, words: Words) -> Instead:
    found = [(shown.first, shown.cutoff) for shown in _of(at, events.ResultsShown)]
    return same(found, [(ms_in(words), ms_in(words, "end"))], "they were")


@happenings("there was no cut-off")
def _(at: Position, words: Words) -> Instead:
    return same([shown.cutoff for shown in _of(at, events.ResultsShown)], [None], "there was")


@happenings("in time were seat(s) {seats}")
def _(at: Position, words: Words) -> Instead:
    races = [race for shown in _of(at, events.ResultsShown) for race in shown.races]
    return same(tuple(race.seat for race in races if race.is_in_time), words.seats(), "in time were")


@happenings("the tile(s) of seat(s) {seats} went into the box")
def _(at: Position, words: Words) -> Instead:
    return same([ended.boxed for ended in _of(at, events.RoundEnded)], [words.seats()], "boxed were those of")


@happenings("the placement closed {number} system(s)")
def _(at: Position, words: Words) -> Instead:
    return same(len(_of(at, events.SystemScored)), words.number(), "closed were")


@happenings("seat {seat} earned {number} point(s) on {colour}")
def _(at: Position, words: Words) -> Instead:
    earned = [earning for scored in _of(at, events.SystemScored) for earning in scored.earnings]
    wanted = words.seat(), colour_in(words), words.number()
    found = [(earning.seat, earning.colour, earning.points) for earning in earned]
    return holds(wanted in found, f"earned was {found}")


@happenings("nothing was earned")
def _(at: Position, words: Words) -> Instead:
    return same([scored.earnings for scored in _of(at, events.SystemScored) if scored.earnings], [], "it was")


@happenings("a round began")
def _(at: Position, words: Words) -> Instead:
    return holds(len(_of(at, events.RoundBegan)) == 1, f"happened: {at.events}")


@happenings("the puzzle was left")
def _(at: Position, words: Words) -> Instead:
    return holds(len(_of(at, events.PuzzleLeft)) == 1, f"happened: {at.events}")
