"""A player at the table: name, points, networkers in supply, and the tile of this round."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.enigma.art.emblems import paint_puzzle_side, paint_seal
from enix_desktop.ui.enigma.art.routes import TILE
from enix_desktop.ui.enigma.art.signs import paint_start, paint_verdict
from enix_desktop.ui.enigma.art.tiles import paint_tile
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.table.standing import Standing
from enix_desktop.ui.enigma.words import seconds
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_place import BAND, PlayerPlace
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.theme import current_theme, font

MOST_SUPPLY = 3


class PlaceItem(PlayerPlace):
    """Shows what everybody may know about one player."""

    def __init__(self, seat: Seat, name: str, look: PawnLook) -> None:
        super().__init__(Spot(Group.SEAT, seat), name, look)
        self.standing = Standing()

    def show_standing(self, standing: Standing) -> None:
        """Show points, supply and tile."""
        if standing != self.standing:
            self.standing = standing
            self.update()

    @property
    def _inner(self) -> QRectF:
        return self.rect.adjusted(BAND + 6, 6, -6, -6)

    @property
    def _head(self) -> QRectF:
        inner = self._inner
        return QRectF(inner.left(), inner.top(), inner.width(), min(32.0, inner.height() * 0.42))

    @property
    def tile_rect(self) -> QRectF:
        """Where the tile of this round lies."""
        inner, head = self._inner, self._head
        side = min(inner.bottom() - head.bottom() - 2, inner.width() * 0.44)
        return QRectF(inner.right() - side, inner.bottom() - side, side, side)

    def tile_spot(self) -> QPointF:
        """The middle of the tile, in the scene."""
        return self.mapToScene(self.tile_rect.center())

    def supply_spot(self) -> QPointF:
        """Where networkers come from and go to, in the scene."""
        return self.mapToScene(self._supply.center())

    def points_spot(self) -> QPointF:
        """Where the points stand, in the scene."""
        return self.mapToScene(self._points.center())

    @property
    def _left_room(self) -> QRectF:
        inner, head, tile = self._inner, self._head, self.tile_rect
        return QRectF(
            inner.left(),
            head.bottom() + 2,
            tile.left() - inner.left() - 4,
            inner.bottom() - head.bottom() - 2,
        )

    @property
    def _points(self) -> QRectF:
        room = self._left_room
        if room.height() < 34:  # beside a lesson both stand in one row
            return QRectF(room.left(), room.top(), room.width() * 0.42, room.height())
        return QRectF(room.left(), room.top(), room.width(), room.height() * 0.56)

    @property
    def _supply(self) -> QRectF:
        room, points = self._left_room, self._points
        if room.height() < 34:
            return QRectF(points.right(), room.top(), room.width() - points.width(), room.height())
        return QRectF(room.left(), points.bottom(), room.width(), room.height() - points.height())

    def paint_content(self, painter: QPainter) -> None:
        self._paint_head(painter)
        self._paint_points(painter)
        self._paint_supply(painter)
        self._paint_tile(painter)

    def _paint_head(self, painter: QPainter) -> None:
        head, theme = self._head, current_theme.theme
        portrait = QRectF(head.left(), head.top(), head.height(), head.height())
        self.paint_portrait(painter, portrait)
        left, right = portrait.right() + 8, head.right()
        if self.standing.is_starter:
            side = head.height() * 0.72
            right -= side
            paint_start(painter, QRectF(right, head.center().y() - side / 2, side, side), theme.text)
            right -= 4
        room = QRectF(left, head.top(), right - left, head.height())
        self.paint_name(painter, room, (18, 16, 15, 13, 12, 11))

    def _paint_points(self, painter: QPainter) -> None:
        room = self._points
        painter.setPen(current_theme.theme.text)
        painter.setFont(font(max(13, min(36, round(room.height() * 0.82))), QFont.Weight.Bold))
        painter.drawText(room.adjusted(4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(self.standing.points))

    def _paint_supply(self, painter: QPainter) -> None:
        """One small piece for each networker in supply, a pale one for each on the table."""
        room = self._supply
        side = min(room.height(), room.width() / MOST_SUPPLY, 30.0)
        for number in range(MOST_SUPPLY):
            place = QRectF(room.left() + number * side, room.center().y() - side / 2, side, side)
            painter.setOpacity(1.0 if number < self.standing.supply else 0.18)
            paint_piece(painter, place.adjusted(1, 1, -1, -1), self.look)
        painter.setOpacity(1.0)

    def _paint_tile(self, painter: QPainter) -> None:
        standing, tile = self.standing, self.tile_rect
        if standing.category is None:
            return
        if standing.nets is not None:
            painter.save()
            painter.translate(tile.center())
            painter.scale(tile.width() / TILE, tile.width() / TILE)
            if standing.is_face_up:
                paint_puzzle_side(painter, standing.category)
            else:
                paint_tile(painter, standing.nets)
            painter.restore()
        seal = max(18.0, min(tile.width() * 0.36, 28.0))
        corner = QRectF(tile.left() - seal * 0.4, tile.top() - seal * 0.2, seal, seal)
        paint_seal(painter, corner, standing.category)
        if standing.verdict:
            self._paint_verdict(painter, tile)

    def _paint_verdict(self, painter: QPainter, tile: QRectF) -> None:
        """How it was solved, in a strip below the tile."""
        theme, standing = current_theme.theme, self.standing
        strip = QRectF(tile.left() - 6, tile.bottom() - 17, tile.width() + 8, 18)
        if standing.time is None:
            strip.setWidth(20)
        painter.setPen(QPen(theme.panel_edge, 1))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(strip, 6, 6)
        mark = QRectF(strip.left() + 3, strip.top() + 2, 14, 14)
        paint_verdict(painter, mark, standing.verdict)
        if standing.time is None:
            return
        text = seconds(standing.time)
        room = QRectF(mark.right() + 2, strip.top(), strip.right() - mark.right() - 4, strip.height())
        painter.setFont(fitting_font(text, room.width(), (13, 12, 11, 10, 9), QFont.Weight.DemiBold))
        painter.setPen(theme.text)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
