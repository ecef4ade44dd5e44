"""Shapes that every scene needs."""

from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from enix_desktop.ui.widgets.paper_art import box


@cache
def hexagon(radius: float = 1.0) -> QPolygonF:
    """A hexagon with a flat top, *radius* from centre to corner; shared, so never to be changed."""
    corners = [radians(60 * corner) for corner in range(6)]
    return QPolygonF([QPointF(radius * cos(angle), radius * sin(angle)) for angle in corners])


CARD_WIDTH, CARD_HEIGHT = 120.0, 180.0
CORNER = 10.0
"""The radius of a card's corners."""


def card_outline(rect: QRectF) -> QPainterPath:
    """The edge of a card that fills *rect*."""
    corner = CORNER * rect.width() / CARD_WIDTH
    return box(rect.x(), rect.y(), rect.width(), rect.height(), corner)
