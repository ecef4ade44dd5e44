"""Other worlds: states that a seat cannot tell from the real one."""

from enix_desktop.engine.rng import shuffled
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, cards_of, set_of
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.predicates import hand_as_seen
from enix_desktop.games.enix.state import State


def with_other_secrets(state: State, seat: Seat, seed: int) -> State:
    """The same public facts and the same secrets of *seat*; all hidden cards exchanged.

    Hidden are the other hands and the stacks; only the backs in hands and on top of stacks are known.
    """
    twin = state.copy()
    if state.phase is Phase.OVER:
        return twin
    components = state.table.components
    energies, enix_cards = components.energies, components.enix_cards
    hands = {
        owner: cards_of(hand_as_seen(state, owner)) for owner in range(state.table.seats) if owner != seat
    }
    hidden = [card for hand in hands.values() for card in hand]
    hidden += [card for stack in state.stacks for card in stack]
    order = shuffled(seed, "secrets", hidden)
    by_energy: list[list[Card]] = [[], [], [], [], [], []]
    for card in order:
        by_energy[energies[card]].append(card)
    for owner, hand in hands.items():
        twin.hands[owner] = set_of([by_energy[energies[card]].pop() for card in hand])
        if state.chosen[owner] is not None:
            layable = cards_of(twin.hands[owner] & ~enix_cards or twin.hands[owner])
            chosen = twin.chosen[owner] = layable[seed % len(layable)]
            twin.hands[owner] ^= 1 << chosen
    tops = [by_energy[energies[stack[-1]]].pop() if stack else None for stack in state.stacks]
    left = set_of(card for cards in by_energy for card in cards)
    below = [card for card in order if left >> card & 1]
    for position, (stack, top) in enumerate(zip(state.stacks, tops, strict=True)):
        if top is not None:
            twin.stacks[position] = (*[below.pop() for _ in stack[:-1]], top)
    return twin
