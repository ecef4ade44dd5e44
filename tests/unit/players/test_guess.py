"""Guessed worlds: whoever guesses uses what it sees, all of it, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import CardSet, cards_of, set_of
from enix_desktop.games.enix.guess import guess, unseen_cards
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.predicates import hand_as_seen
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.view import View
from tests.unit.players.questions import ASKED, RULES, composed_state, states

SEEDS = st.integers(0, 2**64 - 1)
GUESSES = 250
"""So many that a card which is one of twelve is missed once in a hundred million times."""
every_phase = pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.key)


RARE: dict[str, dict[str, object]] = {
    "the order was drawn by lot": {
        "hands": ["solar-05", "hydro-05", "wind-09 wind-05"],
        "moves": ["all lay solar-05, hydro-05 and wind-05 (lot: 1, 0)"],
    },
    "cards have run short": {
        "hands": ["solar-05 wind-03", ""],
        "stacks": ["hydro-03 hydro-04", "wind-05"],
        "rest": "seat 1",
    },
    "a single card lies face down": {
        "hands": ["solar-05 wind-03", "hydro-12"],
        "moves": ["seat 1: lay hydro-12"],
    },
    "somebody tied has no card left": {
        "hands": ["solar-05", "hydro-05 wind-09", "wind-06 wind-05"],
        "moves": ["all lay solar-05, hydro-05 and wind-06", "seat 2: lay wind-05"],
    },
}


@every_phase
@settings(max_examples=10)
@given(st.data(), SEEDS)
def test_a_guess_looks_just_like_the_real_game(phase: Phase, data: st.DataObject, seed: int) -> None:
    assert_alike(data.draw(states(phase)), seed)


@pytest.mark.parametrize("position", RARE)
def test_a_guess_looks_just_like_the_real_game_when_things_are_unusual(position: str) -> None:
    state = composed_state(**RARE[position])
    assert state.lots or state.short_of_cards or any(card is not None for card in state.chosen)
    for seed in range(20):
        assert_alike(state, seed)


def assert_alike(state: State, seed: int) -> None:
    """No seat can tell its guess from *state*."""
    for seat in range(state.table.seats):
        view = RULES.view(state, seat)
        world = guess(view, seed)
        RULES.check(world)
        assert RULES.view(world, seat) == view
        assert list(RULES.legal_moves(world, seat)) == list(RULES.legal_moves(state, seat))
        assert RULES.to_move(world) == RULES.to_move(state)


@every_phase
@settings(max_examples=5)
@given(st.data(), SEEDS)
def test_the_same_seed_guesses_the_same_world_and_other_seeds_others(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    state = data.draw(states(phase))
    view = RULES.view(state, 0)
    worlds = [guess(view, seed + number) for number in range(5)]
    assert guess(view, seed) == worlds[0]
    assert all(worlds[0] != world for world in worlds[1:])


@settings(max_examples=12)
@given(st.sampled_from(ASKED).flatmap(states), SEEDS)
def test_every_hidden_card_and_no_open_one_can_be_in_a_rivals_hand(state: State, seed: int) -> None:
    view = RULES.view(state, 0)
    for rival, guessed in hands_guessed(view, seed).items():
        backs = view.hand_energies[rival]
        possible = [
            card for card in cards_of(unseen_cards(view)) if backs[state.table.components.energies[card]]
        ]
        assert cards_of(guessed) == possible


@settings(max_examples=25)
@given(st.sampled_from(ASKED).flatmap(states))
def test_hidden_are_the_other_hands_and_the_stacks(state: State) -> None:
    for seat in range(state.table.seats):
        hidden = set_of(card for stack in state.stacks for card in stack)
        for rival in range(state.table.seats):
            if rival != seat:
                hidden |= hand_as_seen(state, rival)
        assert unseen_cards(RULES.view(state, seat)) == hidden


def test_any_card_that_may_be_laid_can_lie_face_down() -> None:
    # Seat 1 has laid one of two cards; neither back is known to be the one.
    state = composed_state(
        hands=["solar-05 wind-03", "hydro-04 wind-05"], discard="hydro-12", moves=["seat 1: lay wind-05"]
    )
    view = RULES.view(state, 0)
    energies, enix = state.table.components.energies, state.table.components.enix_cards
    laid = {guess(view, seed).chosen[1] for seed in range(GUESSES)}
    assert None not in laid
    cards = {card for card in laid if card is not None}
    assert {energies[card] for card in cards} == {1, 4}
    assert not set_of(cards) & enix, "an ENIX card is not laid beside another card (R3)"
    hidden = unseen_cards(view) & ~enix
    assert cards == {card for card in cards_of(hidden) if energies[card] in (1, 4)}


def hands_guessed(view: View, seed: int) -> dict[Seat, CardSet]:
    """All cards that turn up in the hand of each rival in many guesses."""
    rivals = [seat for seat in range(view.table.seats) if seat != view.seat]
    found = dict.fromkeys(rivals, 0)
    for number in range(GUESSES):
        world = guess(view, seed + number)
        for rival in rivals:
            found[rival] |= hand_as_seen(world, rival)
    return found
