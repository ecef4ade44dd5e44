"""Weight puzzles (ZW): how many weights lie in each cup, and whether both arms weigh the same."""

from collections.abc import Iterator, Sequence
from math import comb
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles.forms import is_integer
from enix_desktop.games.enigma.puzzles.puzzle import WeightsPuzzle, Written
from enix_desktop.games.enigma.refusals import Reason

Counts: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""How many weights lie in each cup on the left and on the right."""


def broken(puzzle: WeightsPuzzle, written: Written) -> Reason | None:
    """The first rule that *written* breaks as a solution of *puzzle*."""
    counts = _counts(puzzle, written)
    if counts is None:
        return Reason.ZW1_CUPS
    if not all(is_integer(count, 0) for arm in counts for count in arm):
        return Reason.ZW2_COUNT
    if left_over(puzzle, counts):
        return Reason.ZW3_NOT_ALL
    left, right = sums(puzzle, counts)
    return None if left == right else Reason.ZW4_UNEVEN


def _counts(puzzle: WeightsPuzzle, written: Written) -> Counts | None:
    """What is written for each cup, numbers or not, if there is one entry for each."""
    if not isinstance(written, tuple) or len(written) != 2:
        return None
    left, right = written
    if not isinstance(left, tuple) or len(left) != len(puzzle.left):
        return None
    if not isinstance(right, tuple) or len(right) != len(puzzle.right):
        return None
    return left, right


def sums(puzzle: WeightsPuzzle, counts: Counts) -> tuple[int, int]:
    """What weighs on the left and on the right (ZW4)."""
    left, right = counts
    return _weighs(puzzle.left, left), _weighs(puzzle.right, right)


def _weighs(cups: Sequence[int], counts: Sequence[int]) -> int:
    return sum(cup * count for cup, count in zip(cups, counts, strict=True))


def left_over(puzzle: WeightsPuzzle, counts: Counts) -> int:
    """How many weights are still to be used; below 0 if there are too many (ZW3)."""
    return puzzle.n - sum(map(sum, counts))


def tries(puzzle: WeightsPuzzle) -> int:
    """All ways to distribute the weights over the cups."""
    cups = len(puzzle.left) + len(puzzle.right)
    return comb(puzzle.n + cups - 1, cups - 1)


def solutions(puzzle: WeightsPuzzle) -> Iterator[Counts]:
    """Every solution once, in ascending order."""
    split = len(puzzle.left)
    signed = (*puzzle.left, *(-cup for cup in puzzle.right))
    for counts in _distributions(signed, puzzle.n, 0):
        yield counts[:split], counts[split:]


def _distributions(signed: tuple[int, ...], left: int, weighs: int) -> Iterator[tuple[int, ...]]:
    """All ways to put *left* weights into the cups *signed* so that they and *weighs* are in balance."""
    cup, *others = signed
    if not others:
        if weighs + left * cup == 0:
            yield (left,)
        return
    for count in range(left + 1):
        for more in _distributions(tuple(others), left - count, weighs + count * cup):
            yield (count, *more)


def completion(puzzle: WeightsPuzzle, partial: Counts) -> Counts | None:
    """The solution that leaves most cups as they are filled, then the one that moves fewest weights."""
    laid = [count for arm in partial for count in arm]

    def distance(counts: Counts) -> tuple[int, int]:
        wanted = [count for arm in counts for count in arm]
        pairs = list(zip(laid, wanted, strict=True))
        return (
            sum(1 for lies, goal in pairs if lies and lies != goal),
            sum(abs(lies - goal) for lies, goal in pairs),
        )

    return min(solutions(puzzle), key=distance, default=None)
