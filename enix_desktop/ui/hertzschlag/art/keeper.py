"""The owl that keeps the grid: it tells lessons, and holds its wings before its eyes at the curtain."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.ui.widgets.paper_art import disc, lay, line, merged, polygon, thick, together
from enix_desktop.ui.widgets.theme import INK, PAPER

_FEATHER, _SHADE, _WING = QColor("#8C6A52"), QColor("#6E5040"), QColor("#5A4133")
_FACE, _BELLY, _BEAK = QColor("#F3DDBB"), QColor("#E3C79E"), QColor("#F4A53C")
_EYE = QColor("#FFC94D")
_SCARF, _SCARF_SHADE = QColor("#2F6F8F"), QColor("#1F4F6B")


def paint_keeper(painter: QPainter, rect: QRectF, is_awake: bool = True) -> None:
    """Paint the owl as large as *rect* allows, in its middle; asleep it holds its wings before its eyes."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / 200
    painter.scale(scale, scale)
    _paint_wire(painter)
    _paint_body(painter)
    _paint_face(painter, is_awake)
    _paint_wings(painter, is_awake)
    painter.restore()


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(-1, 1).map(path).toReversed()


def _paint_wire(painter: QPainter) -> None:
    wire = QPainterPath(QPointF(-98, 76))
    wire.quadTo(0, 92, 98, 76)
    lay(painter, thick(wire, 8), PAPER)
    lay(painter, thick(wire, 5), INK)


def _body() -> QPainterPath:
    body = QPainterPath(QPointF(-58, -84))
    body.cubicTo(-40, -70, -22, -74, 0, -74)
    body.cubicTo(22, -74, 40, -70, 58, -84)
    body.cubicTo(62, -60, 66, -40, 64, -12)
    body.cubicTo(66, 40, 46, 80, 0, 80)
    body.cubicTo(-46, 80, -66, 40, -64, -12)
    body.cubicTo(-66, -40, -62, -60, -58, -84)
    return body


def _paint_body(painter: QPainter) -> None:
    body = _body()
    lay(painter, together([body, thick(body, 11)]), INK, 5)
    lay(painter, together([body, thick(body, 6)]), PAPER)
    lay(painter, body, _FEATHER)
    belly = QPainterPath()
    belly.addEllipse(QPointF(0, 38), 40, 38)
    lay(painter, belly, _BELLY)
    for row, count in ((24, 4), (40, 5), (56, 4)):
        for number in range(count):
            x = (number - (count - 1) / 2) * 15
            mark = QPainterPath(QPointF(x - 5, row))
            mark.quadTo(x, row + 8, x + 5, row)
            lay(painter, thick(mark, 2.4), _SHADE)
    for side in (-1, 1):
        toes = [line([(side * 18 + dx, 76), (side * 18 + dx, 88)], 7) for dx in (-8, 0, 8)]
        lay(painter, together(toes), INK)
        lay(
            painter,
            together(line([(side * 18 + dx, 76), (side * 18 + dx, 87)], 4.4) for dx in (-8, 0, 8)),
            _BEAK,
        )


def _paint_face(painter: QPainter, is_awake: bool) -> None:
    discs = merged(together([disc(-25, -36, 30), disc(25, -36, 30)]))
    lay(painter, discs, _FACE, 1.6)
    for side in (-1, 1):
        x = side * 25.0
        if is_awake:
            lay(painter, disc(x, -36, 19), INK)
            lay(painter, disc(x, -36, 16), _EYE)
            lay(painter, disc(x, -36, 9.5), INK)
            lay(painter, disc(x - 4, -40, 3.6), PAPER)
        else:
            lid = QPainterPath(QPointF(x - 14, -38))
            lid.quadTo(x, -24, x + 14, -38)
            lay(painter, thick(lid, 4.5), INK)
        brow = line([(side * 12, -69), (side * 42, -64)], 7)
        lay(painter, brow, _SHADE)
    lay(painter, polygon([(-9, -26), (9, -26), (0, -8)]), INK)
    lay(painter, polygon([(-6.4, -24.4), (6.4, -24.4), (0, -11.4)]), _BEAK)
    scarf = QPainterPath(QPointF(-52, 0))
    scarf.quadTo(0, 22, 52, 0)
    lay(painter, thick(scarf, 15), INK, 2)
    lay(painter, thick(scarf, 11), _SCARF)
    tail = polygon([(22, 8), (40, 4), (44, 40), (30, 44)])
    lay(painter, together([tail, thick(tail, 4)]), INK)
    lay(painter, tail, _SCARF_SHADE)


def _paint_wings(painter: QPainter, is_awake: bool) -> None:
    folded = QPainterPath(QPointF(58, -20))
    folded.cubicTo(84, 0, 82, 46, 56, 70)
    folded.cubicTo(44, 40, 44, 4, 58, -20)
    raised = QPainterPath(QPointF(56, 0))
    raised.cubicTo(70, -10, 82, -34, 94, -44)
    raised.cubicTo(102, -16, 92, 26, 60, 40)
    raised.closeSubpath()
    hiding = QPainterPath(QPointF(68, 26))
    hiding.cubicTo(82, -10, 60, -60, 12, -56)
    hiding.cubicTo(2, -46, 4, -22, 14, -16)
    hiding.cubicTo(34, -10, 44, 8, 54, 34)
    hiding.closeSubpath()
    wings = [raised, _mirrored(folded)] if is_awake else [hiding, _mirrored(hiding)]
    for wing in wings:
        lay(painter, together([wing, thick(wing, 6)]), INK, 3)
        lay(painter, wing, _WING)
    if not is_awake:
        for side in (-1, 1):
            feathers = [
                line([(side * (18 + 11 * k), -46 + 5 * k), (side * (20 + 11 * k), -26 + 6 * k)], 2.6)
                for k in range(3)
            ]
            lay(painter, together(feathers), _FEATHER)
