"""All ways to turn or move a tile: hundreds, so they are counted at once but made only when asked for."""

from collections.abc import Sequence
from typing import overload

from enix_desktop.games.enix.components import ENERGIES, Components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.geometry.hexes import SIDES, Hex, origin, shape
from enix_desktop.geometry.polyhexes import homes


class Placements(Sequence[PlaceTile]):
    """Every legal PlaceTile (A4, A5), ordered by tile, cell and rotation."""

    __slots__ = ("_homes", "_length", "_lengths", "_origin", "_turns")

    def __init__(self, components: Components, layout: Layout) -> None:
        self._origin = q0, r0 = origin(layout.cells)
        cells = shape(layout.cells)
        table = homes(cells)
        self._homes = [table[cells.index((q - q0, r - r0))] for q, r in layout.cells]
        self._turns = [turns[now] for turns, now in zip(components.turns, layout.rotations, strict=True)]
        self._lengths = [
            (len(home.cells) - 1) * SIDES + len(turns)
            for home, turns in zip(self._homes, self._turns, strict=True)
        ]
        self._length = sum(self._lengths)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Placements):
            return NotImplemented
        return (self._origin, self._homes, self._turns) == (other._origin, other._homes, other._turns)

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> PlaceTile: ...
    @overload
    def __getitem__(self, index: slice) -> list[PlaceTile]: ...
    def __getitem__(self, index: int | slice) -> PlaceTile | list[PlaceTile]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(self._length))]
        number = index + self._length if index < 0 else index
        for tile, length in enumerate(self._lengths):
            if 0 <= number < length:
                return self._placement(tile, number)
            number -= length
        raise IndexError(index)

    def _placement(self, tile: int, number: int) -> PlaceTile:
        """The placement of *tile* with this *number*: six on each cell, fewer where the tile lies now."""
        cells, present = self._homes[tile]
        turns = self._turns[tile]
        beyond = number - present * SIDES
        if 0 <= beyond < len(turns):
            place, rotation = present, turns[beyond]
        else:
            place, rotation = divmod(number if beyond < 0 else number + SIDES - len(turns), SIDES)
        (q, r), (q0, r0) = cells[place], self._origin
        return PlaceTile(ENERGIES[tile], Hex(q + q0, r + r0), rotation)
