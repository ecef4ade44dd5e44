"""Styles of play: how much a player of any level cares for the grid, for its word, and for its money.

A style changes the weights, not what a level sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays besides wanting to win; the plain player has 0 everywhere."""

    care: float = 0
    """How much more the grid counts than it does for the plain player; below 0 less."""
    honesty: float = 0
    """How much more the own word counts."""
    giving: int = 0
    """Euros bid and pledged above what seems needed; below 0 less."""


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "cautious": Style(care=1.2),
    "greedy": Style(care=-0.6, honesty=-0.5, giving=-1),
    "diplomatic": Style(care=0.3, honesty=2.0, giving=1),
}
