"""The size and the edge of a card, the same in every game."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.widgets.paper_art import box

CARD_WIDTH, CARD_HEIGHT = 120.0, 180.0
CORNER = 10.0
"""The radius of a card's corners."""


def card_outline(rect: QRectF) -> QPainterPath:
    """The edge of a card that fills *rect*."""
    corner = CORNER * rect.width() / CARD_WIDTH
    return box(rect.x(), rect.y(), rect.width(), rect.height(), corner)
