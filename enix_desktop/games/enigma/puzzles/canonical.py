"""One form for all puzzles that are equal up to turning and mirroring (E8)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, assert_never

from enix_desktop.games.enigma.puzzles.angles import TABLE
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Point,
    Puzzle,
    WeightsPuzzle,
)

Canonical: TypeAlias = tuple[str, object]
"""Category and what is left of a puzzle when turning, mirroring and the order of writing do not count."""


def canonical(pieces: Pieces, puzzle: Puzzle) -> Canonical:
    """Equal for two puzzles exactly if they are the same puzzle, turned or mirrored or written differently.

    Every piece can be mirrored: fragments are flipped, conduit pieces are symmetrical, angular pieces rolled.
    """
    match puzzle:
        case WeightsPuzzle(left, right, n):
            return "weights", (tuple(sorted((tuple(sorted(left)), tuple(sorted(right))))), n)
        case FragmentsPuzzle(outline):
            return "fragments", min(_ring(image) for image in _images(outline))
        case ConduitsPuzzle(cells, ports, out):
            marks = [*cells, *((x, y) for x, y, _ in ports)]
            sides = [-1] * len(cells) + [side for _, _, side in ports]
            kinds = Counter(pieces.pipes[piece].kind for piece in out)
            return "conduits", (
                min(tuple(sorted(zip(*image, strict=True))) for image in _marked(marks, sides)),
                tuple(sorted(kinds.items())),
            )
        case AnglesPuzzle(picture):
            seen = [
                (x, y, digit)
                for y, row in enumerate(picture)
                for x, digit in enumerate(row)
                if digit != TABLE
            ]
            digits = [digit for _, _, digit in seen]
            images = _images([(x, y) for x, y, _ in seen])
            return "angles", min(tuple(sorted(zip(image, digits, strict=True))) for image in images)
        case _:
            assert_never(puzzle)


def _images(points: Iterable[Point]) -> Iterator[list[Point]]:
    """*points* in all eight positions, moved so that the smallest x and y are 0."""
    image = list(points)
    for _ in range(2):
        for _ in range(4):
            image = [(-y, x) for x, y in image]
            left, top = min(x for x, _ in image), min(y for _, y in image)
            yield [(x - left, y - top) for x, y in image]
        image = [(-x, y) for x, y in image]


def _marked(points: Sequence[Point], sides: Sequence[int]) -> Iterator[tuple[list[Point], list[int]]]:
    """The same with sides of cells, which turn along; -1 is no side."""
    turned = list(sides)
    for number, image in enumerate(_images(points)):
        if number == 4:
            turned = [side if side < 0 else -side % 4 for side in turned]
        turned = [side if side < 0 else (side + 1) % 4 for side in turned]
        yield image, turned


def _ring(corners: Sequence[Point]) -> tuple[Point, ...]:
    """The same corners, whatever the first is and which way round they go."""
    start = list(corners).index(min(corners))
    there = (*corners[start:], *corners[:start])
    return min(there, (there[0], *reversed(there[1:])))
