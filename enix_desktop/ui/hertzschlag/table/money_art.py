"""Money at a place: a coin with its sum, the track from 0 to 20, and the card for ten more."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.ui.hertzschlag.art.palette import COIN, COIN_EDGE
from enix_desktop.ui.hertzschlag.art.rows import paint_coin
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, current_theme, font

TRACK, RESERVE = 20, 10
"""How far the track goes, and what the card adds to it (C6)."""


def paint_money(painter: QPainter, rect: QRectF, money: int, has_reserve: bool) -> None:
    """Paint the sum and how full the track is."""
    theme, high = current_theme.theme, rect.height()
    paint_coin(painter, QRectF(rect.left(), rect.top(), high, high), "€", 0.04)
    painter.setPen(theme.text)
    painter.setFont(font(round(high * 0.82), QFont.Weight.Bold))
    sum_room = QRectF(rect.left() + high + 4, rect.top(), high * 1.25, high)
    painter.drawText(sum_room, Qt.AlignmentFlag.AlignVCenter, str(money))
    track = QRectF(sum_room.right() + 2, rect.top() + high * 0.26, 0, high * 0.48)
    track.setRight(rect.right() - (high * 1.25 if has_reserve else 0.0))
    step = track.width() / TRACK
    filled = min(TRACK, money - RESERVE if has_reserve else money)
    for number in range(TRACK):
        cell = QRectF(track.left() + number * step, track.top(), step - 1, track.height())
        is_full = number < filled
        lay(
            painter,
            box(cell.x(), cell.y(), cell.width(), cell.height(), 1.5),
            COIN if is_full else theme.chip,
        )
        if (number + 1) % 5 == 0:
            painter.fillRect(QRectF(cell.right() - 1, cell.top() - 2, 1.4, cell.height() + 4), theme.muted)
    if has_reserve:
        _paint_reserve(painter, QRectF(rect.right() - high * 1.12, rect.top(), high * 1.12, high))


def _paint_reserve(painter: QPainter, rect: QRectF) -> None:
    """The card for ten euros more."""
    lay(painter, box(rect.x(), rect.y(), rect.width(), rect.height(), 3), COIN, 1.5)
    painter.setPen(QPen(COIN_EDGE, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)
    painter.setPen(INK)
    painter.setFont(font(round(rect.height() * 0.62), QFont.Weight.Bold))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"+{RESERVE}")
