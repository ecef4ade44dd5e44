"""Emblems of badges that are a disc of coloured paper with one sign in it."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.widgets.paper_art import cast_shadow, disc
from enix_desktop.ui.widgets.theme import PAPER, current_theme

Sign: TypeAlias = tuple[tuple[QColor, QColor], Callable[[], QPainterPath]]
"""The colours of paper and sign, and what makes its shape, from -1 to 1 in both directions."""


@cache
def _shape(make: Callable[[], QPainterPath]) -> QPainterPath:
    return make()


def paint_disc(painter: QPainter, sign: Sign, room: QRectF, is_earned: bool) -> None:
    """A disc of coloured paper with its sign, or only the outline of one that is not earned yet."""
    theme = current_theme.theme
    radius = min(room.width(), room.height()) / 2 - 3
    (paper, ink), make = sign
    shape = disc(0, 0, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    if is_earned:
        cast_shadow(painter, shape, 2.0)
        painter.fillPath(shape, paper)
        painter.setPen(QPen(theme.text if theme.is_strong else PAPER, 2))
    else:
        painter.setPen(QPen(theme.faint, theme.wide(1.6, 2.4), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.scale(radius * 0.66, radius * 0.66)
    painter.fillPath(_shape(make), ink if is_earned else theme.faint)
    painter.restore()
