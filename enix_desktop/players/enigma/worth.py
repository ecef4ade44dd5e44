"""What a situation is worth: points, networkers on open systems, and those in supply."""

from collections.abc import Sequence
from functools import lru_cache

from enix_desktop.engine.rules import Seat
from enix_desktop.players.enigma.sketch import Group, Sketch

CHANCES = (1.0, 0.8, 0.6, 0.42, 0.3, 0.2, 0.12)
"""How likely a system with so many gaps is closed before the game ends."""
GROWTH = (0.0, 0.4, 0.7, 0.9, 1.0, 1.1, 1.2)
"""How many cells of a colour it gains until then."""
SUPPLY = (0.0, 1.4, 2.2, 2.8)
"""What so many networkers in supply are worth."""
SURE = 1.1
"""What is still open never counts much more than what is closed, however much somebody likes to build."""
MOST_CELLS = 220
"""More than all tiles have together of one colour."""


class Scales:
    """How much the own situation counts, and how much that of each other seat counts against it."""

    __slots__ = ("holders", "supplies", "weights")

    def __init__(self, weights: Sequence[float], hope: float, building: float) -> None:
        """*weights* are above 0 for the own seat, below or 0 for others; *hope* is for what is not scored.

        Own open systems count as if they were closed more often by *building*.
        """
        self.weights = tuple(weights)
        self.holders = [
            [_holders(weight, hope, building if weight > 0 else 0, gaps) for gaps in range(len(CHANCES))]
            for weight in weights
        ]
        """By seat, gaps and cells: what a networker is worth."""
        self.supplies = [[weight * hope * worth for worth in SUPPLY] for weight in weights]
        """By seat and number: what a supply is worth."""

    def worths(self, seat: Seat, gaps: int) -> Sequence[float]:
        """What a networker in a system with so many gaps is worth, by number of cells of its colour."""
        found = self.holders[seat]
        return found[gaps] if gaps < len(found) else found[-1]

    def of_group(self, group: Group) -> float:
        """What all networkers in a system are worth."""
        gaps, colours = len(group.gaps), group.colours
        return sum([self.worths(seat, gaps)[colours[colour]] for seat, colour in group.holders])

    def of_supplies(self, supplies: Sequence[int]) -> float:
        """What all supplies are worth."""
        return sum([worths[number] for worths, number in zip(self.supplies, supplies, strict=True)])

    def of_sketch(self, sketch: Sketch) -> float:
        """What everything together is worth."""
        points = sum([weight * own for weight, own in zip(self.weights, sketch.points, strict=True)])
        groups = sum([self.of_group(group) for group in sketch.groups.values()])
        return points + groups + self.of_supplies(sketch.supplies)


def _holders(weight: float, hope: float, building: float, gaps: int) -> list[float]:
    """By number of cells."""
    chance = min(SURE, hope * CHANCES[gaps] + building) if gaps else 1.0
    return [weight * chance * (cells + GROWTH[gaps]) for cells in range(MOST_CELLS)]


@lru_cache(maxsize=256)
def scales_of(seat: Seat, seats: int, rivalry: float, hope: float = 1, building: float = 0) -> Scales:
    """How *seat* weighs things if all others together count *rivalry* times as much as it does."""
    other = -rivalry / max(1, seats - 1)
    return Scales([1.0 if one == seat else other for one in range(seats)], hope, building)
