"""The robot that keeps the station: it tells lessons, and closes its eyes at the curtain."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, thick
from enix_desktop.ui.widgets.theme import INK, PAPER

_METAL, _SHADE, _FACE = QColor("#A9B6CC"), QColor("#7C8AA6"), QColor("#26304F")
_LAMP, _CHEEK = QColor("#FFB52E"), QColor("#F08A7A")
_GLOW = QColor("#8FE6D6")


def paint_keeper(painter: QPainter, rect: QRectF, is_awake: bool = True) -> None:
    """Paint the robot as large as *rect* allows, in its middle; asleep it holds its hands before its eyes."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / 200
    painter.scale(scale, scale)
    _paint_body(painter)
    _paint_head(painter, is_awake)
    _paint_arms(painter, is_awake)
    painter.restore()


def _paint_body(painter: QPainter) -> None:
    for side in (-1, 1):
        lay(painter, box(side * 24 - 15, 78, 30, 18, 8), INK, 4)
        lay(painter, box(side * 24 - 13, 79, 26, 14, 7), _SHADE)
    lay(painter, box(-46, 26, 92, 60, 22), INK, 5)
    lay(painter, box(-43, 29, 86, 54, 19), _METAL)
    lay(painter, box(-43, 66, 86, 17, 9), _SHADE)
    lay(painter, disc(0, 54, 15), INK)
    lay(painter, disc(0, 54, 12.5), _LAMP)
    lay(painter, disc(-3.5, 50, 4), QColor("#FFE9B0"))


def _paint_head(painter: QPainter, is_awake: bool) -> None:
    lay(painter, line([(0, -70), (0, -86)], 5), INK)
    lay(painter, disc(0, -90, 8.5), INK)
    lay(painter, disc(0, -90, 6), _LAMP if is_awake else QColor("#C98A5A"))
    for side in (-1, 1):
        lay(painter, box(side * 66 - 9, -38, 18, 34, 7), INK)
        lay(painter, box(side * 66 - 6.5, -35.5, 13, 29, 5), _SHADE)
    lay(painter, box(-64, -72, 128, 94, 36), INK, 5)
    lay(painter, box(-61, -69, 122, 88, 33), _METAL)
    lay(painter, box(-50, -56, 100, 62, 26), INK)
    lay(painter, box(-47.5, -53.5, 95, 57, 24), _FACE)
    for side in (-1, 1):
        x = side * 22.0
        if is_awake:
            lay(painter, disc(x, -30, 9), _GLOW)
            lay(painter, disc(x - 3, -33, 3), PAPER)
        else:
            lid = QPainterPath(QPointF(x - 11, -31))
            lid.quadTo(x, -19, x + 11, -31)
            lay(painter, thick(lid, 4.5), _GLOW)
            for dx, dy in ((-8, 5), (0, 8), (8, 5)):
                lay(painter, line([(x + dx * 0.8, -28 + dy * 0.5), (x + dx, -26 + dy)], 2.6), _GLOW)
        lay(painter, disc(side * 36, -15, 5), _CHEEK)
    smile = QPainterPath(QPointF(-11, -12))
    smile.quadTo(0, -2, 11, -12)
    lay(painter, thick(smile, 4), _GLOW)


def _paint_arms(painter: QPainter, is_awake: bool) -> None:
    for side in (-1, 1):
        arm = QPainterPath(QPointF(side * 44, 42))
        if is_awake:
            end = QPointF(side * 72, 22 if side > 0 else 66)
            arm.quadTo(side * 68, 46, end.x(), end.y())
        else:
            end = QPointF(side * 34, 60)
            arm.quadTo(side * 74, 60, end.x(), end.y())
        lay(painter, thick(arm, 15), INK, 3)
        lay(painter, thick(arm, 10), _SHADE)
        lay(painter, disc(end.x(), end.y(), 12), INK)
        lay(painter, disc(end.x(), end.y(), 9.5), _METAL)
