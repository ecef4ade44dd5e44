"""The stacks and the discard pile: dealing, taking from the top, reshuffling (S2, K2, K5)."""

from collections.abc import Sequence

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.events import StacksShuffled
from enix_desktop.games.enix.play import Play

RESHUFFLE = "reshuffle"
"""The chance result of K2: all cards in the order in which they are dealt."""


def dealt(cards: Sequence[Card], count: int) -> list[tuple[Card, ...]]:
    """*count* stacks as even as possible: the first card lies at the bottom of the first stack, and so on."""
    return [tuple(cards[first::count]) for first in range(count)]


def take_top(play: Play, position: int) -> Card:
    """Take the top card of a stack; the caller calls `refresh_if_empty` afterwards."""
    stack = play.state.stacks[position]
    play.state.stacks[position] = stack[:-1]
    return stack[-1]


def refresh_if_empty(play: Play) -> None:
    """Reshuffle if a stack has run empty, unless K2 is waiting for cards already."""
    state = play.state
    if not state.short_of_cards and not all(state.stacks):
        _shuffle(play)


def discard(play: Play, cards: tuple[Card, ...]) -> None:
    """Put *cards* face up on the discard pile; that may be what K2 was waiting for."""
    state = play.state
    state.discard += cards
    if state.short_of_cards and _cards_in_all(play) >= state.table.numbers.stack_count:
        _shuffle(play)


def _cards_in_all(play: Play) -> int:
    return sum(map(len, play.state.stacks)) + len(play.state.discard)


def _shuffle(play: Play) -> None:
    state = play.state
    cards = sorted([*state.discard, *(card for stack in state.stacks for card in stack)])
    count = state.table.numbers.stack_count
    state.short_of_cards = len(cards) < count
    # Fewer cards than stacks: `dealt` makes them stacks of one, and the other places stay empty.
    if cards:
        state.stacks = dealt(play.chance.order(RESHUFFLE, cards), count)
        state.discard = ()
        play.tell(StacksShuffled(tuple(map(len, state.stacks))))
