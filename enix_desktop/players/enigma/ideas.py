"""Everything that can be done with a tile: each place, rotation and networker, with its worth."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import Cell
from enix_desktop.players.enigma.sketch import Joined, Sketch, Turned, rotations
from enix_desktop.players.enigma.worth import Scales


class Stand(NamedTuple):
    """A networker on a net of the tile just placed."""

    net: int
    colour: int
    cell: int
    """The first cell of that colour in the net."""


class Idea(NamedTuple):
    """A placement, and what is done with a networker."""

    worth: float
    """How much better than before."""
    cell: Cell
    tile: Turned
    stand: Stand | None
    joined: Sequence[Joined]

    def after(self, sketch: Sketch, seat: Seat) -> Sketch:
        """The board once it is done."""
        stand = None if self.stand is None else (self.stand.net, (seat, self.stand.colour))
        return sketch.after(self.cell, self.tile, self.joined, stand)


def ideas(
    sketch: Sketch, seat: Seat, nets: Nets, scales: Scales, cells: Iterable[Cell] | None = None
) -> list[Idea]:
    """For each place and rotation the best thing to do with a networker, in the order of legal moves."""
    turns, has_supply = rotations(nets), sketch.supplies[seat] > 0
    found: list[Idea] = []
    for cell in sorted(sketch.faces) if cells is None else cells:
        for tile in turns:
            joined = sketch.joined(cell, tile)
            worth, own = _settled(sketch, seat, joined, scales)
            more, best = 0.0, None
            if has_supply:
                for option in stands(seat, tile, joined, scales, own):
                    if option[0] > more:
                        more, best = option
            found.append(Idea(worth + more, cell, tile, best, joined))
    return found


def worth_of(idea: Idea) -> float:
    """Of equals the first is made."""
    return idea.worth


def networker_ideas(sketch: Sketch, seat: Seat, cell: Cell, tile: Turned, scales: Scales) -> list[Idea]:
    """What can be done with a networker once the tile lies there; doing nothing is the last (N1)."""
    joined = sketch.joined(cell, tile)
    worth, own = _settled(sketch, seat, joined, scales)
    found: list[Idea] = []
    if sketch.supplies[seat]:
        options = stands(seat, tile, joined, scales, own)
        found = [Idea(worth + more, cell, tile, stand, joined) for more, stand in options]
    return [*found, Idea(worth, cell, tile, None, joined)]


def stands(
    seat: Seat, tile: Turned, joined: Sequence[Joined], scales: Scales, own: int
) -> list[tuple[float, Stand]]:
    """Where a networker may stand (N2), and what that is worth; *own* is the supply after scoring."""
    supply = scales.supplies[seat]
    price = supply[own] - supply[own - 1]
    found: list[tuple[float, Stand]] = []
    for nets, _, group in joined:
        gaps, colours, holders = group
        worths = scales.worths(seat, len(gaps))
        for net in nets:
            for colour, cell in tile.stands[net]:
                if not holders or all(colour != taken for _, taken in holders):
                    # Who stands in a closed system comes back at once.
                    worth = worths[colours[colour]] - price if gaps else worths[colours[colour]]
                    found.append((worth, Stand(net, colour, cell)))
    return found


def _settled(sketch: Sketch, seat: Seat, joined: Sequence[Joined], scales: Scales) -> tuple[float, int]:
    """What a placement changes for the networkers on the board, and the own supply after scoring (L3)."""
    worth, back = 0.0, None
    for _, before, group in joined:
        if not group.holders:
            continue
        worth += scales.of_group(group)
        for met in before:
            worth -= scales.of_group(sketch.groups[met])
        if not group.gaps:
            back = back or list(sketch.supplies)
            for holder, _ in group.holders:
                back[holder] += 1
    if back is None:
        return worth, sketch.supplies[seat]
    return worth + scales.of_supplies(back) - scales.of_supplies(sketch.supplies), back[seat]
