"""What lies around a card: its shadow, the marks of what may be done, the ring of the keyboard, a count."""

from functools import lru_cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH, CORNER, card_outline
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED, current_theme

CARD = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
"""A card around the origin."""
Glow: TypeAlias = Literal["may", "refused", "chosen"]
MARGIN = 13.0
"""How far marks reach beyond the card."""
REACH = 8.0
"""So much of its left neighbour the ring around a card covers."""

_SOFTNESS = 4
_BADGE = 11.0


def paint_shadow(painter: QPainter, depth: float) -> None:
    """Paint the soft shadow of a card around the origin that lies *depth* above the table."""
    colour = QColor(current_theme.theme.shadow)
    colour.setAlphaF(colour.alphaF() * 1.5 / _SOFTNESS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for layer in range(_SOFTNESS):
        grow = depth * (0.55 * layer / (_SOFTNESS - 1) - 0.25)
        corner = max(2.0, CORNER + grow)
        painter.drawRoundedRect(
            CARD.adjusted(-grow, -grow, grow, grow).translated(0, depth * 0.8), corner, corner
        )


def paint_glow(painter: QPainter, glow: Glow) -> None:
    """Mark a card around the origin; the marks differ in form, not in colour alone."""
    match glow:
        case "may":
            _ring(painter, ACCENT, current_theme.theme.wide(3.6, 6.0))
        case "chosen":
            _ring(painter, ACCENT, current_theme.theme.wide(6.0, 8.0))
            _badge(painter, ACCENT)
            x, y = CARD.left() + 6, CARD.top() - 1
            lay(painter, line([(x - 4.6, y + 0.4), (x - 1.2, y + 4), (x + 5, y - 4)], 3), INK)
        case "refused":
            painter.save()
            painter.setClipPath(card_outline(CARD), Qt.ClipOperation.IntersectClip)
            lay(painter, _hatch(4.0), QColor(255, 253, 247, 110))
            lay(painter, _hatch(1.8), REFUSED)
            painter.restore()
            _ring(painter, REFUSED, 4.4)
            _badge(painter, REFUSED)
            x, y = CARD.left() + 6, CARD.top() - 1
            for slant in (-1, 1):
                lay(painter, line([(x - 4, y - 4 * slant), (x + 4, y + 4 * slant)], 3), PAPER)


def paint_veil(painter: QPainter) -> None:
    """Let a card fade into the table."""
    veil = QColor(current_theme.theme.table)
    veil.setAlphaF(0.48)
    lay(painter, card_outline(CARD), veil)


def paint_count(painter: QPainter, count: int, y: float) -> None:
    """Paint *count* on a slip of paper in the middle of the card, at the height *y*."""
    text = str(count)
    width = 26.0 + 12.0 * len(text)
    lay(painter, box(-width / 2, y - 15, width, 30, 15), PAPER, 2.0, 0.35)
    ring = box(-width / 2 + 1.5, y - 13.5, width - 3, 27, 13.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 1.6))
    painter.drawPath(ring)
    lay(painter, centred(text, 22, 0, y), INK)


def _ring(painter: QPainter, colour: QColor, width: float) -> None:
    reach = width / 2 + 1.0
    corner = CORNER + reach
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, thickness in ((PAPER, width + 4), (colour, width)):
        painter.setPen(QPen(shade, thickness))
        painter.drawRoundedRect(CARD.adjusted(-reach, -reach, reach, reach), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)


def _badge(painter: QPainter, colour: QColor) -> None:
    # At the left: in a fan the next card covers the right.
    x, y = CARD.left() + 6, CARD.top() - 1
    lay(painter, disc(x, y, _BADGE), PAPER, 1.6)
    lay(painter, disc(x, y, _BADGE - 1.8), colour)


@lru_cache(maxsize=4)
def _hatch(width: float) -> QPainterPath:
    steps = range(-170, 171, 34)
    rising = [line([(step - 100, 100), (step + 100, -100)], width) for step in steps]
    falling = [line([(step - 100, -100), (step + 100, 100)], width) for step in steps]
    return together([*rising, *falling])
