"""Pictures of cards that are painted in idle moments, before a movement needs them."""

from collections.abc import Sequence

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, ActionCard
from enix_desktop.ui.enix.card_art import prepare_back, prepare_front
from enix_desktop.ui.enix.card_names import card_name


def prepare_one(
    cards: Sequence[ActionCard], hand: Sequence[Card], own: float, other: float, stack: float
) -> bool:
    """Make one picture ready; return whether there was one to make.

    The numbers are heights in pixels of a card at the own place, at the place of another and on a stack.
    """
    if any(prepare_back(energy, height) for height in (other, own, stack) for energy in (None, *ENERGIES)):
        return True
    wanted = [(card, height) for height in (other, stack) for card in cards]
    wanted += [(cards[card], own) for card in hand]
    return any(prepare_front(card, card_name(card), height) for card, height in wanted)
