"""Every connected shape of n cells, and where one cell of a shape could lie instead: a look-up for search."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from enix_desktop.geometry.hexes import Hex, shape


@cache
def polyhexes(size: int) -> frozenset[tuple[Hex, ...]]:
    """All connected shapes of *size* cells, turned ones counted apart: 814 of six cells."""
    if size == 1:
        return frozenset({(Hex(0, 0),)})
    return frozenset(
        shape((*smaller, cell)) for smaller in polyhexes(size - 1) for cell in _rim(smaller) - set(smaller)
    )


class Homes(NamedTuple):
    """Where one cell of a shape may lie so that all are connected."""

    cells: tuple[Hex, ...]
    """Sorted; the present cell is one of them."""
    present: int
    """The index of the present cell."""


@cache
def homes(cells: tuple[Hex, ...]) -> tuple[Homes, ...]:
    """For each cell of a connected shape its homes. The table over all shapes fills as it is used."""
    return tuple(_homes({*cells} - {cell}, cell) for cell in cells)


def _homes(rest: set[Hex], present: Hex) -> Homes:
    rims = [_rim(part) for part in _parts(rest)]
    cells = tuple(sorted(set.intersection(*rims) - rest))
    return Homes(cells, cells.index(present))


def _parts(cells: set[Hex]) -> list[set[Hex]]:
    left, parts = set(cells), []
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = _rim(edge) & left
            left -= edge
        parts.append(part)
    return parts


def _rim(cells: Iterable[Hex]) -> set[Hex]:
    """All cells beside one of *cells*; some may be among them."""
    return {neighbour for cell in cells for neighbour in cell.neighbours()}
