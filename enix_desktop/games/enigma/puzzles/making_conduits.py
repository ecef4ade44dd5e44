"""Conduit puzzles by chance: cells side by side, and pieces that fit one another (E8)."""

from collections import Counter

from enix_desktop.games.enigma.puzzles.bounds import CELLS, DRAWING_SIZE, MOST_PORTS
from enix_desktop.games.enigma.puzzles.conduit_search import EAST, NORTH, SOUTH, WEST, turns
from enix_desktop.games.enigma.puzzles.conduits import STEPS
from enix_desktop.games.enigma.puzzles.luck import Luck
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import ConduitsPuzzle, Point, Port


def make(pieces: Pieces, luck: Luck) -> ConduitsPuzzle | None:
    """A puzzle with a solution; None if the pieces drawn cannot go on or need too many ports."""
    cells = _cells(luck)
    on = _lay(pieces, luck, cells)
    if on is None:
        return None
    ports = [
        Port(x, y, side)
        for (x, y), (_, sides) in on.items()
        for side, (dx, dy) in enumerate(STEPS)
        if sides >> side & 1 and (x + dx, y + dy) not in cells
    ]
    if len(ports) > MOST_PORTS:
        return None
    used = Counter(kind for kind, _ in on.values())
    out = []
    for pipe in pieces.conduits:
        if used[pipe.kind]:
            used[pipe.kind] -= 1
        else:
            out.append(pipe.id)
    return ConduitsPuzzle(tuple(cells), tuple(sorted(ports)), tuple(out))


def _cells(luck: Luck) -> list[Point]:
    """Cells in one part, by y and x, moved so that the smallest x and y are 0."""
    count = luck.one_of(CELLS)
    cells = [(luck.below(DRAWING_SIZE), luck.below(DRAWING_SIZE))]
    while len(cells) < count:
        x, y = luck.one_of(cells)
        dx, dy = luck.one_of(STEPS)
        cell = x + dx, y + dy
        if cell not in cells and all(0 <= at < DRAWING_SIZE for at in cell):
            cells.append(cell)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return sorted(((x - left, y - top) for x, y in cells), key=lambda cell: (cell[1], cell[0]))


def _lay(pieces: Pieces, luck: Luck, cells: list[Point]) -> dict[Point, tuple[str, int]] | None:
    """A kind and its channels on each cell, so that neighbours fit."""
    stock = Counter(pipe.kind for pipe in pieces.conduits)
    on: dict[Point, tuple[str, int]] = {}
    for x, y in cells:
        fixed = wanted = 0
        for beyond, side, opposite in (((x, y - 1), NORTH, SOUTH), ((x - 1, y), WEST, EAST)):
            if beyond in on:
                fixed |= side
                wanted |= side if on[beyond][1] & opposite else 0
        fitting = [
            (kind, sides)
            for kind, forms in turns(pieces).items()
            if stock[kind]
            for _, sides in forms
            if sides & fixed == wanted
        ]
        if not fitting:
            return None
        on[x, y] = luck.one_of(fitting)
        stock[on[x, y][0]] -= 1
    return on
