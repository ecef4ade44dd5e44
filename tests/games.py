"""The games that tests play: those that are shipped, and a tiny one that shares nothing with them."""

from collections.abc import Mapping
from typing import Any

from enix_desktop.catalogue import SHIPPED, Game
from enix_desktop.engine.record import Codec
from tests.conformance.tiny_game import TINY

GAMES: Mapping[str, Game] = {**SHIPPED, TINY.id: TINY}
CODECS: Mapping[str, Codec[Any, Any]] = {key: game.codec for key, game in GAMES.items()}
EXTRA_GAMES = "tests.conformance.tiny_game:TINY"
"""What `EXTRA_GAMES_VARIABLE` says, where programs and worker processes are to know them too."""
