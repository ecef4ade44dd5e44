"""How likely the grid holds to the end: a small model of how people and events move the marker."""

from functools import cache, lru_cache
from typing import NamedTuple

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.counting import moved, moved_towards, shove_of
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS, Card, EffectKind, EventCard, Plant
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.crowd import Chances, expected, reacting
from enix_desktop.players.hertzschlag.ways import fields

RESCUED = 0.85
"""How likely a bid brings enough."""
PLAYED = 0.78
"""Which part of all turns play a card."""
REMEMBERED = 4096
"""So many answers are kept: in a search the same question comes up again and again."""

Plants = tuple[bool, ...]


class Course(NamedTuple):
    """What a game is played with."""

    components: Components
    seats: int
    rounds: int


class Forecast(NamedTuple):
    """How likely the grid holds, for each field of the marker."""

    before_event: tuple[float, ...]
    after_event: tuple[float, ...]


@cache
def holding(course: Course, left: int, plants: Plants, calm: int) -> Forecast:
    """How likely the grid holds in all of the last *left* rounds, if the first begins on each field."""
    components, seats, rounds = course
    size = range(len(fields(components)))
    if not left:
        return Forecast((1.0,) * len(size), (1.0,) * len(size))
    worth: Chances = [_checked(course, left - 1, plants, calm, index) for index in size]
    for _ in range(seats):
        worth = expected(reacting(components), worth)
    cards = seats * (rounds - left) * PLAYED / len(CATEGORIES)
    before = [0.0] * len(size)
    for event in range(len(components.events)):
        for index in size:
            before[index] += worth[_usually_shoved(components, event, index, cards, calm)]
    return Forecast(tuple([total / len(components.events) for total in before]), tuple(worth))


def _checked(course: Course, left: int, plants: Plants, calm: int, index: int) -> float:
    """How likely the grid holds if a check finds the marker there, and *left* rounds come after it."""
    components, track = course.components, course.components.track
    field = index + track.lowest
    if track.is_green(field):
        return holding(course, left, plants, calm).before_event[index]
    plant = plant_for(components, field)
    if not plants[plant]:
        return 0.0
    landing = components.landing(plant) - track.lowest
    return RESCUED * holding(course, left, without(plants, plant), calm).before_event[landing]


def plant_for(components: Components, field: int) -> Plant:
    """Which plant helps on an orange *field* (Q2)."""
    return Plant.PUMPED_STORAGE if field < 0 else Plant.GAS_PLANT


def without(plants: Plants, plant: Plant) -> Plants:
    """What is left when *plant* is used up."""
    return tuple([is_ready and each is not plant for each, is_ready in zip(PLANTS, plants, strict=True)])


def _usually_shoved(components: Components, event: EventCard, index: int, cards: float, calm: int) -> int:
    """Where *event* usually leads, with so many *cards* of each category on the table."""
    shift, towards = 0, 0
    for effect in components.events[event].effects:
        steps = min(effect.cap, int(cards * len(effect.categories)) // effect.every)
        if effect.kind is EffectKind.SHIFT:
            shift += effect.amount
        elif effect.kind is EffectKind.SHIFT_PER:
            shift += effect.sign * steps
        elif effect.kind is EffectKind.TOWARDS_PER:
            towards += steps
    shift -= max(-calm, min(calm, shift))
    return shoved(components, shift, towards)[index]


def events_ahead(view: View) -> tuple[EventCard, ...]:
    """Which events may come next; the one that was seen ahead, if the seat has seen it (X6)."""
    if view.forecasts and view.forecasts[-1].round == view.round:
        return (view.forecasts[-1].event,)
    return tuple([event for event in range(len(view.table.components.events)) if event not in view.shown])


@cache
def shoved(components: Components, shift: int, towards: int) -> tuple[int, ...]:
    """Where such a shove leads from each field, as indexes (V3)."""
    track = components.track
    return tuple(
        moved_towards(moved(track, field, shift), towards) - track.lowest for field in fields(components)
    )


class Moment(NamedTuple):
    """What decides how the grid goes on after this round, but for the marker and the plants."""

    course: Course
    left: int
    """Rounds after this one."""
    calm: int
    displays: tuple[tuple[Card, ...], ...]
    ahead: tuple[EventCard, ...]
    """Events that may come next."""


@lru_cache(maxsize=REMEMBERED)
def later(moment: Moment, plants: Plants) -> tuple[float, ...]:
    """How likely the grid holds after this round, for each field that the marker may be on at its end.

    The next event is one of those that are left, with the cards that lie on the table now.
    """
    course, left, calm, displays, ahead = moment
    worth = holding(course, left, plants, calm).after_event
    if not left or not ahead:
        return worth
    total = [0.0] * len(worth)
    for event in ahead:
        shove = shove_of(course.components, displays, calm, event)
        for index, after in enumerate(shoved(course.components, shove.shift, shove.towards)):
            total[index] += worth[after]
    return tuple([each / len(ahead) for each in total])


def at_check(view: View, rescued: float, paid: float) -> list[float]:
    """How likely the grid holds to the end of the game if the check of this round finds the marker there.

    *paid* is what a rescue costs the own chances, as a part of them.
    """
    table, components = view.table, view.table.components
    track, rounds = components.track, table.numbers.rounds
    left, course = max(0, rounds - view.round), Course(components, table.seats, rounds)
    moment = Moment(course, left, view.calm, view.displays, events_ahead(view))
    found = list(later(moment, view.plants))
    for plant in PLANTS:
        landing = components.landing(plant) - track.lowest
        worth = 0.0
        if view.plants[plant]:
            worth = rescued * (1 - paid) * later(moment, without(view.plants, plant))[landing]
        orange = range(landing) if plant is Plant.PUMPED_STORAGE else range(landing + 1, len(found))
        for index in orange:
            found[index] = worth
    return found
