"""Bids: hands that nobody sees yet, and how they come up together while their sum is counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.art.hands import paint_hand, paint_hidden_hand
from enix_desktop.ui.hertzschlag.art.letters import REACHED
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, current_theme

_SUM = 0.24
"""How much of the height the sum needs while it is counted."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand of one seat: not given, given but hidden, or with so many fingers."""

    seat: Seat
    is_given: bool = False
    euro: int | None = None


def hands_of(view: View) -> tuple[Hand, ...]:
    """The hands of this round in turn order, as the viewer may know them."""
    is_bidding = view.phase is Phase.BID
    return tuple(Hand(seat, is_bidding and seat not in view.to_move, view.bids[seat]) for seat in view.order)


class BidsItem(ThingItem):
    """Hands side by side; while they are shown they come up one by one, and the sum grows to the price."""

    def __init__(self, looks: Sequence[PawnLook], names: Sequence[str]) -> None:
        super().__init__()
        self._looks, self._names = looks, names
        self.hands: tuple[Hand, ...] = ()
        self.price = 0
        self._raised = 0.0
        self.is_counting = False

    def show_hands(self, hands: Sequence[Hand], price: int) -> None:
        """Show hands that are still hidden, or the own one."""
        self.hands, self.price = tuple(hands), price
        self.is_counting, self._raised = False, 0.0
        self.update()

    def count(self, hands: Sequence[Hand], price: int) -> None:
        """Let these hands come up as `raised` grows, and count their sum."""
        self.hands, self.price, self.is_counting, self._raised = tuple(hands), price, True, 0.0
        self.update()

    def _get_raised(self) -> float:
        return self._raised

    def _set_raised(self, raised: float) -> None:
        self._raised = raised
        self.update()

    raised = Property(float, _get_raised, _set_raised)
    """How many hands have come up; between two of them one is on its way."""

    @property
    def total(self) -> int:
        """The sum of the hands that have come up."""
        return sum(hand.euro or 0 for hand in self.hands[: int(self._raised + 0.001)])

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-12, -12, 12, 12)

    def paint_thing(self, painter: QPainter) -> None:
        if self.is_counting:
            self._paint_ground(painter)
        count = max(1, len(self.hands))
        room = self.rect.adjusted(0, self.rect.height() * _SUM if self.is_counting else 0, 0, 0)
        wide = min(room.width() / count, room.height() * 1.2)
        left = room.center().x() - wide * count / 2
        painter.save()
        painter.setClipRect(self.rect.adjusted(-4, -4, 4, 0), Qt.ClipOperation.IntersectClip)
        for number, hand in enumerate(self.hands):
            self._paint_hand(
                painter, QRectF(left + number * wide, room.top(), wide, room.height()), number, hand
            )
        painter.restore()
        if self.is_counting:
            self._paint_sum(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.6, 3)))
        painter.drawPath(self.shape())

    def _paint_hand(self, painter: QPainter, cell: QRectF, number: int, hand: Hand) -> None:
        theme, look = current_theme.theme, self._looks[hand.seat]
        line = max(15.0, cell.height() * 0.16)
        room = cell.adjusted(4, 2, -4, -line)
        if self.is_counting:
            share = max(0.0, min(1.0, self._raised - number))
            sunk = room.translated(0, room.height() * (1 - share))
            paint_hand(painter, sunk, hand.euro or 0, look.colour)
        elif hand.euro is not None:
            paint_hand(painter, room, hand.euro, look.colour)
        else:
            painter.setOpacity(1.0 if hand.is_given else 0.45)
            paint_hidden_hand(painter, room, look.colour, hand.is_given)
            painter.setOpacity(1.0)
        text = QRectF(cell.left() + 2, cell.bottom() - line, cell.width() - 4, line)
        name = self._names[hand.seat]
        painter.setFont(fitting_font(name, text.width(), range(max(11, round(line * 0.8)), 8, -1)))
        painter.setPen(theme.text)
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(text.width()))
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, name)

    def _paint_sum(self, painter: QPainter) -> None:
        """The sum so far and the price, on a slip that turns green when it is enough."""
        high = self.rect.height() * _SUM
        text = said("bids.sum", sum=self.total, price=self.price)
        is_enough = self.total >= self.price
        is_over = self._raised >= len(self.hands)
        slip = QRectF(self.rect.center().x() - high * 2, self.rect.top() + 5, high * 4, high - 8)
        ground = REACHED if is_enough else REFUSED if is_over else PAPER
        lay(painter, box(slip.x(), slip.y(), slip.width(), slip.height(), slip.height() / 2), ground, 2)
        painter.setPen(PAPER if is_enough or is_over else INK)
        painter.setFont(
            fitting_font(
                text, slip.width() - 20, range(round(slip.height() * 0.6), 10, -1), QFont.Weight.Bold
            )
        )
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, text)
