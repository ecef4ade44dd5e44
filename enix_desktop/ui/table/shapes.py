"""Shapes that every scene needs."""

from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF


@cache
def hexagon(radius: float = 1.0) -> QPolygonF:
    """A hexagon with a flat top, *radius* from centre to corner; shared, so never to be changed."""
    corners = [radians(60 * corner) for corner in range(6)]
    return QPolygonF([QPointF(radius * cos(angle), radius * sin(angle)) for angle in corners])
