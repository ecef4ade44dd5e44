"""How a computer player solves: its time is drawn, and the solution is the stored one (T8)."""

from collections.abc import Mapping, Sequence
from math import pow as power

from enix_desktop.engine.rng import derived
from enix_desktop.games.enigma.moves import Failed, Move, Solved, Unsolved
from enix_desktop.games.enigma.view import View

SECONDS: Mapping[int, int] = {1: 30, 2: 50, 3: 80}
"""M: how long half of all puzzles of a difficulty take at most, for somebody who is skilled."""
SLOWNESS: Mapping[str, float] = {"novice": 2.4, "casual": 1.7, "skilled": 1.0, "master": 0.6}
"""F: how many times as long it takes each level."""
SPREAD = 0.4
"""How much luck there is: the power of the odds."""
_BITS = 52
"""So many of a seed fit into a float together with a half."""


def luck(seed: int) -> float:
    """A number between 0 and 1, neither of them, that depends on *seed* alone."""
    return ((derived(seed, "solving") >> (64 - _BITS)) + 0.5) / (1 << _BITS)


def time_of(difficulty: int, solver: str, u: float) -> int:
    """The milliseconds that somebody who solves like *solver* takes with this luck."""
    seconds = SECONDS[difficulty] * SLOWNESS[solver] * power(u / (1 - u), SPREAD)
    return max(1, round(1000 * seconds))


def result(view: View, moves: Sequence[Move], seed: int, solver: str) -> Move:
    """The own result: solved after a time that is drawn, or stopped by the limit."""
    stored, limit = moves[0], view.table.limit_ms
    difficulty = view.difficulty if view.posed is None else view.posed.difficulty
    if difficulty is None or not isinstance(stored, Solved):
        return moves[-1]  # nobody has found a solution
    ms = time_of(difficulty, solver, luck(seed))
    if limit is not None and ms > limit:
        return Failed(limit, Unsolved.LIMIT)
    return Solved(ms, stored.solution)
