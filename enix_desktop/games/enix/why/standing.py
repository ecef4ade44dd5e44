"""A pawn on its tile: where it may cross to, what that costs, and what is in the way (C2, M3 to M5)."""

from dataclasses import dataclass
from heapq import heappop, heappush

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import Layout, roads
from enix_desktop.games.enix.table import Table
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why.answer import Crossing, crossing
from enix_desktop.games.enix.why.moment import Moment
from enix_desktop.games.enix.why.steps import Because, Step, step


@dataclass(frozen=True, slots=True)
class Way:
    """A way from tile to tile, and what each crossing costs."""

    tiles: tuple[Energy, ...]
    costs: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.costs)

    def step(self) -> Step:
        """The cheapest way there is."""
        return step(Because.CHEAPEST_WAY, way=self.tiles, sum=self.costs)


@dataclass(frozen=True, slots=True)
class Standing:
    """The pawn in turn, seen by anybody."""

    table: Table
    layout: Layout
    here: Energy
    cap: Energy | None
    points: int
    barred: tuple[Energy, ...]

    def sides(self, target: Energy) -> Crossing | None:
        """What the touching sides of the two tiles have."""
        return crossing(self.table.components, self.layout, self.here, target)

    def neighbours(self) -> list[Energy]:
        return [tile for tile in ENERGIES if self.layout.side_towards(self.here, tile) is not None]

    def obstacle(self, target: Energy) -> Step | None:
        """What is in the way to the neighbouring *target*, if anything is."""
        sides = self.sides(target)
        assert sides is not None, f"{target.key} is no neighbour"
        if sides.cost is None:
            return step(Because.NO_PATH, origin=self.here, energy=target, lacking=sides.lacking)
        if target == self.cap:
            return step(Because.CAP_BARS, energy=target)
        if target in self.barred:
            return self.not_again(target)
        return self.too_dear(target, sides.cost) if sides.cost > self.points else None

    def not_again(self, target: Energy) -> Step:
        """Why *target* is closed for this turn: every tile entered is, or only where the turn began."""
        if self.table.edition.enters_each_tile_once:
            return step(Because.NO_TILE_TWICE, energies=self.barred)
        return step(Because.NOT_BACK, energy=target)

    def too_dear(self, target: Energy, cost: int) -> Step:
        """Going to *target* costs more points than there are."""
        return step(Because.TOO_DEAR, energy=target, cost=cost, count=self.points)

    def cheapest_way(self, target: Energy) -> Way | None:
        """The cheapest way to *target*, whatever the points, past the cap and what is closed."""
        streets = roads(self.table.components, self.layout)
        edge: list[tuple[int, int, tuple[Energy, ...], tuple[int, ...]]] = [(0, 0, (self.here,), ())]
        done: set[Energy] = set()
        while edge:
            total, _, tiles, costs = heappop(edge)
            if tiles[-1] == target:
                return Way(tiles, costs)
            if tiles[-1] in done or (self.here == self.cap):
                continue
            done.add(tiles[-1])
            for tile, cost in streets[tiles[-1]]:
                if tile != self.cap and tile not in self.barred:
                    heappush(edge, (total + cost, len(tiles), (*tiles, tile), (*costs, cost)))
        return None


def cost_steps(sides: Crossing) -> tuple[Step, ...]:
    """How the price of a crossing comes about, or where a path is lacking."""
    ends = ((sides.origin, sides.target, sides.here), (sides.target, sides.origin, sides.there))
    both = tuple(
        step(Because.SIDE_CLOSED, energy=tile, other=other)
        if points is None
        else step(Because.SIDE_OPEN, energy=tile, other=other, count=points)
        for tile, other, points in ends
    )
    if sides.cost is None:
        return both
    return (*both, step(Because.CROSSING_COST, sum=(sides.here, sides.there, 1)))


def in_moment(moment: Moment) -> Standing:
    """The pawn of the player in turn at *moment*."""
    assert moment.active is not None
    here = moment.pawns[moment.active]
    return Standing(moment.table, moment.layout, here, moment.cap, moment.points, moment.barred)


def in_view(view: View) -> Standing:
    """The pawn of the player in turn; if nobody is, of the viewer."""
    here = view.pawns[view.seat if view.active is None else view.active]
    barred = tuple(tile for tile in ENERGIES if view.barred >> tile & 1)
    return Standing(view.table, view.layout, here, view.cap, view.points, barred)
