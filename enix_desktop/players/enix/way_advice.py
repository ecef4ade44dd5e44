"""Reasons that are about ways: where a turn leads and what it brings there."""

from collections.abc import Iterator, Sequence

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy, TurnOrShift
from enix_desktop.games.enix.layout import roads
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.advice_context import ONLY, Advice, AdviceContext, Reason
from enix_desktop.players.enix.plan import Visit, costs, landing, turned


class WayReasons(AdviceContext):
    """Finds reasons for where to go; the most telling one comes first."""

    def for_the_turn(self, card: Card, laid: int) -> Iterator[Advice]:
        """What the turn brings after laying *card* on top of *laid* points, if the table stays as it is."""
        view, plan, land = self.view, self.outlook.after_laying(card, laid), landing(self.view, card)
        points = laid + self.components.values[card]
        visits = plan.visits
        decisive = self.decisive([*([plan.jump] if plan.jump else []), *visits])
        reach = costs(view.roads, land.tile, points, land.cap, land.barred)
        if decisive is not None and decisive is plan.jump and land.jumped:
            yield Advice(Reason.LAY_JUMP, self.cards_at(decisive.tile))
        elif decisive is not None and decisive.tile in reach:
            yield Advice(Reason.LAY_REACH, {**self.cards_at(decisive.tile), "points": points})
        opened = plan.opened
        if opened is not None and opened.taken and not land.jumped and land.cap == view.cap:
            yield from self._opening(opened.tile, points, land.barred)
        last = visits[-1].tile if visits else land.tile
        facts = {"tile": last, "seats": self.rivals_on(last), "points": points}
        if visits and last in reach and self.rivals_on(last):
            yield Advice(Reason.LAY_STEAL, facts)
        elif not visits and not reach and self.rivals_on(last) and self.outlook.stealing[last] > 0:
            yield Advice(Reason.LAY_JUMP_STEAL if land.jumped else Reason.LAY_STAY, facts)

    def _opening(self, tile: Energy, points: int, barred: int) -> Iterator[Advice]:
        view = self.view
        here, cap = view.pawns[view.seat], view.cap
        if tile in costs(view.roads, here, points, cap, barred):
            yield Advice(Reason.LAY_REACH, {**self.cards_at(tile), "points": points})
        elif any(tile in costs(ways, here, points, cap, barred) for ways in turned(view)):
            yield Advice(Reason.LAY_OPEN, {**self.cards_at(tile), "points": points})

    def for_crossing(self, tile: Energy) -> Iterator[Advice]:
        """Why to go to *tile* (M3)."""
        view, outlook = self.view, self.outlook
        open_ways = costs_of_neighbours(view)
        if len(open_ways) == 1 and not view.moved:
            yield ONLY
            return
        drafts, taken = outlook.after_arriving(outlook.drafts(view.hand), tile)
        points, barred = view.points - open_ways[tile], view.barred | 1 << tile
        visits = (Visit(tile, taken), *outlook.best_way(drafts, tile, points, barred).visits)
        decisive = self.decisive(visits)
        last = visits[-1].tile
        if decisive is visits[0]:
            yield Advice(Reason.CROSS_TAKE, self.cards_at(tile))
        elif decisive is not None:
            way = tuple(visit.tile for visit in visits[: visits.index(decisive) + 1])
            yield Advice(Reason.CROSS_ONWARD, {**self.cards_at(decisive.tile), "way": way})
        if last == tile and self.rivals_on(tile):
            yield Advice(Reason.CROSS_STEAL, {"tile": tile, "seats": self.rivals_on(tile)})
        elif self.rivals_on(last):
            way = tuple(visit.tile for visit in visits)
            yield Advice(Reason.CROSS_STEAL_ONWARD, {"tile": last, "seats": self.rivals_on(last), "way": way})
        if decisive is None and self._would_take(tile):
            yield Advice(Reason.CROSS_TAKE, self.cards_at(tile))
        reach = costs(view.roads, outlook.tile, view.points, view.cap, view.barred)
        if not any(there in view.stack_tops or self.rivals_on(there) for there in reach):
            yield Advice(Reason.CROSS_NOTHING)

    def _would_take(self, tile: Energy) -> bool:
        """Whether the skilled player, once on *tile*, takes top cards there and does not wait for others."""
        outlook = self.outlook
        drafts = outlook.drafts(self.view.hand)
        counts = range(self.view.stack_tops.count(tile) + 1)
        taken = [outlook.after_refilling(outlook.with_cards(drafts, tile, count)) for count in counts]
        return max(counts, key=lambda count: outlook.expected(taken[count])) > 0

    def for_stopping(self) -> Iterator[Advice]:
        """Why to move no farther (M3)."""
        view, outlook = self.view, self.outlook
        here = outlook.tile
        reach = costs(view.roads, here, view.points, view.cap, view.barred)
        tops = [tile for tile in reach if tile in view.stack_tops]
        if self.rivals_on(here) and outlook.stealing[here] > 0:
            yield Advice(Reason.STOP_STEAL, {"seats": self.rivals_on(here)})
        if not tops:
            yield Advice(Reason.STOP_NOTHING)
        elif not any(self.lacks(tile) for tile in tops):
            if self.risks(tops):
                yield Advice(Reason.STOP_RISK, {"score": self.score, "limit": self.limit})
            yield Advice(Reason.STOP_HELD, {"energies": tuple(sorted(tops))})

    def for_placing(self, move: PlaceTile) -> Iterator[Advice]:
        """Why to put a tile there (A4)."""
        view, here = self.view, self.outlook.tile
        symbols = self.components.cards[view.laid[view.seat][-1]].symbols
        ways = roads(self.components, view.layout.with_tile(move.tile, move.cell, move.rotation))
        if all(isinstance(symbol, TurnOrShift) for symbol in symbols[view.symbols_done :]):
            # A jump or a blackout still to come would change where the way begins and what is barred.
            drafts = self.outlook.drafts(view.hand)
            plan = self.outlook.best_way(drafts, here, view.points, view.barred, ways)
            decisive = self.decisive(plan.visits)
            if decisive is not None:
                yield from self._way_placed(decisive.tile, move, plan.visits)
        before, after = len(view.roads[here]), len(ways[here])
        if after > before:
            yield Advice(Reason.PLACE_FREES, {"before": before, "ways": after})

    def _way_placed(self, tile: Energy, move: PlaceTile, visits: Sequence[Visit]) -> Iterator[Advice]:
        view, here = self.view, self.outlook.tile
        ways = roads(self.components, view.layout.with_tile(move.tile, move.cell, move.rotation))
        before = costs(view.roads, here, view.points, view.cap, view.barred).get(tile)
        after = costs(ways, here, view.points, view.cap, view.barred)[tile]
        way = tuple(visit.tile for visit in visits)
        facts = {**self.cards_at(tile), "cost": after, "before": before, "way": way}
        if before is None:
            yield Advice(Reason.PLACE_OPENS, facts)
        elif after < before:
            yield Advice(Reason.PLACE_SHORTENS, facts)
        elif after == before:
            yield Advice(Reason.PLACE_KEEPS, facts)


def costs_of_neighbours(view: View) -> dict[Energy, int]:
    """The tiles to which the pawn may cross now, with the cost (M3 to M5)."""
    here = view.pawns[view.seat]
    return {
        tile: cost
        for tile, cost in view.roads[here]
        if cost <= view.points and view.cap not in (here, tile) and not view.barred >> tile & 1
    }
