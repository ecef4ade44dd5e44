"""How likely a seat wins a guessed world in which a round has just ended: all goals lie open there."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.guess import World
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.players.hertzschlag.experience import Experience
from enix_desktop.players.hertzschlag.outlook import Standing, winning
from enix_desktop.players.hertzschlag.prospects import prospect
from enix_desktop.players.hertzschlag.survival import (
    RESCUED,
    Course,
    Moment,
    holding,
    later,
    plant_for,
    without,
)


def chance_of(world: World, seat: Seat, known: Experience, care: float) -> float:
    """How likely *seat* wins; shared wins count in parts. The more *care*, the more the grid counts."""
    outcome = HertzschlagRules.outcome(world)
    if outcome is not None:
        return (seat in outcome.winners) / max(1, len(outcome.winners))
    table, ended = world.table, world.past[-1]
    rounds = table.numbers.rounds
    left = rounds - ended.number
    points = _points(world, known, left)
    others = [each for other, each in enumerate(points) if other != seat]
    # The next event has been drawn, but here it is only one of those that may come.
    happened = world.shown[:-1]
    ahead = tuple([event for event in range(len(table.components.events)) if event not in happened])
    course = Course(table.components, table.seats, rounds)
    moment = Moment(course, left, world.calm, tuple(world.displays), ahead)
    holds = later(moment, tuple(world.plants))[ended.fields[-1] - table.components.track.lowest]
    kept: float = holds**care
    return winning(points[seat], others, known.spread_of_points(left)) * kept


def standing_of(world: World, known: Experience) -> list[float]:
    """How likely each seat wins at any time of a round, at first sight; if the lights go out, nobody does."""
    outcome = HertzschlagRules.outcome(world)
    if outcome is not None:
        share = 1 / max(1, len(outcome.winners))
        return [share * (seat in outcome.winners) for seat in world.seats]
    left = world.table.numbers.rounds - world.round + (world.phase in (Phase.SIGNAL, Phase.LAY))
    points, spread, holds = _points(world, known, left), known.spread_of_points(left), _holds(world, left)
    return [
        holds * winning(own, [each for other, each in enumerate(points) if other != seat], spread)
        for seat, own in enumerate(points)
    ]


def _points(world: World, known: Experience, left: int) -> list[float]:
    """What each seat may expect."""
    return [
        prospect(
            world.table, known, Standing(world.goals[seat], world.displays[seat], world.money[seat]), left, 0
        )
        for seat in world.seats
    ]


def _holds(world: World, left: int) -> float:
    """How likely the grid holds to the end."""
    components, plants = world.table.components, tuple(world.plants)
    course = Course(components, world.table.seats, world.table.numbers.rounds)
    lowest = components.track.lowest
    if world.phase in (Phase.SIGNAL, Phase.LAY):
        return holding(course, left, plants, world.calm).after_event[world.marker - lowest]
    plant = plant_for(components, world.marker)
    landing = components.landing(plant) - lowest
    return RESCUED * holding(course, left, without(plants, plant), world.calm).before_event[landing]
