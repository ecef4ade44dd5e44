"""The cards of a round in turn order: face down until their turn, then what each did to the marker."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.moves import Place
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.art.cards import paint_back, paint_empty_place
from enix_desktop.ui.hertzschlag.art.rows import paint_stack
from enix_desktop.ui.hertzschlag.table.card_item import paint_face
from enix_desktop.ui.hertzschlag.words import signed
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import disc, lay
from enix_desktop.ui.widgets.theme import current_theme

_PAST = 0.55
"""How much is seen of the cards of a round that is over."""


class Side(Enum):
    """What is seen of the card of a seat."""

    NONE = "none"
    """It has not laid one yet."""
    DOWN = "down"
    """It lies face down."""
    INCOME = "income"
    """It left the game, unseen."""
    UP = "up"


@dataclass(frozen=True, slots=True)
class Laid:
    """The card of one seat in a round."""

    seat: Seat
    side: Side = Side.NONE
    card: Card | None = None
    place: Place | None = None
    """Where it lies, once all have laid."""
    before: int | None = None
    """Where the marker was before it acted."""
    after: int | None = None


def laid_of(view: View) -> tuple[tuple[Laid, ...], bool]:
    """The cards of this round in turn order, or of the last one; and whether it is the last one."""
    if view.places is not None:
        return tuple(_acted(view, place, seat) for place, seat in enumerate(view.order)), False
    if view.phase is Phase.SIGNAL and view.past:
        past = view.past[-1]
        order = view.table.order(past.starter)
        return (
            tuple(
                _shown(seat, past.places[seat], past.cards[seat], past.fields[1 + number : 3 + number])
                for number, seat in enumerate(order)
            ),
            True,
        )
    return tuple(_waiting(view, seat) for seat in view.order), False


def _waiting(view: View, seat: Seat) -> Laid:
    """A card that nobody else knows, but in the replay of a game that is over."""
    if view.phase is not Phase.LAY or seat in view.to_move:
        return Laid(seat)
    known = None if view.open_laid is None else view.open_laid[seat]
    return Laid(seat, Side.DOWN) if known is None else Laid(seat, Side.UP, known.card, known.place)


def _acted(view: View, number: int, seat: Seat) -> Laid:
    assert view.places is not None, "all have laid"
    place = view.places[seat]
    card = view.displays[seat][-1] if place is Place.ACTION and view.displays[seat] else None
    return _shown(seat, place, card, view.fields[1 + number : 3 + number])


def _shown(seat: Seat, place: Place, card: Card | None, fields: Sequence[int]) -> Laid:
    before, after = fields if len(fields) == 2 else (None, None)
    return Laid(seat, Side.INCOME if card is None else Side.UP, card, place, before, after)


class RowItem(ThingItem):
    """Shows the cards of a round; nothing here can be chosen."""

    def __init__(self, components: Components, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self._components, self._looks = components, looks
        self.cards: tuple[Laid, ...] = ()
        self._is_past = False

    def show_cards(self, cards: Sequence[Laid], is_past: bool) -> None:
        if (tuple(cards), is_past) != (self.cards, self._is_past):
            self.cards, self._is_past = tuple(cards), is_past
            self.update()

    def show_card(self, card: Laid) -> None:
        """Exchange what is shown of one seat."""
        self.show_cards([card if each.seat == card.seat else each for each in self.cards], False)

    def of(self, seat: Seat) -> Laid:
        """What is shown of *seat*."""
        return next((each for each in self.cards if each.seat == seat), Laid(seat))

    def card_spot(self, seat: Seat) -> QPointF:
        """Where the card of *seat* lies, in the scene."""
        return self.mapToScene(self.card_rect(seat).center())

    def card_rect(self, seat: Seat) -> QRectF:
        """Where the card of *seat* lies, in the item."""
        seats = [each.seat for each in self.cards]
        return self._card(seats.index(seat) if seat in seats else 0)

    def _cell(self, number: int) -> QRectF:
        wide = min(self.rect.width() / max(1, len(self.cards)), self.rect.height() * 1.5)
        left = self.rect.center().x() - wide * len(self.cards) / 2
        return QRectF(left + number * wide, self.rect.top(), wide, self.rect.height()).adjusted(4, 0, -4, 0)

    def _card(self, number: int) -> QRectF:
        cell = self._cell(number)
        high = min(cell.height() - 4, cell.width() * 0.56 * 1.5)
        return QRectF(cell.left(), cell.center().y() - high / 2, high * 2 / 3, high)

    def paint_thing(self, painter: QPainter) -> None:
        painter.setOpacity(_PAST if self._is_past else 1.0)
        for number, laid in enumerate(self.cards):
            self._paint_laid(painter, number, laid)
        painter.setOpacity(1.0)

    def _paint_laid(self, painter: QPainter, number: int, laid: Laid) -> None:
        card, cell, theme = self._card(number), self._cell(number), current_theme.theme
        if laid.side is Side.UP and laid.card is not None:
            paint_face(painter, card, laid.card, self._components)
        elif laid.side is Side.DOWN:
            paint_back(painter, card)
        else:
            paint_empty_place(painter, card)
        if laid.place is Place.INCOME:
            radius = card.width() * 0.26
            middle = card.center()
            lay(painter, disc(middle.x(), middle.y(), radius * 1.5), theme.panel, 2)
            paint_stack(painter, middle.x(), middle.y(), radius)
        side = min(26.0, card.height() * 0.24, cell.right() - card.right() - 4)
        beside = QRectF(card.right() + 3, card.top() + 2, side, side)
        paint_piece(painter, beside, self._looks[laid.seat])
        if laid.before is not None and laid.after is not None:
            self._paint_way(
                painter,
                QRectF(
                    card.right() + 3,
                    beside.bottom() + 3,
                    cell.right() - card.right() - 3,
                    card.bottom() - beside.bottom() - 3,
                ),
                laid.before,
                laid.after,
            )

    def _paint_way(self, painter: QPainter, room: QRectF, before: int, after: int) -> None:
        """From which field to which one the marker went, one below the other."""
        theme = current_theme.theme
        painter.setPen(theme.text)
        parts = [signed(before), "\N{DOWNWARDS ARROW}", signed(after)] if before != after else [signed(after)]
        high = min(room.height() / 3, 24.0)
        painter.setFont(fitting_font("+88", room.width(), range(round(high * 0.8), 8, -1), QFont.Weight.Bold))
        for number, text in enumerate(parts):
            line = QRectF(room.left(), room.top() + number * high, room.width(), high)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
