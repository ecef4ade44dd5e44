"""How likely a seat wins a guessed world in which a round has just ended: all goals lie open there."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.guess import World
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.players.hertzschlag.experience import Experience
from enix_desktop.players.hertzschlag.outlook import Standing, outlook, winning
from enix_desktop.players.hertzschlag.survival import Course, Moment, later


def chance_of(world: World, seat: Seat, known: Experience, care: float) -> float:
    """How likely *seat* wins; shared wins count in parts. The more *care*, the more the grid counts."""
    outcome = HertzschlagRules.outcome(world)
    if outcome is not None:
        return (seat in outcome.winners) / max(1, len(outcome.winners))
    table, ended = world.table, world.past[-1]
    rounds = table.numbers.rounds
    left = rounds - ended.number
    points = [
        outlook(table, known, Standing(world.goals[each], world.displays[each], world.money[each]), left, 0)
        for each in range(table.seats)
    ]
    others = [each for other, each in enumerate(points) if other != seat]
    # The next event has been drawn, but here it is only one of those that may come.
    happened = world.shown[:-1]
    ahead = tuple([event for event in range(len(table.components.events)) if event not in happened])
    course = Course(table.components, table.seats, rounds)
    moment = Moment(course, left, world.calm, tuple(world.displays), ahead)
    holds = later(moment, tuple(world.plants))[ended.fields[-1] - table.components.track.lowest]
    kept: float = holds**care
    return winning(points[seat], others, known.spread_of_points(left)) * kept
