"""The pieces that solve the puzzles (C2): values read from the components."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from enix_desktop.games.enigma.puzzles.puzzle import Point

Cube: TypeAlias = tuple[int, int, int]
"""x to the right, y downwards, z up from the table (ZA2)."""


class Fragment(NamedTuple):
    """A piece of the cut square: a polygon of integer corners (ZF1)."""

    id: str
    kind: str
    corners: tuple[Point, ...]


class Pipe(NamedTuple):
    """A conduit piece with channels on some of its sides (ZC1)."""

    id: str
    kind: str
    sides: tuple[int, ...]


class Block(NamedTuple):
    """An angular piece of unit cubes (ZA1)."""

    id: str
    colour: str
    cubes: tuple[Cube, ...]


@dataclass(frozen=True)
class Pieces:
    """All pieces of all categories."""

    weights: int
    """The most weights that a puzzle may ask for."""
    fragments: tuple[Fragment, ...]
    conduits: tuple[Pipe, ...]
    angles: tuple[Block, ...]

    @cached_property
    def _hash(self) -> int:
        return hash((self.weights, self.fragments, self.conduits, self.angles))

    def __hash__(self) -> int:
        # Tables are kept by pieces and looked up often, so the deep hash is computed once.
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        # The kept hash stays behind: hashes of texts differ between processes.
        return Pieces, (self.weights, self.fragments, self.conduits, self.angles)

    @cached_property
    def pipes(self) -> dict[str, Pipe]:
        """The conduit pieces by id."""
        return {pipe.id: pipe for pipe in self.conduits}

    @cached_property
    def blocks(self) -> dict[str, Block]:
        """The angular pieces by id."""
        return {block.id: block for block in self.angles}
