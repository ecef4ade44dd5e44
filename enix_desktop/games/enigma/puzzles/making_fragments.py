"""Outlines by chance: the seven fragments laid side by side (E8)."""

from functools import cache

from enix_desktop.games.enigma.puzzles.bounds import OUTLINE_SIZE
from enix_desktop.games.enigma.puzzles.fragment_search import orientations
from enix_desktop.games.enigma.puzzles.luck import Luck
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import FragmentsPuzzle
from enix_desktop.games.enigma.puzzles.quarters import Quarter, outline_of

_WIDTH = OUTLINE_SIZE + 2
"""Of the ground with a margin, so that no neighbour wraps around."""
_ROW = 4 * _WIDTH
_NORTH = sum(1 << bit for bit in range(0, _ROW * _WIDTH, 4))
_EAST, _SOUTH, _WEST = _NORTH << 1, _NORTH << 2, _NORTH << 3


def make(pieces: Pieces, luck: Luck, compactness: int) -> FragmentsPuzzle | None:
    """An outline that the pieces fill; None if they cannot lie on or enclose no simple polygon.

    The higher the *compactness*, the more they lie side on side, which hides where one ends.
    """
    ground = _ground(pieces)
    order = luck.some_of([piece.kind for piece in pieces.fragments], len(pieces.fragments))
    filled = luck.one_of(ground[order[0]])
    for kind in order[1:]:
        around = _around(filled)
        near = [mask for mask in ground[kind] if not mask & filled and mask & around]
        if not near:
            return None
        weights = [(mask & around).bit_count() ** compactness for mask in near]
        filled |= luck.weighted(near, weights)
    return _puzzle(filled)


def _puzzle(filled: int) -> FragmentsPuzzle | None:
    there = [_quarter(bit) for bit in range(filled.bit_length()) if filled >> bit & 1]
    left, top = min(quarter.x for quarter in there), min(quarter.y for quarter in there)
    outline = outline_of(Quarter(y - top, x - left, quarter) for y, x, quarter in there)
    return None if outline is None else FragmentsPuzzle(outline)


def _bit(quarter: Quarter) -> int:
    return _ROW * (quarter.y + 1) + 4 * (quarter.x + 1) + quarter.quarter


def _quarter(bit: int) -> Quarter:
    row, column = divmod(bit, _ROW)
    return Quarter(row - 1, column // 4 - 1, column % 4)


def _around(filled: int) -> int:
    """The quarters that share a side with *filled*."""
    north, east, south, west = filled & _NORTH, filled & _EAST, filled & _SOUTH, filled & _WEST
    beyond = north << 2 >> _ROW | south >> 2 << _ROW | east << 2 << 4 | west >> 2 >> 4
    inside = (north | east | south) << 1 | (east | south | west) >> 1 | north << 3 | west >> 3
    return beyond | inside


@cache
def _ground(pieces: Pieces) -> dict[str, tuple[int, ...]]:
    """Every placement of a piece of each kind on the ground, as bits."""
    result = {}
    for kind, forms in orientations(pieces).items():
        masks = []
        for _, _, there in forms:
            right, bottom = max(quarter.x for quarter in there), max(quarter.y for quarter in there)
            origin = sum(1 << _bit(quarter) for quarter in there)
            masks += [
                origin << _ROW * y + 4 * x
                for y in range(OUTLINE_SIZE - bottom)
                for x in range(OUTLINE_SIZE - right)
            ]
        result[kind] = tuple(masks)
    return result
