"""All legal moves of a seat in a fixed order, one of each effect, listed as far as that is asked for."""

from collections.abc import Iterator, Sequence

from enix_desktop.engine.lazy_moves import LazyMoves
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.guess import guess
from enix_desktop.games.enigma.moves import (
    KINDS,
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceTile,
    Solved,
    Unsolved,
)
from enix_desktop.games.enigma.network import frontier
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.placing import networker_moves, rotations
from enix_desktop.games.enigma.posing import known_solution, stored_poses
from enix_desktop.games.enigma.refusing import refusal
from enix_desktop.games.enigma.solving import puzzle_for
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.view import view

UNLIMITED_MS = 60_000
"""The other time that is listed where there is no limit: results have no end."""


class LegalMoves(LazyMoves[Move]):
    """Contains every move that `refusal` has nothing against."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__()
        self._state, self._seat = state, seat

    def __contains__(self, move: object) -> bool:
        return isinstance(move, KINDS) and refusal(self._state, self._seat, move) is None

    def __reduce__(self) -> tuple[object, ...]:
        # Another process may know no more than the seat: a guess has the same legal moves.
        return LegalMoves, (guess(view(self._state, self._seat), 0), self._seat)

    def generated(self) -> Iterator[Move]:
        return _generated(self._state, self._seat)


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Every move that `refusal` has nothing against; empty if *seat* owes no decision."""
    return LegalMoves(state, seat) if seat in state.to_move else ()


def _generated(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case Phase.CHOOSE:
            choices = map(Choose, CATEGORIES)
            yield from (move for move in choices if refusal(state, seat, move) is None)
        case Phase.SOLVE:
            yield from _results(state, seat)
        case Phase.PLACE:
            yield from _places(state, seat)
        case Phase.NETWORKER:
            yield from networker_moves(state, seat)
            yield NoNetworker()
        case Phase.POSE:
            yield from stored_poses(state)
            if refusal(state, seat, Finish()) is None:
                yield Finish()
        case Phase.OVER:
            return


def _results(state: State, seat: Seat) -> Iterator[Move]:
    """The stored solution at once and at the limit, then each way to fail."""
    puzzle = puzzle_for(state, seat)
    assert puzzle is not None, "who owes a result has a puzzle"
    solution, last = known_solution(state.table.components, puzzle), state.table.limit_ms or UNLIMITED_MS
    if solution is not None:
        yield Solved(1, solution)
        yield Solved(last, solution)
    for reason in Unsolved:
        yield Failed(last, reason)


def _places(state: State, seat: Seat) -> Iterator[Move]:
    tile = state.taken[seat]
    assert tile is not None, "who places has a tile"
    turns = rotations(state.nets_of(tile))
    for x, y in frontier(state.board):
        for rotation in turns:
            yield PlaceTile(x, y, rotation)
