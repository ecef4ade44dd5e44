"""Positions of ENIGMA in which anybody at the table would groan if a player did the wrong thing."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import Colour, Net, Nets
from enix_desktop.games.enigma.moves import Choose, Move, NoNetworker, PlaceTile, Solved
from enix_desktop.games.enigma.network import Cell
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import PlacedTile, Position
from tests.unit.players.enigma_questions import RULES, EnigmaPlayer

LEVELS = ("novice", "casual", "skilled", "master")
PLAYERS: dict[str, EnigmaPlayer] = {level: ENIGMA.player(level) for level in LEVELS}
SEEDS = range(3)
all_but_novices = pytest.mark.parametrize("level", LEVELS[1:])
"""A novice is distracted now and then, and may do the wrong thing."""
the_thoughtful = pytest.mark.parametrize("level", LEVELS[2:])
"""Who looks at what others have."""
NORTH, EAST, SOUTH, WEST = range(4)
RED, BLUE, YELLOW = Colour
OWN, OTHER = 0, 1
TILES = {face.id: tile for tile, face in enumerate(standard_components().tiles)}
Networker = tuple[Cell, int, int, Seat]


def placing(
    own: str,
    tiles: Sequence[tuple[Cell, Nets]],
    networkers: Sequence[Networker] = (),
    points: tuple[int, int] = (0, 0),
    is_alone: bool = True,
) -> State:
    """Two seats: both have solved, or seat 0 alone, which now places the weights tile *own*."""
    setup = RULES.deal(ENIGMA.options({**ENIGMA.usual_choices(), "start": "0"}, 2), SeededChance(1))
    weights, *others = setup.piles
    top = TILES[own]
    supplies = tuple(3 - sum(seat == stands[3] for stands in networkers) for seat in (OWN, OTHER))
    position = Position(
        4,
        points,
        supplies,
        tuple(PlacedTile(cell, nets, 0) for cell, nets in tiles),
        tuple(networkers),
    )
    piles = ((top, *(tile for tile in weights if tile != top)), *others)
    state = RULES.start(replace(setup, starter=OWN, piles=piles, position=position))
    chance = SeededChance(1)
    RULES.transition(state, OWN, Choose(Category.WEIGHTS), chance)
    RULES.transition(state, OTHER, Choose(Category.FRAGMENTS), chance)
    for seat in (OWN, OTHER):
        moves = RULES.legal_moves(state, seat)
        stored = moves[0]
        assert isinstance(stored, Solved)
        is_solved = seat == OWN or not is_alone
        RULES.transition(state, seat, stored if is_solved else moves[-1], chance)
    assert state.phase is Phase.PLACE
    return state


def ended(level: str, position: State, seed: int) -> tuple[State, list[Move]]:
    """What seat 0 does with its tile, and where that leads; others have not placed yet."""
    state, chance = position.copy(), SeededChance(1)
    done: list[Move] = []
    while state.phase in (Phase.PLACE, Phase.NETWORKER) and state.waiting[0] == OWN:
        moves = RULES.legal_moves(state, OWN)
        move = PLAYERS[level].choose(RULES.view(state, OWN), moves, derived(seed, str(len(done)))).move
        done.append(move)
        RULES.transition(state, OWN, move, chance)
    return state, done


def east(*colours: Colour) -> Nets:
    """A dead end that is open to the east."""
    return (Net((EAST,), colours),)


@pytest.mark.parametrize("level", ["casual", "skilled"])  # a master may first take what others could take
@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_close_its_own_rich_system_does(level: str, seed: int) -> None:
    """Five red cells with an own networker on red, and dead ends that fit."""
    rich = (Net((EAST,), (RED,) * 5),)
    position = placing("W12", [((1, 0), rich)], [((1, 0), 0, 0, OWN)])
    state, _ = ended(level, position, seed)
    assert state.points[OWN] >= 5


@all_but_novices
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_leaves_points_on_the_table_that_a_networker_may_take_at_once(level: str, seed: int) -> None:
    """Nobody stands in a system of three blue cells; the tile has a dead end with blue that closes it."""
    position = placing("W12", [((1, 0), east(BLUE, BLUE, BLUE))])
    state, _ = ended(level, position, seed)
    assert state.points[OWN] == 4
    assert state.supplies[OWN] == 3


@the_thoughtful
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_closes_a_rich_system_for_a_rival_alone(level: str, seed: int) -> None:
    """Six points for the other seat, and nothing in it for the own one."""
    position = placing(
        "W27", [((1, 0), east(RED, RED, RED)), ((-1, 0), east(YELLOW))], [((1, 0), 0, 0, OTHER)]
    )
    state, _ = ended(level, position, seed)
    assert state.points[OTHER] == 0


@all_but_novices
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_keeps_all_networkers_at_home(level: str, seed: int) -> None:
    """An empty table, three networkers and the first tile: one of them goes out."""
    _, done = ended(level, placing("W01", []), seed)
    assert isinstance(done[0], PlaceTile)
    assert not isinstance(done[-1], NoNetworker)


@all_but_novices
@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_win_now_does_not_grow_for_later(level: str, seed: int) -> None:
    """13 points, and an own system of two red cells can be closed; a larger one is far from closed."""
    position = placing(
        "W18",
        [((1, 0), east(RED, RED)), ((0, 2), (Net((NORTH, EAST, SOUTH, WEST), (BLUE, BLUE, YELLOW)),))],
        [((1, 0), 0, 0, OWN), ((0, 2), 0, 0, OWN)],
        points=(13, 14),
    )
    state, _ = ended(level, position, seed)
    assert state.points[OWN] >= 15
