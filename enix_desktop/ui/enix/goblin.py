"""The goblin ENIX and its blackout cap, cut from paper."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPicture, QTransform

from enix_desktop.ui.widgets.paper_art import (
    curve,
    disc,
    lay,
    merged,
    polar,
    polygon,
    recorded,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER

_NIGHT = QColor("#2F2A52")
_NIGHT_DEEP = QColor("#211D3D")
_NIGHT_BAND = QColor("#574C93")
_STAR = QColor("#F7D774")
_SKIN = QColor("#A9C46C")
_SKIN_SHADE = QColor("#7E9C48")
_BLUSH = QColor("#D98E5F")
_MOUTH = QColor("#5B1F2A")

_SIZE = 100.0
"""Both pictures are drawn in a square of this size."""
_ALONE = QTransform.fromTranslate(50, 50).scale(1.12, 1.12).translate(-53, -34)
"""Where the cap lies in the square when the goblin does not wear it."""
_BOTH_SIDES = (QTransform(), QTransform.fromTranslate(_SIZE, 0).scale(-1, 1))
"""Left as drawn, and mirrored for the right."""


def paint_goblin(painter: QPainter, rect: QRectF) -> None:
    """Paint the goblin ENIX as large as *rect* allows, in its middle."""
    _play(painter, _above_shadow(rect), _goblin_picture())


def paint_cap(painter: QPainter, rect: QRectF) -> None:
    """Paint the goblin's cap alone as large as *rect* allows, in its middle."""
    _play(painter, rect, _cap_picture())


def paint_peeking(painter: QPainter, rect: QRectF) -> None:
    """Paint the goblin's eyes and ears as they show below the cap that `paint_cap` paints into *rect*."""
    _play(painter, rect, _peeking_picture())


def paint_shy_goblin(painter: QPainter, rect: QRectF) -> None:
    """Paint the goblin with its hands over its eyes: it does not look."""
    _play(painter, _above_shadow(rect), _shy_picture())


def cap_outline(rect: QRectF) -> QPainterPath:
    """The outer edge of the cap that `paint_cap` paints into *rect*."""
    return _placing(rect).map(_cap_edge())


def _above_shadow(rect: QRectF) -> QRectF:
    """What is left of *rect* when the shadow below the chin has its room."""
    return rect.adjusted(0, 0, 0, -0.03 * min(rect.width(), rect.height()))


def _placing(rect: QRectF) -> QTransform:
    size = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(size / 2, size / 2)
    return QTransform.fromTranslate(corner.x(), corner.y()).scale(size / _SIZE, size / _SIZE)


def _play(painter: QPainter, rect: QRectF, picture: QPicture) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(_placing(rect), True)
    painter.drawPicture(0, 0, picture)
    painter.restore()


@cache
def _cap_picture() -> QPicture:
    return recorded(lambda painter: _cap(painter, _ALONE))


@cache
def _cap_edge() -> QPainterPath:
    cap = together([_cone(), _brim(), _bobble()])
    return _ALONE.map(merged(together([cap, thick(cap, 3.4)])))


@cache
def _peeking_picture() -> QPicture:
    return recorded(_peeking)


@cache
def _goblin_picture() -> QPicture:
    return recorded(_goblin)


@cache
def _shy_picture() -> QPicture:
    return recorded(_shy)


def _cone() -> QPainterPath:
    cone = QPainterPath(QPointF(19, 56))
    cone.cubicTo(24, 30, 30, 5, 54, 4)
    cone.cubicTo(70, 3.5, 83, 13, 87, 28)
    cone.cubicTo(78, 21, 69, 22, 67, 27)
    cone.cubicTo(70, 38, 77, 46, 81, 56)
    cone.closeSubpath()
    return cone


def _fold() -> QPainterPath:
    fold = QPainterPath(QPointF(87, 28))
    fold.cubicTo(83, 13, 70, 3.5, 54, 4)
    fold.cubicTo(64, 8, 68, 18, 67, 27)
    fold.cubicTo(69, 22, 78, 21, 87, 28)
    return fold


def _brim() -> QPainterPath:
    return thick(curve([(19, 56), (50, 61), (81, 56)]), 12)


def _bobble() -> QPainterPath:
    return disc(87, 32, 7)


def _star(x: float, y: float, radius: float, turn: float) -> QPainterPath:
    points = [polar(radius if corner % 2 == 0 else radius * 0.45, turn + 36 * corner) for corner in range(10)]
    return polygon((x + dx, y + dy) for dx, dy in points)


def _cap(painter: QPainter, place: QTransform) -> None:
    painter.save()
    painter.setTransform(place, True)
    cone, brim, bobble = _cone(), _brim(), _bobble()
    # A paper edge all around keeps the dark cap visible on a dark table.
    lay(painter, thick(together([cone, brim, bobble]), 3.4), PAPER, 3)
    lay(painter, cone, _NIGHT)
    lay(painter, _fold(), _NIGHT_DEEP)
    lay(painter, _star(41, 37, 6.0, -14), _STAR)
    lay(painter, _star(57, 24, 4.2, 8), _STAR)
    lay(painter, disc(60, 43, 1.7), _STAR)
    lay(painter, disc(43, 21, 1.4), _STAR)
    lay(painter, brim, _NIGHT_BAND, 1.8)
    lay(painter, bobble, _STAR, 1.6)
    painter.restore()


