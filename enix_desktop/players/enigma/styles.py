"""Styles of play: what a player cares for in the network, and how fast it solves (T8).

A style changes the weights, or who the player solves like; not what its level sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays besides wanting to win."""

    rivalry: float = 0
    """How much more the situation of the others counts."""
    building: float = 0
    """How much likelier own open systems seem to be closed in time: with more they grow larger."""
    solver: str | None = None
    """The level that it solves like; None for its own."""

    @property
    def is_of_placing(self) -> bool:
        """Whether it places unlike the plain player."""
        return bool(self.rivalry or self.building)


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "builder": Style(building=0.5),
    "rival": Style(rivalry=2.5),
    "sprinter": Style(solver="master"),
    "ponderer": Style(solver="novice"),
}
