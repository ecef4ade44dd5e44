"""Sentences about what the last move brought about."""

from collections.abc import Iterator
from typing import TypeVar

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag import events as happened
from tests.rules.hertzschlag.position import Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, holds, same
from tests.rules.hertzschlag.words import KINDS, card_in, cards_in, event_in, field_in, plant_in
from tests.rules.words import Vocabulary, Words, listed

happenings: Vocabulary[Check] = Vocabulary(kinds=KINDS)

E = TypeVar("E")


def _of(at: Position, kind: type[E]) -> Iterator[E]:
    return (event for event in at.events if isinstance(event, kind))


def _told(at: Position) -> str:
    return f"what happened: {listed(at.events)}"


@happenings("{event} moved the marker from {field} to {end:field}")
def _(at: Position, words: Words) -> Instead:
    moved = [(it.event, it.before, it.after) for it in _of(at, happened.EventHappened)]
    wanted = event_in(words), field_in(words), field_in(words, "end")
    return holds(moved == [wanted], _told(at))


@happenings("{event} shifted the marker to {field}, then moved it towards 50 Hz to {end:field}")
def _(at: Position, words: Words) -> Instead:
    moved = [(it.event, it.shifted, it.after) for it in _of(at, happened.EventHappened)]
    return holds(moved == [(event_in(words), field_in(words), field_in(words, "end"))], _told(at))


@happenings("{event} paid seat {seat} {number} euro")
def _(at: Position, words: Words) -> Instead:
    paid = [(it.event, it.seat, it.euro) for it in _of(at, happened.EventPaid)]
    return holds((event_in(words), words.seat(), words.number()) in paid, _told(at))


@happenings("the event paid nobody")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.EventHappened)) and not any(_of(at, happened.EventPaid)), _told(at))


@happenings("the event paid seats {seats} in this order")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(it.seat for it in _of(at, happened.EventPaid)), words.seats(), "paid were")


@happenings("seat {seat} paid {number} euro for {card}")
def _(at: Position, words: Words) -> Instead:
    paid = [(it.seat, it.cost, it.card) for it in _of(at, happened.CardPlayed)]
    return holds((words.seat(), words.number(), card_in(words)) in paid, _told(at))


@happenings("seat {seat} took an income of {number} euro")
def _(at: Position, words: Words) -> Instead:
    taken = [(it.seat, it.euro) for it in _of(at, happened.IncomeTaken)]
    return holds((words.seat(), words.number()) in taken, _told(at))


@happenings("nobody but seat {seat} saw which card it removed")
def _(at: Position, words: Words) -> Instead:
    seat, others = words.seat(), range(at.state.table.seats)
    removed = [it for it in _of(at, happened.IncomeTaken) if it.seat == seat]
    saw = [viewer for it in removed for viewer in (EVERYBODY, *others) if it.seen_by(viewer).card is not None]
    return same(saw, [seat], "it was seen by")


@happenings("the cards were executed in the order {seats}")
def _(at: Position, words: Words) -> Instead:
    acting = [it for it in at.events if isinstance(it, happened.CardPlayed | happened.IncomeTaken)]
    return same(tuple(it.seat for it in acting), words.seats(), "the order was")


@happenings("{card} moved the marker from {field} to {end:field}")
def _(at: Position, words: Words) -> Instead:
    moved = [(it.card, it.before, it.after) for it in _of(at, happened.MarkerMoved)]
    return holds((card_in(words), field_in(words), field_in(words, "end")) in moved, _told(at))


@happenings("crossing thresholds brought seat {seat} {numbers} euro")
def _(at: Position, words: Words) -> Instead:
    steps = [
        step.euro for it in _of(at, happened.MarkerMoved) if it.seat == words.seat() for step in it.crossings
    ]
    return same(tuple(steps), words.numbers(), "it brought")


@happenings("no threshold money was paid")
def _(at: Position, words: Words) -> Instead:
    steps = [step for it in _of(at, happened.MarkerMoved) for step in it.crossings]
    return holds(not steps, _told(at))


@happenings("the gift of {card} was {numbers} euro")
def _(at: Position, words: Words) -> Instead:
    gifts = [it.gains for it in _of(at, happened.CashPaid) if it.card == card_in(words)]
    return same(gifts, [words.numbers()], "it was")


@happenings("the check was passed")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.CheckPassed)), _told(at))


@happenings("the {plant} was used: the marker went from {field} to {end:field}")
def _(at: Position, words: Words) -> Instead:
    used = [(it.plant, it.before, it.after) for it in _of(at, happened.PlantUsed)]
    return holds(used == [(plant_in(words), field_in(words), field_in(words, "end"))], _told(at))


@happenings("all bids were shown: {numbers}")
def _(at: Position, words: Words) -> Instead:
    return same([it.bids for it in _of(at, happened.BidsShown)], [words.numbers()], "shown were")


def _failed(at: Position, failure: happened.Failure) -> Instead:
    return same([it.failure for it in _of(at, happened.BlackedOut)], [failure], _told(at))


@happenings("the lights went out: the plant was used up")
def _(at: Position, words: Words) -> Instead:
    return _failed(at, happened.Failure.PLANT_USED)


@happenings("the lights went out: together there was too little money")
def _(at: Position, words: Words) -> Instead:
    return _failed(at, happened.Failure.MONEY_SHORT)


@happenings("the lights went out: the bids were too low")
def _(at: Position, words: Words) -> Instead:
    return _failed(at, happened.Failure.BID_SHORT)


@happenings("nothing was passed on")
def _(at: Position, words: Words) -> Instead:
    return holds(not any(_of(at, happened.HandsPassed)), _told(at))


@happenings("cards were drawn in the order {seats}")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(it.seat for it in _of(at, happened.CardDrawn)), words.seats(), "drawn was by")


@happenings("of the hands that were passed on, seat {seat} saw those of seats {seats}")
def _(at: Position, words: Words) -> Instead:
    passed = [it.seen_by(words.seat()).passed for it in _of(at, happened.HandsPassed)]
    saw = [tuple(giver for giver, cards in enumerate(hands) if cards is not None) for hands in passed]
    return same(saw, [words.seats()], "it saw")


@happenings("seat {seat} drew {card}, and nobody else saw it")
def _(at: Position, words: Words) -> Instead:
    drawn = [it for it in _of(at, happened.CardDrawn) if (it.seat, it.card) == (words.seat(), card_in(words))]
    others = [seat for seat in (EVERYBODY, *range(at.state.table.seats)) if seat != words.seat()]
    return holds(bool(drawn) and all(drawn[0].seen_by(seat).card is None for seat in others), _told(at))


@happenings("the cards played were {cards}")
def _(at: Position, words: Words) -> Instead:
    played = tuple(it.card for it in _of(at, happened.CardPlayed))
    return holds(played == cards_in(words), _told(at))