def _goblin(painter: QPainter) -> None:
    for mirror in _BOTH_SIDES:
        ear = QPainterPath(QPointF(27, 56))
        ear.cubicTo(18, 50, 8, 47, 1, 49)
        ear.cubicTo(5, 63, 14, 75, 28, 76)
        ear.closeSubpath()
        inner = QPainterPath(QPointF(26, 60))
        inner.cubicTo(19, 56, 12, 53, 7, 53)
        inner.cubicTo(11, 62, 18, 69, 27, 71)
        inner.closeSubpath()
        lay(painter, mirror.map(ear), _SKIN, 2.5)
        lay(painter, mirror.map(inner), _SKIN_SHADE)
    face = QPainterPath(QPointF(22, 52))
    face.cubicTo(17, 76, 30, 99, 50, 99)
    face.cubicTo(70, 99, 83, 76, 78, 52)
    face.closeSubpath()
    lay(painter, face, _SKIN, 2.5)
    blush = QColor(_BLUSH)
    blush.setAlphaF(0.55)
    lay(painter, disc(31, 80, 4.6), blush)
    lay(painter, disc(69, 80, 4.6), blush)
    _eyes(painter)
    _mouth(painter)
    nose = QPainterPath()
    nose.addEllipse(QPointF(50, 76), 7.0, 6.0)
    lay(painter, nose, _SKIN_SHADE, 1.4)
    _cap(painter, QTransform.fromTranslate(4.5, 0).scale(0.91, 0.91))


def _shy(painter: QPainter) -> None:
    # Upper arms come from behind the face and forearms lie before it, so that no arm ends in the air.
    for mirror in _BOTH_SIDES:
        upper_arm = thick(curve([(36, 90), (26, 92), (17.5, 91.5)]), 8.4)
        lay(painter, mirror.map(thick(upper_arm, 1.8)), _SKIN_SHADE, 1.8)
        lay(painter, mirror.map(upper_arm), _SKIN_SHADE)
    _goblin(painter)
    for mirror in _BOTH_SIDES:
        forearm = thick(curve([(17.5, 91.5), (22, 86.5), (31, 82)]), 9)
        fingers = [
            thick(curve([(x, 77), (x + lean, 64 + drop)]), 6.4)
            for x, lean, drop in ((28, -4, 2), (33.6, -1.4, -1.5), (39.4, 1.4, -1.5), (45, 3, 2.5))
        ]
        palm = QPainterPath()
        palm.addEllipse(QPointF(36.4, 77), 11.4, 8.6)
        hand = merged(together([*fingers, palm, forearm]))
        lay(painter, mirror.map(thick(hand, 1.8)), _SKIN_SHADE, 1.8)
        lay(painter, mirror.map(hand), _SKIN)


def _peeking(painter: QPainter) -> None:
    painter.setTransform(_ALONE, True)
    shadow = QPainterPath()
    shadow.addEllipse(QPointF(50, 62), 29, 15)
    lay(painter, shadow, _NIGHT_DEEP)
    for x in (40.0, 60.0):
        lay(painter, disc(x, 71, 4.6), _STAR)
        lay(painter, disc(x + 1.2, 71.4, 2.2), INK)


def _eyes(painter: QPainter) -> None:
    for x, look_aside in ((37.0, 1.8), (63.0, 1.8)):
        white = QPainterPath()
        white.addEllipse(QPointF(x, 69), 7.2, 7.6)
        lay(painter, white, PAPER, 1)
        lay(painter, disc(x + look_aside, 70, 4.1), INK)
        lay(painter, disc(x + look_aside + 1.5, 68.4, 1.3), PAPER)
    # Lids that slope towards the nose, and one raised brow, make it look up to something.
    lids = [
        polygon([(28, 56), (46, 56), (46, 66.5), (28, 65)]),
        polygon([(54, 66.5), (54, 56), (72, 56), (72, 62)]),
    ]
    lay(painter, together(lids), _SKIN)
    brows = [curve([(28.5, 65), (37, 64), (45.5, 66.5)]), curve([(55, 66.5), (62, 62), (71.5, 60.5)])]
    lay(painter, together(thick(brow, 2.8) for brow in brows), INK)


def _mouth(painter: QPainter) -> None:
    mouth = QPainterPath(QPointF(35, 84.5))
    mouth.cubicTo(44, 88.5, 58, 88, 68, 81)
    mouth.cubicTo(66, 92, 56, 96, 48, 95)
    mouth.cubicTo(41, 94, 37, 90, 35, 84.5)
    lay(painter, mouth, _MOUTH)
    lay(painter, polygon([(55, 87), (61.5, 85), (59.4, 91)]), PAPER)
    lay(painter, thick(curve([(33, 83), (44, 87.8), (58, 87.2), (69.5, 79)]), 2.2), INK)
