"""Where fragments overlap, reach outside or leave the outline bare, as polygons to be shown."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from enix_desktop.games.enigma.puzzles import fragments
from enix_desktop.games.enigma.puzzles.fragments import Laid, Ring
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import FragmentsPuzzle

if TYPE_CHECKING:  # the first paint of the window need not wait for shapely
    from shapely import Geometry

Patch: TypeAlias = tuple[Ring, ...]
"""An outer ring, and the rings of its holes."""


@dataclass(frozen=True, slots=True)
class Faults:
    """What shapely says about pieces on the grid."""

    pairs: tuple[tuple[int, int], ...] = ()
    """Pieces that overlap (ZF4)."""
    overlaps: tuple[Patch, ...] = ()
    strays: tuple[int, ...] = ()
    """Pieces that reach outside (ZF5)."""
    outside: tuple[Patch, ...] = ()
    bare: tuple[Patch, ...] = ()
    """What is left of the outline (ZF6)."""
    bare_area: float = 0.0


def faults(pieces: Pieces, puzzle: FragmentsPuzzle, laid: Laid) -> Faults:
    """The faults of the pieces that are *laid*."""
    return _faults(pieces, puzzle, tuple(sorted(laid.items())))


@lru_cache(maxsize=256)
def _faults(pieces: Pieces, puzzle: FragmentsPuzzle, rows: tuple[tuple[int, fragments.Row], ...]) -> Faults:
    from shapely import Polygon

    laid = dict(rows)
    outline = Polygon(puzzle.outline)
    shapes = {piece: Polygon(fragments.piece_corners(pieces, piece, row)) for piece, row in rows}
    pairs = fragments.overlaps(pieces, laid)
    strays = fragments.outside(pieces, puzzle, laid)
    bare = fragments.bare(pieces, puzzle, laid)
    return Faults(
        tuple(pairs),
        tuple(patch for one, other in pairs for patch in _patches(shapes[one].intersection(shapes[other]))),
        tuple(strays),
        tuple(patch for piece in strays for patch in _patches(shapes[piece].difference(outline))),
        tuple(bare),
        sum(Polygon(patch[0], patch[1:]).area for patch in bare),
    )


def _patches(ground: "Geometry") -> Iterator[Patch]:
    from shapely import Polygon, get_parts

    for part in get_parts(ground):
        if isinstance(part, Polygon) and part.area > 0:
            yield tuple(
                tuple((float(x), float(y)) for x, y in ring.coords)
                for ring in (part.exterior, *part.interiors)
            )
