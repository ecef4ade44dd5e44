"""What is to be decided."""

from enum import StrEnum


class Phase(StrEnum):
    """What the seats owe now."""

    CHOOSE = "choose"
    """One after the other (R1)."""
    SOLVE = "solve"
    """All together, hidden (T1)."""
    PLACE = "place"
    """Who solved in time, one after the other (R3, P1)."""
    NETWORKER = "networker"
    """Directly after placing (N1)."""
    POSE = "pose"
    """Alone: which puzzle comes next, or enough (E8, E9)."""
    OVER = "over"
