"""Why a move is refused: a reason that carries its rule, and the facts a sentence needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Reason(Enum):
    """Named RULE_WHY: what stands before the first underscore is the id of the rule."""

    G1_GAME_OVER = auto()
    G3_GAME_OVER = auto()
    E8_GAME_OVER = auto()
    E9_GAME_OVER = auto()

    R1_NOT_IN_TURN = auto()
    R1_OTHER_KIND = auto()
    R1_TAKEN = auto()
    R1_PILE_EMPTY = auto()
    T1_NOT_ASKED = auto()
    T1_OTHER_KIND = auto()
    T1_FORM = auto()
    T3_SECOND = auto()
    T3_MS = auto()
    R3_NOT_IN_TURN = auto()
    P1_OTHER_KIND = auto()
    P2_NO_NEIGHBOUR = auto()
    P2_TAKEN = auto()
    P4_ROTATION = auto()
    N1_OTHER_KIND = auto()
    N1_NO_SUCH_CELL = auto()
    N2_COLOUR_TAKEN = auto()
    N3_NO_SUPPLY = auto()
    E8_OTHER_KIND = auto()
    E8_LIMITS = auto()
    E9_PUZZLE = auto()

    ZW1_CUPS = auto()
    ZW2_COUNT = auto()
    ZW3_NOT_ALL = auto()
    ZW4_UNEVEN = auto()
    ZF2_FORM = auto()
    ZF3_NOT_ALL = auto()
    ZF4_OVERLAP = auto()
    ZF5_OUTSIDE = auto()
    ZF6_BARE = auto()
    ZC2_FORM = auto()
    ZC3_CROSSED_OUT = auto()
    ZC4_NOT_ALL = auto()
    ZC5_UNLINKED = auto()
    ZA2_FORM = auto()
    ZA4_NOT_ALL = auto()
    ZA5_GAP = auto()
    ZA6_PICTURE = auto()

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return self.name.split("_", 1)[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken rule and the facts about it, by untranslated names."""

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
