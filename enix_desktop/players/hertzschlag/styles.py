"""Styles of play: how much a player of any level cares for the grid, for its word, and for its money.

A style changes the weights, not what a level sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays besides wanting to win."""

    care: float = 1
    """How many times as much the grid counts as it does for the plain player."""
    steadiness: float = 0
    """Which part of the own chances each field away from the middle seems to cost that an own card leads."""
    honesty: float = 0
    """How much more the own word counts; below 0 less."""
    giving: int = 0
    """Euros bid and pledged above what seems needed; below 0 less."""


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "cautious": Style(care=5, steadiness=0.015),
    "greedy": Style(care=0.15, honesty=-0.6, giving=-1),
    "diplomatic": Style(care=1.5, honesty=3, giving=1),
}
