"""Puzzles: a decision of a game as a record of its own, whose hidden things tell nothing about that game.

Such a record begins with the round of the decision, ends before it, and says in `agreed` for which seat it
is. What is right follows from the position alone, so that everybody comes to the same answer.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from enix_desktop import PLAYERS_VERSION, __version__, resources
from enix_desktop.catalogue import CODECS, GAMES, Game
from enix_desktop.coaching.course import Course, Decision
from enix_desktop.coaching.judging import Effort, Verdict, best_idea, judge
from enix_desktop.coaching.tasks import advice, reason_key
from enix_desktop.engine.errors import BadData, EnixError
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat

PUZZLE = "puzzle"
"""In `agreed`: the seat that is asked. In `unfinished`: the solution, as far as it has been thought out."""
PUZZLES = "puzzles"
PUZZLED = Effort(12, 64)
CLEAR = 0.04
"""So much more chance of winning the solution brings than any other idea, with an interval clear of zero."""
_LARGEST_SEED = 10**9
_OTHERS = "skilled"


class Grade(StrEnum):
    """How hard a puzzle is: the less the solution stands out, the harder."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


_LEAST = {Grade.EASY: 0.12, Grade.MEDIUM: 0.07, Grade.HARD: CLEAR}


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle: what would you do?"""

    game: Game
    record: Record[Any, Any]
    seat: Seat
    state: Any

    @property
    def view(self) -> Any:
        return self.game.rules.view(self.state, self.seat)


@dataclass(frozen=True, slots=True)
class Solution:
    """The best move of a position."""

    best: Any
    margin: float
    """How much more chance of winning it brings than the best other idea."""
    half_width: float
    """Half of the 95 % interval of the margin."""
    reason: str
    """Why it is good: the untranslated name of the adviser's reason."""

    @property
    def grade(self) -> Grade:
        return next(grade for grade, least in _LEAST.items() if self.margin >= least)


def position_of(course: Course, decision: Decision, salt: int = 0) -> Record[Any, Any] | None:
    """*decision* as a puzzle with other secrets; None if it cannot be made one."""
    game, seat = course.game, decision.seat
    if game.coach is None or game.coach.posing is None:
        return None
    posing, states = game.coach.posing, course.states
    first = decision.asked
    while first >= 0 and posing.setup(states[first]) is None:
        first -= 1
    if first < 0:
        return None
    seed = derived(salt, f"position/{decision.asked}/{seat}")
    entries, asked = course.record.entries[first : decision.asked], states[decision.asked]
    exchanged = posing.exchanged(states[first], entries, asked, seat, seed)
    setup = exchanged and posing.setup(exchanged[0])
    if exchanged is None or setup is None:
        return None
    record: Record[Any, Any] = Record(
        game.id,
        tuple(Participant(str(one + 1), None if one == seat else _OTHERS) for one in course.seats),
        setup,
        list(exchanged[1]),
        seed=seed % _LARGEST_SEED,
        program=__version__,
        agreed={PUZZLE: str(seat)},
    )
    try:
        position = read_position(read(write(record, game.codec), CODECS))
    except EnixError:
        return None  # what was exchanged has been of consequence in this round
    is_same = game.rules.refusal(position.state, seat, decision.move) is None
    return position.record if is_same else None


def starters(game: str) -> list[str]:
    """The resources that are the puzzles shipped with *game*, the easiest first."""
    folder = resources.path(f"{game}/{PUZZLES}")
    found = folder.glob("*.json") if folder.is_dir() else ()
    names = sorted(path.name for path in found)
    return [f"{game}/{PUZZLES}/{name}" for grade in Grade for name in names if name.startswith(grade)]


def starter(name: str) -> Position:
    """The puzzle that is shipped as the resource *name*."""
    return read_position(read(resources.text(name), CODECS))


def is_position(record: Record[Any, Any]) -> bool:
    """Whether *record* is a puzzle."""
    return PUZZLE in record.agreed


def read_position(record: Record[Any, Any]) -> Position:
    """The puzzle that *record* is, or raise BadData."""
    seat, game = record.agreed.get(PUZZLE, ""), GAMES[record.game]
    if not seat.isascii() or not seat.isdecimal() or int(seat) >= len(record.participants):
        raise BadData("this record is no puzzle")
    state = game.rules.start(record.setup)
    for step in replay(game.rules, game.codec, record):
        state = step.state
    position = Position(game, record, int(seat), state)
    if int(seat) not in game.rules.to_move(state) or game.coach is None:
        raise BadData("this puzzle asks nobody")
    if not game.coach.judges(position.view):
        raise BadData("what this puzzle asks cannot be judged")
    return position


def graded(position: Position) -> Solution | None:
    """The solution; None if no move is clearly better than all others."""
    seed = _seed(position)
    best = best_idea(position.game, position.view, PUZZLED.picking, derived(seed, "best"))
    if best is None:
        return None
    verdict = judge(position.game, position.view, best, PUZZLED, seed)
    if verdict.gain < CLEAR or not verdict.is_clearly_best:
        return None
    reason = reason_key(position.game.id, position.view, best, seed)
    return Solution(best, verdict.gain, verdict.half_width, reason)


def is_right(position: Position, solution: Solution, move: Any) -> bool:
    """Whether *move* is the solution, or as good as far as anybody can tell."""
    if move == solution.best:
        return True
    return not examined(position, move).is_clear


def examined(position: Position, move: Any) -> Verdict:
    """What deciding for *move* is worth."""
    return judge(position.game, position.view, move, PUZZLED, _seed(position))


def advised(position: Position, move: Any) -> Any:
    """Why *move* is good, as the game's hints have it; None if the game has no hints."""
    return advice(position.game.id, position.view, move, _seed(position))


def with_solution(position: Position, solution: Solution) -> Record[Any, Any]:
    """The record of the puzzle with its solution, so that nobody has to think it out again."""
    written = {
        "players": PLAYERS_VERSION,
        "best": position.game.codec.move_json(position.record.setup, solution.best),
        "margin": round(solution.margin, 4),
        "half_width": round(solution.half_width, 4),
        "reason": solution.reason,
    }
    kept = position.record
    return Record(
        kept.game,
        kept.participants,
        kept.setup,
        kept.entries,
        seed=kept.seed,
        program=kept.program,
        agreed=kept.agreed,
        unfinished={PUZZLE: written},
    )


def kept_solution(position: Position) -> Solution | None:
    """The solution that the record holds, if it is one of today's players; BadData if it is damaged."""
    if position.record.unfinished is None:
        return None
    kept = Node(position.record.unfinished, "unfinished").get(PUZZLE)
    if kept is None or kept["players"].value != PLAYERS_VERSION:
        return None
    setup, codec = position.record.setup, position.game.codec
    margin, half_width = kept["margin"].value, kept["half_width"].value
    if not isinstance(margin, float) or not isinstance(half_width, float) or not CLEAR <= margin <= 1:
        raise kept.fail("no solution")
    best = codec.read_move(setup, kept["best"])
    if position.game.rules.refusal(position.state, position.seat, best) is not None:
        raise kept["best"].fail("this move is not allowed")
    return Solution(best, margin, half_width, kept["reason"].text())


def _seed(position: Position) -> int:
    """Everybody who thinks about a position thinks the same."""
    return derived(0, f"puzzle/{position.game.id}/{len(position.record.entries)}/{position.seat}")
