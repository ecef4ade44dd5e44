"""What the way from a piece to every tile costs, and how that changes when a tile is placed."""

from collections.abc import Mapping
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import Layout, Roads, roads
from enix_desktop.games.enix.view import View


@dataclass(frozen=True, slots=True)
class Change:
    """The cost of the cheapest way to a tile before and after; None where no way leads there."""

    before: int | None
    after: int | None

    @property
    def is_cut_off(self) -> bool:
        return self.before is not None and self.after is None

    @property
    def trend(self) -> int:
        """-1 where it becomes cheaper or possible at all, 1 where it becomes dearer or impossible, else 0."""
        if self.before == self.after:
            return 0
        if self.before is None or self.after is None:
            return 1 if self.after is None else -1
        return -1 if self.after < self.before else 1


def costs(ways: Roads, start: Energy, cap: Energy | None) -> dict[Energy, int]:
    """The cheapest way from *start* to each tile that can be reached; the cap's tile is no way (M4)."""
    found = {start: 0}
    edge = [] if start == cap else [start]
    while edge:
        here = min(edge, key=lambda tile: found[tile])
        edge.remove(here)
        for tile, cost in ways[here]:
            total = found[here] + cost
            if tile != cap and total < found.get(tile, total + 1):
                found[tile] = total
                edge.append(tile)
    return found


def changes(view: View, seat: Seat, layout: Layout) -> Mapping[Energy, Change]:
    """How *layout* changes the ways of the piece of *seat* to all tiles that it can or could reach."""
    start = view.pawns[seat]
    before = costs(view.roads, start, view.cap)
    after = costs(roads(view.table.components, layout), start, view.cap)
    others = [tile for tile in ENERGIES if tile != start and (tile in before or tile in after)]
    return {tile: Change(before.get(tile), after.get(tile)) for tile in others}
