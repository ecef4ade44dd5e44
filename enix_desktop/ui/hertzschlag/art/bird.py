"""The frequency marker: a robin on the wire, calm near 50 Hz and alarmed far from it."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPicture, QTransform

from enix_desktop.ui.widgets.paper_art import disc, lay, line, merged, polygon, recorded, thick, together
from enix_desktop.ui.widgets.theme import INK, PAPER

_BACK, _WING = QColor("#7A5A48"), QColor("#5E4335")
_BREAST, _BELLY = QColor("#E8552F"), QColor("#F7E6CC")
_BEAK, _SWEAT = QColor("#F4B23C"), QColor("#7CC4E8")
_LEAN = 26.0
"""Degrees to which it leans at most."""
CALM, AWAKE, UNEASY, ALARMED = range(4)


def mood(distance: int) -> int:
    """How the bird feels so many fields from 50 Hz."""
    if distance <= 2:
        return CALM
    if distance <= 4:
        return AWAKE
    return UNEASY if distance <= 6 else ALARMED


def paint_bird(painter: QPainter, rect: QRectF, distance: int, sway: float = 0.0) -> None:
    """Paint the bird with its feet in the middle of the lower edge of *rect*; *sway* is -1 to 1."""
    feeling = mood(abs(distance))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x(), rect.bottom())
    size = min(rect.width(), rect.height()) / 100
    painter.scale(size, size)
    _paint_feet(painter)
    painter.rotate(sway * _LEAN)
    painter.drawPicture(0, 0, _picture(feeling))
    painter.restore()


@cache
def _picture(feeling: int) -> QPicture:
    """The bird without its feet, since it is painted again for every frame while it sways."""

    def paint(painter: QPainter) -> None:
        _paint_body(painter, feeling)
        _paint_face(painter, feeling)

    return recorded(paint)


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(-1, 1).map(path).toReversed()


def _wing(feeling: int) -> QPainterPath:
    """The right wing: folded, lifted, or spread."""
    wing = QPainterPath(QPointF(27, -58))
    if feeling in (CALM, AWAKE):
        wing.cubicTo(40, -52, 42, -26, 30, -10)
        wing.cubicTo(22, -16, 18, -40, 27, -58)
    elif feeling == UNEASY:
        wing.cubicTo(42, -60, 52, -46, 50, -24)
        wing.cubicTo(38, -22, 24, -32, 22, -50)
    else:
        wing.cubicTo(36, -74, 44, -86, 50, -90)
        wing.cubicTo(56, -66, 50, -40, 22, -32)
    wing.closeSubpath()
    return wing


def _body() -> QPainterPath:
    body = QPainterPath(QPointF(0, -92))
    body.cubicTo(22, -92, 30, -74, 33, -56)
    body.cubicTo(38, -28, 26, -6, 0, -6)
    body.cubicTo(-26, -6, -38, -28, -33, -56)
    body.cubicTo(-30, -74, -22, -92, 0, -92)
    return body


def _heart() -> QPainterPath:
    """The breast: the heart whose beat the grid is."""
    heart = QPainterPath(QPointF(0, -22))
    heart.cubicTo(-12, -30, -26, -42, -25, -57)
    heart.cubicTo(-24, -69, -7, -71, 0, -59)
    heart.cubicTo(7, -71, 24, -69, 25, -57)
    heart.cubicTo(26, -42, 12, -30, 0, -22)
    return heart


def _paint_feet(painter: QPainter) -> None:
    for x in (-9, 9):
        foot = together([line([(x, -10), (x, 0)], 3.4), line([(x - 4, 1), (x + 4, 1)], 3.4)])
        lay(painter, thick(foot, 2.4), PAPER)
        lay(painter, foot, INK)


def _paint_body(painter: QPainter, feeling: int) -> None:
    wing = _wing(feeling)
    tail = polygon([(-7, -12), (7, -12), (9, 10), (-9, 10)])
    wings = [wing, _mirrored(wing)]
    whole = merged(together([_body(), *wings, tail]))
    lay(painter, together([whole, thick(whole, 9)]), INK, 2.5)
    lay(painter, together([whole, thick(whole, 5)]), PAPER)
    lay(painter, tail, _WING)
    if feeling == ALARMED:
        for each in wings:
            lay(painter, each, _WING)
    lay(painter, _body(), _BACK)
    belly = QPainterPath()
    belly.addEllipse(QPointF(0, -28), 23, 21)
    lay(painter, belly, _BELLY)
    lay(painter, _heart(), _BREAST)
    if feeling != ALARMED:
        for each in wings:
            lay(painter, each, _WING, 0.8)


def _paint_face(painter: QPainter, feeling: int) -> None:
    eyes = (-11.0, 11.0)
    y = -76.0
    for x in eyes:
        if feeling == CALM:
            lid = QPainterPath(QPointF(x - 5, y))
            lid.quadTo(x, y - 6, x + 5, y)
            lay(painter, thick(lid, 2.6), INK)
        else:
            radius = {AWAKE: 4.6, UNEASY: 6.0, ALARMED: 7.4}[feeling]
            lay(painter, disc(x, y, radius + 1.2), PAPER)
            lay(painter, disc(x, y, radius if feeling == AWAKE else radius * 0.62), INK)
            lay(painter, disc(x - 1.4, y - 1.6, 1.4), PAPER)
    if feeling >= UNEASY:
        for x, lean in ((-11, -1), (11, 1)):
            lay(painter, line([(x - 4 * lean, y - 12), (x + 5 * lean, y - 8)], 2.2), INK)
    if feeling == ALARMED:
        lay(painter, polygon([(-7, -68), (7, -68), (0, -74)]), _BEAK)
        lay(painter, polygon([(-6, -65), (6, -65), (0, -57)]), QColor("#8C2A2A"))
        lay(painter, polygon([(-5, -62), (5, -62), (0, -55)]), _BEAK)
    else:
        lay(painter, polygon([(-5, -71), (5, -71), (0, -63)]), _BEAK)
    if feeling >= UNEASY:
        drop = QPainterPath(QPointF(24, -96))
        drop.cubicTo(30, -88, 29, -82, 24, -82)
        drop.cubicTo(19, -82, 18, -88, 24, -96)
        lay(painter, drop, _SWEAT)
