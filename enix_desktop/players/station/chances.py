"""How likely a seat wins a guessed world: all hands lie open there, and a round has just ended."""

from math import exp

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.guess import World
from enix_desktop.games.station.rules import StationRules
from enix_desktop.players.station.worth import colours_ahead, learned_worth, shots_in_reach


def chance_of(world: World, seat: Seat) -> float:
    """How likely *seat* wins; shared wins count in parts."""
    return chances_of(world)[seat]


def chances_of(world: World) -> list[float]:
    """How likely each seat wins, whichever station is active."""
    outcome = StationRules.outcome(world)
    if outcome is not None:
        return [(seat in outcome.winners) / len(outcome.winners) for seat in world.seats]
    odds = [exp(_worth(world, seat)) for seat in world.seats]
    return [each / sum(odds) for each in odds]


def _worth(world: World, seat: Seat) -> float:
    """The worth of the situation of *seat* before the active station."""
    stage_number = int(world.active)
    stage, components = learned_worth()[stage_number], world.table.components
    energy = [numbers[seat] for numbers in world.energy]
    worth = stage.laser[world.laser[seat]]
    for table, number in zip(stage.energy, energy, strict=True):
        worth += table[number]
    fitting, inwards = colours_ahead(components, world.ring, stage_number)
    held = [0] * len(components.shuttles)
    hand = world.hands[seat]
    for card in hand:
        colour = components.colours[card]
        worth += stage.symbol[components.symbols[card]]
        worth += stage.bridge * fitting[colour] + stage.inwards * inwards[colour]
        if colour in components.shuttles:
            held[components.shuttles.index(colour)] += 1
    shots = shots_in_reach(stage_number, energy, held, world.shuttles)
    return worth + stage.size[len(hand)] + stage.shooters[sum(held)] + stage.shots[int(shots)]
