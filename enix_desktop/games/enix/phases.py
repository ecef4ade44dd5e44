"""What a game can be waiting for."""

from enum import Enum


class Phase(Enum):
    """The kind of decision that is owed; the value is its untranslated name."""

    LAY = "lay"
    """Everybody chooses a card to lay (R1)."""
    COMPETE = "compete"
    """The tied choose one more card (O2)."""
    WINDOW = "window"
    """Seats are asked, one after the other, whether they interrupt (X2)."""
    PLACE_TILE = "place_tile"
    """The player in turn turns or moves a tile (A4)."""
    TAKE = "take"
    """The player in turn chooses among the top cards (K1)."""
    MOVE = "move"
    """The player in turn crosses to a tile or stops (M2)."""
    STEAL = "steal"
    """The player in turn chooses a victim (K3)."""
    REFILL = "refill"
    """The player in turn chooses a stack to draw from (K4)."""
    OVER = "over"

    is_joint: bool

    def __init__(self, key: str) -> None:
        self.key = key
        # A plain attribute, not a property: it is asked at every decision.
        self.is_joint = key in ("lay", "compete")


class Stage(Enum):
    """Where in a turn play continues when a window closes."""

    ACTIONS = "actions"
    MOVEMENT = "movement"
    END = "end"
