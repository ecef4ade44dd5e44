"""Cards on the table, in a hand, in the air and in piles."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from enix_desktop.games.station.components import Card, Components
from enix_desktop.ui.station.art.cards import paint_back, paint_empty_place, paint_front, paint_row_back
from enix_desktop.ui.station.words import colour_letter
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD, paint_count
from enix_desktop.ui.table.shapes import CARD_WIDTH
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.turning_card import TurningCard

_MOST_SHEETS = 5


def paint_face(painter: QPainter, rect: QRectF, card: Card, components: Components) -> None:
    """Paint the face of *card*."""
    colour = components.colours[card]
    paint_front(painter, rect, components.symbols[card], colour, colour_letter(colour))


class CardItem(TurningCard):
    """One card around its origin, face up or face down; of None only the back is known."""

    def __init__(self, card: Card | None, components: Components, spot: Spot | None = None) -> None:
        super().__init__(rises_under_mouse=spot is not None)
        self.card, self.spot = card, spot
        self._components = components
        self.is_stolen = False
        """Whether its back is that of a card in a row before a player."""
        if spot is None:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.setAcceptHoverEvents(False)

    @property
    def is_known(self) -> bool:
        return self.card is not None

    def _paint_paper(self, painter: QPainter) -> None:
        if self.card is not None and self.is_face_up:
            paint_face(painter, CARD, self.card, self._components)
        elif self.is_stolen:
            paint_row_back(painter, CARD)
        else:
            paint_back(painter, CARD)


class PlaceForCards(PaperItem):
    """A place where one card or a pile lies: the display, the pile and the discards."""

    def __init__(self, spot: Spot, components: Components, is_open: bool) -> None:
        super().__init__()
        self.spot = spot
        self._components, self._is_open = components, is_open
        self.top: Card | None = None
        self.count = 0
        self.shows_count = False

    def set_room(self, rect: QRectF) -> None:
        """Lie in *rect* of the scene."""
        self.setPos(rect.center())
        self.setScale(rect.width() / CARD_WIDTH)

    def show_cards(self, count: int, top: Card | None = None) -> None:
        """So many cards lie here; of an open one the *top* is seen."""
        if (count, top) != (self.count, self.top):
            self.count, self.top = count, top
            self.update()

    def _casts_shadow(self) -> bool:
        return self.count > 0

    def _paint_below(self, painter: QPainter) -> None:
        if self.count == 0:
            paint_empty_place(painter, CARD)
        sheets = min(_MOST_SHEETS, self.count // 8)
        for sheet in range(sheets, 0, -1):
            self._paint_sheet(painter, CARD.translated(0, 1.8 * sheet))

    def _paint_sheet(self, painter: QPainter, rect: QRectF) -> None:
        if self._is_open and self.top is not None:
            paint_face(painter, rect, self.top, self._components)
        else:
            paint_back(painter, rect)

    def _paint_paper(self, painter: QPainter) -> None:
        if self.count > 0:
            self._paint_sheet(painter, CARD)

    def _paint_above(self, painter: QPainter) -> None:
        if self.shows_count and self.count > 0:
            paint_count(painter, self.count, CARD.bottom() - 16)

    def _report_press(self) -> None:
        """The scene hears it."""


def sorted_cards(cards: Sequence[Card], components: Components, by: str) -> list[Card]:
    """Cards by their symbol and then their colour, or the other way round."""

    def by_symbol(card: Card) -> tuple[int, int, int]:
        return components.symbols[card], components.colours[card], card

    def by_colour(card: Card) -> tuple[int, int, int]:
        return components.colours[card], components.symbols[card], card

    return sorted(cards, key=by_colour if by == "colour" else by_symbol)
