"""States of Station Six, described as situations are."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from hypothesis import strategies as st

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.station.components import STATIONS, Card, Station, standard_components
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.state import State
from enix_desktop.games.station.table import Setup, Table, options
from enix_desktop.games.station.view import View
from enix_desktop.players.player import RandomPlayer
from tests.rules.station.setting import setup_of

RULES = StationRules()
COMPONENTS = standard_components()
AnyMatch: TypeAlias = Match[Table, Setup, State, Move, View]


def state(hands: Sequence[str], **more: object) -> State:
    """The composed position; whatever is not said is as in a first game (tests/rules/station/README.md)."""
    return RULES.start(setup_of({"hands": list(hands), **more}))


def after(before: State, move: Move, seed: int = 1) -> State:
    """What *move* of the seat in turn leads to; it must be legal."""
    return played(before, move, seed)[0]


def played(before: State, move: Move, seed: int = 1) -> tuple[State, Sequence[Event]]:
    """What *move* of the seat in turn leads to, and what happened."""
    assert RULES.refusal(before, before.turn, move) is None
    later = before.copy()
    events = RULES.transition(later, before.turn, move, SeededChance(seed))
    RULES.check(later)
    return later, events


def dealt(seats: int, seed: int, chosen: Mapping[str, str] | None = None) -> AnyMatch:
    """A game dealt as usual."""
    people = [Participant(f"Seat {seat}") for seat in range(seats)]
    return Match.begin(RULES, "station", people, options(chosen or {}, seats), seed=seed)


def wandered(seats: int, seed: int, moves: int) -> AnyMatch:
    """A game after so many moves of players who decide by luck."""
    match = dealt(seats, seed)
    for number in range(moves):
        if not RULES.to_move(match.state):
            break
        seat = match.state.turn
        choices = RULES.legal_moves(match.state, seat)
        match.play(seat, RandomPlayer().choose(None, choices, derived(seed, f"wandering/{number}")).move)
    return match


def with_hand(before: State, seat: int, hand: Sequence[Card]) -> State:
    """The same with this hand of *seat*; every other card goes where there is room, into the pile."""
    later = before.copy()
    shown = [card for card in later.display if card is not None]
    used = {*hand, *shown, *later.discard}
    for other in later.seats:
        if other != seat:
            later.hands[other] = tuple(card for card in later.hands[other] if card not in hand)
            used.update(later.hands[other])
    later.display = [None if card in hand else card for card in later.display]
    later.discard = [card for card in later.discard if card not in hand]
    later.hands[seat] = tuple(sorted(hand))
    later.pile = [card for card in COMPONENTS.all_cards if card not in used]
    return later


def states(active: Station | None = None, most_cards: int = 6) -> st.SearchStrategy[State]:
    """Tables of two with any energies, any bridges and shuttles; seat 0 is in turn with any hand."""

    @st.composite
    def build(draw: st.DrawFn) -> State:
        station = active if active is not None else draw(st.sampled_from(STATIONS))
        made = state(["", ""], active=station.key, order={each.key: [0, 1] for each in STATIONS})
        for each in STATIONS:
            made.energy[each] = [draw(st.integers(0, 7)), 0]
            made.inner[each] = [0, 1]
        made.inner[station], made.outer, made.turn = [1], [0], 0
        bridges = draw(st.permutations(range(len(COMPONENTS.bridges))))
        made.ring, made.spare = list(bridges[:6]), tuple(bridges[6:])
        made.shuttles = [draw(st.sampled_from((None, *STATIONS))) for _ in COMPONENTS.shuttles]
        cards = st.sampled_from(list(COMPONENTS.all_cards))
        hand = draw(st.lists(cards, unique=True, max_size=most_cards))
        return with_hand(made, 0, hand)

    return build()
