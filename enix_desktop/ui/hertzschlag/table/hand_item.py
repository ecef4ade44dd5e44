"""The hand of the viewer: a fan of five large cards."""

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.counting import price_of
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table.card_item import CardItem
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.card_marks import REACH
from enix_desktop.ui.table.hand_fan import HandFan
from enix_desktop.ui.table.spots import Spot

NEEDED = 42.0
"""So much of a card must be seen, in its own measure: its cost, and what it does to the frequency."""


class HandItem(HandFan[CardItem]):
    """Of every card cost and change can be seen."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self._components = components

    def item_for(self, card: Card) -> CardItem:
        item = CardItem(card, self._components, Spot(Group.HAND, card))
        item.set_face_up(True)
        item.hovered.connect(lambda *state, card=card: self.hover(card, bool(state[-1])))
        return item

    def needs(self) -> list[float]:
        return [NEEDED + REACH] * len(self.cards)

    def show_hand(self, view: View) -> None:
        """Show the hand of *view*, with what each card really costs its owner."""
        self.show_cards(view.hand)
        for card, item in self.cards.items():
            item.show()  # it may have been on its way
            cost = price_of(self._components, view.displays[view.seat], card)
            printed = self._components.cards[card].cost
            item.show_cost(None if cost == printed else cost, cost > view.money[view.seat])
