"""Every way to lay the conduit pieces (ZC)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles.conduits import STEPS, TURNS, Row, channels, in_stock
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import ConduitsPuzzle, Point, Port

Rows: TypeAlias = tuple[Row, ...]
Chosen: TypeAlias = tuple[tuple[str, int], ...]
"""Kind and turn for each cell, in the order of the search."""
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Sides as bits."""


class ConduitSearch:
    """A complete search; *tries* has been counted to the end once the solutions have been gone through."""

    def __init__(self, pieces: Pieces, puzzle: ConduitsPuzzle) -> None:
        self.tries = 0
        self._pieces = pieces
        self._puzzle = puzzle
        self._stock = Counter(pieces.pipes[piece].kind for piece in in_stock(pieces, puzzle))
        self._cells = sorted(puzzle.cells, key=lambda cell: (cell[1], cell[0]))
        self._frames = [_frame(cell, puzzle) for cell in self._cells]
        self._on: dict[Point, int] = {}

    def choices(self) -> Iterator[Chosen]:
        """Every solution once; equal pieces are not told apart."""
        yield from self._from(())

    def _from(self, chosen: Chosen) -> Iterator[Chosen]:
        if len(chosen) == len(self._cells):
            yield chosen
            return
        x, y = cell = self._cells[len(chosen)]
        fixed, wanted = self._frames[len(chosen)]
        for beyond, side, opposite in (((x, y - 1), NORTH, SOUTH), ((x - 1, y), WEST, EAST)):
            if not fixed & side:
                fixed |= side
                wanted |= side if self._on[beyond] & opposite else 0
        for kind, left in self._stock.items():
            if not left:
                continue
            for turn, sides in turns(self._pieces)[kind]:
                if sides & fixed != wanted:
                    continue
                self.tries += 1
                self._stock[kind] -= 1
                self._on[cell] = sides
                yield from self._from((*chosen, (kind, turn)))
                self._stock[kind] += 1

    def solutions(self) -> Iterator[Rows]:
        """Every solution once, as it is written."""
        return (self._rows(chosen, ()) for chosen in self.choices())

    def completion(self, laid: Iterable[Row]) -> Rows | None:
        """The solution that leaves most of the *laid* pieces where they lie."""
        rows = tuple(laid)
        best, kept = None, -1
        for chosen in self.choices():
            count = len(self._right(chosen, rows))
            if count > kept:
                best, kept = chosen, count
        return None if best is None else self._rows(best, rows)

    def _right(self, chosen: Chosen, laid: Rows) -> dict[Point, Row]:
        """Those of the *laid* pieces that lie as in a solution, by cell."""
        wanted = {
            cell: (kind, channels_of(self._pieces, kind, turn))
            for cell, (kind, turn) in zip(self._cells, chosen, strict=True)
        }
        return {
            (x, y): (piece, x, y, turn)
            for piece, x, y, turn in laid
            if wanted.get((x, y)) == (self._pieces.pipes[piece].kind, _bits(self._pieces, piece, turn))
            and piece not in self._puzzle.out
        }

    def _rows(self, chosen: Chosen, laid: Rows) -> Rows:
        """A row for each cell: the piece that lies there right, else the next of its kind."""
        right = self._right(chosen, laid)
        used = {piece for piece, _, _, _ in right.values()}
        unused = [piece for piece in in_stock(self._pieces, self._puzzle) if piece not in used]
        rows = []
        for (x, y), (kind, turn) in zip(self._cells, chosen, strict=True):
            if (x, y) not in right:
                piece = next(piece for piece in unused if self._pieces.pipes[piece].kind == kind)
                unused.remove(piece)
                right[x, y] = piece, x, y, turn
            rows.append(right[x, y])
        return tuple(rows)


def _frame(cell: Point, puzzle: ConduitsPuzzle) -> tuple[int, int]:
    """The sides of *cell* towards the frame, and those of them with a port, as bits."""
    fixed = wanted = 0
    for side, (dx, dy) in enumerate(STEPS):
        if (cell[0] + dx, cell[1] + dy) not in puzzle.cells:
            fixed |= 1 << side
            wanted |= (Port(*cell, side) in puzzle.ports) << side
    return fixed, wanted


@cache
def turns(pieces: Pieces) -> dict[str, tuple[tuple[int, int], ...]]:
    """The different ways in which a piece of each kind can lie: turn and channels as bits."""
    result = {}
    for pipe in pieces.conduits:
        forms: dict[int, int] = {}
        for turn in range(TURNS):
            forms.setdefault(_bits(pieces, pipe.id, turn), turn)
        result[pipe.kind] = tuple((turn, sides) for sides, turn in forms.items())
    return result


def channels_of(pieces: Pieces, kind: str, turn: int) -> int:
    """The channels of a piece of *kind*, as bits."""
    return next(sides for known, sides in turns(pieces)[kind] if known == turn)


def _bits(pieces: Pieces, piece: str, turn: int) -> int:
    return sum(1 << side for side in channels(pieces, piece, turn))
