"""What others may learn from an event: only cards that lie open or are their own (C4, R1, K1, K3, K4, X4)."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import replay
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.codec import plain
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.events import CardStolen
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.state import State
from tests.conformance.positions import Way, reach, ways_in

COMPONENTS = standard_components()


def named_cards(value: Any) -> Iterator[str]:
    """Every card id anywhere in plain JSON."""
    if isinstance(value, str):
        yield from [value] if value in COMPONENTS.card_by_id else []
    elif isinstance(value, dict):
        for entry in value.values():
            yield from named_cards(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from named_cards(entry)


def cards_known(state: State, seat: int) -> set[str]:
    """Own cards and those that lie open."""
    known = set(cards_of(state.hands[seat])) | set(state.discard)
    known |= {card for cards in state.laid for card in cards}
    known |= {card for card in [state.chosen[seat]] if card is not None}
    if state.ended_by is not None:
        known |= {card for hand in state.hands for card in cards_of(hand)}
    return {COMPONENTS.cards[card].id for card in known}


@given(ways_in(ENIX, most_moves=300))
def test_an_event_names_no_card_that_its_observer_cannot_know(way: Way) -> None:
    match = reach(way)
    before = match.rules.start(match.record.setup)
    for step in replay(match.rules, ENIX.codec, match.record):
        for seat in range(way.seats):
            # Cards that were open before the move may have been shuffled away by it.
            known = cards_known(before, seat) | cards_known(step.state, seat)
            for event in step.events:
                if isinstance(event, CardStolen) and seat == event.victim:
                    continue  # the victim knows what it had
                seen = set(named_cards(plain(COMPONENTS, event.seen_by(seat))))
                assert seen <= known, (step.number, event)
        before = step.state


@given(ways_in(ENIX, most_moves=300))
def test_a_view_names_no_card_that_its_seat_cannot_know(way: Way) -> None:
    state = reach(way).state
    for seat in range(way.seats):
        assert set(named_cards(plain(COMPONENTS, ENIX.rules.view(state, seat)))) <= cards_known(state, seat)


@given(ways_in(ENIX, most_moves=300))
def test_x4_everybody_is_asked_in_every_window_whatever_they_hold(way: Way) -> None:
    match = reach(way)
    left_to_ask = 0
    for step in replay(match.rules, ENIX.codec, match.record):
        state = step.state
        if state.phase is not Phase.WINDOW:
            assert left_to_ask <= 1, "a window closes only when the last seat has been asked"
            left_to_ask = 0
        elif len(state.owing) == left_to_ask - 1:
            left_to_ask -= 1
        else:
            assert sorted(state.owing) == list(range(way.seats)), "a window opens for everybody"
            left_to_ask = way.seats
