"""Bids: paper hands that show up to five fingers, and one that still hides them."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.ui.hertzschlag.art.palette import SKIN, SKIN_SHADE
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.widgets.paper_art import box, lay, line, merged, mix, thick, together
from enix_desktop.ui.widgets.theme import INK, PAPER

FINGERS = 5
_SLEEVE = QColor("#3F6B8C")
_ROOTS = ((-25.0, -2.0), (-9.0, -8.0), (8.0, -8.0), (24.0, -3.0))
"""Where the fingers grow from the palm, from the index finger on."""
_LEANS = (-9.0, -3.0, 3.0, 11.0)
_LENGTHS = (44.0, 50.0, 47.0, 38.0)
_RAISED = ((), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3))
"""Which fingers are raised for each number; five adds the thumb."""


def paint_hand(painter: QPainter, rect: QRectF, fingers: int, sleeve: QColor = _SLEEVE) -> None:
    """Paint a hand that shows *fingers*, 0 to 5, as large as *rect* allows; *sleeve* tells whose it is."""
    fingers = max(0, min(FINGERS, fingers))
    painter.save()
    _to_middle(painter, rect)
    _paint_sleeve(painter, sleeve)
    palm = _palm()
    raised = [_finger(number) for number in _RAISED[fingers]]
    thumb = [_thumb()] if fingers == FINGERS else []
    whole = merged(together([palm, *raised, *thumb]))
    lay(painter, together([whole, thick(whole, 6)]), INK, 3)
    for finger in (*thumb, *raised):
        lay(painter, finger, SKIN)
    lay(painter, palm, SKIN)
    _paint_folded(painter, fingers)
    painter.restore()


def paint_hidden_hand(
    painter: QPainter, rect: QRectF, sleeve: QColor = _SLEEVE, is_given: bool = True
) -> None:
    """Paint a hand under a cloth: a bid that is given, or not yet, but not shown."""
    painter.save()
    _to_middle(painter, rect)
    _paint_sleeve(painter, sleeve)
    cloth = QPainterPath(QPointF(0, -62))
    cloth.cubicTo(34, -60, 40, -20, 46, 26)
    cloth.cubicTo(34, 36, 26, 22, 16, 32)
    cloth.cubicTo(6, 38, -6, 38, -16, 32)
    cloth.cubicTo(-26, 22, -34, 36, -46, 26)
    cloth.cubicTo(-40, -20, -34, -60, 0, -62)
    paper = PAPER if is_given else mix(PAPER, INK, 0.25)
    lay(painter, together([cloth, thick(cloth, 6)]), INK, 3)
    lay(painter, cloth, paper)
    for x in (-22, 0, 22):
        lay(painter, line([(x * 0.5, -34), (x, 18)], 2), mix(paper, INK, 0.25))
    if is_given:
        lay(painter, centred("?", 44, 0, -14), INK)
    painter.restore()


def _to_middle(painter: QPainter, rect: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = min(rect.width() / 116, rect.height() / 136)
    painter.scale(scale, scale)
    painter.translate(0, -2)


def _paint_sleeve(painter: QPainter, colour: QColor) -> None:
    lay(painter, box(-27, 38, 54, 30, 6), INK, 3)
    lay(painter, box(-24, 41, 48, 24, 4), colour)
    lay(painter, box(-30, 34, 60, 13, 5), INK)
    lay(painter, box(-27, 36.5, 54, 8, 3), PAPER)


def _palm() -> QPainterPath:
    palm = QPainterPath(QPointF(-33, -6))
    palm.cubicTo(-24, -20, 24, -20, 33, -6)
    palm.cubicTo(38, 14, 30, 32, 22, 40)
    palm.lineTo(-22, 40)
    palm.cubicTo(-32, 30, -38, 14, -33, -6)
    palm.closeSubpath()
    return palm


def _finger(number: int) -> QPainterPath:
    (x, y), lean = _ROOTS[number], _LEANS[number]
    straight = box(-7.6, -_LENGTHS[number], 15.2, _LENGTHS[number] + 12, 7.6)
    return QTransform.fromTranslate(x, y).rotate(lean).map(straight)


def _thumb() -> QPainterPath:
    straight = box(-7.8, -40, 15.6, 52, 7.8)
    return QTransform.fromTranslate(-28, 20).rotate(-52).map(straight)


def _paint_folded(painter: QPainter, fingers: int) -> None:
    """The fingers that are not raised lie on the palm, and the thumb across them."""
    for number in range(len(_ROOTS)):
        if number in _RAISED[fingers]:
            continue
        x, y = _ROOTS[number]
        knuckle = box(x - 7.8, y - 10, 15.6, 27, 7.4)
        lay(painter, together([knuckle, thick(knuckle, 2.4)]), INK)
        lay(painter, knuckle, SKIN)
        lay(painter, line([(x - 4, y + 4), (x + 4, y + 4)], 1.8), SKIN_SHADE)
    if fingers < FINGERS:
        thumb = (
            QTransform.fromTranslate(-2, 23).rotate(-14 if fingers else -8).map(box(-30, -7.4, 40, 14.8, 7.4))
        )
        lay(painter, together([thumb, thick(thumb, 2.4)]), INK)
        lay(painter, thumb, SKIN)
    else:
        crease = QPainterPath(QPointF(-18, 8))
        crease.quadTo(2, 16, 22, 4)
        lay(painter, thick(crease, 2), SKIN_SHADE)
