"""A competition, large: who is tied, what each laid round by round, the sums, and who is ahead (O2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.card_art import paint_empty_place, paint_front, paint_unknown_back
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.wording import Captions, signed
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, current_theme

TITLE, HEAD, FOOT, EDGE = 30.0, 48.0, 34.0, 10.0
"""The heights of the title, of a name above its cards and of a sum below them, and the space at the edge."""
LARGEST, PART = 92.0, 0.17
"""How wide a card may be in a small window, and in parts of the height of the room in a large one."""
MOST = 0.55
"""So much of the board's room a competition may take."""
RADIUS = 12.0


@dataclass(frozen=True, slots=True)
class Competition:
    """The tied *seats*, what each has laid, and who has laid one more card face down."""

    seats: tuple[Seat, ...]
    laid: Mapping[Seat, tuple[Card, ...]]
    hidden: frozenset[Seat] = frozenset()
    ahead: frozenset[Seat] = field(default=frozenset())
    """Who laid the highest card in the round that was just turned over."""

    @property
    def rounds(self) -> int:
        """How many rows there are: while cards are being laid, with one for them."""
        most = max((len(cards) for cards in self.laid.values()), default=0)
        return most + (not self.ahead)

    def revealed(self, cards: Mapping[Seat, Card], components: Components) -> "Competition":
        """The same with *cards* turned over."""
        laid = {seat: (*self.laid[seat], *([cards[seat]] if seat in cards else [])) for seat in self.seats}
        best = max((components.values[card] for card in cards.values()), default=0)
        ahead = frozenset(seat for seat, card in cards.items() if components.values[card] == best)
        return Competition(self.seats, laid, ahead=ahead)


def competition_in(view: View) -> Competition | None:
    """Who is tied in *view*; a card laid face down is the same for everybody."""
    if view.phase is not Phase.COMPETE:
        return None
    tied = view.contenders
    hidden = (seat for seat in tied if seat not in view.to_move and any(view.hand_energies[seat]))
    return Competition(tied, {seat: tuple(view.laid[seat]) for seat in tied}, frozenset(hidden))


def room_for(board: QRectF, count: int) -> QRectF:
    """The part of the *board*'s room that a competition of *count* players takes: its left side."""
    card = max(LARGEST, board.height() * PART)
    wide = min(board.width() * MOST, count * (card + EDGE) + EDGE)
    return QRectF(board.left(), board.top(), wide, board.height())


