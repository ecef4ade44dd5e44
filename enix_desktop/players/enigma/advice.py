"""Why the skilled player prefers a move: one true reason, from what the seat can see.

A reason is told only if the facts behind it hold, and anybody can compute them again. It has no words here.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import CATEGORIES, Colour
from enix_desktop.games.enigma.moves import Choose, Move, NoNetworker, PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.network import (
    Board,
    Cell,
    CellSpot,
    NetSpot,
    System,
    closed_by,
    colour_at,
    system_at,
    systems_touched,
    with_networker,
    with_tile,
)
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.deciding import SKILLED, scales
from enix_desktop.players.enigma.ideas import Idea, ideas, networker_ideas, worth_of
from enix_desktop.players.enigma.outlook import outlook_of
from enix_desktop.players.enigma.sketch import Sketch, turned
from enix_desktop.players.enigma.styles import PLAIN

REASONS: Mapping[str, tuple[str, ...]] = {
    # Choosing. With this tile, placed on *cell* with a networker or without, *points* could be had at once.
    "choose-points": ("points", "cell"),
    # With it, on *cell*, a networker could stand on *colour* in a system that has *cells* of them.
    "choose-stand": ("colour", "cells", "cell"),
    # With it, on *cell*, a system where the seat has a networker on *colour* grows from *before* to *after*.
    "choose-grow": ("colour", "before", "after", "cell"),
    # There is nothing better to say.
    "choose-any": (),
    # Solving: nobody gives hints there (E8).
    "solve": (),
    # Placing. Systems are closed, and networkers on the table earn the seat *points*.
    "place-points": ("points",),
    # The same with a networker put there afterwards, on *colour*: *points* in all.
    "place-and-stand": ("points", "colour"),
    # A system where the seat stands on *colour* grows from *before* to *after* such cells.
    "grow": ("colour", "before", "after"),
    # A system where the seat stands on *colour* has *after* open ends instead of *before*.
    "narrow": ("colour", "before", "after"),
    # A system where only others stand, *seat* among them, has *after* open ends instead of *before*.
    "widen": ("seat", "before", "after"),
    # The tile has a place for a networker: on *colour*, where the system has *cells* of them.
    "stand-next": ("colour", "cells"),
    # It does no harm.
    "place-any": (),
    # Networkers. The system is closed already: *points* for *cells* cells of *colour*, and it comes back.
    "stand-points": ("colour", "points"),
    # The system has *cells* cells of *colour* and *ends* open ends.
    "stand-open": ("colour", "cells", "ends"),
    # *supply* networkers stay in supply.
    "keep": ("supply",),
}
"""All reasons, with the names of the facts that each has."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the REASONS and the facts about it: cells of the table, colours, seats, numbers."""

    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)


class Change(NamedTuple):
    """A system that a placement touches, and what it was before: several if it links them."""

    before: tuple[System, ...]
    after: System


def reason(view: View, move: Move, seed: int = 0) -> Advice:
    """Why *move* is good."""
    match move:
        case Choose():
            return _choosing(view, move)
        case PlaceTile():
            return _placing(view, move)
        case PlaceNetworker(net, cell):
            return _standing(view, net, cell)
        case NoNetworker():
            return Advice("keep", {"supply": view.supplies[view.seat]})
        case _:
            return Advice("solve")


def _choosing(view: View, move: Choose) -> Advice:
    """What the tile would be good for at once."""
    nets = view.tops[CATEGORIES.index(move.category)] or ()
    outlook = outlook_of(view)
    weights = scales(outlook, SKILLED, PLAIN)
    best = max(ideas(outlook.sketch, view.seat, nets, weights), key=worth_of)
    board = with_tile(view.board, best.cell, nets, best.tile.rotation)
    points = _points(_with(board, best, view.seat), best.cell, view)
    if points:
        return Advice("choose-points", {"points": points, "cell": best.cell})
    if best.stand is not None:
        spot = CellSpot(*best.cell, best.stand.net, best.stand.cell)
        cells = _system(board, spot).colours[best.stand.colour]
        return Advice("choose-stand", {"colour": colour_at(board, spot), "cells": cells, "cell": best.cell})
    grown = _grown(view, list(_changes(view.board, board, best.cell)))
    return Advice("choose-any") if grown is None else Advice("choose-grow", {**grown, "cell": best.cell})


