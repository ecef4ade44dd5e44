"""What a situation is worth: points, networkers on open systems, and those in supply."""

from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.players.enigma.sketch import Group, Sketch

CHANCES = (1.0, 0.8, 0.6, 0.42, 0.3, 0.2, 0.12)
"""How likely a system with so many gaps is closed before the game ends."""
GROWTH = (0.0, 0.4, 0.7, 0.9, 1.0, 1.1, 1.2)
"""How many cells of a colour it gains until then."""
SUPPLY = (0.0, 1.4, 2.2, 2.8)
"""What so many networkers in supply are worth."""


@dataclass(frozen=True, slots=True)
class Scales:
    """How much the own situation counts, and how much that of each other seat counts against it."""

    weights: tuple[float, ...]
    """By seat: above 0 for the own, below 0 or 0 for the others."""
    hope: float = 1
    """How much open systems and the supply count."""

    def of_group(self, group: Group) -> float:
        """What the networkers in an open or a just closed system are worth."""
        return sum([self.of_holder(group, seat, colour) for seat, colour in group.holders])

    def of_holder(self, group: Group, seat: Seat, colour: int) -> float:
        """What a networker there is worth."""
        cells, weight = group.colours[colour], self.weights[seat]
        if not group.gaps:
            return weight * cells
        gaps = min(len(group.gaps), len(CHANCES) - 1)
        return weight * self.hope * CHANCES[gaps] * (cells + GROWTH[gaps])

    def of_supplies(self, supplies: Sequence[int]) -> float:
        """What all supplies are worth."""
        worths = [weight * SUPPLY[number] for weight, number in zip(self.weights, supplies, strict=True)]
        return self.hope * sum(worths)

    def of_sketch(self, sketch: Sketch) -> float:
        """What everything together is worth."""
        points = sum([weight * own for weight, own in zip(self.weights, sketch.points, strict=True)])
        groups = sum([self.of_group(group) for group in sketch.groups.values()])
        return points + groups + self.of_supplies(sketch.supplies)


def scales_of(seat: Seat, seats: int, rivalry: float, hope: float = 1) -> Scales:
    """How *seat* weighs things if all others together count *rivalry* times as much as it does."""
    other = -rivalry / max(1, seats - 1)
    return Scales(tuple([1.0 if one == seat else other for one in range(seats)]), hope)