class CompetitionItem(QGraphicsObject):
    """Lies beside the board while players are tied; the board makes room."""

    def __init__(self, components: Components, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self._components, self._names, self._looks = components, names, looks
        self._captions = Captions()
        self._rect = QRectF()
        self.shown: Competition | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        current_theme.changed.connect(self.update)
        self.hide()

    def show_competition(self, competition: Competition | None) -> None:
        """Show this one, or none."""
        if competition != self.shown:
            self.shown = competition
            self.setVisible(competition is not None)
            if competition is None:
                self.setPos(0, 0)
            self.update()

    def set_rect(self, rect: QRectF) -> None:
        """Give it its room in the scene."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self.update()

    @property
    def paper(self) -> QRectF:
        """What is painted of its room; nothing without a competition."""
        if self.shown is None:
            return QRectF()
        lowest = max(self._sum(seat).bottom() for seat in self.shown.seats)
        return QRectF(0, 0, self._rect.width(), lowest + EDGE)

    def card_spot(self, seat: Seat, row: int) -> tuple[QPointF, float]:
        """Where the card that *seat* laid in round *row* lies in the scene, and at which scale."""
        rect = self._card(seat, row)
        return self.mapToScene(rect.center()), rect.width() / CARD_WIDTH

    def next_spot(self, seat: Seat) -> tuple[QPointF, float]:
        """Where the next card of *seat* will lie."""
        assert self.shown is not None
        return self.card_spot(seat, len(self.shown.laid[seat]))

    def total(self, seat: Seat) -> int:
        """What the cards that *seat* has laid are worth together."""
        assert self.shown is not None
        return sum(self._components.values[card] for card in self.shown.laid[seat])

    def column(self, seat: Seat) -> QRectF:
        """What belongs to *seat*, in the measure of the panel."""
        assert self.shown is not None
        seats = self.shown.seats
        wide = (self._rect.width() - EDGE) / len(seats)
        left = EDGE + seats.index(seat) * wide
        return QRectF(left, TITLE, wide - EDGE, self._rect.height() - TITLE)

    def _card(self, seat: Seat, row: int) -> QRectF:
        assert self.shown is not None
        column = self.column(seat)
        room = (column.height() - HEAD - FOOT - EDGE) / max(2, self.shown.rounds)
        wide = min(column.width(), (room - EDGE) * CARD_WIDTH / CARD_HEIGHT)
        high = wide * CARD_HEIGHT / CARD_WIDTH
        top = column.top() + HEAD + row * (high + EDGE)
        return QRectF(column.center().x() - wide / 2, top, wide, high)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self.shown is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, paper = current_theme.theme, self.paper
        shadow = QColor(theme.shadow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(paper.translated(0, 3), RADIUS, RADIUS)
        painter.setPen(QPen(ACCENT, theme.wide(2.5, 5.0), Qt.PenStyle.DashLine))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(paper, RADIUS, RADIUS)
        title = QRectF(EDGE, 4, paper.width() - 2 * EDGE, TITLE - 4)
        self._write(painter, title, self._captions.competition(), QFont.Weight.DemiBold)
        for seat in self.shown.seats:
            self._paint_player(painter, seat)

    def _paint_player(self, painter: QPainter, seat: Seat) -> None:
        assert self.shown is not None
        column, cards = self.column(seat), self.shown.laid[seat]
        paint_piece(painter, QRectF(column.center().x() - 12, column.top(), 24, 22), self._looks[seat])
        name = QRectF(column.left(), column.top() + 24, column.width(), 22)
        self._write(painter, name, self._names[seat], QFont.Weight.Normal)
        for row in range(self.shown.rounds):
            rect = self._card(seat, row)
            if row < len(cards):
                face = self._components.cards[cards[row]]
                paint_front(painter, face, rect, card_name(face))
            elif row == len(cards) and seat in self.shown.hidden:
                paint_unknown_back(painter, rect)
            elif row == len(cards):
                paint_empty_place(painter, rect)
        self._paint_sum(painter, seat)

    def _sum(self, seat: Seat) -> QRectF:
        assert self.shown is not None
        under = self._card(seat, self.shown.rounds - 1).bottom() + EDGE
        column = self.column(seat)
        return QRectF(column.left(), under, column.width(), FOOT - 6)

    def _paint_sum(self, painter: QPainter, seat: Seat) -> None:
        """What the cards are worth together; who is ahead has a ring and an arrow, not a colour alone."""
        assert self.shown is not None
        rect, is_ahead = self._sum(seat), seat in self.shown.ahead
        text = f"= {signed(self.total(seat))}"
        if is_ahead:
            text = f"\N{BLACK RIGHT-POINTING TRIANGLE} {text}"
        painter.setPen(QPen(INK, 2.0) if is_ahead else Qt.PenStyle.NoPen)
        painter.setBrush(ACCENT if is_ahead else current_theme.theme.chip)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(ON_ACCENT if is_ahead else current_theme.theme.text)
        painter.setFont(fitting_font(text, rect.width() - 8, (18, 15, 13), QFont.Weight.Bold))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _write(self, painter: QPainter, room: QRectF, text: str, weight: QFont.Weight) -> None:
        painter.setPen(current_theme.theme.text)
        painter.setFont(fitting_font(text, room.width(), (18, 15, 13, 11), weight))
        told = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()) + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, told)
