"""What the skilled player has in mind when it prefers a move: the same sums, and the way behind them."""

from collections.abc import Iterator
from dataclasses import dataclass

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, Blackout, Components, Energy, Jump, TurnOrShift
from enix_desktop.games.enix.layout import Roads, roads
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.outlook import COST_AFTER_PLACING, Drafts, Outlook


@dataclass(frozen=True, slots=True)
class Visit:
    """A tile on the way, and how many of its top cards are to be taken."""

    tile: Energy
    taken: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The way that promises most, and what it promises."""

    worth: float
    visits: tuple[Visit, ...] = ()
    """The tiles crossed to, one after the other."""


@dataclass(frozen=True, slots=True)
class LayPlan:
    """What is to follow when a card has been laid."""

    jump: Visit | None
    """Where its symbol leads first."""
    plan: Plan
    opened: Visit | None = None
    """A tile to be reached only by turning or moving one, instead of the way of the plan."""

    @property
    def worth(self) -> float:
        """What all of it promises."""
        return self.plan.worth


def best_way(
    outlook: Outlook, drafts: Drafts, here: Energy, points: int, barred: int, *, ways: Roads | None = None
) -> Plan:
    """The way behind `Outlook.after_moving`."""
    plan = Plan(outlook.at_turns_end(drafts, here))
    return _farther(
        outlook, drafts, here, points, barred, ways=ways or outlook.view.roads, so_far=(), best=plan
    )


def _farther(
    outlook: Outlook,
    drafts: Drafts,
    here: Energy,
    points: int,
    barred: int,
    *,
    ways: Roads,
    so_far: tuple[Visit, ...],
    best: Plan,
) -> Plan:
    cap = outlook.view.cap
    if here == cap:
        return best
    for tile, cost in ways[here]:
        if cost > points or tile == cap or barred >> tile & 1:
            continue
        there, taken = outlook.after_arriving(drafts, tile)
        visits = (*so_far, Visit(tile, taken))
        if taken or outlook.stealing[tile]:
            worth = outlook.at_turns_end(there, tile)
            if worth > best.worth:
                best = Plan(worth, visits)
        if points > cost:
            left, entered = points - cost, barred | 1 << tile
            best = _farther(outlook, there, tile, left, entered, ways=ways, so_far=visits, best=best)
    return best


def after_laying(outlook: Outlook, card: Card, points: int) -> LayPlan:
    """The plan behind `Outlook.after_laying`."""
    drafts = outlook.drafts(outlook.view.hand ^ 1 << card)
    here, cap = outlook.tile, outlook.view.cap
    barred = 1 << here
    points += outlook.components.values[card]
    jump, may_place = None, False
    for symbol in outlook.components.cards[card].symbols:
        if isinstance(symbol, Jump) and symbol.target != here and cap not in (here, symbol.target):
            here = symbol.target
            drafts, taken = outlook.after_arriving(drafts, here)
            jump = Visit(here, taken)
            barred |= 1 << here
        elif isinstance(symbol, TurnOrShift):
            may_place = True
    plan, opened = best_way(outlook, drafts, here, points, barred), None
    if may_place and points >= COST_AFTER_PLACING and here != cap:
        for tile in ENERGIES:
            if tile == cap or barred >> tile & 1:
                continue
            there, taken = outlook.after_arriving(drafts, tile)
            worth = outlook.at_turns_end(there, tile)
            if worth > plan.worth:
                plan, opened = Plan(worth), Visit(tile, taken)
    return LayPlan(jump, plan, opened)


@dataclass(frozen=True, slots=True)
class Landing:
    """Where the symbols of a card leave pawn and cap, if nothing else changes before."""

    tile: Energy
    cap: Energy | None
    jumped: bool
    barred: int


def landing(view: View, card: Card) -> Landing:
    """What the symbols of *card* do, one after the other (A1 to A3)."""
    here, cap = view.pawns[view.seat], view.cap
    jumped, barred = False, 1 << here
    for symbol in view.table.components.cards[card].symbols:
        if isinstance(symbol, Blackout):
            cap = None if cap == symbol.target else symbol.target
        elif isinstance(symbol, Jump) and symbol.target != here and cap not in (here, symbol.target):
            here, jumped = symbol.target, True
            barred |= 1 << here
    return Landing(here, cap, jumped, barred)


def costs(ways: Roads, start: Energy, points: int, cap: Energy | None, barred: int) -> dict[Energy, int]:
    """What it costs at least to come from *start* to each tile within reach (M3 to M5).

    *start* itself is among them if one may go round and come back.
    """
    found: dict[Energy, int] = {}
    edge = [] if start == cap else [(start, 0)]
    while edge:
        here, so_far = edge.pop(0)
        for tile, cost in ways[here]:
            total = so_far + cost
            if total > points or tile == cap or barred >> tile & 1 or found.get(tile, total + 1) <= total:
                continue
            found[tile] = total
            edge.append((tile, total))
    return found


def turned(view: View) -> Iterator[Roads]:
    """The ways after turning any one tile where it lies, which is always allowed (A4)."""
    components: Components = view.table.components
    layout = view.layout
    for tile in ENERGIES:
        for rotation in components.turns[tile][layout.rotations[tile]]:
            yield roads(components, layout.with_tile(tile, layout.cells[tile], rotation))
