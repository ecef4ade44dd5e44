"""The shelf: for each game id its rules, codec, players and how options are made."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.record import Codec
from enix_desktop.engine.rules import Rules
from enix_desktop.games.enix.codec import EnixCodec
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.table import EDITION_BY_KEY, FEWEST_SEATS, MOST_SEATS, Edition, Options, Table
from enix_desktop.players.enix_greedy import GreedyPlayer
from enix_desktop.players.player import Player, RandomPlayer


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the shelf. Games differ in their types, so here, at the seam, they are not named."""

    id: str
    rules: Rules[Any, Any, Any, Any, Any]
    codec: Codec[Any, Any]
    players: Mapping[str, Player[Any, Any]]
    editions: Sequence[str]
    seats: range
    options: Callable[[str, int], Any]
    """Makes the options of a table from edition and number of seats."""

    def player(self, key: str) -> Player[Any, Any]:
        """The computer player *key*."""
        if key not in self.players:
            raise BadData(f"There is no player {key!r}; there are {', '.join(self.players)}.")
        return self.players[key]


def _enix_options(edition: str, seats: int) -> Options:
    return Options(Table(standard_components(), EDITION_BY_KEY[edition], seats))


ENIX = Game(
    id="enix",
    rules=EnixRules(),
    codec=EnixCodec(),
    players={"random": RandomPlayer(), "greedy": GreedyPlayer()},
    editions=tuple(edition.value for edition in Edition),
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=_enix_options,
)

GAMES: Mapping[str, Game] = {game.id: game for game in (ENIX,)}
CODECS: Mapping[str, Codec[Any, Any]] = {game.id: game.codec for game in GAMES.values()}
