"""An answer to "why?": steps without words, the rules behind them, and what a picture of it would mark."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix.components import Components, Energy, Ray
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.why.steps import Step
from enix_desktop.geometry.hexes import Hex, opposite

Mark: TypeAlias = Literal["may", "chosen", "refused", "island"]
"""May be entered or moved; is meant; may not; is cut off."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two touching sides: the path points on each, or None where a side has no path (C2)."""

    origin: Energy
    target: Energy
    here: Ray
    there: Ray

    @property
    def cost(self) -> int | None:
        """The points it takes, or None if there is no way."""
        return None if self.here is None or self.there is None else self.here + self.there + 1

    @property
    def lacking(self) -> tuple[Energy, ...]:
        """The tiles that have no path on their side."""
        ends = ((self.origin, self.here), (self.target, self.there))
        return tuple(tile for tile, ray in ends if ray is None)


@dataclass(frozen=True, slots=True)
class Picture:
    """The board at the moment asked about, and what is marked on it."""

    layout: Layout
    pawns: tuple[Energy, ...]
    cap: Energy | None
    tiles: tuple[tuple[Energy, Mark], ...] = ()
    crossings: tuple[Crossing, ...] = ()
    way: tuple[Energy, ...] = ()
    """Tiles in the order in which they are visited, the first is where the way begins."""
    cells: tuple[Hex, ...] = ()
    """Cells where a tile may go."""
    ghost: Hex | None = None
    """Where a tile was, or would be."""
    is_refused: bool = False
    """Whether the ghost is where the tile may not lie."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Why something happened, or could not."""

    asked: Event | Refusal
    steps: tuple[Step, ...]
    rules: tuple[str, ...]
    """The main rule first."""
    picture: Picture | None = None


def marked(mark: Mark, *tiles: Energy) -> tuple[tuple[Energy, Mark], ...]:
    """All *tiles* with the same mark."""
    return tuple((tile, mark) for tile in tiles)


def crossing(components: Components, layout: Layout, origin: Energy, target: Energy) -> Crossing | None:
    """What the touching sides of two tiles have, if they touch."""
    side = layout.side_towards(origin, target)
    if side is None:
        return None
    rays, turns = components.turned_rays, layout.rotations
    return Crossing(
        origin,
        target,
        rays[origin][turns[origin]][side],
        rays[target][turns[target]][opposite(side)],
    )
