"""A guess at what a seat cannot see: a whole state that looks to it just like the real one."""

from typing import TypeAlias

from enix_desktop.engine.rng import shuffled
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, CardSet, cards_of, set_of
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.view import View

World: TypeAlias = State
"""A state that somebody made up. Nothing in it is secret."""


def guess(view: View, seed: int) -> World:
    """A state of which *view* is the view; all that is hidden is drawn by *seed*, as likely as it may be.

    Only what the view says is used, so a player that uses guesses cannot peek. A game that is over needs no
    guess and gets none that fits.
    """
    state = State()
    state.table = view.table
    state.round = view.round
    state.phase = view.phase
    state.owing = view.owing
    state.layout = view.layout
    state.roads = view.roads
    state.pawns = list(view.pawns)
    state.cap = view.cap
    state.discard = view.discard
    state.short_of_cards = view.short_of_cards
    state.laid = list(view.laid)
    state.waiting = view.waiting
    state.lots = view.lots
    state.contenders = view.contenders
    state.active = view.active
    state.stage = view.stage
    state.symbols_done = view.symbols_done
    state.points = view.points
    state.moved = view.moved
    state.barred = view.barred
    state.victims = view.victims
    state.ended_by = view.ended_by
    state.chosen = [None] * view.table.seats
    state.chosen[view.seat] = view.chosen
    _deal_hidden_cards(state, view, seed)
    return state


def unseen_cards(view: View) -> CardSet:
    """All cards that are neither open on the table nor the seat's own."""
    seen = view.hand | set_of(view.discard)
    for cards in view.laid:
        seen |= set_of(cards)
    if view.chosen is not None:
        seen |= 1 << view.chosen
    return view.table.components.all_cards & ~seen


def _deal_hidden_cards(state: State, view: View, seed: int) -> None:
    """Backs in hands and on top of stacks are known, so each energy is dealt for itself."""
    energies = view.table.components.energies
    order = shuffled(seed, "guess", cards_of(unseen_cards(view)))
    pools: list[list[Card]] = [[], [], [], [], [], []]
    for card in order:
        pools[energies[card]].append(card)
    state.hands = [
        view.hand
        if seat == view.seat
        else set_of([pools[energy].pop() for energy, count in enumerate(counts) for _ in range(count)])
        for seat, counts in enumerate(view.hand_energies)
    ]
    for seat in _others_who_have_laid(view):
        _lay_one(state, seat, seed)
    tops = [None if top is None else pools[top].pop() for top in view.stack_tops]
    left = {card for pool in pools for card in pool}
    below = [card for card in order if card in left]
    state.stacks = []
    for top, height in zip(tops, view.stack_heights, strict=True):
        hidden = [below.pop() for _ in range(height - 1)]
        state.stacks.append(() if top is None else (*hidden, top))


def _others_who_have_laid(view: View) -> list[Seat]:
    """Whose card lies face down: all who could lay and need not any more."""
    if not view.phase.is_joint:
        return []
    asked = range(view.table.seats) if view.phase is Phase.LAY else view.contenders
    return [
        seat
        for seat in asked
        if seat not in view.owing and seat != view.seat and any(view.hand_energies[seat])
    ]


def _lay_one(state: State, seat: Seat, seed: int) -> None:
    hand = state.hands[seat]
    layable = cards_of(hand & ~state.table.components.enix_cards or hand)
    card = layable[seed % len(layable)]
    state.chosen[seat] = card
    state.hands[seat] ^= 1 << card
