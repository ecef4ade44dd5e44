"""Sentences about what the last move brought about."""

from collections.abc import Iterator
from typing import TypeVar

from enix_desktop.games.station import events as happened
from tests.rules.station.position import Position
from tests.rules.station.vocabulary.checks import Check, Instead, holds
from tests.rules.station.words import KINDS
from tests.rules.words import Vocabulary, Words, listed

happenings: Vocabulary[Check] = Vocabulary(kinds=KINDS)

E = TypeVar("E")


def _of(at: Position, kind: type[E]) -> Iterator[E]:
    return (event for event in at.events if isinstance(event, kind))


def _told(at: Position) -> str:
    return f"what happened: {listed(at.events)}"


@happenings("the discards were shuffled into a new pile")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.PileShuffled)), _told(at))


@happenings("nothing was shuffled")
def _(at: Position, words: Words) -> Instead:
    return holds(not any(_of(at, happened.PileShuffled)), _told(at))


@happenings("the shuttles went back")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.ShuttlesReturned)), _told(at))


@happenings("the supply gave seat {seat} {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    drawn = [(event.seat, event.count) for event in _of(at, happened.SupplyDrawn)]
    return holds((words.seat(), words.number()) in drawn, _told(at))


@happenings("the supply went to seats {seats}")
def _(at: Position, words: Words) -> Instead:
    drawn = tuple(event.seat for event in _of(at, happened.SupplyDrawn))
    return holds(drawn == words.seats(), _told(at))


@happenings("seat {seat} saw which card was stolen")
def _(at: Position, words: Words) -> Instead:
    return holds(_saw_all(at, words.seat()), _told(at))


@happenings("seat {seat} did not see which card was stolen")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.CardStolen)) and not _saw_all(at, words.seat()), _told(at))


def _saw_all(at: Position, seat: int) -> bool:
    seen = [event.seen_by(seat).card is not None for event in _of(at, happened.CardStolen)]
    return bool(seen) and all(seen)


@happenings("seat {seat} saw which card was taken")
def _(at: Position, words: Words) -> Instead:
    taken = [event.seen_by(words.seat()).card for event in _of(at, happened.CardTaken)]
    return holds(bool(taken) and None not in taken, _told(at))


@happenings("seat {seat} did not see which card was taken")
def _(at: Position, words: Words) -> Instead:
    taken = [event.seen_by(words.seat()).card for event in _of(at, happened.CardTaken)]
    return holds(taken == [None], _told(at))
