"""Whether a choice that is about to be made seems dear; nothing else is told about it."""

from typing import Any

from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.judging import Effort, judge
from enix_desktop.engine.rng import derived

DEAR = 0.08
"""So much less chance of winning than the best idea has is worth a question."""
GLANCE, LOOK = Effort(4, 12), Effort(8, 32)
"""Most choices are good enough at a glance; for the others there is about a second."""


def is_dear(game: str, view: Any, move: Any, seed: int) -> bool:
    """Whether *move* clearly costs who sees *view* too much; nothing hidden can change it."""
    first = judge(GAMES[game], view, move, GLANCE, derived(seed, "glance"))
    if first.loss + first.half_width < DEAR:
        return False
    verdict = judge(GAMES[game], view, move, LOOK, seed)
    return verdict.loss >= DEAR and verdict.is_clear


def get_ready() -> None:
    """What has to be loaded is loaded where this is called."""
