"""States of ENIGMA, described as situations are, and games played by luck."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from hypothesis import strategies as st

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.moves import Choose, Failed, Move, Pose, Solved, Unsolved
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import Setup, Table, options
from enix_desktop.games.enigma.view import View
from enix_desktop.players.player import RandomPlayer
from tests.rules.enigma.deeds import stored_solution
from tests.rules.enigma.setting import setup_of
from tests.rules.enigma.words import TILES

RULES = EnigmaRules()
COMPONENTS = standard_components()
AnyMatch: TypeAlias = Match[Table, Setup, State, Move, View]
CHOICES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (2, {}),
    (3, {"timer": "none", "limit": "none"}),
    (4, {"puzzles": "easier", "head_start": "half,none,quarter,none", "open_race": "on"}),
    (2, {"goal": "10", "puzzles": "easier"}),
    (1, {}),
    (1, {"category": "angles", "difficulty": "3"}),
    (1, {"mode": "day", "day": "2026-11-18"}),
)
"""Tables of every kind."""


def state(**compose: object) -> State:
    """The composed beginning of a round (tests/rules/enigma/README.md)."""
    return RULES.start(setup_of(compose))


def played(before: State, moves: Iterable[tuple[Seat, Move]]) -> tuple[State, list[Event]]:
    """What legal *moves* lead to, and what happened."""
    told: list[Event] = []
    now = before.copy()
    for seat, move in moves:
        refusal = RULES.refusal(now, seat, move)
        assert refusal is None, refusal
        told += RULES.transition(now, seat, move, SeededChance(1))
        RULES.check(now)
    return now, told


def chosen(before: State, *categories: Category) -> State:
    """Everybody has chosen, in turn order."""
    now = before
    for category in categories:
        now, _ = played(now, [(now.to_move[0], Choose(category))])
    return now


def solved(now: State, seat: Seat, ms: int) -> Solved:
    """The stored solution of what *seat* is solving."""
    return Solved(ms, stored_solution(now, seat))


def results(now: State, *times: int | None) -> tuple[State, list[Event]]:
    """Everybody has solved in so many milliseconds, or given up."""
    moves: list[tuple[Seat, Move]] = [
        (seat, Failed(1000, Unsolved.GAVE_UP) if ms is None else solved(now, seat, ms))
        for seat, ms in enumerate(times)
    ]
    return played(now, moves)


def posed(tile: str) -> Pose:
    """A puzzle from the box, alone."""
    face = COMPONENTS.tiles[TILES[tile]]
    return Pose(face.puzzle, face.difficulty, face.id)


def dealt(seats: int, seed: int, chosen: Mapping[str, str] | None = None) -> AnyMatch:
    """A game dealt as usual."""
    people = [Participant(f"Seat {seat}") for seat in range(seats)]
    return Match.begin(RULES, "enigma", people, options(chosen or {}, seats), seed=seed)


def wandered(seats: int, seed: int, moves: int, chosen: Mapping[str, str] | None = None) -> AnyMatch:
    """A game after so many moves by luck."""
    match = dealt(seats, seed, chosen)
    for number in range(moves):
        owing = RULES.to_move(match.state)
        if not owing:
            break
        luck = derived(seed, f"wandering/{number}")
        seat = owing[luck % len(owing)]
        choices = RULES.legal_moves(match.state, seat)
        match.play(seat, RandomPlayer().choose(None, choices, luck >> 8).move)
    return match


def matches(most_moves: int = 120) -> st.SearchStrategy[AnyMatch]:
    """Games of every kind after any number of moves."""
    return st.builds(
        lambda kind, seed, moves: wandered(kind[0], seed, moves, kind[1]),
        st.sampled_from(CHOICES),
        st.integers(0, 2**32),
        st.integers(0, most_moves),
    )
