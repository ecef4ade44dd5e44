"""Why a move is refused: a reason that carries its rule, and the facts a sentence needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Reason(Enum):
    """Named RULE_WHY: what stands before the first underscore is the id of the rule."""

    G1_GAME_OVER = auto()
    Q7_BLACKOUT = auto()
    E1_TALK_OFF = auto()
    R2_OTHER_KIND = auto()

    T1_NOT_IN_TURN = auto()
    T1_SAID = auto()
    A1_LAID = auto()
    T3_NOT_IN_TURN = auto()
    T3_PLEDGED = auto()
    Q4_BID = auto()

    T1_NO_SUCH_WORD = auto()
    A1_NOT_HELD = auto()
    A1_NO_SUCH_PLACE = auto()
    A2_COST = auto()
    T3_AMOUNT = auto()
    Q4_AMOUNT = auto()

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return self.name.split("_", 1)[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken rule and the facts about it.

    Facts have these names: owed (the phase that names what is to be decided), seat (who is in turn), card,
    cost, money, most (the highest amount).
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
