"""Cards of Hertzschlag in a hand, on a place, in the air and face down."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.ui.hertzschlag.art.cards import paint_back, paint_front
from enix_desktop.ui.hertzschlag.art.rows import paint_coin
from enix_desktop.ui.hertzschlag.words import card_name
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.shapes import CARD_WIDTH
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.turning_card import TurningCard
from enix_desktop.ui.widgets.paper_art import disc, lay, line
from enix_desktop.ui.widgets.theme import PAPER, REFUSED

_COIN = QRectF(4, 4, 34, 34)
"""Where the cost stands on a card 120 wide."""


def paint_face(painter: QPainter, rect: QRectF, card: Card, components: Components) -> None:
    """Paint the face of *card* in the language of the window."""
    paint_front(painter, rect, components.cards[card], card_name(card, components))


class CardItem(TurningCard):
    """One card around its origin, face up or face down; of None only the back is known."""

    def __init__(self, card: Card | None, components: Components, spot: Spot | None = None) -> None:
        super().__init__(rises_under_mouse=spot is not None)
        self.card, self.spot = card, spot
        self._components = components
        self._cost: int | None = None
        self._is_too_dear = False
        if spot is None:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.setAcceptHoverEvents(False)

    @property
    def is_known(self) -> bool:
        return self.card is not None

    def set_room(self, rect: QRectF) -> None:
        """Lie in *rect* of the scene."""
        self.setPos(rect.center())
        self.setScale(rect.width() / CARD_WIDTH)

    def show_cost(self, cost: int | None, is_too_dear: bool) -> None:
        """What the owner would pay, if that differs from what is printed; whether that is too much."""
        if (cost, is_too_dear) != (self._cost, self._is_too_dear):
            self._cost, self._is_too_dear = cost, is_too_dear
            self.update()

    def _paint_paper(self, painter: QPainter) -> None:
        if self.card is None or not self.is_face_up:
            paint_back(painter, CARD)
            return
        paint_face(painter, CARD, self.card, self._components)
        coin = _COIN.translated(CARD.topLeft())
        if self._cost is not None:
            _paint_cheaper(painter, coin, self._cost)
        if self._is_too_dear:
            _paint_too_dear(painter, coin)


def _paint_cheaper(painter: QPainter, coin: QRectF, cost: int) -> None:
    """A second coin on the printed one: what the owner really pays (X1)."""
    lay(painter, disc(coin.center().x(), coin.center().y(), coin.width() * 0.56), PAPER, 2)
    paint_coin(painter, coin, str(cost))


def _paint_too_dear(painter: QPainter, coin: QRectF) -> None:
    """A stroke through the coin: there is not enough money."""
    middle, reach = coin.center(), coin.width() * 0.42
    ends = [(middle.x() - reach, middle.y() + reach), (middle.x() + reach, middle.y() - reach)]
    lay(painter, line(ends, 6), PAPER)
    lay(painter, line(ends, 3.4), REFUSED)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(REFUSED, 2.6))
    painter.drawEllipse(QPointF(middle), coin.width() / 2 + 1, coin.width() / 2 + 1)
