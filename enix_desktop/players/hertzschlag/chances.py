"""How likely a seat wins a guessed world: all goals lie open there, and a round has just begun."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.guess import World
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.players.hertzschlag.experience import Experience
from enix_desktop.players.hertzschlag.outlook import Standing, outlook, winning
from enix_desktop.players.hertzschlag.survival import Course, holding


def chance_of(world: World, seat: Seat, known: Experience, care: float) -> float:
    """How likely *seat* wins; shared wins count in parts. The more *care*, the more the grid counts."""
    outcome = HertzschlagRules.outcome(world)
    if outcome is not None:
        return (seat in outcome.winners) / max(1, len(outcome.winners))
    table = world.table
    rounds = table.numbers.rounds
    left = rounds - world.round + 1
    points = [
        outlook(
            table,
            known,
            Standing(world.goals[each], world.displays[each], world.money[each]),
            left,
            world.marker,
        )
        for each in range(table.seats)
    ]
    others = [each for other, each in enumerate(points) if other != seat]
    plants = tuple(world.plants)
    holds = holding(Course(table.components, table.seats, rounds), left, plants, world.calm).after_event
    win = winning(points[seat], others, known.spread_of_points(left))
    kept: float = holds[world.marker - table.components.track.lowest] ** care
    return win * kept
