"""Solutions, effort and the way from what lies there to a solution, whatever the category."""

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias, assert_never, cast

from enix_desktop.games.enigma.puzzles import angles, conduits, fragments, weights
from enix_desktop.games.enigma.puzzles.angle_search import AngleSearch
from enix_desktop.games.enigma.puzzles.conduit_search import ConduitSearch
from enix_desktop.games.enigma.puzzles.fragment_search import FragmentSearch
from enix_desktop.games.enigma.puzzles.grading import Effort
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Puzzle,
    WeightsPuzzle,
    Written,
)


class WeightSearch:
    """A complete search among all distributions, which are its tries."""

    def __init__(self, puzzle: WeightsPuzzle) -> None:
        self.tries = weights.tries(puzzle)
        self._puzzle = puzzle

    def solutions(self) -> Iterator[weights.Counts]:
        """Every solution once."""
        return weights.solutions(self._puzzle)


Search: TypeAlias = WeightSearch | FragmentSearch | ConduitSearch | AngleSearch


def search(pieces: Pieces, puzzle: Puzzle) -> Search:
    """A complete search for the solutions of *puzzle*."""
    match puzzle:
        case WeightsPuzzle():
            return WeightSearch(puzzle)
        case FragmentsPuzzle():
            return FragmentSearch(pieces, puzzle)
        case ConduitsPuzzle():
            return ConduitSearch(pieces, puzzle)
        case AnglesPuzzle():
            return AngleSearch(pieces, puzzle)
        case _:
            assert_never(puzzle)


def solutions(pieces: Pieces, puzzle: Puzzle, most: int | None = None) -> list[Written]:
    """The different solutions of *puzzle*, or the first *most* of them, always in the same order."""
    return list(islice(search(pieces, puzzle).solutions(), most))


def effort(pieces: Pieces, puzzle: Puzzle) -> Effort:
    """What a complete search costs and finds (Z4)."""
    complete = search(pieces, puzzle)
    found = sum(1 for _ in complete.solutions())
    return Effort(complete.tries, found)


def completion(pieces: Pieces, puzzle: Puzzle, partial: object) -> Written | None:
    """The solution that keeps most of what lies there, or None if there is no solution (E8).

    *partial* is what a bench of the category has: the counts of all cups (`weights.Counts`), fragments by
    their index (`fragments.Laid`), rows of conduit pieces, rows of angular pieces in the order of building.
    """
    match puzzle:
        case WeightsPuzzle():
            return weights.completion(puzzle, cast(weights.Counts, partial))
        case FragmentsPuzzle():
            return FragmentSearch(pieces, puzzle).completion(cast(fragments.Laid, partial))
        case ConduitsPuzzle():
            return ConduitSearch(pieces, puzzle).completion(cast(tuple[conduits.Row, ...], partial))
        case AnglesPuzzle():
            return AngleSearch(pieces, puzzle).completion(cast(tuple[angles.Row, ...], partial))
        case _:
            assert_never(puzzle)
