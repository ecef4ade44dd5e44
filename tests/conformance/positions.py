"""Positions of any game in the catalogue, reached by playing legal moves chosen by luck."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from enix_desktop.catalogue import Game
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.headless.table_choices import Values, all_values
from enix_desktop.players.player import RandomPlayer
from tests.games import GAMES

AnyMatch = Match[Any, Any, Any, Any, Any]
MOST_MOVES = {"station": 160, "enigma": 200}
"""In a game of luck nobody aims at the end; with so many moves it is over at some of the tables."""


@dataclass(frozen=True)
class Way:
    """How a position is reached; short enough to be read in a failure."""

    game: str
    values: Values
    seats: int
    seed: int
    moves: int


@cache
def settings_of(game: str) -> list[dict[str, str]]:
    """Every setting of *game*; there may be thousands."""
    return all_values(GAMES[game], {})


def ways_in(game: Game, most_moves: int = 400) -> st.SearchStrategy[Way]:
    return st.builds(
        Way,
        st.just(game.id),
        st.sampled_from(settings_of(game.id)),
        st.sampled_from(game.seats),
        st.integers(0, 2**32),
        st.integers(0, min(most_moves, MOST_MOVES.get(game.id, most_moves))),
    )


def begin(way: Way) -> AnyMatch:
    game = GAMES[way.game]
    participants = [Participant(f"seat {seat}", "random") for seat in range(way.seats)]
    options = game.options({**game.usual_choices(), **way.values}, way.seats)
    return Match.begin(game.rules, game.id, participants, options, seed=way.seed)


def lucky_move(match: AnyMatch, way: Way) -> tuple[int, Any]:
    """A seat that owes a decision and one of its moves; the kind of move is chosen first."""
    luck = derived(way.seed, f"test/{len(match.record.entries)}")
    owing = match.rules.to_move(match.state)
    seat = owing[luck % len(owing)]
    moves = match.rules.legal_moves(match.state, seat)
    return seat, RandomPlayer().choose(None, moves, luck // len(owing)).move


def reach(way: Way) -> AnyMatch:
    """The match after the moves of *way*, or at its end if that comes earlier."""
    match = begin(way)
    while len(match.record.entries) < way.moves and match.rules.to_move(match.state):
        match.play(*lucky_move(match, way))
    return match
