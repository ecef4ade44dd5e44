"""Conduit pieces of ceramic white with dark channels, painted by code."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from enix_desktop.ui.widgets.paper_art import box, disc, lay, mix, together
from enix_desktop.ui.widgets.theme import INK, current_theme

CERAMIC, CERAMIC_RIM = QColor("#F3EFE6"), QColor("#CFC8BA")
CHANNEL, CHANNEL_DEEP = QColor("#3A424E"), QColor("#232931")
PLASMA, PLASMA_LIGHT = QColor("#19B9AE"), QColor("#8FF0DF")
SIZE = 100.0
"""A piece is drawn so large; in stock and on small plates it is scaled."""
WIDE = 30.0
"""How wide a channel is."""


def channel_path(sides: Iterable[int], wide: float = WIDE, is_end: bool = False) -> QPainterPath:
    """The channels of a piece around its middle, as far as its edge."""
    half = SIZE / 2
    paths = [disc(0, 0, wide * (0.82 if is_end else 0.5))]
    for side in sides:
        arm = box(-wide / 2, -half, wide, half)
        paths.append(QTransform().rotate(90 * side).map(arm))
    return together(paths).simplified()


def paint_piece(painter: QPainter, sides: Iterable[int], is_lit: bool, shadow: QPointF) -> None:
    """A ceramic piece around the origin; *shadow* is how far its shadow falls."""
    theme, half = current_theme.theme, SIZE / 2
    sides = tuple(sides)
    tile = box(-half + 1.5, -half + 1.5, SIZE - 3, SIZE - 3, 13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(28, 20, 8, 70))
    painter.drawPath(tile.translated(shadow))
    lay(painter, tile, CERAMIC_RIM)
    lay(painter, box(-half + 4, -half + 4, SIZE - 8, SIZE - 8, 11), CERAMIC)
    is_end = len(sides) == 1
    channel = channel_path(sides, WIDE, is_end).intersected(tile)
    lay(painter, channel, CHANNEL)
    lay(painter, channel_path(sides, WIDE - 12, is_end).intersected(tile), CHANNEL_DEEP)
    if is_lit:
        lay(painter, channel_path(sides, WIDE - 12, is_end).intersected(tile), PLASMA)
        lay(painter, channel_path(sides, 6, False).intersected(tile), PLASMA_LIGHT)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK if theme.is_strong else mix(CERAMIC_RIM, INK, 0.3), theme.wide(1.2, 3)))
    painter.drawPath(tile)
