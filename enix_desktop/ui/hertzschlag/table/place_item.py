"""A household at the table: name, money, display by category, income, footprint, and what it says."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.ui.hertzschlag.art.cards import paint_back, paint_small
from enix_desktop.ui.hertzschlag.art.rows import footprint_pieces, income_pieces, paint_row
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark, paint_path
from enix_desktop.ui.hertzschlag.table.bubble import paint_bubble
from enix_desktop.ui.hertzschlag.table.money_art import paint_money
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.table.standing import Standing
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_place import BAND, PlayerPlace
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box, disc, lay
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, current_theme, font

_ROWS = (34.0, 20.0, 23.0, 25.0)
"""How high name, money, categories and what is said are, in a place that is just large enough."""
LEAST_CARD = 40.0
"""Lower than this, cards of a display are only counted."""
_FAINT = 0.22
"""How much is seen of a category of which there is no card."""


class PlaceItem(PlayerPlace):
    """Shows what everybody may know about one household."""

    def __init__(self, seat: Seat, name: str, look: PawnLook) -> None:
        super().__init__(Spot(Group.SEAT, seat), name, look)
        self.standing = Standing()

    def show_standing(self, standing: Standing) -> None:
        """Show money, cards and what is said."""
        if standing != self.standing:
            self.standing = standing
            self.update()

    @property
    def _grown(self) -> float:
        return max(
            0.9, min(1.7, self.rect.width() / 190, (self.rect.height() - 14) / (sum(_ROWS) + 10), 1.45)
        )

    @property
    def _cards(self) -> QRectF:
        """Where the display lies, if there is room for cards below everything else."""
        inner = self.rect.adjusted(BAND + 5, 6, -7, -6)
        high = min(inner.height() - sum(_ROWS) * self._grown - 30, inner.width() * 0.36)
        return (
            QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
            if high >= LEAST_CARD
            else QRectF()
        )

    @property
    def _rows(self) -> Sequence[QRectF]:
        """Name, money, categories and what is said, from above."""
        grown, inner = self._grown, self.rect.adjusted(BAND + 5, 6, -7, -6)
        cards = self._cards
        if not cards.isNull():
            inner.setBottom(cards.top() - 8)
        spare = max(0.0, inner.height() - sum(_ROWS) * grown) / (len(_ROWS) - 1)
        rows, top = [], inner.top()
        for high in _ROWS:
            rows.append(QRectF(inner.left(), top, inner.width(), high * grown))
            top += high * grown + min(spare, 12.0)
        return rows

    @property
    def _portrait(self) -> QRectF:
        row = self._rows[0]
        return QRectF(row.left(), row.top(), row.height(), row.height())

    @property
    def _badge(self) -> QRectF:
        row, side = self._rows[0], 22 * min(1.3, self._grown)
        return QRectF(row.right() - side, row.top(), side, side)

    def money_spot(self) -> QPointF:
        """Where money comes and goes, in the scene."""
        row = self._rows[1]
        return self.mapToScene(QPointF(row.left() + row.height(), row.center().y()))

    def card_spot(self) -> QPointF:
        """Where cards come from and go to, in the scene."""
        return self.mapToScene(self._laid.center())

    def line(self, kind: str) -> QPainterPath:
        """The edge of the line with the money, the display or what is said, in the scene."""
        row = self._rows[{"money": 1, "display": 2, "signals": 3}[kind]]
        rect = self.mapRectToScene(row.adjusted(-3, -2, 3, 2))
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 6)

    @property
    def _laid(self) -> QRectF:
        """Where the card lies that was laid, right of what is said."""
        row = self._rows[3]
        wide = row.height() * 2 / 3
        return QRectF(row.right() - wide - 2, row.top(), wide, row.height())

    def _cell(self, category: int) -> QRectF:
        row = self._rows[2]
        wide = row.width() / len(CATEGORIES)
        return QRectF(row.left() + category * wide, row.top(), wide, row.height())

    def paint_content(self, painter: QPainter) -> None:
        self._paint_head(painter)
        standing = self.standing
        paint_money(painter, self._rows[1], standing.money, standing.has_reserve)
        self._paint_categories(painter)
        self._paint_said(painter)
        self._paint_cards(painter)

    def _paint_head(self, painter: QPainter) -> None:
        place, theme, standing = self._portrait, current_theme.theme, self.standing
        self.paint_portrait(painter, place)
        row, badge = self._rows[0], self._badge
        left = place.right() + 8
        right = badge.left() - 4 if standing.order else row.right()
        if standing.is_starter:
            side = badge.width()
            right -= side
            paint_path(painter, QRectF(right, badge.top(), side, side), sign("start"), theme.text)
        upper = QRectF(left, row.top() - 2, right - left, row.height() * 0.56)
        self.paint_name(painter, upper, range(round(16 * self._grown), 9, -1))
        lower = QRectF(left, upper.bottom() + 1, row.right() - left, row.height() * 0.42)
        half = min(lower.width() / 2, lower.height() * 4)
        for number, pieces in enumerate(
            (income_pieces(standing.income, theme.text), footprint_pieces(standing.footprint, theme.text))
        ):
            room = QRectF(lower.left() + number * half, lower.top(), half - 4, lower.height())
            paint_row(painter, room, pieces, 0.0)
        if standing.order:
            self._paint_badge(painter, badge)

    def _paint_badge(self, painter: QPainter, badge: QRectF) -> None:
        """The place in the turn order of this round."""
        theme, is_in_turn = current_theme.theme, self.standing.is_in_turn
        ground = ACCENT if is_in_turn else theme.chip
        lay(painter, disc(badge.center().x(), badge.center().y(), badge.width() / 2), ground)
        painter.setPen(ON_ACCENT if is_in_turn else theme.text)
        painter.setFont(font(round(badge.width() * 0.6), QFont.Weight.Bold))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.standing.order))

    def _paint_categories(self, painter: QPainter) -> None:
        theme = current_theme.theme
        for category, count in zip(CATEGORIES, self.standing.counts, strict=True):
            cell = self._cell(category)
            side = min(cell.height(), cell.width() * 0.6)
            mark = QRectF(cell.left(), cell.center().y() - side / 2, side, side)
            painter.setOpacity(1.0 if count else _FAINT)
            paint_category_mark(painter, mark, category)
            painter.setOpacity(1.0)
            if count:
                painter.setPen(theme.text)
                painter.setFont(font(round(side * 0.8), QFont.Weight.Bold))
                rest = QRectF(mark.right() + 1, cell.top(), cell.right() - mark.right() - 2, cell.height())
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, str(count))

    def _paint_cards(self, painter: QPainter) -> None:
        """The display itself, by category."""
        room, cards = self._cards, self.standing.cards
        if room.isNull() or not cards:
            return
        wide = room.height() * 2 / 3
        step = min(wide + 4, (room.width() - wide) / max(1, len(cards) - 1))
        for number, face in enumerate(cards):
            paint_small(painter, QRectF(room.left() + number * step, room.top(), wide, room.height()), face)

    def _paint_said(self, painter: QPainter) -> None:
        row, standing = self._rows[3], self.standing
        if standing.has_laid:
            paint_back(painter, self._laid)
        if standing.said is not None:
            right = self._laid.left() - 6 if standing.has_laid else row.right()
            room = QRectF(row.left(), row.top() + 1, right - row.left(), row.height() - 2)
            said = standing.said
            paint_bubble(painter, room, said.word, said.text, tail=5, is_quiet=said.is_quiet)
