"""How a game runs: choosing, solving, placing, the end of a round and of the game (R, T, G)."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, ForeignMove, Outcome, Seat
from enix_desktop.games.enigma import events, timing
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Pose,
    Result,
    Solved,
)
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.placing import networker_moves, place_networker, place_tile, score
from enix_desktop.games.enigma.solving import begin_puzzle, end_puzzle
from enix_desktop.games.enigma.state import State


def transition(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Change *state* by a move known to be legal and tell what happened; luck has no part after the setup."""
    told: list[Event] = []
    match move:
        case Choose():
            _choose(state, seat, move, told)
        case Solved() | Failed():
            _give_result(state, seat, move, told)
        case PlaceTile():
            place_tile(state, seat, move, told)
            if next(networker_moves(state, seat), None) is None:
                _end_turn(state, seat, told)
            else:
                state.phase = Phase.NETWORKER
        case PlaceNetworker():
            place_networker(state, seat, move, told)
            _end_turn(state, seat, told)
        case NoNetworker():
            told.append(events.NetworkerKept(seat))
            _end_turn(state, seat, told)
        case Pose():
            begin_puzzle(state, move, told)
        case Finish():
            _end_game(state, "E8", told)
        case _:
            raise ForeignMove(move)
    return told


def begin_round(state: State, told: list[Event]) -> None:
    """Begin a round: nobody has a tile or a result (R1)."""
    told.append(events.RoundBegan(state.round, state.starter))
    state.taken, state.results = [None] * state.table.seats, [None] * state.table.seats
    state.waiting, state.is_result_shown = (), False
    state.phase = Phase.CHOOSE


def races(state: State) -> tuple[Race, ...]:
    """How everybody did in this round, once all results are in (T5)."""
    table, on_time, rows = state.table, timing.in_time(state.table, state.results), []
    for seat, (tile, result) in enumerate(zip(state.taken, state.results, strict=True)):
        assert tile is not None, "all have chosen"
        assert result is not None, "all have solved or stopped"
        rows.append(Race(seat, state.back_of(tile), result, table.counted(seat, result.ms), seat in on_time))
    return tuple(rows)


def on_table(state: State) -> tuple[int, ...]:
    """How many networkers of each seat stand on the table (G2)."""
    owners = list(state.board.networkers.values())
    return tuple(owners.count(seat) for seat in state.seats)


def winners(state: State) -> tuple[Seat, ...]:
    """Most points, then most own networkers on the table; who is still equal shares (G2)."""
    standing = list(zip(state.points, on_table(state), strict=True))
    return tuple(seat for seat in state.seats if standing[seat] == max(standing))


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs; alone the points are the puzzles solved (G2, E8, E9)."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(tuple(state.points), winners(state))


def _choose(state: State, seat: Seat, move: Choose, told: list[Event]) -> None:
    number = CATEGORIES.index(move.category)
    tile, *left = state.piles[number]
    state.piles = (*state.piles[:number], tuple(left), *state.piles[number + 1 :])
    state.taken[seat] = tile
    told.append(events.TileTaken(seat, move.category, state.nets_of(tile), len(left)))
    if None not in state.taken:
        state.phase = Phase.SOLVE
        told.append(events.TilesTurned(state.order))


def _give_result(state: State, seat: Seat, result: Result, told: list[Event]) -> None:
    if state.table.is_alone:
        if end_puzzle(state, result, told):
            _end_game(state, "E9", told)
        return
    state.results[seat] = result
    told.append(events.ResultGiven(seat, result))
    if None in state.results:
        return
    state.is_result_shown = True
    rows = races(state)
    state.waiting = tuple(seat for seat in state.order if rows[seat].is_in_time)
    first = timing.first_of(state.table, state.results)
    cutoff = timing.cutoff_of(state.table, state.results)
    told.append(events.ResultsShown(rows, first, cutoff, state.waiting))
    _next_place(state, told)


def _next_place(state: State, told: list[Event]) -> None:
    """Who is next to place, or else the end of the round (R3, T9)."""
    state.placed = None
    if state.waiting:
        state.phase = Phase.PLACE
    else:
        _end_round(state, told)


def _end_turn(state: State, seat: Seat, told: list[Event]) -> None:
    score(state, seat, told)
    state.waiting = state.waiting[1:]
    _next_place(state, told)


def _end_round(state: State, told: list[Event]) -> None:
    """See whether the game is over; else the marker passes on (R4, G1, G3)."""
    rows = races(state)
    boxed = tuple(seat for seat in state.order if not rows[seat].is_in_time)
    told.append(events.RoundEnded(state.round, boxed))
    if max(state.points) >= state.table.goal:
        _end_game(state, "G1", told)
    elif sum(map(bool, state.piles)) < state.table.seats:
        _end_game(state, "G3", told)
    else:
        state.round += 1
        state.starter = (state.starter + 1) % state.table.seats
        begin_round(state, told)


def _end_game(state: State, rule: str, told: list[Event]) -> None:
    state.phase, state.ended_by = Phase.OVER, rule
    told.append(events.GameEnded(rule, tuple(state.points), on_table(state), winners(state)))
