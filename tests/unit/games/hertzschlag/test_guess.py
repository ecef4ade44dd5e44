"""What a seat can work out, and states that it cannot tell from the real one (K1 to K3)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.guess import gone_cards, guess, unseen_cards, whereabouts
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Place
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import open_secrets, view
from tests.unit.games.hertzschlag.tables import RULES, AnyMatch, card, lays, matches, played, state, wandered

SEEDS = st.integers(0, 2**32)


@given(match=matches(), seed=SEEDS)
@settings(max_examples=150)
def test_a_guess_looks_the_same_and_is_a_sound_state(match: AnyMatch, seed: int) -> None:
    for seat in (EVERYBODY, *match.state.seats):
        seen = view(match.state, seat)
        world = guess(seen, seed)
        RULES.check(world)
        assert view(world, seat) == seen
        assert world.to_move == match.state.to_move
        for other in match.state.seats:
            assert bool(RULES.legal_moves(world, other)) == (other in match.state.to_move)


@given(match=matches(), seed=SEEDS)
def test_a_guess_can_be_played_to_the_end(match: AnyMatch, seed: int) -> None:
    now = guess(view(match.state, 0), seed)
    while now.to_move:
        seat = now.to_move[0]
        choices = RULES.legal_moves(now, seat)
        now, _ = played(now, [(seat, choices[seed % len(choices)])], seed)
    assert RULES.outcome(now) is not None


def test_every_phase_is_among_the_games_that_are_tried() -> None:
    records = [wandered(3 + seed % 3, seed, 140).record for seed in range(20)]
    states = [step.state for record in records for step in replay(RULES, HertzschlagCodec(), record)]
    assert {now.phase for now in states} == set(Phase)
    assert {now.round for now in states} == set(range(1, 9))


@given(match=matches())
def test_unseen_cards_are_those_whose_place_a_seat_cannot_see(match: AnyMatch) -> None:
    now = match.state
    hidden = {*now.pile}
    for seat in now.seats:
        others = [other for other in now.seats if other != seat]
        elsewhere = {held for other in others for held in (*now.hands[other], *now.removed[other])}
        if now.phase is Phase.LAY:
            elsewhere |= {lay.card for other in others if (lay := now.laid[other]) is not None}
        unseen = unseen_cards(view(now, seat))
        assert set(unseen) == hidden | elsewhere
        assert unseen == sorted(unseen)
    every = {*hidden, *(held for held in now.table.components.all_cards if _is_in_a_hand(now, held))}
    assert every <= set(unseen_cards(view(now, EVERYBODY)))


def _is_in_a_hand(now: State, held: int) -> bool:
    return any(held in hand for hand in now.hands)


@given(match=matches())
@settings(max_examples=150)
def test_k3_a_remembered_card_is_where_it_should_be_or_was_removed(match: AnyMatch) -> None:
    now = match.state
    removed = {held for cards in now.removed for held in cards}
    for seat in now.seats:
        seen = view(now, seat)
        known, gone = whereabouts(seen), gone_cards(seen)
        for held, holder in known.items():
            laid = now.laid[holder]
            has_it = held in now.hands[holder] or (laid is not None and laid.card == held)
            assert has_it or held in removed
            assert holder != seat
        assert set(gone) <= removed, "a card that did not come back was laid for income"
        assert not set(gone) & set(known)
        passed = {held for entry in seen.passed for held in entry.cards}
        assert passed & set(unseen_cards(seen)) == set(gone) | set(known), "nothing is forgotten"
    public = view(now, EVERYBODY)
    assert whereabouts(public) == {}
    assert gone_cards(public) == []


def rounds_of_income(count: int) -> State:
    """Three seats; in each round everybody lays the first card for income."""
    now = state(marker=0)
    for _ in range(count):
        now.calm = 0
        now, _ = played(now, lays(now), seed=4)
        now.marker = 0  # whatever the event does: these rounds are about cards
    return now


def test_k3_a_hand_goes_one_seat_further_each_round_and_comes_back_after_three() -> None:
    now = state(marker=0)
    passed = now.hands[0][1:]
    one = rounds_of_income(1)
    assert whereabouts(view(one, 0)) == dict.fromkeys(passed, 2)
    two = rounds_of_income(2)
    assert {held: holder for held, holder in whereabouts(view(two, 0)).items() if held in passed} == (
        dict.fromkeys(passed, 1)
    )
    back = rounds_of_income(3)
    came_back = set(passed) & set(back.hands[0])
    lost = set(passed) - came_back
    assert lost, "each of the two others laid the lowest card"
    assert set(gone_cards(view(back, 0))) == lost
    assert not lost & set(whereabouts(view(back, 0)))


def test_k3_a_card_that_did_not_come_back_stays_gone_in_later_rounds() -> None:
    lost = set(gone_cards(view(rounds_of_income(3), 0)))
    for count in (4, 5, 6, 7):
        now = rounds_of_income(count)
        assert lost <= set(gone_cards(view(now, 0)))
        for seed in range(8):
            world = guess(view(now, 0), seed)
            assert lost <= {held for seat in (1, 2) for held in world.removed[seat]}


def test_a_guess_leaves_cards_with_who_should_hold_them() -> None:
    now = rounds_of_income(1)
    known = whereabouts(view(now, 0))
    for seed in range(8):
        world = guess(view(now, 0), seed)
        assert all(held in world.hands[holder] for held, holder in known.items())


def test_a_guess_tells_hidden_decisions_apart() -> None:
    """What others have laid or bid is drawn anew; it is legal, and every kind occurs."""
    now, _ = played(state(hands=["", "Solar park, LED lamps"], money=[15, 5, 15]), [])
    now, _ = played(now, [(1, Lay(card("LED lamps"), Place.ACTION))])
    laid = {guess(view(now, 0), seed).laid[1] for seed in range(60)}
    assert {lay.place for lay in laid if lay is not None} == set(Place)
    assert len({lay.card for lay in laid if lay is not None}) > 10
    played_cards = [lay.card for lay in laid if lay is not None and lay.place is Place.ACTION]
    assert all(now.table.components.cards[each].cost <= 5 for each in played_cards), "it could be paid (A2)"
    orange = state(marker=6, money=[15, 1, 15])
    orange, _ = played(orange, lays(orange))
    orange, _ = played(orange, [(1, Bid(2))])
    assert {guess(view(orange, 0), seed).bids[1] for seed in range(60)} == {0, 1, 2, 3, 4}
    assert guess(view(orange, 1), 5).bids[1] == 2


def test_goals_and_forecasts_of_others_are_drawn_anew_and_own_ones_kept() -> None:
    """K2, X6."""
    now = state(marker=6, hands=["Better weather forecast"])
    now, _ = played(now, lays(now, seat0="Better weather forecast"))
    own, others = (
        [guess(view(now, 0), seed) for seed in range(40)],
        [guess(view(now, 1), seed) for seed in range(40)],
    )
    assert {world.forecast for world in own} == {now.forecast}
    assert len({world.forecast for world in others}) > 6
    assert {world.goals[0] for world in own} == {now.goals[0]}
    assert len({world.goals[0] for world in others}) > 3
    assert all(world.goals[1] == now.goals[1] for world in others)


# What may be undone


@given(match=matches())
def test_whatever_is_public_is_known_to_each_seat(match: AnyMatch) -> None:
    public = open_secrets(view(match.state, EVERYBODY))
    assert all(public <= open_secrets(view(match.state, seat)) for seat in match.state.seats)


@pytest.mark.parametrize("kind", ["lay", "bid"])
def test_what_is_laid_or_bid_counts_as_learned_so_that_nobody_takes_it_back(kind: str) -> None:
    """A1, Q4: until confirmed, never after."""
    now = state(marker=6)
    if kind == "bid":
        now, _ = played(now, lays(now))
    move = Bid(2) if kind == "bid" else Lay(now.hands[0][0], Place.ACTION)
    later, _ = played(now, [(0, move)])
    assert not open_secrets(view(later, 0)) <= open_secrets(view(now, 0))
    assert open_secrets(view(later, 1)) == open_secrets(view(now, 1)), "nobody else has learned anything"
    assert open_secrets(view(later, EVERYBODY)) == open_secrets(view(now, EVERYBODY))


def test_a_signal_is_learned_by_the_others_and_not_by_its_speaker() -> None:
    """T2."""
    now = state(talk=True)
    later, _ = played(now, [(0, RULES.legal_moves(now, 0)[3])])
    assert open_secrets(view(later, 0)) == open_secrets(view(now, 0))
    assert not open_secrets(view(later, 1)) <= open_secrets(view(now, 1))
