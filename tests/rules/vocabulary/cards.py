"""Sentences about hands, stacks and the discard pile, and what others see of them."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import cards_of, has
from enix_desktop.games.enix.components import ENERGIES
from tests.rules.position import RULES, Position
from tests.rules.vocabulary.checks import Check, Instead, holds, same
from tests.rules.words import Vocabulary, Words, card_names, energy_names

cards: Vocabulary[Check] = Vocabulary()


def _hand_shown(at: Position, seat: Seat) -> str:
    return f"seat {seat} holds {card_names(cards_of(at.state.hands[seat]))}"


@cards("seat {seat} holds {cards}")
def _(at: Position, words: Words) -> Instead:
    hand = at.state.hands[words.seat()]
    return holds(all(has(hand, card) for card in words.cards()), _hand_shown(at, words.seat()))


@cards("seat {seat} holds only {cards}")
def _(at: Position, words: Words) -> Instead:
    hand = cards_of(at.state.hands[words.seat()])
    return holds(hand == sorted(words.cards()), _hand_shown(at, words.seat()))


@cards("seat {seat} does not hold {cards}")
def _(at: Position, words: Words) -> Instead:
    hand = at.state.hands[words.seat()]
    return holds(not any(has(hand, card) for card in words.cards()), _hand_shown(at, words.seat()))


@cards("seat {seat} holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.hands[words.seat()].bit_count(), words.number(), "cards in hand")


@cards("everybody holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    counts = [hand.bit_count() for hand in at.state.hands]
    return holds(set(counts) == {words.number()}, f"cards in hands: {counts}")


@cards("the top cards show {energies}")
def _(at: Position, words: Words) -> Instead:
    energies = at.state.table.components.energies
    tops = tuple(energies[stack[-1]] for stack in at.state.stacks if stack)
    return holds(tops == words.energies(), f"the tops: {energy_names(tops)}")


@cards("the top card of stack {number} is {card}")
def _(at: Position, words: Words) -> Instead:
    top = at.state.stacks[words.number()][-1:]
    return holds(top == (words.card(),), f"the top: {card_names(top)}")


@cards("the stacks have {numbers} cards")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(len(stack) for stack in at.state.stacks), words.numbers(), "the stacks have")


@cards("the discard pile holds {number} card(s)")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.discard), words.number(), "the discard pile holds")


@cards("the top of the discard pile is {cards}")
def _(at: Position, words: Words) -> Instead:
    wanted = words.cards()
    top = at.state.discard[-len(wanted) :]
    return holds(top == wanted, f"the discard pile: {card_names(at.state.discard)}")


@cards("there are {number} cards in all, {each:number} of each energy")
def _(at: Position, words: Words) -> Instead:
    everything = at.state.table.components.all_cards
    counts = at.state.table.components.energy_counts(everything)
    return same((sum(counts), set(counts)), (words.number(), {words.number("each")}), "cards")


@cards("there is {number} ENIX card of each energy, and the values go from {low:number} to {high:number}")
def _(at: Position, words: Words) -> Instead:
    components = at.state.table.components
    enix = components.energy_counts(components.enix_cards)
    values = [card.value for card in components.cards if card.value is not None]
    wanted = {words.number()}, words.number("low"), words.number("high")
    return same((set(enix), min(values), max(values)), wanted, "cards")


@cards("every card has at most {number} symbols")
def _(at: Position, words: Words) -> Instead:
    most = max(len(card.symbols) for card in at.state.table.components.cards)
    return same(most, words.number(), "most symbols on a card")


@cards("seat {seat} sees {number} {energy} card(s) in the hand of seat {owner:seat}")
def _(at: Position, words: Words) -> Instead:
    counts = RULES.view(at.state, words.seat()).hand_energies[words.seat("owner")]
    seen = ", ".join(f"{counts[energy]} {energy.key}" for energy in ENERGIES)
    return holds(counts[words.energy()] == words.number(), f"it sees {seen}")


@cards("seat {seat} sees {number} cards in the hand of seat {owner:seat}")
def _(at: Position, words: Words) -> Instead:
    counts = RULES.view(at.state, words.seat()).hand_energies[words.seat("owner")]
    return same(sum(counts), words.number(), "it sees")


@cards("seat {seat} sees no card laid by seat {owner:seat}")
def _(at: Position, words: Words) -> Instead:
    laid = RULES.view(at.state, words.seat()).laid[words.seat("owner")]
    return holds(not laid, f"it sees {card_names(laid)}")


@cards("nobody else can tell whether seat {seat} holds an ENIX card")
def _(at: Position, words: Words) -> Instead:
    """Exchange each ENIX card of the hand for a hidden card with the same back: nothing looks different."""
    owner, state = words.seat(), at.state
    components = state.table.components
    held = cards_of(state.hands[owner] & components.enix_cards)
    assert held, "this sentence needs a seat with an ENIX card"
    for card in held:
        same_back = components.cards_of_energy[components.energies[card]]
        spot = next(
            (p, d) for p, stack in enumerate(state.stacks) for d, c in enumerate(stack) if has(same_back, c)
        )
        twin = state.copy()
        stack = twin.stacks[spot[0]]
        twin.hands[owner] ^= 1 << card | 1 << stack[spot[1]]
        twin.stacks[spot[0]] = (*stack[: spot[1]], card, *stack[spot[1] + 1 :])
        for seat in range(state.table.seats):
            if seat != owner and RULES.view(state, seat) != RULES.view(twin, seat):
                return f"seat {seat} sees a difference"
    return None
