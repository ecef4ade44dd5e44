"""What is to be decided."""

from enum import StrEnum


class Phase(StrEnum):
    """What the seats owe now (R1)."""

    SIGNAL = "signal"
    """One after the other (T1)."""
    LAY = "lay"
    """All together, hidden (A1)."""
    PLEDGE = "pledge"
    """One after the other (T3)."""
    BID = "bid"
    """All together, hidden (Q4)."""
    OVER = "over"
