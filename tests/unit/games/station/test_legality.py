"""The listed moves are exactly the legal ones, one of each effect."""

import pickle
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.station.components import STATIONS, Card
from enix_desktop.games.station.moves import (
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State
from tests.unit.games.station.tables import COMPONENTS, RULES, after, state, states, wandered

CARDS = 5


def subsets(cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    cards = tuple(cards)
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


def every_move(before: State) -> Iterator[Move]:
    """Whatever could be said, sensible or not, with the cards of the hand."""
    hand = before.hands[before.turn]
    yield PASS
    for cards in subsets(hand):
        yield Fill(cards)
        yield Machine(cards)
        yield Discard(cards)
    for ways in product(range(3), repeat=len(hand)):
        sent = [tuple(card for card, way in zip(hand, ways, strict=True) if way == side) for side in range(3)]
        yield Shift(sent[1], sent[2])
        yield Fire(tuple((way - 1, card) for card, way in zip(hand, ways, strict=True) if way))
    for card in hand:
        yield Swap(card)
    for number in range(9):
        yield Command(number)
        yield from (Biotope(number, other) for other in range(7))
        yield Take(number)
    yield Take(None)
    for places in product((None, *STATIONS), repeat=len(before.shuttles)):
        yield Dock(tuple((shuttle, place) for shuttle, place in enumerate(places) if place is not None))
    for seats in subsets(before.seats):
        yield Steal(seats)


def effect(before: State, move: Move) -> tuple[object, ...]:
    """What a move changes, as far as anybody can tell: cards of a kind are alike."""
    later, kinds = after(before, move), COMPONENTS.kinds
    return (
        type(move) in (Take, Discard),
        *map(tuple, later.energy),
        tuple(later.laser),
        tuple(later.shuttles),
        tuple(sorted(kinds[card] for card in later.hands[before.turn])),
        tuple(sorted(kinds[card] for card in later.discard)),
        tuple(len(row) for row in later.rows),
        tuple(None if card is None else kinds[card] for card in later.display) if later.takes else (),
        later.phase,
        later.takes,
    )


@given(states(most_cards=CARDS))
def test_every_effect_of_a_legal_move_is_listed_exactly_once(before: State) -> None:
    """A brute force over all sets of cards agrees with the list."""
    legal = [move for move in every_move(before) if RULES.refusal(before, 0, move) is None]
    listed = list(RULES.legal_moves(before, 0))
    assert all(RULES.refusal(before, 0, move) is None for move in listed)
    effects = [(type(move), effect(before, move)) for move in listed]
    assert len(set(effects)) == len(effects)
    assert set(effects) == {(type(move), effect(before, move)) for move in legal}


@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 60))
@settings(max_examples=40)
def test_what_is_listed_in_a_game_is_not_refused(seats: int, seed: int, moves: int) -> None:
    now = wandered(seats, seed, moves).state
    for seat in now.seats:
        for move in RULES.legal_moves(now, seat):
            assert RULES.refusal(now, seat, move) is None


def test_cards_to_discard_are_chosen_freely_but_alike_ones_only_once() -> None:
    """N3: nine cards, of which three are alike."""
    hand = "red-glass red-glass red-glass red-cogs red-plant red-sun blue-sun blue-cogs blue-plant"
    now = after(state([hand, ""]), PASS)
    assert now.phase is Phase.DISCARD
    moves = list(RULES.legal_moves(now, 0))
    # One or two of the three alike, or none: 6 others in pairs, 6 with one red-glass, 1 with two.
    assert len(moves) == 15 + 6 + 1


def test_places_to_take_from_come_before_the_pile() -> None:
    now = after(
        state(["red-cogs red-sun", ""], display="green-sun"), Swap(state(["red-cogs", ""]).hands[0][0])
    )
    assert list(RULES.legal_moves(now, 0)) == [Take(0), Take(None)]
    assert RULES.legal_moves(now, 1) == ()


def test_numbers_of_the_biotope_that_reach_the_same_stations_are_one_choice() -> None:
    now = state(["", ""], active="biotope", energy={"biotope": [7, 4], "machine": [7, 3], "command": [7, 3]})
    moves = [move for move in RULES.legal_moves(now, 0) if isinstance(move, Biotope)]
    assert moves == [Biotope(0, 1), Biotope(1, 0), Biotope(0, 2), Biotope(1, 1), Biotope(2, 0), Biotope(0, 3)]


@pytest.mark.parametrize("moves", [0, 9, 40])
def test_what_goes_to_another_process_has_no_secrets(moves: int) -> None:
    state = wandered(3, 11, moves).state
    seat = state.turn
    other = RULES.with_other_secrets(state, seat, 99)
    assert other.hands != state.hands
    assert pickle.dumps(RULES.legal_moves(state, seat)) == pickle.dumps(RULES.legal_moves(other, seat))
    travelled = pickle.loads(pickle.dumps(RULES.legal_moves(state, seat)))
    assert list(travelled) == list(RULES.legal_moves(state, seat))
