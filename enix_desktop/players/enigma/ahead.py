"""How a round and the next one go on if everybody does what looks best: a bounded look ahead.

The tiles taken and those on top of the piles lie open, so all that is left to chance is who solves in time:
that is weighed, not guessed.
"""

from collections.abc import Sequence
from math import exp

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import START_CELL
from enix_desktop.players.enigma.ideas import ideas, worth_of
from enix_desktop.players.enigma.outlook import Coming, Outlook
from enix_desktop.players.enigma.sketch import Sketch
from enix_desktop.players.enigma.worth import scales_of

SOLVED = 0.75
"""How likely anybody solves in time, as far as others can tell."""
CALM, HURRY = 3.0, 0.2
"""How many points are a clear lead at the end of the game, and how many more for each that is missing."""

Reply = tuple[float, Sketch]
"""What somebody gains by placing a tile, and the board afterwards."""
Corner = tuple[object, ...]
"""A tile and all that decides what it is good for on one cell: the same on most boards that are compared."""


class Ahead:
    """Plays on in the mind; what was thought through once is remembered."""

    def __init__(self, outlook: Outlook) -> None:
        self._seat, self._goal, self._order = outlook.seat, outlook.goal, outlook.order
        self._scales = [scales_of(seat, outlook.seats, 1) for seat in range(outlook.seats)]
        self._tiles: dict[Nets, int] = {}
        self._replies: dict[tuple[int, Seat, int], Reply] = {}
        self._corners: dict[Corner, float] = {}
        self._kept: list[Sketch] = []

    def reply(self, sketch: Sketch, seat: Seat, nets: Nets) -> Reply:
        """What *seat* would do with a tile."""
        tile = self._tiles.setdefault(nets, len(self._tiles))
        key = id(sketch), seat, tile
        if key not in self._replies:
            self._kept.append(sketch)  # as long as it lives its id is its own
            scales, groups = self._scales[seat], sketch.groups
            best, chosen = float("-inf"), START_CELL
            for cell in sketch.different():
                met = [groups[one] if one >= 0 else one for one in sketch.faces[cell]]
                corner = (cell, seat, tile, sketch.supplies, *met)
                worth = self._corners.get(corner)
                if worth is None:
                    worth = max([idea.worth for idea in ideas(sketch, seat, nets, scales, [cell])])
                    self._corners[corner] = worth
                if worth > best:
                    best, chosen = worth, cell
            idea = max(ideas(sketch, seat, nets, scales, [chosen]), key=worth_of)
            self._replies[key] = best, idea.after(sketch, seat)
        return self._replies[key]

    def placed(self, sketch: Sketch, coming: Sequence[Coming]) -> Sketch:
        """The board once all of these have placed."""
        for seat, nets in coming:
            sketch = self.reply(sketch, seat, nets)[1]
        return sketch

    def choices(self, sketch: Sketch, seats: Sequence[Seat], tops: Sequence[Nets]) -> list[Coming]:
        """Which tiles these seats would take, one after the other."""
        left, found = list(tops), []
        for seat in seats[: len(left)]:
            best = max(left, key=lambda nets: self.reply(sketch, seat, nets)[0])
            left.remove(best)
            found.append((seat, best))
        return found

    def next_round(self, sketch: Sketch, tops: Sequence[Nets]) -> float:
        """How likely the own seat wins if the next round is played from here."""
        if max(sketch.points) >= self._goal:
            return final(sketch, self._seat)
        order = (*self._order[1:], self._order[0])
        return self.hoped(sketch, self.choices(sketch, order, tops))

    def hoped(self, sketch: Sketch, coming: Sequence[Coming]) -> float:
        """How likely the own seat wins after all of these have placed, if each solves in time or not."""
        if not coming:
            return self.chance(sketch)
        (seat, nets), rest = coming[0], coming[1:]
        _, after = self.reply(sketch, seat, nets)
        return SOLVED * self.hoped(after, rest) + (1 - SOLVED) * self.hoped(sketch, rest)

    def chance(self, sketch: Sketch) -> float:
        """How likely the own seat wins if a round ends like this."""
        return chance_of(sketch, self._seat, self._goal)


def chance_of(sketch: Sketch, seat: Seat, goal: int) -> float:
    """How likely *seat* wins if a round ends like this."""
    left, seats = goal - max(sketch.points), len(sketch.points)
    if left <= 0:
        return final(sketch, seat)
    lead = CALM + HURRY * left
    worths = [scales_of(one, seats, 0).of_sketch(sketch) / lead for one in range(seats)]
    highest = max(worths)
    odds = [exp(worth - highest) for worth in worths]
    return odds[seat] / sum(odds)


def final(sketch: Sketch, seat: Seat) -> float:
    """Which part of the win *seat* has if the game ends like this (G2)."""
    standing = [0] * len(sketch.points)
    for group in sketch.groups.values():
        for holder, _ in group.holders:
            standing[holder] += 1
    ranks = list(zip(sketch.points, standing, strict=True))
    best = max(ranks)
    return (ranks[seat] == best) / ranks.count(best)
