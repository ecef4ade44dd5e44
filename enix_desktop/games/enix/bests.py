"""The personal bests of ENIX."""

from collections.abc import Mapping

from enix_desktop.engine.bests import COMMON_BESTS, Best, Tallied
from enix_desktop.games.enix.summary import STOLEN, TAKEN

MOST_STOLEN, MOST_TAKEN = "most-stolen", "most-collected"

ENIX_BESTS: Mapping[str, Best] = {
    **COMMON_BESTS,
    MOST_TAKEN: Best(Tallied(TAKEN)),
    MOST_STOLEN: Best(Tallied(STOLEN), least=2),
}
"""The best score is the one closest to the limit: who is over it has none."""
