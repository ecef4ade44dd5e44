"""The hand of the viewer, a fan of large cards; and the tray on which it lies at the public table."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QParallelAnimationGroup, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.station.components import Card, Components
from enix_desktop.ui.station.table.card_item import CardItem, sorted_cards
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.card_marks import REACH
from enix_desktop.ui.table.fan import GAP, fan
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.theme import current_theme

LEAST_SCALE = 0.72
"""So much of their usual size cards have at least, however many they are."""
OPENING = 140
"""Milliseconds at normal speed in which the hand opens around the card under the mouse."""
NEEDED = 84.0
"""So much of a card must be seen, in its own measure: the shape of its colour and most of its symbol."""
SYMBOL, COLOUR = "symbol", "colour"
"""By what a hand is sorted."""


class HandItem(QGraphicsObject):
    """Cards side by side, overlapping where there are many; around the one under the mouse they make room."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._components = components
        self._rect = QRectF(0, 0, 600, 180)
        self.by = SYMBOL
        self.cards: dict[Card, CardItem] = {}
        self.duration: Callable[[int], int] = lambda milliseconds: 0
        """How long something lasts at the chosen speed."""
        self._opened: Card | None = None
        self._gliding: QParallelAnimationGroup | None = None
        # Later, because the mouse leaves one card before it comes to the next.
        self._closing = QTimer(self, singleShot=True, interval=0)
        self._closing.timeout.connect(lambda: self._open(None))

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
        self._arrange()

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards in order, keeping the items of those that were there."""
        remove([self.cards.pop(card) for card in list(self.cards) if card not in cards])
        for card in cards:
            if card not in self.cards:
                item = CardItem(card, self._components, Spot(Group.HAND, card))
                item.set_face_up(True)
                item.setParentItem(self)
                item.hovered.connect(lambda *state, card=card: self._on_hover(card, bool(state[-1])))
                self.cards[card] = item
            self.cards[card].show()  # it may have been on its way
        self._sort(0)

    def sort(self, by: str) -> None:
        """Sort by symbol or by colour, and let the cards go to their new places."""
        self.by = by
        self._sort(self.duration(2 * OPENING))

    def _sort(self, milliseconds: int) -> None:
        order = sorted_cards(list(self.cards), self._components, self.by)
        self.cards = {card: self.cards[card] for card in order}
        self._arrange(milliseconds)

    def spot(self, card: Card) -> QPointF:
        """Where a card lies in the scene; the middle of the hand for one that is not there."""
        item = self.cards.get(card)
        return self.mapToScene(self._rect.center() if item is None else item.pos())

    @property
    def scale_of_cards(self) -> float:
        """How large cards are in the hand: as high as it is, or smaller where symbols would be covered."""
        usual = self._rect.height() * 0.86 / CARD_HEIGHT
        count = len(self.cards)
        if count < 2:
            return usual
        # One card open and the last one seen as a whole, of the others what they need.
        widest = (count - 2) * (NEEDED + REACH) + 2 * CARD_WIDTH
        return max(LEAST_SCALE * usual, min(usual, (self._rect.width() - GAP) / widest))

    def edges(self, opened: Card | None) -> list[float]:
        """Where the left edges of the cards are while *opened* is under the mouse."""
        scale = self.scale_of_cards
        needs = [(NEEDED + REACH) * scale] * len(self.cards)
        index = list(self.cards).index(opened) if opened in self.cards else None
        return fan(needs, CARD_WIDTH * scale, self._rect.width(), index)

    def _arrange(self, milliseconds: int = 0) -> None:
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
        half, y = CARD_WIDTH * self.scale_of_cards / 2, self._rect.height() * 0.54
        spots = [QPointF(edge + half, y) for edge in self.edges(self._opened)]
        if not any(after.x() - before.x() < 2 * half for before, after in pairwise(spots)):
            # On whole pixels a card, kept as a picture, looks the same however it came there.
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

    def _on_hover(self, card: Card, is_over: bool) -> None:
        if is_over:
            self._closing.stop()
            self._open(card)
        elif card == self._opened:
            self._closing.start()

    def _open(self, card: Card | None) -> None:
        """Make room around *card*, or close the hand."""
        if card == self._opened:
            return
        for other, is_opened in ((self._opened, False), (card, True)):
            item = None if other is None else self.cards.get(other)
            if item is not None:
                item.set_grip(GAP / self.scale_of_cards if is_opened else 0.0)
        self._opened = card
        self._place(self.duration(OPENING))


CAPTION = 24.0
"""How high the line above the cards of a tray is."""
ROUND = 12.0
LEAST = 260.0
"""So wide a tray is at least, for its line."""


class HandTray(QGraphicsObject):
    """A hand on a sheet of paper over the public table, for as long as its owner looks at it."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self.hand = HandItem(components)
        self.hand.setParentItem(self)
        self._caption = ""
        self._room, self._rect = QRectF(), QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.hide()

    def set_room(self, room: QRectF) -> None:
        """Lie in the middle of *room* of the scene, as wide as the cards need."""
        self._room = room
        inside = QRectF(ROUND, CAPTION, room.width() - 2 * ROUND, room.height() - CAPTION - ROUND / 2)
        self.hand.set_rect(inside)
        edges = self.hand.edges(None)
        cards = edges[-1] - edges[0] + CARD_WIDTH * self.hand.scale_of_cards if edges else 0.0
        wide = min(room.width(), max(LEAST, cards + 4 * ROUND))
        self.prepareGeometryChange()
        self.setPos(room.topLeft())
        self._rect = QRectF((room.width() - wide) / 2, 0, wide, room.height())
        self.update()

    def lay_out(self, cards: Sequence[Card], caption: str) -> None:
        """Show *cards*, and *caption* above them."""
        self._caption = caption
        self.hand.show_cards(cards)
        self.set_room(self._room)
        self.show()

    def put_away(self) -> None:
        """Nothing of the hand stays."""
        self._caption = ""
        self.hand.show_cards([])
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = current_theme.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.shadow)
        painter.drawRoundedRect(self._rect.translated(0, 3), ROUND, ROUND)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.4, 3)))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(self._rect, ROUND, ROUND)
        line = QRectF(self._rect.left() + ROUND, 4, self._rect.width() - 2 * ROUND, CAPTION)
        painter.setFont(fitting_font(self._caption, line.width(), (15, 13, 11), QFont.Weight.DemiBold))
        painter.setPen(theme.text)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._caption)
