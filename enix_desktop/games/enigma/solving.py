"""Whether a result is legal, and puzzles that somebody solves alone (T1, T3, Z, E8, E9)."""

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.moves import Failed, Pose, Result, Solved, Unsolved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.posing import puzzles_of_day
from enix_desktop.games.enigma.puzzles.canonical import canonical
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import Puzzle
from enix_desktop.games.enigma.refusals import Reason, Refusal
from enix_desktop.games.enigma.state import Alone, State
from enix_desktop.games.enigma.table import Mode


def puzzle_for(state: State, seat: Seat) -> Puzzle | None:
    """What *seat* is solving in this round."""
    if state.posed is not None:
        return state.posed.puzzle
    face = state.puzzle_of(seat)
    return None if face is None else face.puzzle


def result_refused(state: State, seat: Seat, result: Result) -> Refusal | None:
    """Why a result of *seat*, which owes one, does not count: form, time, then the solution (T3)."""
    if not _is_well_formed(state, result):
        return Refusal(Reason.T1_FORM)
    limit = state.table.limit_ms
    if result.ms < 1 or (limit is not None and result.ms > limit):
        return Refusal(Reason.T3_MS, {"ms": result.ms, "limit": limit})
    if isinstance(result, Failed):
        return None
    puzzle = puzzle_for(state, seat)
    assert puzzle is not None, "who owes a result has a puzzle"
    reason = broken(state.table.components.pieces, puzzle, result.solution)
    return None if reason is None else Refusal(reason)


def _is_well_formed(state: State, result: Result) -> bool:
    if type(result.ms) is not int:
        return False
    if isinstance(result, Failed):
        return isinstance(result.reason, Unsolved)
    # In a match nobody gets hints, and a pause matters to nobody's best times (E8).
    return type(result.is_aided) is bool and (state.table.is_alone or not result.is_aided)


def begin_puzzle(state: State, posed: Pose, told: list[Event]) -> None:
    """Alone: solve *posed* now (E8)."""
    state.posed, state.results, state.phase = posed, [None], Phase.SOLVE
    state.looks |= {canonical(state.table.components.pieces, posed.puzzle)}
    told.append(events.PuzzlePosed(len(state.alone) + 1, posed))


def end_puzzle(state: State, result: Result, told: list[Event]) -> bool:
    """Alone: the puzzle was solved or left; whether that was the last one of the day (E8, E9)."""
    posed, number = state.posed, len(state.alone) + 1
    assert posed is not None, "a result is for a puzzle"
    state.alone = (*state.alone, Alone(posed, result))
    state.posed, state.phase = None, Phase.POSE
    if isinstance(result, Solved):
        state.points[0] += 1
        told.append(events.PuzzleSolved(number, posed, result))
    else:
        told.append(events.PuzzleLeft(number, posed, result))
    return state.table.mode is Mode.DAY and number == len(puzzles_of_day(state.table))
