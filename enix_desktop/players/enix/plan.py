"""Plans for a turn: the way that promises most, and what is within reach."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, Blackout, Components, Energy, Jump
from enix_desktop.games.enix.layout import Roads, roads
from enix_desktop.games.enix.view import View


class Visit(NamedTuple):
    """A tile on the way, and how many of its top cards to take."""

    tile: Energy
    taken: int


class Plan(NamedTuple):
    """The way that promises most, and what it promises."""

    worth: float
    visits: tuple[Visit, ...] = ()
    """The tiles crossed to, one after the other."""


class LayPlan(NamedTuple):
    """What is to follow when a card has been laid, and what it promises."""

    worth: float
    jump: Visit | None
    """Where its symbol leads first."""
    visits: tuple[Visit, ...]
    opened: Visit | None = None
    """A tile to be reached only by turning or moving one, instead of those visits."""


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
