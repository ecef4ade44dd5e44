"""Sentences about what the last move brought about."""

from collections.abc import Iterator
from typing import TypeVar

from enix_desktop.games.enix import events as happened
from enix_desktop.games.enix.components import Energy
from tests.rules.position import Position
from tests.rules.vocabulary.checks import Check, Instead, holds
from tests.rules.words import Vocabulary, Words, listed

happenings: Vocabulary[Check] = Vocabulary()

E = TypeVar("E")


def _of(at: Position, kind: type[E]) -> Iterator[E]:
    return (event for event in at.events if isinstance(event, kind))


def _told(at: Position) -> str:
    return f"what happened: {listed(at.events)}"


def _has(at: Position, event: object) -> Instead:
    return holds(event in at.events, _told(at))


@happenings("round {number} began")
def _(at: Position, words: Words) -> Instead:
    return _has(at, happened.RoundBegan(words.number()))


@happenings("the laid cards were turned over together")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.CardsRevealed)), _told(at))


@happenings("a competition of seats {seats} began")
def _(at: Position, words: Words) -> Instead:
    return _has(at, happened.CompetitionBegan(words.seats()))


@happenings("lots were drawn: {seats}")
def _(at: Position, words: Words) -> Instead:
    return _has(at, happened.OrderDrawn(words.seats()))


@happenings("no lots were drawn")
def _(at: Position, words: Words) -> Instead:
    return holds(not any(_of(at, happened.OrderDrawn)), _told(at))


@happenings("seat {seat} jumped from {start:energy} to {end:energy}")
def _(at: Position, words: Words) -> Instead:
    return _has(at, happened.PawnJumped(words.seat(), words.energy("start"), words.energy("end")))


def _jump_failed(at: Position, words: Words, obstacle: str) -> Instead:
    failed = [(event.target, event.obstacle) for event in _of(at, happened.JumpFailed)]
    return holds(failed == [(words.energy(), obstacle)], _told(at))


@happenings("the jump to {energy} had no effect: the pawn is there already")
def _(at: Position, words: Words) -> Instead:
    return _jump_failed(at, words, "there_already")


@happenings("the jump to {energy} had no effect: the pawn is under the cap")
def _(at: Position, words: Words) -> Instead:
    return _jump_failed(at, words, "pawn_under_cap")


@happenings("the jump to {energy} had no effect: the tile is under the cap")
def _(at: Position, words: Words) -> Instead:
    return _jump_failed(at, words, "target_under_cap")


def _cap_moved(at: Position, origin: Energy | None, target: Energy | None) -> Instead:
    moves = [
        (event.origin, event.target)
        for event in at.events
        if isinstance(event, happened.CapMoved | happened.EnixPlayed)
    ]
    return holds(moves == [(origin, target)], _told(at))


@happenings("the cap was put on {energy}")
def _(at: Position, words: Words) -> Instead:
    return _cap_moved(at, None, words.energy())


@happenings("the cap went from {start:energy} to {end:energy}")
def _(at: Position, words: Words) -> Instead:
    return _cap_moved(at, words.energy("start"), words.energy("end"))


@happenings("the cap was taken off {energy}")
def _(at: Position, words: Words) -> Instead:
    return _cap_moved(at, words.energy(), None)


def _stayed(at: Position, words: Words, obstacle: str) -> Instead:
    return _has(at, happened.PawnStayed(words.seat(), obstacle))


@happenings("seat {seat} could not move: it has no points")
def _(at: Position, words: Words) -> Instead:
    return _stayed(at, words, "no_points")


@happenings("seat {seat} could not move: it is under the cap")
def _(at: Position, words: Words) -> Instead:
    return _stayed(at, words, "under_cap")


@happenings("seat {seat} could not move: no way is open")
def _(at: Position, words: Words) -> Instead:
    return _stayed(at, words, "no_way")


@happenings("{number} point(s) of seat {seat} were lost")
def _(at: Position, words: Words) -> Instead:
    return _has(at, happened.MovementEnded(words.seat(), words.number()))


@happenings("seat {seat} took {cards}")
def _(at: Position, words: Words) -> Instead:
    taken = [(event.seat, event.cards) for event in _of(at, happened.CardsTaken)]
    return holds(taken == [(words.seat(), words.cards())], _told(at))


@happenings("seat {seat} stole {card} from seat {victim:seat}")
def _(at: Position, words: Words) -> Instead:
    stolen = [(event.thief, event.victim, event.card) for event in _of(at, happened.CardStolen)]
    return holds(stolen == [(words.seat(), words.seat("victim"), words.card())], _told(at))


@happenings("seat {seat} saw which card was stolen")
def _(at: Position, words: Words) -> Instead:
    seen = [event.seen_by(words.seat()).card for event in _of(at, happened.CardStolen)]
    return holds(bool(seen) and None not in seen, "it saw only the back")


@happenings("seat {seat} saw only the back of the stolen card")
def _(at: Position, words: Words) -> Instead:
    seen = [event.seen_by(words.seat()).card for event in _of(at, happened.CardStolen)]
    return holds(seen == [None], "it saw the card")


@happenings("seat {seat} drew {number} card(s) from stack {stack:number}")
def _(at: Position, words: Words) -> Instead:
    drawn = [(event.seat, event.stack, event.energies) for event in _of(at, happened.CardsDrawn)]
    there = all((seat, stack) == (words.seat(), words.number("stack")) for seat, stack, _ in drawn)
    return holds(there and sum(len(backs) for _, _, backs in drawn) == words.number(), _told(at))


@happenings("the stacks were shuffled anew")
def _(at: Position, words: Words) -> Instead:
    return holds(any(_of(at, happened.StacksShuffled)), _told(at))


@happenings("the stacks were not shuffled")
def _(at: Position, words: Words) -> Instead:
    return holds(not any(_of(at, happened.StacksShuffled)), _told(at))


@happenings("seat {seat} discarded {cards}")
def _(at: Position, words: Words) -> Instead:
    laid = [(event.seat, card) for event in _of(at, happened.CardsDiscarded) for card in event.cards]
    played = [(event.seat, event.card) for event in _of(at, happened.EnixPlayed)]
    return holds(laid + played == [(words.seat(), card) for card in words.cards()], _told(at))
