"""Why a move is refused: a reason that carries its rule, and the facts a sentence needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Reason(Enum):
    """Named RULE_WHY: what stands before the first underscore is the id of the rule."""

    G1_GAME_OVER = auto()
    O1_NOT_IN_TURN = auto()
    V3_NOT_NOW = auto()
    A5_OTHER_STATION = auto()

    A1_NO_CARDS = auto()
    A1_NOT_HELD = auto()
    A1_TWICE = auto()
    A1_OTHER_SYMBOL = auto()

    A2_NO_CARDS = auto()
    A2_NOT_HELD = auto()
    A2_TWICE = auto()
    A2_OTHER_COLOUR = auto()
    A2_ENERGY_MISSING = auto()

    A3_NOT_HELD = auto()

    TM1_NO_CARDS = auto()
    TM1_NOT_HELD = auto()
    TM1_TWICE = auto()
    TM1_COGS = auto()
    TM2_ENERGY_MISSING = auto()

    TC1_NOTHING = auto()
    TC1_ENERGY_MISSING = auto()

    TB1_NOTHING = auto()
    TB1_ENERGY_MISSING = auto()
    TB2_NO_STATION_LEFT = auto()

    TP1_NOTHING = auto()
    TP1_NO_SUCH_SHUTTLE = auto()
    TP1_NO_SUCH_STATION = auto()
    TP1_ENERGY_MISSING = auto()
    TP2_DOCKED = auto()
    TP2_TWICE = auto()

    TK1_NOBODY = auto()
    TK1_NO_SUCH_PLAYER = auto()
    TK1_OWN_HAND = auto()
    TK1_ENERGY_MISSING = auto()
    TK2_TWICE = auto()
    TK2_EMPTY_HAND = auto()

    TE1_NOTHING = auto()
    TE1_NO_SUCH_SHUTTLE = auto()
    TE1_NOT_HELD = auto()
    TE1_TWICE = auto()
    TE2_NOT_DOCKED = auto()
    TE2_OTHER_COLOUR = auto()
    TE3_CENTRE_SHORT = auto()
    TE3_STATION_SHORT = auto()

    N6_NO_SUCH_PLACE = auto()
    N6_NO_CARD = auto()

    N3_WRONG_NUMBER = auto()
    N3_NOT_HELD = auto()
    N3_TWICE = auto()
    U4_WRONG_NUMBER = auto()
    U4_NOT_HELD = auto()
    U4_TWICE = auto()

    C4_ABOVE_TOP = auto()

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return self.name.split("_", 1)[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken rule and the facts about it.

    Facts have these names: card, station, slot, shuttle, seat (the place of the trouble), energy (what is
    there), needed, units, owed (what is to be decided now), number (of cards).
    """

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
