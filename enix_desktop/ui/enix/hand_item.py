"""The hand of the viewer: a fan of large cards."""

from PySide6.QtCore import Signal

from enix_desktop.games.enix.cardset import Card, CardSet, cards_of
from enix_desktop.games.enix.components import Components
from enix_desktop.ui.enix.card_art import value_width
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.table.card_marks import REACH
from enix_desktop.ui.table.hand_fan import HandFan


def in_order(components: Components, hand: CardSet) -> list[Card]:
    """Cards by energy and value."""
    return sorted(cards_of(hand), key=lambda card: (components.energies[card], components.values[card]))


class HandItem(HandFan[CardItem]):
    """Of every card its value can be seen."""

    pressed = Signal(int)
    """The card that was clicked."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self._components = components

    def item_for(self, card: Card) -> CardItem:
        face = self._components.cards[card]
        item = CardItem(face, face.energy)
        item.set_face_up(True)
        item.pressed.connect(lambda *_, card=card: self.pressed.emit(card))
        item.hovered.connect(lambda *state, card=card: self.hover(card, bool(state[-1])))
        return item

    def needs(self) -> list[float]:
        return [value_width(item.card) + REACH for item in self.cards.values()]

    def clear_marks(self) -> None:
        for item in self.cards.values():
            item.set_glow(None)
            item.set_lifted(False)
            item.set_dimmed(False)
