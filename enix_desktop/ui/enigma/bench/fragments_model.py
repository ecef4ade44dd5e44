"""The fragments bench beneath its surface: how each piece lies, is moved, turned and turned over."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles import fragments
from enix_desktop.games.enigma.puzzles.fragments import FLIPS, TURNS, Corners, Row
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import FragmentsPuzzle, Point, Written
from enix_desktop.ui.enigma.bench.model import BenchModel, Judge

EDGE = 1
"""How far beyond the outline a piece may lie and still be on the grid."""


@dataclass(frozen=True, slots=True)
class Fragment:
    """How a piece lies: turned over, turned by quarters clockwise, and where; None is beside the grid."""

    flip: int = 0
    turn: int = 0
    at: Point | None = None


Arrangement: TypeAlias = tuple[Fragment, ...]


class FragmentsModel(BenchModel[Arrangement]):
    """Seven pieces; every change is a step of the history."""

    def __init__(self, pieces: Pieces, puzzle: FragmentsPuzzle, judge: Judge) -> None:
        super().__init__((Fragment(),) * len(pieces.fragments), judge)
        self.pieces, self.puzzle = pieces, puzzle
        self.width = max(x for x, _ in puzzle.outline)
        self.height = max(y for _, y in puzzle.outline)

    def corners(self, piece: int, lying: Fragment | None = None) -> Corners:
        """The corners of *piece*, lying as it does or like *lying*; beside the grid the smallest are 0."""
        lying = lying or self.now[piece]
        x, y = lying.at or (0, 0)
        return fragments.piece_corners(self.pieces, piece, (lying.flip, lying.turn, x, y))

    def with_piece(self, piece: int, lying: Fragment) -> Arrangement:
        """The arrangement in which *piece* lies like *lying*."""
        return (*self.now[:piece], lying, *self.now[piece + 1 :])

    def put(self, piece: int, lying: Fragment) -> bool:
        """Let *piece* lie like *lying*; False if it does already."""
        return self.lay(self.with_piece(piece, lying))

    def clamped(self, piece: int, lying: Fragment) -> Fragment:
        """*lying*, shifted so that no corner is more than `EDGE` beyond the outline."""
        if lying.at is None:
            return lying
        corners = fragments.shape(self.pieces, piece, lying.flip, lying.turn)
        wide, high = max(x for x, _ in corners), max(y for _, y in corners)
        x = min(max(lying.at[0], -EDGE), self.width + EDGE - wide)
        y = min(max(lying.at[1], -EDGE), self.height + EDGE - high)
        return replace(lying, at=(x, y))

    def turned(self, piece: int, lying: Fragment, steps: int) -> Fragment:
        """*lying* after *steps* quarter turns clockwise about the pivot of the piece."""
        return self._about_pivot(piece, lying, lying.flip, (lying.turn + steps) % TURNS)

    def turned_over(self, piece: int, lying: Fragment) -> Fragment:
        """*lying* turned over like a page, left and right exchanged as it is seen."""
        # A turn before a mirror is the turn the other way after it.
        return self._about_pivot(piece, lying, 1 - lying.flip, -lying.turn % TURNS)

    def _about_pivot(self, piece: int, lying: Fragment, flip: int, turn: int) -> Fragment:
        if lying.at is None:
            return Fragment(flip, turn)
        (x, y), before = lying.at, self.pivot(piece, lying.flip, lying.turn)
        after = self.pivot(piece, flip, turn)
        return Fragment(flip, turn, (x + (before[0] - after[0]) // 2, y + (before[1] - after[1]) // 2))

    def pivot(self, piece: int, flip: int, turn: int) -> Point:
        """What *piece* turns about, in halves, from the upper left of its box."""
        return _pivots(self.pieces)[piece][FLIPS * turn + flip]

    def laid(self, arrangement: Arrangement | None = None) -> dict[int, Row]:
        """The rows of the pieces on the grid (ZF2)."""
        return {
            piece: (lying.flip, lying.turn, *lying.at)
            for piece, lying in enumerate(arrangement or self.now)
            if lying.at is not None
        }

    def written_form(self) -> Written | None:
        laid = self.laid()
        return tuple(laid[piece] for piece in sorted(laid)) if len(laid) == len(self.now) else None

    def as_json(self, arrangement: Arrangement) -> object:
        return [[lying.flip, lying.turn, *(lying.at or ())] for lying in arrangement]

    def read(self, node: object) -> Arrangement:
        if not isinstance(node, Sequence) or len(node) != len(self.empty):
            raise ValueError("not as many rows as fragments")
        return tuple(self._read_row(piece, row) for piece, row in enumerate(node))

    def _read_row(self, piece: int, node: object) -> Fragment:
        if not isinstance(node, Sequence) or len(node) not in (2, 4):
            raise ValueError("a fragment has two or four numbers")
        row = fragments.read_row((*node, 0, 0) if len(node) == 2 else tuple(node))
        if row is None:
            raise ValueError("the row of a fragment has another form")
        flip, turn, x, y = row
        lying = Fragment(flip, turn, (x, y) if len(node) == 4 else None)
        if self.clamped(piece, lying) != lying:
            raise ValueError("a fragment lies too far away")
        return lying

    def with_hint(self) -> Arrangement | None:
        """One piece more lies as in a solution; what lies there in its way goes back beside the grid."""
        solution = self.judge.completion(self.laid())
        if not isinstance(solution, tuple):
            return None
        rows = dict(enumerate(fragments.read_row(row) or (0, 0, 0, 0) for row in solution))
        kept = self._lying_right(rows)
        left = [piece for piece in rows if piece not in kept.values()]
        if not left:
            return None
        # Rather a piece that is still beside the grid than one that lies there, if only wrongly.
        _, place, piece = min(
            (self.now[piece].at is not None, place, piece)
            for place in left
            for piece in self._alike(place)
            if piece not in kept
        )
        flip, turn, x, y = rows[place]
        arrangement = self.with_piece(piece, Fragment(flip, turn, (x, y)))
        blocked = {
            other
            for pair in fragments.overlaps(self.pieces, self.laid(arrangement))
            if piece in pair
            for other in pair
            if other != piece
        }
        return tuple(
            replace(lying, at=None) if number in blocked else lying
            for number, lying in enumerate(arrangement)
        )

    def _alike(self, piece: int) -> list[int]:
        """The pieces of the same kind, which may stand in for each other."""
        kinds = [each.kind for each in self.pieces.fragments]
        return [other for other, kind in enumerate(kinds) if kind == kinds[piece]]

    def _lying_right(self, rows: Mapping[int, Row]) -> dict[int, int]:
        """For each piece that lies as a solution wants it, the row of the solution that it fills."""
        right: dict[int, int] = {}
        for piece, row in self.laid().items():
            ground = frozenset(fragments.piece_corners(self.pieces, piece, row))
            for place, wanted in rows.items():
                is_same_kind = self.pieces.fragments[place].kind == self.pieces.fragments[piece].kind
                there = frozenset(fragments.piece_corners(self.pieces, place, wanted))
                if is_same_kind and there == ground and place not in right.values():
                    right[piece] = place
        return right


@cache
def _pivots(pieces: Pieces) -> tuple[tuple[Point, ...], ...]:
    return tuple(
        tuple(
            _pivot_after(piece.corners, _pivot(piece.corners), flip, turn)
            for turn in range(TURNS)
            for flip in range(FLIPS)
        )
        for piece in pieces.fragments
    )


def _pivot(corners: Corners) -> Point:
    """The point nearest to the middle, in halves, about which quarter turns stay on the grid.

    These are the grid points and the middles of the squares; all turns about one end where they began, so
    nothing creeps away.
    """
    count = len(corners)
    mid_x, mid_y = 2 * sum(x for x, _ in corners), 2 * sum(y for _, y in corners)
    reach = range(2 * max(max(point) for point in corners) + 1)
    points = [(x, y) for x, y in product(reach, reach) if (x - y) % 2 == 0]
    return min(points, key=lambda p: ((count * p[0] - mid_x) ** 2 + (count * p[1] - mid_y) ** 2, p[1], p[0]))


def _pivot_after(corners: Corners, pivot: Point, flip: int, turn: int) -> Point:
    """Where *pivot* is in the box of the flipped and turned piece."""
    points = [pivot, *((2 * x, 2 * y) for x, y in corners)]
    if flip:
        points = [(-x, y) for x, y in points]
    for _ in range(turn):
        points = [(-y, x) for x, y in points]
    left, top = min(x for x, _ in points[1:]), min(y for _, y in points[1:])
    return points[0][0] - left, points[0][1] - top
