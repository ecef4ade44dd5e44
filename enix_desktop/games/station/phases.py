"""What is to be decided."""

from enum import StrEnum


class Phase(StrEnum):
    """The seat in turn owes this."""

    ACT = "act"
    """One of A1 to A5."""
    TAKE = "take"
    """One card (N6)."""
    DISCARD = "discard"
    """Down to the hand limit at the end of a turn (N3)."""
    SUPPLY = "supply"
    """Down to the hand limit at the end of a round (U4)."""
    OVER = "over"
