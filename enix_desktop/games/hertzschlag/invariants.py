"""What holds in every state."""

from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State


def check(state: State) -> None:
    """Raise AssertionError if *state* breaks an invariant of the game."""
    table, numbers, track = state.table, state.table.numbers, state.table.components.track
    cards = [*state.pile]
    for held in (*state.hands, *state.displays, *state.removed):
        cards.extend(held)
    if state.phase is Phase.LAY:
        cards.extend(lay.card for lay in state.laid if lay is not None)
    assert sorted(cards) == list(table.components.all_cards), "every card is in one place (C4)"
    assert track.lowest <= state.marker <= track.highest, "the marker is on the track (C1)"
    for money, has_reserve in zip(state.money, state.reserves, strict=True):
        assert 0 <= money <= numbers.maximum, "money is counted (C6, C7)"
        assert has_reserve == (money > numbers.track_maximum), "a reserve card for more than the track (C6)"
    assert sum(state.reserves) <= numbers.reserve_cards, "there are two reserve cards (C6)"
    assert len(set(state.shown)) == len(state.shown) <= state.round, "an event occurs once (V5)"
    assert state.forecast not in state.shown, "what is seen ahead is still to come (X6)"
    assert 1 <= state.round <= numbers.rounds, "eight rounds at most (R1)"
    assert 0 <= state.calm <= numbers.calm_maximum, "calm has a limit (X4)"
    assert len(set(state.goals)) == table.seats, "a goal card each (S1)"
    is_over = state.phase is Phase.OVER
    assert is_over == (not state.to_move), "somebody owes a decision while the game runs"
    assert is_over or not state.is_blackout, "a blackout ends the game (Q7)"
    if state.phase in (Phase.PLEDGE, Phase.BID):
        assert not track.is_green(state.marker), "bids are for an orange marker (Q1)"
    for hand in state.hands:
        assert list(hand) == sorted(hand), "hands are sorted"
    assert len(state.past) <= state.round, "the record has no future"
