"""The badges of ENIX: what is remarkable in a game, and three kinds of wins."""

from collections.abc import Mapping

from enix_desktop.engine.badges import Condition, Did, WonAgainst, WonAmong, WonByEach
from enix_desktop.games.enix.summary import DEEDS
from enix_desktop.games.enix.table import MOST_SEATS, Edition

STRONGEST, FULL_TABLE, ALL_EDITIONS = "beat-strongest", "full-table", "all-editions"


def enix_badges(strongest: str) -> Mapping[str, Condition]:
    """All badges with what they are earned for; *strongest* is the best computer player."""
    return {
        **{deed: Did(deed) for deed in DEEDS},
        STRONGEST: WonAgainst(strongest),
        FULL_TABLE: WonAmong(MOST_SEATS),
        ALL_EDITIONS: WonByEach(tuple(edition.value for edition in Edition)),
    }
