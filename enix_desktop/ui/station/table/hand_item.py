"""The hand of the viewer: a fan of large cards, sorted by symbol or by colour."""

from collections.abc import Sequence

from enix_desktop.games.station.components import Card, Components
from enix_desktop.ui.station.table.card_item import CardItem, sorted_cards
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.card_marks import REACH
from enix_desktop.ui.table.hand_fan import OPENING, HandFan
from enix_desktop.ui.table.spots import Spot

NEEDED = 84.0
"""So much of a card must be seen, in its own measure: the shape of its colour and most of its symbol."""
SYMBOL, COLOUR = "symbol", "colour"
"""By what a hand is sorted."""


class HandItem(HandFan[CardItem]):
    """Of every card colour and symbol can be seen."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self._components = components
        self.by = SYMBOL

    def item_for(self, card: Card) -> CardItem:
        item = CardItem(card, self._components, Spot(Group.HAND, card))
        item.set_face_up(True)
        item.hovered.connect(lambda *state, card=card: self.hover(card, bool(state[-1])))
        return item

    def needs(self) -> list[float]:
        return [NEEDED + REACH] * len(self.cards)

    def show_cards(self, cards: Sequence[Card]) -> None:
        super().show_cards(sorted_cards(list(cards), self._components, self.by))
        for item in self.cards.values():
            item.show()  # it may have been on its way

    def sort(self, by: str) -> None:
        """Sort by symbol or by colour, and let the cards go to their new places."""
        self.by = by
        order = sorted_cards(list(self.cards), self._components, by)
        self.cards = {card: self.cards[card] for card in order}
        self.arrange(self.duration(2 * OPENING))
