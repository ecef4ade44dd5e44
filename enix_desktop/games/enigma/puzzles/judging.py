"""Whether a written solution is valid (Z1): the puzzle alone decides, and any valid solution counts."""

from typing import assert_never

from enix_desktop.games.enigma.puzzles import angles, conduits, fragments, weights
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Puzzle,
    WeightsPuzzle,
    Written,
)
from enix_desktop.games.enigma.refusals import Reason


def broken(pieces: Pieces, puzzle: Puzzle, written: Written) -> Reason | None:
    """The first rule of the category that *written* breaks, or None if it solves *puzzle*."""
    match puzzle:
        case WeightsPuzzle():
            return weights.broken(puzzle, written)
        case FragmentsPuzzle():
            return fragments.broken(pieces, puzzle, written)
        case ConduitsPuzzle():
            return conduits.broken(pieces, puzzle, written)
        case AnglesPuzzle():
            return angles.broken(pieces, puzzle, written)
        case _:
            assert_never(puzzle)
