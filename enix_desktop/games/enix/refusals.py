"""Why a move is refused: a reason that carries its rule, and the facts a sentence needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Reason(Enum):
    """Named RULE_WHY: what stands before the first underscore is the id of the rule."""

    R1_ALREADY_LAID = auto()
    O2_NOT_COMPETING = auto()
    X3_NOT_ASKED = auto()
    O1_NOT_IN_TURN = auto()
    G1_GAME_OVER = auto()

    R1_NO_LAYING_NOW = auto()
    R1_NOT_IN_HAND = auto()
    R2_ONLY_INSTEAD_OF_LAYING = auto()
    R2_ENERGIES_MISSING = auto()
    R3_OTHER_CARDS_LEFT = auto()

    A4_NO_TILE_TO_PLACE = auto()
    A4_NO_SUCH_TILE = auto()
    A4_NO_SUCH_ROTATION = auto()
    A4_CELL_TAKEN = auto()
    A4_NOTHING_CHANGES = auto()
    A5_NO_COMMON_SIDE = auto()
    A5_ISLAND = auto()

    M2_NO_MOVEMENT_NOW = auto()
    M2_MUST_MOVE = auto()
    M2_SAME_TILE = auto()
    C2_NOT_ADJACENT = auto()
    C2_NO_RAY = auto()
    M3_NO_SUCH_TILE = auto()
    M3_POINTS_MISSING = auto()
    M3_NOTHING_TO_STOP = auto()
    M4_TARGET_UNDER_CAP = auto()
    M5_NOT_AGAIN = auto()

    K1_NO_ARRIVAL = auto()
    K1_NOT_TAKEABLE = auto()
    K3_NO_STEALING_NOW = auto()
    K3_NOT_A_VICTIM = auto()
    E3_MANDATORY = auto()
    E3_NO_SUCH_BACK = auto()
    E3_LEFT_TO_LUCK = auto()
    K4_NO_REFILL_NOW = auto()
    K4_NO_SUCH_STACK = auto()

    X1_NOT_HELD = auto()
    X1_CAP_MUST_MOVE = auto()
    X1_NO_SUCH_TILE = auto()
    X2_NO_WINDOW = auto()

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return self.name.split("_", 1)[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken rule and the facts about it."""

    reason: Reason
    facts: Mapping[str, object] = field(default_factory=dict)

    @property
    def rule(self) -> str:
        """The id of the broken rule."""
        return self.reason.rule

    @property
    def key(self) -> str:
        """The untranslated name of the reason."""
        return self.reason.name
