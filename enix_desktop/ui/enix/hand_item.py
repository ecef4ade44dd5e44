"""The hand of whoever is looking: a fan of large cards."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Components
from enix_desktop.ui.enix.card_art import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.scene.items import remove


class HandItem(QGraphicsObject):
    """Cards side by side, overlapping where there are many; the one under the mouse rises."""

    pressed = Signal(int)
    """The card that was clicked."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._components = components
        self._rect = QRectF(0, 0, 600, 180)
        self.cards: dict[Card, CardItem] = {}

    def boundingRect(self) -> QRectF:
        """Nothing of its own is painted."""
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The cards paint themselves."""

    def set_rect(self, rect: QRectF) -> None:
        """Give the hand its room in the scene."""
        self.setPos(rect.topLeft())
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self._arrange()

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards, keeping the items of those that were there."""
        remove([self.cards.pop(card) for card in list(self.cards) if card not in cards])
        for card in cards:
            if card not in self.cards:
                face = self._components.cards[card]
                item = CardItem(face, face.energy)
                item.set_face_up(True)
                item.setParentItem(self)
                item.pressed.connect(lambda *_, card=card: self.pressed.emit(card))
                item.hovered.connect(lambda *state, card=card: self._on_hover(card, bool(state[-1])))
                self.cards[card] = item
        self.cards = {card: self.cards[card] for card in cards}
        self._arrange()

    def spot(self, card: Card) -> QPointF:
        """Where a card lies in the scene; the middle of the hand for one that is not there."""
        item = self.cards.get(card)
        return self.mapToScene(self._rect.center() if item is None else item.pos())

    @property
    def scale_of_cards(self) -> float:
        """How large cards are in the hand."""
        return self._rect.height() * 0.86 / CARD_HEIGHT

    def clear_marks(self) -> None:
        """No card is offered, chosen or dimmed."""
        for item in self.cards.values():
            item.set_glow(None)
            item.set_lifted(False)
            item.set_dimmed(False)

    def _arrange(self) -> None:
        scale = self.scale_of_cards
        width, count = CARD_WIDTH * scale, len(self.cards)
        step = min(width + 8, (self._rect.width() - width) / max(1, count - 1))
        left = (self._rect.width() - step * (count - 1)) / 2
        for index, item in enumerate(self.cards.values()):
            item.setPos(left + index * step, self._rect.height() * 0.55)
            item.setScale(scale)
            item.setZValue(index)

    def _on_hover(self, card: Card, is_over: bool) -> None:
        item = self.cards.get(card)
        if item is not None:
            item.setZValue(100 if is_over else list(self.cards).index(card))
