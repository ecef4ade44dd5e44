"""The steps of an answer: each is one reason with its facts, and one sentence in any language."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason


class Because(Enum):
    """What a step says; its facts fill the sentence."""

    # Who is next (R1, R4, O1 to O3, E1, M1)
    ROUND_OVER = auto()
    MUST_LAY = auto()
    MUST_LAY_ANOTHER = auto()
    TURNED_OVER_TOGETHER = auto()
    HIGHEST_SUM_NEXT = auto()
    HIGHEST_CARD_NEXT = auto()
    LAID_ONE = auto()
    LAID_SUM = auto()
    LAID_IN_ORDER = auto()
    COMPETED_WITH = auto()
    COULD_NOT_LAY = auto()
    LAID_NOTHING = auto()
    TIED = auto()
    NOBODY_CAN_LAY = auto()
    LOT_DRAWN = auto()
    LOT_HOLDS = auto()
    GOES_NEXT = auto()
    SEAT_ORDER = auto()
    POINTS = auto()

    # Symbols (A, X)
    SYMBOL_SHOWN = auto()
    SYMBOL_OF_SEVERAL = auto()
    JUMPS_ANY_DISTANCE = auto()
    JUMP_THERE_ALREADY = auto()
    JUMP_FROM_UNDER_CAP = auto()
    JUMP_UNDER_CAP = auto()
    CAP_COMES = auto()
    CAP_TAKEN_OFF = auto()
    CAP_LEAVES = auto()
    CAP_GOES = auto()
    CAP_MAY_GO_ANYWHERE = auto()
    ENIX_INTERRUPTS = auto()
    TILE_TURNED = auto()
    TILE_MOVED = auto()
    TOUCHES_TILES = auto()
    ALL_CONNECTED = auto()
    CAP_CARRIED = auto()
    PLAYERS_CARRIED = auto()
    CAP_AND_PLAYERS_CARRIED = auto()

    # Movement (C2, M, E2)
    SIDE_OPEN = auto()
    SIDE_CLOSED = auto()
    CROSSING_COST = auto()
    POINTS_LEFT = auto()
    TOO_DEAR = auto()
    NO_POINTS = auto()
    CAP_BARS = auto()
    NO_TILE_TWICE = auto()
    NOT_BACK = auto()
    NO_PATH = auto()
    NOT_TOUCHING = auto()
    CHEAPEST_WAY = auto()
    NO_OPEN_WAY = auto()
    NOWHERE_TO_GO = auto()
    MAY_CROSS = auto()
    MUST_MOVE = auto()
    MAY_STOP = auto()
    STANDS_ON = auto()

    # Cards (K, E3)
    ARRIVED = auto()
    TOPS_TAKEN = auto()
    STACKS_EMPTY = auto()
    ENOUGH_CARDS = auto()
    GATHERED = auto()
    DEALT = auto()
    SHARES_TILE = auto()
    STEALS_BY_BACK = auto()
    STEALS_BY_LUCK = auto()
    HAND_SHORT = auto()
    TURN_ENDS = auto()

    # The end of the game (R2, G)
    HOLDS_ALL = auto()
    HAND_ADDED = auto()
    HALVED = auto()
    HALVED_AND_ROUNDED = auto()
    DROPPED_OUT = auto()
    STAYS_IN = auto()
    BEST_SCORE = auto()
    SHARED_BEST = auto()
    ENDER_WINS_TIE = auto()
    TIE_SHARED = auto()
    NOBODY_LEFT = auto()

    # What is not possible now
    HOLDS_CARDS = auto()
    HOLDS_ENERGIES = auto()
    HOLDS_NOTHING = auto()
    MUST_LAY_ONE_OF = auto()
    ONLY_ENIX = auto()
    ONLY_ENIX_NONE_HELD = auto()
    WOULD_LIE = auto()
    CUT_OFF = auto()
    MUST_CONNECT = auto()
    COVERED = auto()
    SAME_AS_BEFORE = auto()
    CAN_ONLY_TURN = auto()
    OTHER_PLACES = auto()
    OTHER_PLACES_OR_TURN = auto()
    CAP_LIES = auto()
    CAP_BESIDE = auto()
    ONLY_SIX = auto()
    TOPS_SHOW = auto()
    TAKEABLE = auto()
    NONE_TAKEABLE = auto()
    NOT_HERE = auto()
    NOTHING_TO_GIVE = auto()
    STOLEN_ALREADY = auto()
    OWN_HAND = auto()
    MAY_STEAL_FROM = auto()
    BACKS_SHOWN = auto()
    STACKS_WITH_CARDS = auto()


Ground: TypeAlias = Because | Phase | Reason
"""A phase says what the game waits for; the reason of a refusal, when such a move is made."""


@dataclass(frozen=True, slots=True)
class Step:
    """One reason and its facts, named as in the sentence; *count* chooses the plural."""

    reason: Ground
    facts: Mapping[str, object]


def step(reason: Ground, **facts: object) -> Step:
    """A step with these *facts*."""
    return Step(reason, facts)
