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
    turns = rotations(nets)
    return [
        max(networker_ideas(sketch, seat, cell, tile, scales), key=worth_of)
        for cell in (sorted(sketch.faces) if cells is None else cells)
        for tile in turns
    ]


def worth_of(idea: Idea) -> float:
    """Of equals the first is made."""
    return idea.worth


def networker_ideas(sketch: Sketch, seat: Seat, cell: Cell, tile: Turned, scales: Scales) -> list[Idea]:
    """What can be done with a networker once the tile lies there; doing nothing is the first (N1)."""
    joined = sketch.joined(cell, tile)
    worth, back = _settled(sketch, joined, scales), _returned(sketch, joined)
    if sketch.supplies != back:
        worth += scales.of_supplies(back) - scales.of_supplies(sketch.supplies)
    found = [Idea(worth, cell, tile, None, joined)]
    if not sketch.supplies[seat]:
        return found
    spent = list(back)
    spent[seat] -= 1
    price = scales.of_supplies(back) - scales.of_supplies(spent)
    for nets, _, group in joined:
        taken = [colour for _, colour in group.holders]
        for net in nets:
            for colour, number in tile.stands[net]:
                if colour not in taken:
                    more = scales.of_holder(group, seat, colour) - (price if group.gaps else 0)
                    found.append(Idea(worth + more, cell, tile, Stand(net, colour, number), joined))
    return found


def _settled(sketch: Sketch, joined: Sequence[Joined], scales: Scales) -> float:
    """What a placement changes for the networkers that stand on the board already."""
    worth = 0.0
    for _, before, group in joined:
        if group.holders:
            worth += scales.of_group(group)
            for met in before:
                worth -= scales.of_group(sketch.groups[met])
    return worth


def _returned(sketch: Sketch, joined: Sequence[Joined]) -> tuple[int, ...]:
    """The supplies once closed systems have given networkers back (L3)."""
    supplies = list(sketch.supplies)
    for _, _, group in joined:
        if not group.gaps:
            for seat, _ in group.holders:
                supplies[seat] += 1
    return tuple(supplies)
