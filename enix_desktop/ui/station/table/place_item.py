"""A player's place at the table: name, face and robot, hand, cards in front, laser and order of play."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Card, Components
from enix_desktop.ui.station.art.cards import paint_back, paint_row_back
from enix_desktop.ui.station.art.palette import BEAM
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.table.card_item import paint_face as paint_card
from enix_desktop.ui.station.table.card_item import sorted_cards
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_place import BAND, PlayerPlace
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import disc, lay, line, polar, together
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, PAPER, current_theme, font

LOW = 86.0
"""A place that is lower than this has everything in one line below the name."""
_LARGEST_CARD, _LARGEST_OWN = 84.0, 46.0


class PlaceItem(PlayerPlace):
    """Shows what everybody may know about one player, and open cards where the table plays so."""

    piece_share = 0.58

    def __init__(self, seat: Seat, name: str, look: PawnLook, components: Components) -> None:
        super().__init__(Spot(Group.SEAT, seat), name, look)
        self._components = components
        self.hand_count = self.row_count = self.laser = 0
        self.order = 0
        """The place in the order at the active station, from 1; 0 if there is none."""
        self.has_played = self.is_in_turn = False
        self.is_own = False
        """The viewer sits here, and sees the hand elsewhere."""
        self.open_hand: tuple[Card, ...] | None = None
        self.row: tuple[Card, ...] | None = None
        """The cards face down in front of the player, if the viewer knows them."""

    def show_counts(self, hand: int, row: int, laser: int) -> None:
        """Cards in hand and in front, and the score."""
        if (hand, row, laser) != (self.hand_count, self.row_count, self.laser):
            self.hand_count, self.row_count, self.laser = hand, row, laser
            self.update()

    def show_open(self, hand: Sequence[Card] | None, row: Sequence[Card] | None) -> None:
        """Cards that the viewer may see here; None where only backs are seen."""
        shown = None if hand is None else tuple(sorted_cards(hand, self._components, "symbol"))
        known = None if row is None else tuple(row)
        if (shown, known) != (self.open_hand, self.row):
            self.open_hand, self.row = shown, known
            self.update()

    def add_to_row(self, card: Card | None) -> None:
        """One more card lies in front; if the viewer does not know it, only backs are seen."""
        self.show_counts(self.hand_count, self.row_count + 1, self.laser)
        self.row = None if self.row is None or card is None else (*self.row, card)

    def show_turn(self, order: int, has_played: bool, is_in_turn: bool) -> None:
        """When the player acts at the active station."""
        if (order, has_played, is_in_turn) != (self.order, self.has_played, self.is_in_turn):
            self.order, self.has_played, self.is_in_turn = order, has_played, is_in_turn
            self.update()

    @property
    def _grown(self) -> float:
        return max(1.0, min(1.5, self.rect.width() / 220, self.rect.height() / 96))

    @property
    def _portrait(self) -> QRectF:
        side = (34 if self.rect.height() > LOW else 28) * self._grown
        return QRectF(self.rect.left() + BAND + 5, self.rect.top() + 6, side, side)

    @property
    def _badge(self) -> QRectF:
        side = 23 * min(1.25, self._grown)
        return QRectF(self.rect.right() - side - 7, self.rect.top() + 8, side, side)

    @property
    def _laser(self) -> QRectF:
        """The score: beside the name, below the badge of the order where there is room."""
        high = 22 * self._grown
        wide = 46 * self._grown
        if self.rect.height() > LOW:
            return QRectF(self._name.left() - 1, self._name.bottom() - 1, wide, high)
        return QRectF(self.rect.right() - wide - 6, self.rect.bottom() - high - 5, wide, high)

    @property
    def _name(self) -> QRectF:
        left = self._portrait.right() + 8
        right = self._badge.left() - 4 if self.order else self.rect.right() - 6
        return QRectF(left, self.rect.top() + 4, right - left, 22 * self._grown)

    @property
    def _cards(self) -> QRectF:
        """Where the hand and the cards in front lie."""
        if self.rect.height() > LOW:
            top = max(self._portrait.bottom(), self._laser.bottom()) + 5
            return QRectF(
                self.rect.left() + BAND + 6, top, self.rect.width() - BAND - 14, self.rect.bottom() - 7 - top
            )
        left = self._portrait.right() + 8
        top = self._name.bottom() + 1
        return QRectF(left, top, self._laser.left() - 6 - left, self.rect.bottom() - 5 - top)

    def hand_spot(self) -> QPointF:
        """Where cards of this hand fly to and from, in the scene."""
        room = self._cards
        return self.mapToScene(QPointF(room.left() + room.width() * 0.3, room.center().y()))

    def row_spot(self) -> QPointF:
        """Where stolen cards lie, in the scene."""
        room = self._cards
        return self.mapToScene(QPointF(room.right() - room.width() * 0.18, room.center().y()))

    @property
    def card_height(self) -> float:
        """How high the cards at this place are."""
        most = _LARGEST_OWN * self._grown if self.is_own else _LARGEST_CARD * min(1.2, self._grown)
        return min(most, self._cards.height())

    def paint_content(self, painter: QPainter) -> None:
        self.paint_portrait(painter, self._portrait)
        grown = min(1.3, self._grown)
        self.paint_name(painter, self._name, range(round(16 * grown), round(11 * grown) - 1, -1))
        if self.order:
            self._paint_badge(painter)
        self._paint_laser(painter)
        self._paint_cards(painter)

    def paint_look(self, painter: QPainter, room: QRectF) -> None:
        paint_robot(painter, room, self.look)

    def _paint_badge(self, painter: QPainter) -> None:
        """The place in the order; a tick for who has played."""
        badge, theme = self._badge, current_theme.theme
        lay(
            painter,
            disc(badge.center().x(), badge.center().y(), badge.width() / 2),
            ACCENT if self.is_in_turn else theme.chip,
        )
        colour = ON_ACCENT if self.is_in_turn else theme.text
        if self.has_played:
            x, y, unit = badge.center().x(), badge.center().y(), badge.width() / 24
            tick = line(
                [(x - 5 * unit, y), (x - 1.4 * unit, y + 4 * unit), (x + 5.4 * unit, y - 4.4 * unit)],
                2.6 * unit,
            )
            lay(painter, tick, colour)
            return
        painter.setPen(colour)
        painter.setFont(font(round(badge.width() * 0.6), QFont.Weight.Bold))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.order))

    def _paint_laser(self, painter: QPainter) -> None:
        """A beam in a lens, and the score."""
        room, theme = self._laser, current_theme.theme
        paint_beam_sign(
            painter, QPointF(room.left() + room.height() / 2, room.center().y()), room.height() * 0.42
        )
        painter.setPen(theme.text)
        painter.setFont(font(round(17 * self._grown), QFont.Weight.Bold))
        painter.drawText(
            room.adjusted(room.height() + 3, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(self.laser)
        )

    def _paint_cards(self, painter: QPainter) -> None:
        room = self._cards
        high = self.card_height
        row = self.row_count
        wide = high * 2 / 3
        row_wide = min(room.width() * 0.42, wide + (row - 1) * wide * 0.5 + 6) if row else 0.0
        hand = QRectF(
            room.left(), room.center().y() - high / 2, room.width() - row_wide - (6 if row else 0), high
        )
        if self.open_hand is not None:
            faces = list(self.open_hand)
            for rect, card in zip(_spread(hand, len(faces)), faces, strict=True):
                paint_card(painter, rect, card, self._components)
        else:
            for rect in _spread(hand, self.hand_count, narrow=0.3):
                paint_back(painter, rect)
            places = _spread(hand, self.hand_count, narrow=0.3)
            right = places[-1].right() if places else hand.left() + wide
            self._paint_number(
                painter, QPointF(min(right + 2, hand.right() - 10), hand.bottom() - 8), self.hand_count
            )
        if row:
            area = QRectF(room.right() - row_wide, hand.top(), row_wide, high)
            for place, rect in enumerate(_spread(area, row)):
                if self.row is not None:
                    paint_card(painter, rect, self.row[place], self._components)
                else:
                    paint_row_back(painter, rect)
            self._paint_number(painter, QPointF(area.right() - 6, area.bottom() - 8), row)

    def _paint_number(self, painter: QPainter, middle: QPointF, count: int) -> None:
        """How many, on a slip of paper."""
        size = round(13 * min(1.25, self._grown))
        half = QPointF(size * (0.72 if count < 10 else 1.0), size * 0.68)
        badge = QRectF(middle - half, middle + half)
        theme = current_theme.theme
        painter.setPen(QPen(theme.text, 1.2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(badge, half.y(), half.y())
        painter.setPen(theme.text)
        painter.setFont(font(size, QFont.Weight.Bold))
        painter.drawText(badge.adjusted(-4, -4, 4, 4), Qt.AlignmentFlag.AlignCenter, str(count))


def paint_beam_sign(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The sign of the laser: a red lens with short rays."""
    rays = [
        line(
            [_at(middle, polar(radius * 0.72, 45 * k)), _at(middle, polar(radius * 1.05, 45 * k))],
            radius * 0.2,
        )
        for k in range(8)
    ]
    lay(painter, together(rays), BEAM)
    lay(painter, disc(middle.x(), middle.y(), radius * 0.58), BEAM)
    lay(painter, disc(middle.x() - radius * 0.16, middle.y() - radius * 0.18, radius * 0.17), PAPER)


def _at(middle: QPointF, step: tuple[float, float]) -> tuple[float, float]:
    return middle.x() + step[0], middle.y() + step[1]


def _spread(room: QRectF, count: int, narrow: float = 1.05) -> list[QRectF]:
    """Places for *count* cards as high as *room*, from the left; *narrow* is the widest step in cards."""
    if count <= 0:
        return []
    high = room.height()
    wide = high * 2 / 3
    step = min(wide * narrow, max(3.0, (room.width() - wide) / max(1, count - 1)))
    return [QRectF(room.left() + place * step, room.top(), wide, high) for place in range(count)]
