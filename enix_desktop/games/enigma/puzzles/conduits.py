"""Conduit puzzles (ZC): pieces with channels on cells, and channels drawn on the frame."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.forms import is_integer, rows_of
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import ConduitsPuzzle, Point, Port, Written
from enix_desktop.games.enigma.refusals import Reason

Row: TypeAlias = tuple[str, int, int, int]
"""piece, x, y, turn (ZC2)."""
STEPS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where each side leads: N, E, S, W (Z3)."""
TURNS = 4


class Flaw(StrEnum):
    """What is wrong, or still missing, at a side of a cell (ZC5)."""

    EMPTY = "empty"
    """A channel towards a cell on which nothing lies yet."""
    BLANK = "blank"
    """A channel towards a piece that has none there."""
    FRAME = "frame"
    """A channel towards the frame where there is no port."""
    PORT = "port"
    """A port at a piece that has no channel there."""
    WAITING = "waiting"
    """A port at a cell on which nothing lies yet."""


class OpenEnd(NamedTuple):
    """A side of a cell where something does not fit, or not yet."""

    x: int
    y: int
    side: int
    flaw: Flaw


def broken(pieces: Pieces, puzzle: ConduitsPuzzle, written: Written) -> Reason | None:
    """The first rule that *written* breaks as a solution of *puzzle*."""
    rows = rows_of(written, lambda entry: read_row(pieces, entry))
    if rows is None:
        return Reason.ZC2_FORM
    used = [piece for piece, _, _, _ in rows]
    if not set(puzzle.out).isdisjoint(used):
        return Reason.ZC3_CROSSED_OUT
    cells = [(x, y) for _, x, y, _ in rows]
    if sorted(used) != sorted(in_stock(pieces, puzzle)) or sorted(cells) != sorted(puzzle.cells):
        return Reason.ZC4_NOT_ALL
    return Reason.ZC5_UNLINKED if open_ends(pieces, puzzle, rows) else None


def read_row(pieces: Pieces, entry: object) -> Row | None:
    """*entry* as piece, x, y and turn, or None if it is not of that form."""
    if not isinstance(entry, tuple) or len(entry) != 4:
        return None
    piece, x, y, turn = entry
    if not isinstance(piece, str) or piece not in pieces.pipes:
        return None
    if not (is_integer(x) and is_integer(y) and is_integer(turn, 0, TURNS - 1)):
        return None
    return piece, x, y, turn


def in_stock(pieces: Pieces, puzzle: ConduitsPuzzle) -> tuple[str, ...]:
    """The pieces that are not crossed out."""
    return tuple(pipe.id for pipe in pieces.conduits if pipe.id not in puzzle.out)


def channels(pieces: Pieces, piece: str, turn: int) -> frozenset[int]:
    """The sides on which *piece* has channels when it is turned by *turn* quarters (ZC2)."""
    return _channels(pieces)[piece][turn]


@cache
def _channels(pieces: Pieces) -> Mapping[str, tuple[frozenset[int], ...]]:
    return {
        pipe.id: tuple(frozenset((side + turn) % 4 for side in pipe.sides) for turn in range(TURNS))
        for pipe in pieces.conduits
    }


def open_ends(pieces: Pieces, puzzle: ConduitsPuzzle, laid: Iterable[Row]) -> list[OpenEnd]:
    """Every side where what is *laid* does not fit, or not yet, by y, x and side (ZC5).

    What does not lie on a cell counts for nothing, and of two pieces on one cell the later.
    """
    cells, ports = frozenset(puzzle.cells), frozenset(puzzle.ports)
    on = {(x, y): channels(pieces, piece, turn) for piece, x, y, turn in laid if (x, y) in cells}
    ends = []
    for y, x in sorted((y, x) for x, y in cells):
        for side in range(4):
            flaw = _flaw(cells, ports, on, (x, y), side)
            if flaw is not None:
                ends.append(OpenEnd(x, y, side, flaw))
    return ends


def _flaw(
    cells: frozenset[Point],
    ports: frozenset[Port],
    on: Mapping[Point, frozenset[int]],
    cell: Point,
    side: int,
) -> Flaw | None:
    (x, y), (dx, dy) = cell, STEPS[side]
    has_channel, beyond = side in on.get(cell, ()), (x + dx, y + dy)
    if beyond not in cells:
        is_port = Port(x, y, side) in ports
        if has_channel == is_port:
            return None
        if has_channel:
            return Flaw.FRAME
        return Flaw.PORT if cell in on else Flaw.WAITING
    if not has_channel:
        return None
    if beyond not in on:
        return Flaw.EMPTY
    return None if (side + 2) % 4 in on[beyond] else Flaw.BLANK
