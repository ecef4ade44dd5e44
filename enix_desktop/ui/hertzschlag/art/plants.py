"""The two plants of secondary control: ready with lit windows, or used up and dark."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.hertzschlag.art.palette import (
    BRICK,
    BRICK_DARK,
    EMBER,
    FLAME,
    IRON,
    LAMP,
    STEEL,
    WATER,
    WATER_DARK,
)
from enix_desktop.ui.hertzschlag.art.symbols import PUMPED_STORAGE
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polar, polygon, together
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme

_WIDE, _HIGH = 120.0, 90.0
_SKY, _DIM = QColor("#2A3459"), QColor("#161B2C")
_ROCK, _ROCK_LIGHT, _SNOW = QColor("#6C7390"), QColor("#8A91AD"), QColor("#EEF1F6")


def paint_plant(
    painter: QPainter, rect: QRectF, plant: int, is_ready: bool = True, theme: Theme | None = None
) -> None:
    """Paint the card of *plant* as large as *rect* allows; used up, it is dark and crossed out."""
    theme = theme or current_theme.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = min(rect.width() / _WIDE, rect.height() / _HIGH)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-_WIDE / 2, -_HIGH / 2)
    lay(painter, box(0, 0, _WIDE, _HIGH, 8), INK, 3)
    lay(painter, box(1, 1, _WIDE - 2, _HIGH - 2, 7.4), PAPER)
    window = box(4, 4, _WIDE - 8, _HIGH - 8, 5)
    painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
    lay(painter, window, _seen(_SKY, is_ready))
    (_paint_storage if plant == PUMPED_STORAGE else _paint_gas)(painter, is_ready)
    if not is_ready:
        _cross_out(painter, theme)
    painter.restore()


def _seen(colour: QColor, is_ready: bool) -> QColor:
    return colour if is_ready else mix(colour, _DIM, 0.62)


def _paint_storage(painter: QPainter, is_ready: bool) -> None:
    """A lake high in the mountains, the pipe down from it, and the turbine at its foot."""
    far = polygon([(0, 90), (0, 46), (22, 18), (38, 40), (62, 8), (92, 46), (108, 30), (124, 52), (124, 90)])
    lay(painter, far, _seen(_ROCK, is_ready), 2, 0.4)
    for peak in ([(22, 18), (15, 27), (22, 25), (28.5, 27)], [(62, 8), (53, 20), (61, 17), (70, 18.5)]):
        lay(painter, polygon(peak), _seen(_SNOW, is_ready))
    near = polygon([(0, 90), (0, 44), (14, 40), (52, 40), (60, 44), (86, 78), (124, 80), (124, 90)])
    lay(painter, near, _seen(_ROCK_LIGHT, is_ready), 2, 0.4)
    basin = polygon([(6, 42), (52, 42), (46, 54), (12, 54)])
    lay(painter, basin, _seen(QColor("#4A5068"), is_ready))
    if is_ready:
        lay(painter, polygon([(7.4, 45), (50.6, 45), (46, 54), (12, 54)]), WATER)
        lay(painter, line([(14, 48), (24, 48)], 1.4), PAPER)
    else:
        lay(painter, polygon([(11, 52), (47, 52), (46, 54), (12, 54)]), _seen(WATER, is_ready))
    lay(painter, line([(48, 50), (78, 72)], 7), INK)
    lay(painter, line([(48, 50), (78, 72)], 4.4), _seen(STEEL, is_ready))
    lay(painter, disc(84, 74, 11), INK, 1.5)
    lay(painter, disc(84, 74, 9.4), _seen(PAPER, is_ready))
    blades = together(line([polar(2.4, 60 * k), polar(8, 60 * k + 22)], 3) for k in range(6))
    lay(painter, blades.translated(84, 74), _seen(WATER_DARK, is_ready))
    lay(painter, box(96, 62, 22, 24, 1.5), _seen(QColor("#D9CFC0"), is_ready), 1.5)
    lay(painter, polygon([(94, 63), (107, 54), (120, 63)]), _seen(BRICK, is_ready))
    _paint_windows(painter, [(100, 68), (109, 68)], is_ready)
    lower = QPainterPath(QPointF(-2, 82))
    lower.cubicTo(30, 78, 60, 88, 122, 82)
    lower.lineTo(122, 92)
    lower.lineTo(-2, 92)
    lay(painter, lower, _seen(WATER_DARK, is_ready))


def _paint_gas(painter: QPainter, is_ready: bool) -> None:
    """A hall of brick, round tanks, and a chimney with a flame."""
    lay(
        painter,
        polygon([(0, 70), (40, 58), (80, 66), (124, 56), (124, 92), (0, 92)]),
        _seen(QColor("#3B466E"), is_ready),
    )
    chimney = polygon([(84, 84), (88, 34), (102, 34), (106, 84)])
    lay(painter, chimney, _seen(QColor("#D9CFC0"), is_ready), 2, 0.4)
    for y in (42, 58):
        lay(
            painter,
            polygon(
                [(87.4 - (y - 42) * 0.07, y), (102.6 + (y - 42) * 0.07, y), (103.2, y + 7), (86.8, y + 7)]
            ),
            _seen(BRICK, is_ready),
        )
    if is_ready:
        flame = QPainterPath(QPointF(95, 33))
        flame.cubicTo(84, 32, 84, 22, 92, 8)
        flame.cubicTo(94, 16, 97, 15, 99, 11)
        flame.cubicTo(107, 22, 106, 32, 95, 33)
        lay(painter, flame, EMBER, 1.5)
        inner = QPainterPath(QPointF(95, 33))
        inner.cubicTo(90, 31, 91, 24, 95, 19)
        inner.cubicTo(100, 24, 100, 31, 95, 33)
        lay(painter, inner, FLAME)
    hall = [(8, 84), (8, 50), (24, 42), (24, 50), (42, 42), (42, 50), (60, 42), (60, 50), (78, 50), (78, 84)]
    lay(painter, polygon(hall), _seen(BRICK, is_ready), 2, 0.4)
    lay(painter, box(8, 76, 70, 8), _seen(BRICK_DARK, is_ready))
    _paint_windows(painter, [(14 + 15 * k, 58) for k in range(4)], is_ready)
    for x in (22, 44):
        lay(painter, box(x - 9, 66, 18, 20, 8), INK, 1.5)
        lay(painter, box(x - 7.6, 67.4, 15.2, 18, 7), _seen(STEEL, is_ready))
        lay(painter, line([(x - 7, 76), (x + 7, 76)], 1.2), _seen(IRON, is_ready))
    lay(painter, line([(53, 80), (90, 80)], 4), _seen(FLAME, is_ready))
    lay(painter, box(-2, 84, 124, 10), _seen(QColor("#20283F"), is_ready))


def _paint_windows(painter: QPainter, corners: list[tuple[float, float]], is_ready: bool) -> None:
    panes = together(box(x, y, 7, 8, 1) for x, y in corners)
    lay(painter, panes, LAMP if is_ready else _DIM)


def _cross_out(painter: QPainter, theme: Theme) -> None:
    cross = together([line([(30, 18), (90, 72)], 9), line([(90, 18), (30, 72)], 9)])
    lay(painter, cross, PAPER, 2)
    inner = together([line([(30, 18), (90, 72)], 5), line([(90, 18), (30, 72)], 5)])
    lay(painter, inner, INK if not theme.is_strong else QColor("#000000"))
