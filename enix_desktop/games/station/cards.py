"""Pile, display, discards and hands: how cards wander (C7, N2, N6)."""

from collections.abc import Iterable

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Card
from enix_desktop.games.station.state import State

SHUFFLE = "shuffle"


def draw(state: State, chance: Chance, told: list[Event]) -> Card | None:
    """The top card of the pile; the discards become a new pile when it is needed (C7)."""
    if not state.pile:
        if not state.discard:
            return None
        order = chance.order(SHUFFLE, state.discard)
        told.append(events.PileShuffled(len(order)))
        state.pile = list(reversed(order))
        state.discard = []
    return state.pile.pop()


def give(state: State, seat: Seat, cards: Iterable[Card]) -> None:
    """Put *cards* into the hand of *seat*."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], *cards)))


def remove(state: State, seat: Seat, cards: Iterable[Card]) -> None:
    """Take *cards* out of the hand of *seat*."""
    gone = set(cards)
    state.hands[seat] = tuple([card for card in state.hands[seat] if card not in gone])
    if state.known[seat]:
        state.known[seat] = tuple([card for card in state.known[seat] if card not in gone])


def lay_off(state: State, seat: Seat, cards: Iterable[Card]) -> None:
    """Put *cards* of the hand of *seat* onto the discards, in the order named (A6)."""
    cards = tuple(cards)
    remove(state, seat, cards)
    state.discard.extend(cards)


def can_take(state: State) -> bool:
    """Whether there is a card to take at all (N6)."""
    return bool(state.pile or state.discard) or any(card is not None for card in state.display)


def fill_display(state: State, chance: Chance, told: list[Event]) -> None:
    """Fill the empty positions, the lowest first (N2)."""
    filled = []
    for position, card in enumerate(state.display):
        if card is None:
            drawn = draw(state, chance, told)
            if drawn is not None:
                state.display[position] = drawn
                filled.append((position, drawn))
    if filled:
        told.append(events.DisplayFilled(tuple(filled)))
