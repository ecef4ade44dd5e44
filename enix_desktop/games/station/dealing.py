"""How a game begins (S1 to S5, E2, E3)."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Chance
from enix_desktop.games.station.components import SLOTS, STATIONS
from enix_desktop.games.station.flow import begin_turn
from enix_desktop.games.station.state import State
from enix_desktop.games.station.table import Layout, Position, Setup, Start, Table, first_order

BRIDGES, ROWS, CARDS = "bridges", "rows", "cards"
"""What luck decides before the game (V4)."""


def deal(options: Table, chance: Chance) -> Setup:
    """Shuffle bridges and cards, and deal the rows if beginnings differ."""
    components = options.components
    if options.layout is Layout.FIRST_GAME:
        ring, spare = components.first_ring, components.first_spare
    else:
        order = chance.order(BRIDGES, range(len(components.bridges)))
        ring, spare = order[: len(SLOTS)], order[len(SLOTS) :]
    energy: Sequence[tuple[int, ...]] = [components.start] * options.seats
    if options.start is Start.VARIED:
        rows = chance.order(ROWS, range(len(components.varied_start)))
        energy = [components.varied_start[row] for row in rows[: options.seats]]
    cards = chance.order(CARDS, components.all_cards)
    return Setup(options, ring, spare, tuple(energy), cards)


def start(setup: Setup) -> State:
    """The state before the first move."""
    state = _composed(setup, setup.position) if setup.position else _dealt(setup)
    begin_turn(state, [])
    return state


def _dealt(setup: Setup) -> State:
    numbers, seats = setup.table.numbers, range(setup.table.seats)
    pile = list(reversed(setup.cards))
    hands: list[list[int]] = [[] for _ in seats]
    for _ in range(numbers.start_hand):
        for seat in seats:
            hands[seat].append(pile.pop())
    return State(
        setup.table,
        [[row[station] for row in setup.energy] for station in STATIONS],
        [first_order(setup.energy, station) for station in STATIONS],
        [],
        [0 for _ in seats],
        list(setup.ring),
        setup.spare,
        [None] * len(setup.table.components.shuttles),
        [tuple(sorted(hand)) for hand in hands],
        [() for _ in seats],
        [() for _ in seats],
        display=[pile.pop() for _ in range(numbers.display)],
        pile=pile,
        discard=[],
    )


def _composed(setup: Setup, position: Position) -> State:
    seats = range(setup.table.seats)
    return State(
        setup.table,
        [[row[station] for row in setup.energy] for station in STATIONS],
        [list(track) for track in position.inner],
        list(position.outer),
        list(position.laser),
        list(setup.ring),
        setup.spare,
        list(position.shuttles),
        [tuple(sorted(hand)) for hand in position.hands],
        [() for _ in seats],
        [() for _ in seats],
        list(reversed(setup.cards)),
        list(position.display),
        list(position.discard),
        position.round,
        position.active,
    )
