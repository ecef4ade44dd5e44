"""Games of Hertzschlag that were played by luck, for windows that show them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY, Event, Seat
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.moves import Bid, Move
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.table import Setup, Table, options
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.player import RandomPlayer

RULES = HertzschlagRules()
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
AnyMatch: TypeAlias = Match[Table, Setup, State, Move, View]


def dealt(seats: int, seed: int, chosen: Mapping[str, str] | None = None) -> AnyMatch:
    """A game dealt as usual."""
    people = [Participant(name) for name in NAMES[:seats]]
    return Match.begin(RULES, "hertzschlag", people, options(chosen or {}, seats), seed=seed)


@dataclass(frozen=True)
class Played:
    """A game and everything that happened in it."""

    match: AnyMatch
    happened: tuple[Event, ...]

    @property
    def state(self) -> State:
        return self.match.state

    def told(self, seat: Seat = EVERYBODY) -> list[Event]:
        """Everything that *seat* was told."""
        return [event.seen_by(seat) for event in self.happened]

    def view(self, seat: Seat = EVERYBODY) -> View:
        return RULES.view(self.state, seat)


def wandered(seats: int, seed: int, moves: int = 10_000, chosen: Mapping[str, str] | None = None) -> Played:
    """A game after so many moves of players who decide by luck, but bid all they can."""
    match = dealt(seats, seed, chosen)
    happened = [*opening(match.record.setup)]
    for number in range(moves):
        waiting = RULES.to_move(match.state)
        if not waiting:
            break
        choices = RULES.legal_moves(match.state, waiting[0])
        luck = derived(seed, f"wandering/{number}")
        is_bid = isinstance(choices[-1], Bid)
        move = choices[-1] if is_bid else RandomPlayer().choose(None, choices, luck).move
        happened += match.play(waiting[0], move)
    return Played(match, tuple(happened))
