"""What one seat may know of a game (C6, T7); EVERYBODY knows nobody's secrets."""

from collections.abc import Iterator
from dataclasses import dataclass

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.faces import Nets, Tile
from enix_desktop.games.enigma.flow import races, winners
from enix_desktop.games.enigma.moves import Pose, Result
from enix_desktop.games.enigma.network import Board, Cell
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle
from enix_desktop.games.enigma.state import Alone, State
from enix_desktop.games.enigma.table import Table


@dataclass(slots=True)
class View:
    """A game as *seat* sees it: public facts, and its own secrets. Tuples are by seat."""

    seat: Seat
    table: Table
    round: int
    phase: Phase
    to_move: tuple[Seat, ...]
    starter: Seat
    order: tuple[Seat, ...]
    points: tuple[int, ...]
    supplies: tuple[int, ...]
    board: Board
    pile_sizes: tuple[int, ...]
    """By category."""
    tops: tuple[Nets | None, ...]
    """By category, the conduit side on top; None where the pile is empty."""
    taken: tuple[Category | None, ...]
    """Which category each seat took in this round."""
    sides: tuple[Nets | None, ...]
    """The conduit side of the tile that each seat took."""
    has_result: tuple[bool, ...]
    """Who has solved or stopped: public once all have; before that only the own one."""
    waiting: tuple[Seat, ...]
    """Who has still to place, in order."""
    placed: Cell | None
    """Where the tile lies for which a networker is asked."""
    races: tuple[Race, ...] | None
    """How this round was solved, once all results are in."""
    puzzle: Puzzle | None
    """The own puzzle side while solving."""
    difficulty: int | None
    """Of the own puzzle (Z4)."""
    result: Result | None
    """The own one of this round."""
    ended_by: str
    posed: Pose | None
    alone: tuple[Alone, ...]
    winners: tuple[Seat, ...] | None


def view(state: State, seat: Seat) -> View:
    """What *seat* may know of *state*."""
    tiles, is_public = state.table.components.tiles, seat == EVERYBODY
    own = None if is_public else state.puzzle_of(seat)
    is_solving = state.phase is Phase.SOLVE
    is_turned = is_solving or state.is_result_shown
    shown = None if is_public or not is_solving else own.puzzle if own else None
    if state.posed is not None:
        shown = state.posed.puzzle
    own_result = None if is_public else state.results[seat]
    return View(
        seat,
        state.table,
        state.round,
        state.phase,
        state.to_move,
        state.starter,
        state.order,
        tuple(state.points),
        tuple(state.supplies),
        state.board,
        tuple([len(pile) for pile in state.piles]),
        tuple([state.nets_of(pile[0]) if pile else None for pile in state.piles]),
        tuple([None if tile is None else tiles[tile].category for tile in state.taken]),
        tuple([_side(state, tile) for tile in state.taken]),
        tuple([state.is_result_shown or (own_result is not None and one == seat) for one in state.seats]),
        state.waiting,
        state.placed,
        races(state) if state.is_result_shown else None,
        shown,
        own.difficulty if own is not None and is_turned else None,
        own_result,
        state.ended_by,
        state.posed,
        state.alone,
        winners(state) if state.phase is Phase.OVER else None,
    )


def open_secrets(view: View) -> frozenset[object]:
    """What luck and others have shown, and the own result, which nobody takes back (T1)."""
    return frozenset(_shown(view))


def _side(state: State, tile: Tile | None) -> Nets | None:
    return None if tile is None else state.nets_of(tile)


def _shown(view: View) -> Iterator[object]:
    for number, size in enumerate(view.pile_sizes):
        yield "top", number, size
    if view.races is not None:
        yield "results", view.round
    yield "puzzles", len(view.alone), view.posed is not None
    if view.seat != EVERYBODY:
        if view.puzzle is not None or view.races is not None:
            yield "puzzle", view.round
        if view.result is not None:
            yield "result", view.round