def _placing(view: View, move: PlaceTile) -> Advice:
    nets, cell = view.sides[view.seat] or (), (move.x, move.y)
    board = with_tile(view.board, cell, nets, move.rotation)
    sketch = Sketch.of(view.board, view.points, view.supplies)
    weights = scales(outlook_of(view), SKILLED, PLAIN)
    best = max(networker_ideas(sketch, view.seat, cell, turned(nets, move.rotation), weights), key=worth_of)
    points, more = _points(board, cell, view), _points(_with(board, best, view.seat), best.cell, view)
    if best.stand is not None and more > points:
        return Advice("place-and-stand", {"points": more, "colour": Colour(best.stand.colour)})
    if points:
        return Advice("place-points", {"points": points})
    return _situation(view, list(_changes(view.board, board, cell))) or _next_stand(board, best)


def _situation(view: View, changes: Sequence[Change]) -> Advice | None:
    """What changes for networkers on the table."""
    grown = _grown(view, changes)
    if grown is not None:
        return Advice("grow", grown)
    for (before, *others), after in changes:
        if others or not after.networkers:
            continue
        ends = {"before": before.open_ends, "after": after.open_ends}
        own = [colour for _, seat, colour in after.networkers if seat == view.seat]
        if own and after.open_ends < before.open_ends:
            return Advice("narrow", {"colour": Colour(own[0]), **ends})
        if not own and after.open_ends > before.open_ends:
            return Advice("widen", {"seat": after.networkers[0][1], **ends})
    return None


def _grown(view: View, changes: Sequence[Change]) -> Mapping[str, object] | None:
    for before, after in changes:
        for spot, seat, colour in after.networkers:
            if seat != view.seat or not after.open_ends:
                continue
            old = next(system.colours[colour] for system in before if _holds(system, spot))
            if after.colours[colour] > old:
                return {"colour": Colour(colour), "before": old, "after": after.colours[colour]}
    return None


def _holds(system: System, spot: CellSpot) -> bool:
    return NetSpot(spot.x, spot.y, spot.net) in system.nets


def _next_stand(board: Board, best: Idea) -> Advice:
    if best.stand is None:
        return Advice("place-any")
    spot = CellSpot(*best.cell, best.stand.net, best.stand.cell)
    colour = colour_at(board, spot)
    return Advice("stand-next", {"colour": colour, "cells": _system(board, spot).colours[colour]})


def _standing(view: View, net: int, cell: int) -> Advice:
    assert view.placed is not None, "a networker goes on the tile just placed"
    spot = CellSpot(*view.placed, net, cell)
    system, colour = _system(view.board, spot), colour_at(view.board, spot)
    cells = system.colours[colour]
    if system.is_closed:
        return Advice("stand-points", {"colour": colour, "points": cells})
    return Advice("stand-open", {"colour": colour, "cells": cells, "ends": system.open_ends})


def _system(board: Board, spot: CellSpot) -> System:
    return system_at(board, NetSpot(spot.x, spot.y, spot.net))


def _with(board: Board, idea: Idea, seat: Seat) -> Board:
    """The board once the networker of *idea* stands."""
    if idea.stand is None:
        return board
    return with_networker(board, CellSpot(*idea.cell, idea.stand.net, idea.stand.cell), seat)


def _points(board: Board, cell: Cell, view: View) -> int:
    """What the seat earns by the tile on *cell*."""
    closed = closed_by(board, cell)
    return sum(system.earned(view.table.seats)[view.seat] for system in closed)


def _changes(old: Board, new: Board, cell: Cell) -> Iterator[Change]:
    """The systems that the tile on *cell* touches and that were there before."""
    for system in systems_touched(new, cell):
        known: list[System] = []
        for spot in system.nets:
            is_new = (spot.x, spot.y) == cell
            if not is_new and not any(spot in other.nets for other in known):
                known.append(system_at(old, spot))
        if known:
            yield Change(tuple(known), system)
