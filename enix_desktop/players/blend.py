"""A player between two levels: for each decision luck chooses which of the two decides."""

import re
from collections.abc import Sequence
from typing import Generic

from enix_desktop.engine.rng import derived
from enix_desktop.players.player import UNHURRIED, Budget, Choice, MoveT, Player, ViewT

FULL_STRENGTH = 100
_KEY = re.compile(r"blend-(0|[1-9][0-9]?|100)")


def blend_key(strength: int) -> str:
    """The key of the player with this *strength* in percent."""
    return f"blend-{strength}"


def strength_of(key: str) -> int | None:
    """The strength in percent that *key* stands for; None if it is not the key of a blend."""
    found = _KEY.fullmatch(key)
    return int(found[1]) if found else None


class BlendedPlayer(Generic[ViewT, MoveT]):
    """Plays like the weakest of *levels* at strength 0, like the strongest at 100, mixed in between."""

    def __init__(self, levels: Sequence[Player[ViewT, MoveT]], strength: int) -> None:
        lower, self._share = divmod(strength * (len(levels) - 1), FULL_STRENGTH)
        self._lower = levels[lower]
        self._upper = levels[lower + 1] if self._share else self._lower

    def choose(
        self, view: ViewT, moves: Sequence[MoveT], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[MoveT]:
        """What the level that *seed* picks would choose."""
        picked = derived(seed, "blend") * FULL_STRENGTH >> 64
        level = self._upper if picked < self._share else self._lower
        return level.choose(view, moves, seed, budget)
