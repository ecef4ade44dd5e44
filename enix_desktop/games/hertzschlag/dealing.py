"""How a game begins (S1 to S4, E2, E3)."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag.counting import gain
from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.games.hertzschlag.flow import begin_round
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.table import Position, Setup, Table

STARTER, CARDS, GOALS, FIRST_EVENT = "starter", "cards", "goals", "first-event"
"""What luck decides before the game (S4)."""


def deal(options: Table, chance: Chance) -> Setup:
    """Draw the start player, hands, goals and the first event."""
    components, seats = options.components, options.seats
    starter = chance.pick(STARTER, range(seats)) if options.start is None else options.start
    cards, size = chance.order(CARDS, components.all_cards), options.numbers.hand
    goals = chance.order(GOALS, range(len(components.goals)))
    return Setup(
        options,
        starter,
        tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(seats)),
        goals[:seats],
        chance.pick(FIRST_EVENT, range(len(components.events))),
    )


def start(setup: Setup) -> State:
    """The state before the first move."""
    state = _before_first_round(setup)
    begin_round(state, setup.event, [])
    return state


def opening(setup: Setup) -> Sequence[Event]:
    """What happened before the first move: the first round began with its event."""
    told: list[Event] = []
    begin_round(_before_first_round(setup), setup.event, told)
    return told


def _before_first_round(setup: Setup) -> State:
    table, seats = setup.table, setup.table.seats
    position = setup.position or _beginning(setup)
    gone = {card for cards in (*setup.hands, *position.displays, *position.removed) for card in cards}
    money = list(position.money)
    return State(
        table,
        setup.starter,
        position.marker,
        money,
        [euro > table.numbers.track_maximum for euro in money],
        [tuple(sorted(hand)) for hand in setup.hands],
        setup.goals,
        list(position.displays),
        list(position.removed),
        tuple(card for card in table.components.all_cards if card not in gone),
        list(position.shown),
        list(position.plants),
        [None] * seats,
        [],
        [],
        [None] * seats,
        position.round,
        calm=position.calm,
        cheaper=position.cheaper,
        passed=[()] * seats,
        drawn=[()] * seats,
        forecasts=[()] * seats,
    )


def _beginning(setup: Setup) -> Position:
    table, empty = setup.table, ((),) * setup.table.seats
    plants = (True,) * len(PLANTS)
    return Position(1, table.components.track.start, _first_money(setup), empty, empty, (), plants, 0, 0)


def _first_money(setup: Setup) -> tuple[int, ...]:
    """What everybody begins with; in a variant that gives much, it is gained in turn order (S2, C6)."""
    table = setup.table
    money, reserves = [0] * table.seats, [False] * table.seats
    wanted = table.start_money(setup.starter)
    for seat in table.order(setup.starter):
        gain(table.numbers, money, reserves, seat, wanted[seat])
    return tuple(money)
