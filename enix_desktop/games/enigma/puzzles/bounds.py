"""What generated puzzles obey besides the rules of their category (E8)."""

from typing import assert_never, cast

from enix_desktop.games.enigma.puzzles import weights
from enix_desktop.games.enigma.puzzles.angles import TABLE, Row, rested
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Puzzle,
    WeightsPuzzle,
    Written,
)

HEAVIEST = 13
MOST_WEIGHT_SOLUTIONS = 3
_FEWEST_CUPS = 3
"""In use in every solution."""
OUTLINE_SIZE = 6
_MOST_CORNERS = 13
DRAWING_SIZE = 4
CELLS = range(5, 10)
MOST_PORTS = 6
_MOST_CONDUIT_SOLUTIONS = 24
_MOST_WITH_ALL_PIECES = 150
PICTURE_SIZE = 5
HIGHEST = 4
_SHOWN = range(6, 13)
"""Cells of a picture."""


def is_within(pieces: Pieces, puzzle: Puzzle) -> bool:
    """Whether *puzzle* keeps the bounds that need no search; of weights, all."""
    match puzzle:
        case WeightsPuzzle():
            return max(*puzzle.left, *puzzle.right) <= HEAVIEST and _are_solutions_within(puzzle)
        case FragmentsPuzzle(outline):
            fits = all(0 <= at <= OUTLINE_SIZE for corner in outline for at in corner)
            return fits and len(outline) <= _MOST_CORNERS
        case ConduitsPuzzle(cells, ports, _):
            fits = all(0 <= at < DRAWING_SIZE for cell in cells for at in cell)
            return fits and len(cells) in CELLS and len(ports) <= MOST_PORTS
        case AnglesPuzzle(picture):
            shown = "".join(picture).replace(TABLE, "")
            fits = len(picture) <= PICTURE_SIZE and len(picture[0]) <= PICTURE_SIZE
            return fits and len(shown) in _SHOWN and len(set(shown)) == len(pieces.angles)
        case _:
            assert_never(puzzle)


def _are_solutions_within(puzzle: WeightsPuzzle) -> bool:
    # No sum is above 36: six weights of up to 13, and the same number never on both arms.
    for number, counts in enumerate(weights.solutions(puzzle), 1):
        in_use = sum(1 for arm in counts for count in arm if count)
        if number > MOST_WEIGHT_SOLUTIONS or in_use < _FEWEST_CUPS:
            return False
    return True


def most_solutions(pieces: Pieces, puzzle: Puzzle) -> int | None:
    """How many different solutions *puzzle* may have; None without a bound."""
    match puzzle:
        case WeightsPuzzle():
            return MOST_WEIGHT_SOLUTIONS
        case ConduitsPuzzle(cells, _, _):
            is_full = len(cells) == len(pieces.conduits)
            return _MOST_WITH_ALL_PIECES if is_full else _MOST_CONDUIT_SOLUTIONS
        case _:
            return None


def is_low(pieces: Pieces, solution: Written) -> bool:
    """Whether a building, as a solution is written, is not too high."""
    rows = cast(tuple[Row, ...], solution)
    return all(z < HIGHEST for lying in rested(pieces, rows) for _, _, z in lying)
