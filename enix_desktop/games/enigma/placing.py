"""Placing tiles and networkers, and what closed systems earn (P, N, L)."""

from collections.abc import Iterator

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.events import Earning
from enix_desktop.games.enigma.faces import Colour, Nets
from enix_desktop.games.enigma.moves import PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.network import (
    CellSpot,
    System,
    closed_by,
    colour_at,
    has_cell,
    may_stand,
    with_networker,
    with_tile,
    without,
)
from enix_desktop.games.enigma.refusals import Reason
from enix_desktop.games.enigma.state import State

ROTATIONS = range(4)


def rotations(nets: Nets) -> tuple[int, ...]:
    """The turns of a tile that look different (P4)."""
    looks: dict[object, int] = {}
    for rotation in ROTATIONS:
        turned = ((tuple(sorted((side + rotation) % 4 for side in net.sides)), net.colours) for net in nets)
        looks.setdefault(tuple(sorted(turned)), rotation)
    return tuple(looks.values())


def networker_refused(state: State, seat: Seat, net: int, cell: int) -> Reason | None:
    """Why *seat* may not put a networker there, on the tile just placed (N1 to N3)."""
    spot = _spot(state, net, cell)
    if type(net) is not int or type(cell) is not int or not has_cell(state.board, spot):
        return Reason.N1_NO_SUCH_CELL
    if not may_stand(state.board, spot):
        return Reason.N2_COLOUR_TAKEN
    return None if state.supplies[seat] else Reason.N3_NO_SUPPLY


def networker_moves(state: State, seat: Seat) -> Iterator[PlaceNetworker]:
    """Where *seat* may put a networker: the first cell of each colour and net (reading 4)."""
    if not state.supplies[seat]:
        return  # as networker_refused has it, without looking at every cell
    assert state.placed is not None, "asked after placing"
    for number, net in enumerate(state.board.tiles[state.placed].nets):
        for colour in dict.fromkeys(net.colours):
            cell = net.colours.index(colour)
            if networker_refused(state, seat, number, cell) is None:
                yield PlaceNetworker(number, cell)


def place_tile(state: State, seat: Seat, move: PlaceTile, told: list[Event]) -> None:
    """Lay the tile of *seat* on an empty cell (P2, P4)."""
    tile = state.taken[seat]
    assert tile is not None, "who places has a tile"
    nets = state.nets_of(tile)
    state.board = with_tile(state.board, (move.x, move.y), nets, move.rotation)
    state.placed = (move.x, move.y)
    told.append(events.TilePlaced(seat, move.x, move.y, move.rotation, nets))


def place_networker(state: State, seat: Seat, move: PlaceNetworker, told: list[Event]) -> None:
    """Take one from the supply and put it on the tile just placed (N1)."""
    spot = _spot(state, move.net, move.cell)
    state.board = with_networker(state.board, spot, seat)
    state.supplies[seat] -= 1
    told.append(events.NetworkerPlaced(seat, spot, colour_at(state.board, spot), state.supplies[seat]))


def score(state: State, seat: Seat, told: list[Event]) -> None:
    """Score every system that the placement of *seat* closed, all at once (L3)."""
    assert state.placed is not None, "scored after placing"
    for system in closed_by(state.board, state.placed):
        for owner, points in enumerate(system.earned(state.table.seats)):
            state.points[owner] += points
        for _, owner, _ in system.networkers:
            state.supplies[owner] += 1
        state.board = without(state.board, [spot for spot, _, _ in system.networkers])
        told.append(
            events.SystemScored(seat, system.nets, system.colours, _earnings(system), tuple(state.points))
        )


def _earnings(system: System) -> tuple[Earning, ...]:
    return tuple(
        Earning(owner, spot, Colour(colour), system.colours[colour])
        for spot, owner, colour in system.networkers
    )


def _spot(state: State, net: int, cell: int) -> CellSpot:
    assert state.placed is not None, "asked after placing"
    return CellSpot(*state.placed, net, cell)
