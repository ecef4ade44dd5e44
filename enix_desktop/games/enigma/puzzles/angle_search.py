"""Every way to build what a picture shows from above (ZA).

A piece shows exactly its part of the picture, and all else of it lies under pieces above. So what a piece
may reach below depends on which pieces are above it, not on where they lie, and most of the tries need not
be made to be counted.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.angles import ORIENTATIONS, TABLE, Cubes, Row, cubes, rested
from enix_desktop.games.enigma.puzzles.pieces import Cube, Pieces
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, Point

Rows: TypeAlias = tuple[Row, ...]


class Column(NamedTuple):
    """The cubes of a placed piece over one cell of the picture."""

    cell: int
    bottom: int
    top: int
    """The first height above them."""


class Placement(NamedTuple):
    """A piece somewhere inside the picture, not lowered yet."""

    row: Row
    mask: int
    """The cells it covers, as bits."""
    columns: tuple[Column, ...]


class AngleSearch:
    """A complete search; *tries* has been counted to the end once the solutions have been gone through."""

    def __init__(self, pieces: Pieces, puzzle: AnglesPuzzle) -> None:
        self.tries = 0
        self._pieces = pieces
        shown = [
            (x, y) for y, row in enumerate(puzzle.picture) for x, digit in enumerate(row) if digit != TABLE
        ]
        self._cells = {cell: number for number, cell in enumerate(shown)}
        self._shown = {
            block.id: self._mask(puzzle, str(number)) for number, block in enumerate(pieces.angles, 1)
        }
        self._placements = {block.id: self._inside(puzzle, block.id) for block in pieces.angles}

    def _mask(self, puzzle: AnglesPuzzle, digit: str) -> int:
        return sum(1 << bit for (x, y), bit in self._cells.items() if puzzle.picture[y][x] == digit)

    def _inside(self, puzzle: AnglesPuzzle, piece: str) -> list[Placement]:
        """The placements of *piece* inside the picture that cover all that is to be seen of it."""
        placements = []
        for orientation, columns in orientations(self._pieces)[piece]:
            for y in range(len(puzzle.picture)):
                for x in range(len(puzzle.picture[0])):
                    cells = [self._cells.get((x + dx, y + dy), -1) for (dx, dy), _, _ in columns]
                    mask = 0 if -1 in cells else sum(1 << cell for cell in cells)
                    if mask and not self._shown[piece] & ~mask:
                        there = zip(cells, columns, strict=True)
                        lying = tuple(Column(cell, bottom, top) for cell, (_, bottom, top) in there)
                        placements.append(Placement((piece, orientation, x, y), mask, lying))
        return placements

    def buildings(self) -> Iterator[Rows]:
        """Every building in every order that builds it."""
        for order in permutations(self._shown):  # from the top piece down
            above, choices = 0, []
            for piece in order:
                above |= self._shown[piece]
                choices.append([one for one in self._placements[piece] if not one.mask & ~above])
            ways = [1]
            for options in choices:
                ways.append(ways[-1] * len(options))
            self.tries += sum(ways[1:])
            if ways[-1]:
                yield from self._lowered(choices, ways, (0,) * len(self._cells))

    def _lowered(
        self, choices: Sequence[list[Placement]], ways: Sequence[int], heights: tuple[int, ...]
    ) -> Iterator[Rows]:
        """Lower the lowest piece of each choice, and all above it on what then lies there."""
        level = len(choices)
        if not level:
            yield ()
            return
        # Each choice is tried with every choice of the pieces above.
        self.tries += ways[level]
        for placement in choices[-1]:
            raised = _lowered(placement, heights)
            if raised is not None:
                for rows in self._lowered(choices[:-1], ways, raised):
                    yield (placement.row, *rows)

    def solutions(self) -> Iterator[Rows]:
        """Every solution once: those in which every piece lies at the same cubes are one (ZA6)."""
        known = set()
        for rows in self.buildings():
            there = frozenset(zip((row[0] for row in rows), self._lying(rows), strict=True))
            if there not in known:
                known.add(there)
                yield rows

    def _lying(self, rows: Iterable[Row]) -> list[Cubes]:
        return [tuple(sorted(lying)) for lying in rested(self._pieces, rows)]

    def completion(self, laid: Iterable[Row]) -> Rows | None:
        """The solution that leaves most of the *laid* pieces at their cubes, wherever on the table that is.

        Of several orders of building, the one that begins with most of them as they were laid.
        """
        rows = tuple(laid)
        lies = {row[0]: cubes for row, cubes in zip(rows, self._lying(rows), strict=True)}
        best, best_score = None, (-1, -1)
        for found in self.buildings():
            wanted = {row[0]: cubes for row, cubes in zip(found, self._lying(found), strict=True)}
            for dx, dy in sorted({_offset(wanted[piece], lies[piece]) for piece in lies} or {(0, 0)}):
                kept = {piece for piece in lies if _moved(wanted[piece], dx, dy) == lies[piece]}
                there = tuple((piece, turn, x + dx, y + dy) for piece, turn, x, y in found)
                score = len(kept), _in_order([row[0] for row in rows if row[0] in kept], there)
                if score > best_score:
                    best, best_score = there, score
        return best


def _lowered(placement: Placement, heights: tuple[int, ...]) -> tuple[int, ...] | None:
    """The heights once *placement* has come down, or None if it does not lie flush (ZA5)."""
    first = placement.columns[0]
    level = heights[first.cell] - first.bottom
    raised = list(heights)
    for cell, bottom, top in placement.columns:
        if heights[cell] != level + bottom:
            return None
        raised[cell] = level + top
    return tuple(raised)


def _offset(wanted: Cubes, lies: Cubes) -> Point:
    """How far *wanted* must be moved so that its first cube has the place of the first of *lies*."""
    (x, y, _), (u, v, _) = wanted[0], lies[0]
    return u - x, v - y


def _moved(shape: Cubes, dx: int, dy: int) -> Cubes:
    return tuple((x + dx, y + dy, z) for x, y, z in shape)


def _in_order(kept: Sequence[str], rows: Rows) -> int:
    """With how many of the *kept* pieces, in their order, *rows* begin."""
    count = 0
    for piece, row in zip(kept, rows, strict=False):
        if piece != row[0]:
            break
        count += 1
    return count


@cache
def orientations(
    pieces: Pieces,
) -> dict[str, tuple[tuple[int, tuple[tuple[Point, int, int], ...]], ...]]:
    """The different ways in which each piece can lie: orientation, and bottom and top of its columns."""
    result = {}
    for block in pieces.angles:
        forms: dict[tuple[Cube, ...], int] = {}
        for orientation in range(ORIENTATIONS):
            forms.setdefault(cubes(pieces, block.id, orientation), orientation)
        result[block.id] = tuple((orientation, _columns(shape)) for shape, orientation in forms.items())
    return result


def _columns(shape: Cubes) -> tuple[tuple[Point, int, int], ...]:
    heights: dict[Point, list[int]] = {}
    for x, y, z in shape:
        heights.setdefault((x, y), []).append(z)
    return tuple((cell, min(zs), max(zs) + 1) for cell, zs in sorted(heights.items()))
