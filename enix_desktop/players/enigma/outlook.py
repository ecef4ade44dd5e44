"""What a player has in mind when it decides: what is open on the board, and who comes with which tile."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import CATEGORIES, Nets
from enix_desktop.games.enigma.network import Board, Cell
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.sketch import Sketch, Turned, turned

Coming = tuple[Seat, Nets]
"""Somebody who may still place its tile in this round."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A decision of *seat*, with all that everybody knows."""

    seat: Seat
    sketch: Sketch
    goal: int
    order: tuple[Seat, ...]
    """Of this round."""
    tops: Mapping[Category, Nets]
    """What is in sight on the piles; the categories that can be chosen now, while choosing."""
    before: tuple[Coming, ...] = ()
    """While choosing: who has a tile already, in order."""
    after: tuple[Coming, ...] = ()
    """While placing: who places afterwards, in order."""
    choosers: tuple[Seat, ...] = ()
    """While choosing: who chooses afterwards, in order."""
    nets: Nets = ()
    """While placing: the own tile."""
    spot: tuple[Cell, Turned] | None = None
    """Where it lies already, if only a networker is asked for."""

    @property
    def seats(self) -> int:
        return len(self.order)


def outlook_of(view: View) -> Outlook:
    """What the seat of *view* has in mind."""
    if view.phase is Phase.CHOOSE:
        return _choosing(view)
    own = view.sides[view.seat] or ()
    board, spot = view.board, None
    if view.placed is not None:
        laid = board.tiles[view.placed]
        spot = view.placed, turned(own, laid.rotation)
        board = Board(
            {cell: tile for cell, tile in board.tiles.items() if cell != view.placed}, board.networkers
        )
    return Outlook(
        view.seat,
        Sketch.of(board, view.points, view.supplies),
        view.table.goal,
        view.order,
        dict(_tops(view)),
        after=tuple(_coming(view, view.waiting[1:])),
        nets=own,
        spot=spot,
    )


def _choosing(view: View) -> Outlook:
    place = view.order.index(view.seat)
    return Outlook(
        view.seat,
        Sketch.of(view.board, view.points, view.supplies),
        view.table.goal,
        view.order,
        {category: nets for category, nets in _tops(view) if category not in view.taken},
        before=tuple(_coming(view, view.order[:place])),
        choosers=view.order[place + 1 :],
    )


def _tops(view: View) -> Iterator[tuple[Category, Nets]]:
    for category, nets in zip(CATEGORIES, view.tops, strict=True):
        if nets is not None:
            yield category, nets


def _coming(view: View, seats: tuple[Seat, ...]) -> Iterator[Coming]:
    for seat in seats:
        nets = view.sides[seat]
        if nets is not None:
            yield seat, nets
