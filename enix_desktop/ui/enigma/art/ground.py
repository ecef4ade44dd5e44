"""The ground of the table: stone with the lines of a mechanism that nobody has cleaned for long."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.enigma.art.palette import Stone, stone_of
from enix_desktop.ui.widgets.theme import Theme

_CIRCLES = (0.16, 0.27, 0.41, 0.58)
"""The engraved circles, in parts of the width."""
_TEETH = 48


def paint_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the stone over all of *rect*; in high contrast it is the bare table."""
    stone = stone_of(theme)
    painter.fillRect(rect, stone.ground)
    if theme.is_strong:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    unit = max(rect.width(), rect.height())
    for middle, size in (
        (QPointF(rect.left() + 0.52 * unit, rect.top() + 0.30 * unit), unit),
        (QPointF(rect.left() + 0.04 * unit, rect.bottom() - 0.02 * unit), unit * 0.5),
        (QPointF(rect.right() - 0.03 * unit, rect.top() + 0.04 * unit), unit * 0.42),
    ):
        _engrave(painter, _wheel(middle, size), stone)
    painter.restore()


def _wheel(middle: QPointF, size: float) -> QPainterPath:
    """Circles, spokes and teeth around *middle*."""
    path = QPainterPath()
    for share in _CIRCLES:
        path.addEllipse(middle, share * size, share * size)
    inner, outer, end = (_CIRCLES[number] * size for number in (0, 2, 3))
    for number in range(12):
        turn = 2 * math.pi * number / 12
        path.moveTo(_at(middle, inner, turn))
        path.lineTo(_at(middle, outer if number % 2 else _CIRCLES[1] * size, turn))
    for number in range(_TEETH):
        turn = 2 * math.pi * number / _TEETH
        path.moveTo(_at(middle, end, turn))
        path.lineTo(_at(middle, end * 1.035, turn))
    return path


def _engrave(painter: QPainter, path: QPainterPath, stone: Stone) -> None:
    """Cut *path* into the stone: the light falls on its lower edge."""
    for colour, fall in ((stone.lit, 1.2), (stone.engraved, 0.0)):
        painter.setPen(QPen(QColor(colour), 1.6))
        painter.drawPath(path.translated(0, fall))


def _at(middle: QPointF, radius: float, turn: float) -> QPointF:
    return middle + QPointF(radius * math.cos(turn), radius * math.sin(turn))
