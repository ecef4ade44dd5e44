"""A hand that lies over the public table for as long as its owner looks at it."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.hand_fan import HandFan
from enix_desktop.ui.table.shapes import CARD_WIDTH
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.theme import current_theme

CAPTION = 24.0
"""How high the line above the cards is."""
ROUND = 12.0
LEAST = 260.0
"""So wide it is at least, for the line."""


HandT = TypeVar("HandT", bound=HandFan[Any])


class HandTray(QGraphicsObject, Generic[HandT]):
    """A sheet of paper with cards and a line about them; what lies below stays where it is."""

    def __init__(self, hand: HandT) -> None:
        super().__init__()
        self.hand = hand
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

    def lay_out(self, cards: Sequence[int], caption: str) -> None:
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

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What lies below cannot be clicked."""
