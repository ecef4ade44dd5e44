"""The beginning of a game: tiles around solar, hands and stacks (S1, S2)."""

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.errors import BadData
from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.games.enix.layout import Layout, is_ring_around_solar
from enix_desktop.games.enix.stacks import dealt
from enix_desktop.games.enix.table import Options, Setup
from enix_desktop.geometry.hexes import SIDES, Hex


def deal(options: Options, chance: Chance) -> Setup:
    """Draw everything that *options* leave open."""
    table = options.table
    layout = _random_layout(chance) if options.layout is None else options.layout
    if not is_ring_around_solar(layout):
        raise BadData("Every tile must share a side with the solar tile (rule S1).")
    numbers = table.numbers
    cards = chance.order("deal", range(len(table.components.cards)))
    dealt_out = table.seats * numbers.hand_size
    if dealt_out + numbers.stack_count > len(cards):
        raise BadData(f"{len(cards)} cards are too few for these hands and stacks (rule S2).")
    hands = dealt(cards[:dealt_out], table.seats)
    stacks = dealt(cards[dealt_out:], numbers.stack_count)
    return Setup(table, layout, tuple(tuple(sorted(hand)) for hand in hands), tuple(stacks))


def _random_layout(chance: Chance) -> Layout:
    centre = Hex(0, 0)
    sides = chance.order("tile sides", range(SIDES))
    cells = (centre, *(centre.neighbour(side) for side in sides[: len(ENERGIES) - 1]))
    rotations = tuple(chance.pick("tile rotation", range(SIDES)) for _ in ENERGIES)
    return Layout(cells, rotations)
