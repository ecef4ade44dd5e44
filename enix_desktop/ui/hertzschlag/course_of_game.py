"""The course of a game of Hertzschlag, round by round: who moved the marker where, and all money."""

from dataclasses import dataclass
from itertools import pairwise

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.faces import Card, EventCard, Plant
from enix_desktop.games.hertzschlag.memory import PastRound
from enix_desktop.games.hertzschlag.moves import Place
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.games.hertzschlag.view import View


@dataclass(frozen=True, slots=True)
class Step:
    """What moved the marker, or could have: an event, the action of a seat, or a plant."""

    before: int
    after: int
    event: EventCard | None = None
    seat: Seat | None = None
    card: Card | None = None
    """What *seat* played; None for income."""
    plant: Plant | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One round, as far as it has come."""

    number: int
    began: int
    """Where the marker was before anything happened."""
    steps: tuple[Step, ...]
    bids: tuple[int, ...] | None = None
    money: tuple[int, ...] | None = None
    """At the end of the round; None while it is played."""

    @property
    def ended(self) -> int:
        """Where the marker is after all steps."""
        return self.steps[-1].after if self.steps else self.began


@dataclass(frozen=True, slots=True)
class Course:
    """All rounds so far."""

    table: Table
    rounds: tuple[Round, ...]
    start_money: tuple[int, ...] | None
    """None if the game was composed, so that nobody knows."""
    is_blackout: bool = False

    @property
    def first(self) -> int:
        """The number of the first round: a composed game may begin later."""
        return self.rounds[0].number if self.rounds else 1


def course_of(view: View) -> Course:
    """The course of the game that *view* shows."""
    rounds = [_past(view.table, past) for past in view.past]
    if not rounds or rounds[-1].number != view.round:
        rounds.append(_running(view))
    first = view.past[0] if view.past else None
    starter = view.starter if first is None else first.starter
    is_whole = rounds[0].number == 1 and not _is_composed(view, rounds[0])
    money = view.table.start_money(starter) if is_whole else None
    return Course(view.table, tuple(rounds), money, view.has_blackout)


def _is_composed(view: View, first: Round) -> bool:
    """Whether the first round began with anything but 50 Hz and an empty table."""
    if first.began != view.table.components.track.start:
        return True
    played = sum(card is not None for past in view.past for card in past.cards)
    now = 0 if view.past and view.past[-1].number == view.round else _played_now(view)
    return sum(map(len, view.displays)) != played + now


def _played_now(view: View) -> int:
    return 0 if view.places is None else view.places.count(Place.ACTION)


def _past(table: Table, past: PastRound) -> Round:
    actions = {seat: past.cards[seat] for seat in table.order(past.starter)}
    steps = _steps(past.fields, past.event, actions)
    return Round(past.number, past.fields[0], steps, past.bids, past.money)


def _running(view: View) -> Round:
    fields, event = view.fields, view.shown[-1] if view.shown else None
    actions: dict[Seat, Card | None] = {}
    if view.places is not None:
        for seat in view.order:
            is_played = view.places[seat] is Place.ACTION
            actions[seat] = view.displays[seat][-1] if is_played else None
    return Round(view.round, fields[0], _steps(fields, event, actions))


def _steps(
    fields: tuple[int, ...], event: EventCard | None, actions: dict[Seat, Card | None]
) -> tuple[Step, ...]:
    """From the fields of the marker before and after the event, after each action, and after the check."""
    steps = [] if event is None else [Step(fields[0], fields[1], event=event)]
    places = list(pairwise(fields[1:]))
    for (seat, card), (before, after) in zip(actions.items(), places, strict=False):
        steps.append(Step(before, after, seat=seat, card=card))
    if len(places) > len(actions) and places[-1][0] != places[-1][1]:
        before, after = places[-1]
        plant = Plant.PUMPED_STORAGE if before < after else Plant.GAS_PLANT
        steps.append(Step(before, after, plant=plant))
    return tuple(steps)
