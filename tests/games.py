"""The games that tests play: those that are shipped, a tiny one without words, and a whole small one."""

from collections.abc import Mapping
from typing import Any

from enix_desktop.catalogue import SHIPPED, Game
from enix_desktop.engine.record import Codec
from tests.conformance.tiny_game import TINY
from tests.toy.game import TOY

GAMES: Mapping[str, Game] = {**SHIPPED, TINY.id: TINY, TOY.id: TOY}
CODECS: Mapping[str, Codec[Any, Any]] = {key: game.codec for key, game in GAMES.items()}
EXTRA_GAMES = "tests.conformance.tiny_game:TINY,tests.toy.game:TOY"
"""What `EXTRA_GAMES_VARIABLE` says, where programs and worker processes are to know them too."""
