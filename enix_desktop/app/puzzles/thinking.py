"""What takes a moment to be thought out about puzzles; all of it is called in another process.

A record travels as text, so that the process needs nothing but the rules of its game.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from enix_desktop.catalogue import CODECS
from enix_desktop.coaching.course import NoReview, reviewed_game
from enix_desktop.coaching.positions import (
    Grade,
    Position,
    Solution,
    examined,
    graded,
    is_right,
    kept_solution,
    position_of,
    read_position,
    with_solution,
)
from enix_desktop.coaching.review_json import digest
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rules import Seat


class Examined(NamedTuple):
    """What an answer is worth."""

    is_right: bool
    loss: float
    """So much less chance of winning than the best move has."""
    half_width: float
    """Half of the 95 % interval of the loss."""


class Mistake(NamedTuple):
    """A puzzle out of a game."""

    text: str
    """Its record."""
    grade: Grade


def as_text(position: Position) -> str:
    """A position on its way to the other process."""
    return write(position.record, position.game.codec)


def solution_of(text: str) -> Solution | None:
    """The solution that a puzzle holds, or else one that is thought out; None if no move is clearly best."""
    position = read_position(read(text, CODECS))
    return kept_solution(position) or graded(position)


def examine(text: str, solution: Solution, move: Any) -> Examined:
    """What *move* is worth beside the *solution*."""
    if move == solution.best:
        return Examined(True, 0.0, 0.0)
    verdict = examined(read_position(read(text, CODECS)), move)
    return Examined(not verdict.is_clear, max(0.0, verdict.loss), verdict.half_width)


def mistakes(text: str, seat: Seat, numbers: Sequence[int]) -> list[Mistake]:
    """Puzzles out of the decisions that *seat* made with the moves of these *numbers*, counted from 1."""
    record = read(text, CODECS)
    try:
        course = reviewed_game(record)
    except NoReview:
        return []
    if not 0 <= seat < len(record.participants) or record.participants[seat].player is not None:
        return []
    # Who gets the puzzle does not know the game, and so cannot find out how its cards were exchanged.
    salt = int(digest(record)[:15], 16)
    found = []
    for decision in course.of(seat):
        if decision.number not in numbers:
            continue
        puzzle = position_of(course, decision, salt)
        if puzzle is None:
            continue
        position = read_position(puzzle)
        solution = graded(position)
        if solution is not None and not is_right(position, solution, decision.move):
            whole = with_solution(position, solution)
            found.append(Mistake(write(whole, course.game.codec), solution.grade))
    return found
