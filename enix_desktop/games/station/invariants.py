"""What holds in every state."""

from enix_desktop.games.station.components import STATIONS
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State


def check(state: State) -> None:
    """Raise AssertionError if *state* breaks an invariant of the game."""
    table, numbers = state.table, state.table.numbers
    cards = [*state.pile, *state.discard, *(card for card in state.display if card is not None)]
    for hand in (*state.hands, *state.rows):
        cards.extend(hand)
    assert sorted(cards) == list(table.components.all_cards), "every card is in one place (C5)"
    assert sorted((*state.ring, *state.spare)) == list(range(len(table.components.bridges))), "bridges (C2)"
    for station in STATIONS:
        energy = state.energy[station]
        outer = state.outer if station is state.active else []
        for track in (state.inner[station], outer):
            on_track = [energy[seat] for seat in track]
            assert on_track == sorted(on_track, reverse=True), "tracks are in the order of play (O1)"
        assert sorted((*state.inner[station], *outer)) == list(state.seats), "one marker each (C3)"
        assert all(0 <= number <= numbers.track_top for number in energy), "0 to 7 (C4)"
    assert all(laser >= 0 for laser in state.laser), "the laser track starts at 0 (C8)"
    is_over = state.phase is Phase.OVER
    assert is_over or state.phase is Phase.SUPPLY or state.turn in state.outer, "a turn starts with O2"
    assert bool(state.takes) == (state.phase is Phase.TAKE), "cards are owed while they are taken (N6)"
    for hand, known in zip(state.hands, state.known, strict=True):
        assert list(hand) == sorted(hand), "hands are sorted"
        assert set(known) <= set(hand), "what all know is in the hand (V1)"
