"""Every way to fill an outline with the fragments, found by integers alone (ZF)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.fragments import FLIPS, TURNS, Laid, Row, piece_corners, shape
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import FragmentsPuzzle
from enix_desktop.games.enigma.puzzles.quarters import Quarter, Quarters, quarters

Rows: TypeAlias = tuple[Row, ...]


class Placement(NamedTuple):
    """A piece of a kind somewhere in the outline."""

    kind: str
    mask: int
    """The quarters it covers, as bits in the order of the search."""
    row: Row


class FragmentSearch:
    """A complete search; *tries* has been counted to the end once the solutions have been gone through."""

    def __init__(self, pieces: Pieces, puzzle: FragmentsPuzzle) -> None:
        self.tries = 0
        self._pieces = pieces
        self._bits = {quarter: 1 << bit for bit, quarter in enumerate(sorted(quarters(puzzle.outline)))}
        self._full = (1 << len(self._bits)) - 1
        self._stock = Counter(piece.kind for piece in pieces.fragments)
        self._covering: dict[str, list[list[Placement]]] = {
            kind: [[] for _ in self._bits] for kind in self._stock
        }
        right, bottom = max(x for x, _ in puzzle.outline), max(y for _, y in puzzle.outline)
        for kind, forms in orientations(pieces).items():
            for flip, turn, there in forms:
                for y in range(bottom - max(quarter.y for quarter in there)):
                    for x in range(right - max(quarter.x for quarter in there)):
                        self._note(kind, (flip, turn, x, y), there)

    def _note(self, kind: str, row: Row, there: Quarters) -> None:
        """Note a placement at every quarter it covers, if it lies inside."""
        _, _, x, y = row
        bits = [self._bits.get(Quarter(qy + y, qx + x, quarter), 0) for qy, qx, quarter in there]
        if all(bits):
            placement = Placement(kind, sum(bits), row)
            for bit in bits:
                self._covering[kind][bit.bit_length() - 1].append(placement)

    def placements(self) -> Iterator[tuple[Placement, ...]]:
        """Every solution once; equal pieces are not told apart."""
        yield from self._from(0, ())

    def _from(self, covered: int, chosen: tuple[Placement, ...]) -> Iterator[tuple[Placement, ...]]:
        if covered == self._full:
            yield chosen
            return
        bare = (~covered & (covered + 1)).bit_length() - 1
        for kind, left in self._stock.items():
            if not left:
                continue
            for placement in self._covering[kind][bare]:
                if placement.mask & covered:
                    continue
                self.tries += 1
                self._stock[kind] -= 1
                yield from self._from(covered | placement.mask, (*chosen, placement))
                self._stock[kind] += 1

    def solutions(self) -> Iterator[Rows]:
        """Every solution once, as it is written."""
        return (self._rows(chosen, {}) for chosen in self.placements())

    def completion(self, laid: Laid) -> Rows | None:
        """The solution that leaves most of the *laid* pieces where they lie."""
        lying = {piece: self._lying(piece, row) for piece, row in laid.items()}
        best, kept = None, -1
        for chosen in self.placements():
            wanted = {(placement.kind, placement.mask) for placement in chosen}
            count = len(wanted.intersection(lying.values()))
            if count > kept:
                best, kept = chosen, count
        return None if best is None else self._rows(best, laid)

    def _lying(self, piece: int, row: Row) -> tuple[str, int]:
        """The kind and the quarters of a piece; no quarters if it is not wholly inside."""
        there = quarters(piece_corners(self._pieces, piece, row))
        bits = [self._bits.get(quarter, 0) for quarter in there]
        return self._pieces.fragments[piece].kind, sum(bits) if all(bits) else 0

    def _rows(self, chosen: tuple[Placement, ...], laid: Laid) -> Rows:
        """A row for each piece: its own where it lies right, else one of the solution."""
        left = list(chosen)
        rows: dict[int, Row] = {}
        for piece, row in sorted(laid.items()):
            lying = self._lying(piece, row)
            match = next((one for one in left if (one.kind, one.mask) == lying), None)
            if match is not None:
                rows[piece] = row
                left.remove(match)
        for piece, fragment in enumerate(self._pieces.fragments):
            if piece not in rows:
                match = next(one for one in left if one.kind == fragment.kind)
                rows[piece] = match.row
                left.remove(match)
        return tuple(rows[piece] for piece in range(len(rows)))


@cache
def orientations(pieces: Pieces) -> dict[str, tuple[tuple[int, int, Quarters], ...]]:
    """The different ways in which a piece of each kind can lie: flip, turn and quarters."""
    result: dict[str, tuple[tuple[int, int, Quarters], ...]] = {}
    for piece, fragment in enumerate(pieces.fragments):
        forms: dict[Quarters, tuple[int, int]] = {}
        for flip in range(FLIPS):
            for turn in range(TURNS):
                forms.setdefault(quarters(shape(pieces, piece, flip, turn)), (flip, turn))
        result[fragment.kind] = tuple((flip, turn, there) for there, (flip, turn) in forms.items())
    return result
