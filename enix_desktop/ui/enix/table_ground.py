"""The table itself: linen by day, dark boards by night, and mats that show what belongs where."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from enix_desktop.ui.enix.goblin import cap_outline
from enix_desktop.ui.enix.table_plan import GAP, TablePlan
from enix_desktop.ui.widgets.theme import Theme

_THREAD = 3.0
"""From thread to thread of the linen, in pixels."""
_BOARD = 132.0
"""How wide a wooden board is."""
_CORNER = 18.0
_SEAM = 7.0
"""From the edge of a mat to its seam."""


def paint_ground(painter: QPainter, rect: QRectF, plan: TablePlan, theme: Theme) -> None:
    """Paint all that lies below the things on the table; in high contrast nothing does."""
    painter.fillRect(rect, theme.table)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.is_strong:
        if theme.is_dark:
            _paint_wood(painter, rect, theme)
        else:
            _paint_linen(painter, rect, theme)
        # Above the prompt, and to the edge of the places: the board never leaves it.
        _paint_mat(painter, plan.board.adjusted(0, -GAP / 3, 0, 2), theme)
    _paint_home_of_cap(painter, plan.cap_home, theme)
    painter.restore()


def _paint_linen(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fine threads across and along, some of those along a little thicker.

    One thread across, with all those along, is painted once and laid below itself: the table is repainted
    at every size, and a thousand single lines would be felt.
    """
    ratio = painter.device().devicePixelRatio()
    strip = QPixmap(math.ceil(rect.width() * ratio), round(_THREAD * ratio))
    strip.setDevicePixelRatio(ratio)
    strip.fill(Qt.GlobalColor.transparent)
    threads = QPainter(strip)
    thread = QColor(theme.table_edge)
    thread.setAlphaF(0.2)
    threads.fillRect(QRectF(0, 0, rect.width(), 1), thread)
    for number in range(math.ceil(rect.width() / _THREAD)):
        thread.setAlphaF(0.16 + 0.2 * _chance(number, False) ** 3)
        threads.fillRect(QRectF(number * _THREAD, 0, 1, _THREAD), thread)
    threads.end()
    painter.drawTiledPixmap(rect, strip)


def _paint_wood(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Broad boards with seams and a few long grains."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(math.ceil(rect.height() / _BOARD)):
        top = number * _BOARD
        board = QColor(theme.table_edge)
        board.setAlphaF(0.1 + 0.22 * _chance(number, True))
        painter.fillRect(QRectF(rect.left(), top, rect.width(), _BOARD), board)
        seam = QColor(theme.table).darker(125)
        painter.fillRect(QRectF(rect.left(), top, rect.width(), 1.5), seam)
        grain = QColor(theme.table_edge)
        grain.setAlphaF(0.45)
        painter.setPen(QPen(grain, 1.2))
        for line in range(4):
            painter.drawPath(_grain(rect, top + _BOARD * (line + 0.7) / 5, 7 * number + line))


def _grain(rect: QRectF, y: float, number: int) -> QPainterPath:
    path = QPainterPath(QPointF(rect.left(), y))
    reach = 220.0 + 180 * _chance(number, False)
    for step in range(math.ceil(rect.width() / reach)):
        x = rect.left() + step * reach
        bend = 9 * (_chance(number + 31 * step, True) - 0.5)
        path.cubicTo(
            QPointF(x + reach / 3, y + bend), QPointF(x + 2 * reach / 3, y - bend), QPointF(x + reach, y)
        )
    return path


def _chance(number: int, other: bool) -> float:
    """Between 0 and 1 and always the same, so that the table never changes."""
    return math.modf(abs(math.sin(12.9898 * number + (4.1 if other else 78.2)) * 43758.5453))[0]


def _paint_mat(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A cloth under the board, with a seam along its edge."""
    cloth = QColor(theme.table_edge)
    cloth.setAlphaF(0.42 if theme.is_dark else 0.46)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloth)
    painter.drawRoundedRect(rect, _CORNER, _CORNER)
    thread = QColor(theme.panel_edge)
    thread.setAlphaF(0.8)
    seam = QPen(thread, 1.6)
    seam.setDashPattern([5.0, 4.0])
    seam.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = rect.adjusted(_SEAM, _SEAM, -_SEAM, -_SEAM)
    painter.drawRoundedRect(inside, _CORNER - _SEAM / 2, _CORNER - _SEAM / 2)


def _paint_home_of_cap(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Where the cap lies when it is on no tile."""
    size = min(rect.width(), rect.height(), 120.0) * 0.62
    if size < 32:
        return
    outline = cap_outline(
        QRectF(rect.center() - QPointF(size / 2, size / 2), rect.center() + QPointF(size / 2, size / 2))
    )
    pen = QPen(theme.line if theme.is_strong else theme.panel_edge, theme.wide(1.6, 2.5))
    pen.setDashPattern([4.0, 3.5])
    painter.setPen(pen)
    ground = QColor(theme.table_edge)
    ground.setAlphaF(0.5)
    painter.setBrush(ground)
    painter.drawPath(outline)
