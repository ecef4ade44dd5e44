"""How a game begins (S1 to S3, E4, E6, E8)."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event
from enix_desktop.games.enigma.faces import CATEGORIES, Tile
from enix_desktop.games.enigma.flow import begin_round
from enix_desktop.games.enigma.network import Board, CellSpot, LaidTile
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import Position, Puzzles, Setup, Table

STARTER, PILE = "starter", "pile-"
"""What luck decides before the game; piles with their category."""
NETWORKERS = 3
"""The supply at the beginning (S2, C5)."""
EASIER = 2
"""The highest difficulty where only easier puzzles are in the game (E6)."""
START_CELL = (0, 0)


def chamber(table: Table, category: Category) -> tuple[Tile, ...]:
    """The tiles of *category* that are in the game, ascending (E6)."""
    most = EASIER if table.puzzles is Puzzles.EASIER else None
    return tuple(
        number
        for number, face in enumerate(table.components.tiles)
        if face.category is category and (most is None or face.difficulty <= most)
    )


def deal(options: Table, chance: Chance) -> Setup:
    """Draw the start player and the order of the piles; alone there is neither (S1, S3)."""
    if options.is_alone:
        return Setup(options, 0, ((),) * len(CATEGORIES))
    starter = chance.pick(STARTER, range(options.seats)) if options.start is None else options.start
    piles = [chance.order(PILE + category, chamber(options, category)) for category in CATEGORIES]
    return Setup(options, starter, tuple(piles))


def start(setup: Setup) -> State:
    """The state before the first move."""
    state = _before_first_round(setup)
    if not setup.table.is_alone:
        begin_round(state, [])
    return state


def opening(setup: Setup) -> Sequence[Event]:
    """What happened before the first move: a round began."""
    told: list[Event] = []
    if not setup.table.is_alone:
        begin_round(_before_first_round(setup), told)
    return told


def _before_first_round(setup: Setup) -> State:
    table, seats = setup.table, setup.table.seats
    position = setup.position or _beginning(table)
    return State(
        table,
        setup.starter,
        setup.piles,
        _board(table, position),
        list(position.points),
        list(position.supplies),
        [None] * seats,
        [None] * seats,
        round=position.round,
        phase=Phase.POSE if table.is_alone else Phase.CHOOSE,
    )


def _beginning(table: Table) -> Position:
    zero, full = (0,) * table.seats, (NETWORKERS,) * table.seats
    return Position(0 if table.is_alone else 1, zero, full, (), (), has_start=not table.is_alone)


def _board(table: Table, position: Position) -> Board:
    tiles = {START_CELL: LaidTile(table.components.start, 0)} if position.has_start else {}
    tiles.update({placed.cell: LaidTile(placed.nets, placed.rotation) for placed in position.tiles})
    return Board(
        tiles, {CellSpot(*cell, net, number): seat for cell, net, number, seat in position.networkers}
    )
