"""A hand of cards: a fan whose cards make room around the one under the mouse, whatever the game."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

from PySide6.QtCore import QParallelAnimationGroup, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.fan import GAP, fan
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH

LEAST_SCALE = 0.7
"""So much of their usual size cards have at least, however many they are."""
OPENING = 140
"""Milliseconds at normal speed in which the hand opens around the card under the mouse."""
ItemT = TypeVar("ItemT", bound=PaperItem)


class HandFan(QGraphicsObject, Generic[ItemT]):
    """Cards side by side, by number, overlapping where there are many; a game makes the items."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._rect = QRectF(0, 0, 600, 180)
        self.cards: dict[int, ItemT] = {}
        self.duration: Callable[[int], int] = lambda milliseconds: 0
        """How long something lasts at the chosen speed."""
        self._opened: int | None = None
        self._gliding: QParallelAnimationGroup | None = None
        # Later, because the mouse leaves one card before it comes to the next.
        self._closing = QTimer(self, singleShot=True, interval=0)
        self._closing.timeout.connect(lambda: self._open(None))

    def item_for(self, card: int) -> ItemT:
        """What shows *card*, face up; when the mouse comes or leaves, it calls `hover`."""
        raise NotImplementedError

    def needs(self) -> list[float]:
        """How much of each card must be seen, in its own measure."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The cards paint themselves."""

    def set_rect(self, rect: QRectF) -> None:
        """Give the hand its room in the scene."""
        self.setPos(QPointF(rect.topLeft().toPoint()))
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self.arrange()

    def show_cards(self, cards: Sequence[int]) -> None:
        """Show these cards in this order, keeping the items of those that were there."""
        remove([self.cards.pop(card) for card in list(self.cards) if card not in cards])
        for card in cards:
            if card not in self.cards:
                self.cards[card] = self.item_for(card)
                self.cards[card].setParentItem(self)
        self.cards = {card: self.cards[card] for card in cards}
        self.arrange()

    def spot(self, card: int) -> QPointF:
        """Where a card lies in the scene; the middle of the hand for one that is not there."""
        item = self.cards.get(card)
        return self.mapToScene(self._rect.center() if item is None else item.pos())

    @property
    def scale_of_cards(self) -> float:
        """How large cards are in the hand: as high as it is, or smaller where much would be covered."""
        usual = self._rect.height() * 0.86 / CARD_HEIGHT
        needs = self.needs()[:-1]
        if not needs:
            return usual
        # One card open and the last one seen as a whole, of the others what they need.
        widest = sum(needs) - min(needs) + 2 * CARD_WIDTH
        return max(LEAST_SCALE * usual, min(usual, (self._rect.width() - GAP) / widest))

    def edges(self, opened: int | None) -> list[float]:
        """Where the left edges of the cards are while *opened* is under the mouse."""
        scale = self.scale_of_cards
        needs = [need * scale for need in self.needs()]
        index = list(self.cards).index(opened) if opened in self.cards else None
        return fan(needs, CARD_WIDTH * scale, self._rect.width(), index)

    def arrange(self, milliseconds: int = 0) -> None:
        """Let every card have its size and go to its place, within so many *milliseconds*."""
        if self._opened not in self.cards:
            self._opened = None
        scale = self.scale_of_cards
        for index, (card, item) in enumerate(self.cards.items()):
            item.setScale(scale)
            item.setZValue(index)
            item.set_grip(GAP / scale if card == self._opened else 0.0)
        self._place(milliseconds)

    def _place(self, milliseconds: int) -> None:
        """Let the cards go where they belong."""
        if self._gliding is not None:
            self._gliding.stop()
            self._gliding = None
        half, y = CARD_WIDTH * self.scale_of_cards / 2, self._rect.height() * 0.55
        spots = [QPointF(edge + half, y) for edge in self.edges(self._opened)]
        if not any(after.x() - before.x() < 2 * half for before, after in pairwise(spots)):
            # On whole pixels a card, kept as a picture, looks the same however it came there.
            # Cards that overlap need every bit of their room.
            spots = [QPointF(spot.toPoint()) for spot in spots]
        moved = [
            (item, spot) for item, spot in zip(self.cards.values(), spots, strict=True) if item.pos() != spot
        ]
        if milliseconds == 0:
            for item, spot in moved:
                item.setPos(spot)
        elif moved:
            self._gliding = QParallelAnimationGroup(self)
            for item, spot in moved:
                self._gliding.addAnimation(glide(item, "pos", spot, milliseconds))
            self._gliding.start()

    def hover(self, card: int, is_over: bool) -> None:
        """The mouse came to *card*, or left it."""
        if is_over:
            self._closing.stop()
            self._open(card)
        elif card == self._opened:
            self._closing.start()

    def _open(self, card: int | None) -> None:
        """Make room around *card*, or close the hand."""
        if card == self._opened:
            return
        for other, is_opened in ((self._opened, False), (card, True)):
            item = None if other is None else self.cards.get(other)
            if item is not None:
                item.set_grip(GAP / self.scale_of_cards if is_opened else 0.0)
        self._opened = card
        self._place(self.duration(OPENING))
