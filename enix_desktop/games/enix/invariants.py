"""What holds in every state, whatever was played."""

from enix_desktop.games.enix.cardset import set_of
from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.games.enix.layout import roads
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.state import State
from enix_desktop.geometry.judge import judge


def check(state: State) -> None:
    """Raise AssertionError if *state* breaks an invariant."""
    table = state.table
    _check_cards(state)
    assert judge(state.layout.cells).is_sound, "the tiles hang together (A5)"
    assert state.roads == roads(table.components, state.layout), "the roads follow from the layout"
    assert len(state.pawns) == table.seats, "every seat has a pawn"
    assert all(pawn in ENERGIES for pawn in state.pawns), "every pawn stands on a tile"
    assert state.cap is None or state.cap in ENERGIES, "the cap lies on a tile or beside the board"
    assert (state.phase is Phase.OVER) == (not state.owing), "somebody owes a decision while the game runs"
    assert (state.phase is Phase.OVER) == (state.ended_by is not None), "an ended game was ended by somebody"
    if not state.short_of_cards:
        assert all(state.stacks), "no stack is empty while cards last (K2)"


def _check_cards(state: State) -> None:
    """Every card is in exactly one place."""
    piles = [cards for stack in state.stacks for cards in stack]
    piles += state.discard
    piles += [card for cards in state.laid for card in cards]
    piles += [card for card in state.chosen if card is not None]
    count = len(piles) + sum(hand.bit_count() for hand in state.hands)
    everything = set_of(piles)
    for hand in state.hands:
        everything |= hand
    assert everything == state.table.components.all_cards, "no card is missing"
    assert count == len(state.table.components.cards), "no card is there twice"
