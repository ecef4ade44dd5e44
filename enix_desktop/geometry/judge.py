"""Shapely's verdict on tiles that lie side by side: overlaps, full common sides, islands."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from enix_desktop.geometry.hexes import Hex, shape


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the polygons of a layout say; tiles are named by their index."""

    overlaps: tuple[tuple[int, int], ...]
    """Pairs of tiles that cover common ground."""
    lonely: tuple[int, ...]
    """Tiles that share a full side with no other."""
    islands: tuple[tuple[int, ...], ...]
    """Groups of tiles cut off from the largest group (of equal ones, from the first)."""

    @property
    def is_sound(self) -> bool:
        """Whether no tile overlaps another and all hang together by full sides."""
        return not (self.overlaps or self.lonely or self.islands)


_SOUND = Verdict((), (), ())


@lru_cache(maxsize=1024)
def judge(cells: tuple[Hex, ...]) -> Verdict:
    """The verdict on tiles lying on *cells*."""
    # Whether all is well depends on the shape alone, and sound shapes are few and come again and again.
    return _SOUND if _is_sound(shape(cells)) else _examine(cells)


@lru_cache(maxsize=2048)
def _is_sound(cells: tuple[Hex, ...]) -> bool:
    return _examine(cells) == _SOUND


def _examine(cells: Sequence[Hex]) -> Verdict:
    # Imported here because the first paint of the window need not wait for shapely.
    import shapely

    polygons = shapely.polygons([cell.corners() for cell in cells])
    tiles = range(len(cells))
    whole = shapely.union_all(polygons)
    # Polygons that meet in less than a side, in a point or not at all, stay apart in their union.
    groups = [
        tuple(tile for tile in tiles if land.covers(polygons[tile])) for land in shapely.get_parts(whole)
    ]
    groups.sort(key=lambda group: (-len(group), group))
    overlaps = (
        [(a, b) for a, b in combinations(tiles, 2) if polygons[a].intersection(polygons[b]).area > 0]
        if whole.area < sum(polygon.area for polygon in polygons)
        else []
    )
    lonely = tuple(sorted(group[0] for group in groups if len(group) == 1))
    return Verdict(tuple(overlaps), lonely, tuple(groups[1:]))
