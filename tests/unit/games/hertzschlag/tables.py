"""States of Hertzschlag, described as situations are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from hypothesis import strategies as st

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.table import SEATS, Setup, Table, options
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.player import RandomPlayer
from tests.rules.hertzschlag.setting import setup_of
from tests.rules.hertzschlag.words import CARDS

RULES = HertzschlagRules()
COMPONENTS = standard_components()
AnyMatch: TypeAlias = Match[Table, Setup, State, Move, View]


def state(**compose: object) -> State:
    """The composed beginning of a round (tests/rules/hertzschlag/README.md)."""
    return RULES.start(setup_of(compose))


def played(before: State, moves: Iterable[tuple[Seat, Move]], seed: int = 1) -> tuple[State, list[Event]]:
    """What legal *moves* lead to, and what happened."""
    told: list[Event] = []
    now, luck = before.copy(), SeededChance(seed)
    for seat, move in moves:
        refusal = RULES.refusal(now, seat, move)
        assert refusal is None, refusal
        told += RULES.transition(now, seat, move, luck)
        RULES.check(now)
    return now, told


def lays(before: State, **cards: str) -> Iterator[tuple[Seat, Move]]:
    """Everybody lays: `seat0="LED lamps"` plays it; whoever is not named takes income with the first card."""
    for seat in before.seats:
        name = cards.get(f"seat{seat}")
        yield (
            seat,
            Lay(before.hands[seat][0], Place.INCOME) if name is None else Lay(CARDS[name], Place.ACTION),
        )


def bids(*euros: int) -> Iterator[tuple[Seat, Move]]:
    """Everybody bids, seat 0 first."""
    return enumerate(map(Bid, euros))


def dealt(seats: int, seed: int, chosen: Mapping[str, str] | None = None) -> AnyMatch:
    """A game dealt as usual."""
    people = [Participant(f"Seat {seat}") for seat in range(seats)]
    return Match.begin(RULES, "hertzschlag", people, options(chosen or {}, seats), seed=seed)


def cautious(match: AnyMatch, seed: int) -> tuple[Seat, Move]:
    """A move of luck that keeps the game alive: cards that lead back, high bids."""
    now = match.state
    seat = now.to_move[seed % len(now.to_move)]
    moves = RULES.legal_moves(now, seat)
    if now.phase is Phase.BID:
        return seat, moves[-1]
    if now.phase is Phase.LAY:
        moves = [move for move in moves if _is_safe(now, move)] or moves
    return seat, moves[0] if len(moves) == 1 else RandomPlayer().choose(None, moves, seed).move


def _is_safe(now: State, move: Move) -> bool:
    if not isinstance(move, Lay) or move.place is Place.INCOME:
        return True
    face = COMPONENTS.cards[move.card]
    return bool(face.towards) or abs(now.marker + face.change) <= abs(now.marker)


def wandered(
    seats: int, seed: int, moves: int, chosen: Mapping[str, str] | None = None, is_cautious: bool = True
) -> AnyMatch:
    """A game after so many moves by luck; cautious ones reach later rounds."""
    match = dealt(seats, seed, chosen)
    for number in range(moves):
        owing = RULES.to_move(match.state)
        if not owing:
            break
        luck = derived(seed, f"wandering/{number}")
        if is_cautious:
            match.play(*cautious(match, luck))
        else:
            seat = owing[luck % len(owing)]
            choices = RULES.legal_moves(match.state, seat)
            match.play(seat, choices[luck // 7 % len(choices)])
    return match


def matches(most_moves: int = 140) -> st.SearchStrategy[AnyMatch]:
    """Games of any size with and without talk, after any number of moves."""
    return st.builds(
        wandered,
        st.sampled_from(SEATS),
        st.integers(0, 2**32),
        st.integers(0, most_moves),
        st.sampled_from(({}, {"talk": "off"})),
        st.sampled_from((True, True, False)),
    )


def card(name: str) -> int:
    return CARDS[name]


def cards(*names: str) -> Sequence[int]:
    return tuple(map(card, names))
