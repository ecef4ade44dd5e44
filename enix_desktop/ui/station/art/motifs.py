"""What happens in the rooms: cogs and pistons, screens, plants under glass, a gate, tables, a sun core.

Every motif is drawn 100 units high and as wide as its picture is; what matters stays within *reach*, for at
the right lies the device.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.station.art.light import Light
from enix_desktop.ui.station.art.palette import NIGHT, STAR
from enix_desktop.ui.station.art.symbols import placed, station_symbol
from enix_desktop.ui.widgets.paper_art import (
    box,
    curve,
    cut,
    disc,
    land,
    lay,
    line,
    polar,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER


def paint_motif(painter: QPainter, station: int, rect: QRectF, reach: float, light: Light) -> None:
    """Paint the motif of *station* into *rect*; its things stand in the first *reach* pixels."""
    scale = rect.height() / 100
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    _MOTIFS[station](painter, rect.width() / scale, reach / scale, light)
    painter.restore()


def _floor(painter: QPainter, wide: float, light: Light, y: float = 82) -> None:
    lay(painter, box(-5, y, wide + 10, 100), light.floor)
    lay(painter, box(-5, y, wide + 10, 4), light.seen(QColor("#F5C57C")))


def _cog(x: float, y: float, radius: float, teeth: int) -> QPainterPath:
    spokes = [
        line([polar(radius * 0.6, 360 * k / teeth), polar(radius * 0.9, 360 * k / teeth)], radius * 0.30)
        for k in range(teeth)
    ]
    return cut(together([disc(0, 0, radius * 0.76), *spokes]), disc(0, 0, radius * 0.26)).translated(x, y)


def _machine(painter: QPainter, wide: float, reach: float, light: Light) -> None:
    _floor(painter, wide, light)
    pipe = light.seen(QColor("#C98A3F"))
    lay(painter, line([(-10, 16), (wide + 10, 16)], 8), pipe, 2)
    for x in (reach * 0.24, reach * 0.62, reach * 0.9):
        lay(painter, box(x - 4, 8, 8, 16, 2), light.seen(QColor("#9C6426")))
    steel, iron, brass = (light.seen(QColor(c)) for c in ("#8792A8", "#4D5870", "#D9622F"))
    lay(painter, _cog(reach * 0.24, 58, 36, 10), iron, 4)
    lay(painter, _cog(reach * 0.50, 44, 24, 8), brass, 4)
    lay(painter, disc(reach * 0.24, 58, 5), steel)
    for k, up in enumerate((0, 16, 6)):
        x = reach * (0.68 + 0.12 * k)
        lay(painter, box(x - 3, 34 + up, 6, 40, 2), steel, 1.5)
        lay(painter, box(x - 10, 26 + up, 20, 12, 4), light.seen(QColor("#B7C0D2")), 2)
        lay(painter, box(x - 11, 60, 22, 26, 4), iron, 2)


def _command(painter: QPainter, wide: float, reach: float, light: Light) -> None:
    _floor(painter, wide, light)
    frame, screen = light.seen(QColor("#4D5870")), light.seen(QColor("#1E4E63"))
    glow = light.seen(QColor("#7FE0D0"))
    lay(painter, box(reach * 0.06, 12, reach * 0.40, 46, 6), frame, 4)
    lay(painter, box(reach * 0.06 + 5, 17, reach * 0.40 - 10, 36, 3), screen)
    left, w = reach * 0.06 + 8, reach * 0.40 - 16
    lay(
        painter,
        thick(
            curve(
                [
                    (left, 44),
                    (left + w * 0.25, 30),
                    (left + w * 0.5, 38),
                    (left + w * 0.75, 24),
                    (left + w, 28),
                ]
            ),
            3.5,
        ),
        glow,
    )
    lay(painter, box(reach * 0.54, 20, reach * 0.36, 38, 6), frame, 4)
    lay(painter, box(reach * 0.54 + 5, 25, reach * 0.36 - 10, 28, 3), screen)
    for k, high in enumerate((8, 18, 13, 22)):
        step = (reach * 0.36 - 16) / 4
        lay(painter, box(reach * 0.54 + 9 + k * step, 51 - high, step - 3, high, 1), glow)
    desk = polygon([(reach * 0.0, 72), (reach * 0.96, 72), (reach * 1.02, 92), (-reach * 0.06, 92)])
    lay(painter, desk, light.seen(QColor("#8C4B2A")), 4)
    for k in range(7):
        shade = light.seen(QColor(("#FBD154", "#D9622F", "#7FE0D0")[k % 3]))
        lay(painter, disc(reach * (0.12 + 0.12 * k), 81, 4), shade)


def _biotope(painter: QPainter, wide: float, reach: float, light: Light) -> None:
    _floor(painter, wide, light)
    glass = light.seen(QColor("#CDEBD8"))
    dome = QPainterPath(QPointF(reach * 0.04, 84))
    dome.cubicTo(reach * 0.04, -12, reach * 0.94, -12, reach * 0.94, 84)
    dome.closeSubpath()
    lay(painter, dome, glass, 3)
    deep, leaf, fresh = (light.seen(QColor(c)) for c in ("#2F6B45", "#4C9A58", "#86BF5A"))
    painter.save()
    painter.setClipPath(dome, Qt.ClipOperation.IntersectClip)
    lay(painter, land([(0, 74), (reach * 0.3, 64), (reach * 0.6, 72), (reach, 62)], 100), deep)
    for x, y, size, colour in ((0.24, 50, 26, leaf), (0.50, 42, 34, deep), (0.76, 54, 24, leaf)):
        cx = reach * x
        for turn in (-150, -120, -90, -60, -30):
            tip = polar(size * (1.25 if turn == -90 else 1.0), turn)
            blade = QPainterPath(QPointF(cx, y + 26))
            blade.quadTo(cx + tip[0] * 0.2 - 5, y + tip[1] * 0.8 + 12, cx + tip[0], y + tip[1] + 20)
            blade.quadTo(cx + tip[0] * 0.6 + 3, y + tip[1] * 0.2 + 20, cx, y + 26)
            lay(painter, blade, colour if turn % 60 else fresh, 1.2)
    lay(painter, land([(0, 84), (reach * 0.4, 76), (reach * 0.7, 82), (reach, 76)], 100), leaf, 2)
    for x, y in ((0.38, 70), (0.63, 72)):
        lay(painter, disc(reach * x, y, 4.5), light.seen(QColor("#E4573D")))
    painter.restore()
    frame = light.seen(QColor("#FFF9E8"))
    lay(painter, thick(dome, 3.5), frame)
    lay(painter, line([(reach * 0.49, 13), (reach * 0.49, 84)], 2), frame)


def _port(painter: QPainter, wide: float, reach: float, light: Light) -> None:
    _floor(painter, wide, light)
    x, w = reach * 0.08, reach * 0.82
    lay(painter, box(x, 6, w, 80, 12), light.seen(QColor("#4D5870")), 3)
    gate = box(x + 8, 14, w - 16, 72, 6)
    lay(painter, gate, NIGHT)
    for sx, sy in ((0.16, 24), (0.30, 44), (0.80, 26), (0.70, 50), (0.55, 20)):
        lay(painter, disc(x + w * sx, sy, 1.8), STAR)
    lay(painter, disc(x + w * 0.80, 78, 18), light.seen(QColor("#B8573C")))
    painter.save()
    painter.setClipPath(gate, Qt.ClipOperation.IntersectClip)
    middle = x + w * 0.42
    lay(painter, placed(station_symbol(3), middle, 50, 31), light.seen(PAPER), 3, 0.4)
    lay(painter, disc(middle, 41, 6), light.seen(QColor("#58A8D8")))
    painter.restore()
    for k in range(10):
        if k % 2 == 0:
            step = w / 10
            lay(
                painter,
                polygon(
                    [
                        (x + k * step, 86),
                        (x + (k + 1) * step, 86),
                        (x + (k + 0.6) * step, 92),
                        (x + (k - 0.4) * step, 92),
                    ]
                ),
                light.seen(QColor("#FBD154")),
            )


def _canteen(painter: QPainter, wide: float, reach: float, light: Light) -> None:
    _floor(painter, wide, light)
    wood, dark = light.seen(QColor("#A5602F")), light.seen(QColor("#6E3B1C"))
    for x in (0.26, 0.72):
        cx = reach * x
        lay(painter, line([(cx, -4), (cx, 10)], 2), INK)
        shade = QPainterPath(QPointF(cx - 16, 24))
        shade.cubicTo(cx - 14, 4, cx + 14, 4, cx + 16, 24)
        shade.closeSubpath()
        lay(painter, shade, light.seen(QColor("#D9622F")), 2)
        lay(painter, disc(cx, 24, 4.5), light.seen(QColor("#FFF6D8")))
    lay(painter, box(reach * 0.06, 64, reach * 0.86, 9, 4), wood, 3)
    for x in (0.18, 0.80):
        lay(painter, box(reach * x - 4, 73, 8, 22, 2), dark)
    for k, colour in enumerate(("#E4573D", "#7FC2E8", "#86BF5A")):
        cx = reach * (0.22 + 0.26 * k)
        cup = polygon([(cx - 9, 40), (cx + 9, 40), (cx + 6.5, 64), (cx - 6.5, 64)])
        lay(painter, cup, light.seen(QColor("#FFFDF7")), 1.5)
        lay(
            painter,
            polygon([(cx - 7, 48), (cx + 7, 48), (cx + 5.4, 62), (cx - 5.4, 62)]),
            light.seen(QColor(colour)),
        )
        if k != 1:
            lay(painter, line([(cx + 2, 46), (cx + 7, 32)], 2.4), light.seen(QColor("#D9622F")))


def _centre(painter: QPainter, wide: float, reach: float, light: Light) -> None:
    _floor(painter, wide, light)
    cx, cy = reach * 0.49, 46
    frame = light.seen(QColor("#4D5870"))
    for side in (-1, 1):
        lay(painter, box(cx + side * 52 - 8, 8, 16, 80, 5), frame, 3)
        for y in (22, 40, 58):
            lay(painter, box(cx + side * 52 - 8, y, 16, 5), light.seen(QColor("#FBD154")))
    rays = [
        polygon([polar(28, 30 * k - 9), polar(46 if k % 2 else 40, 30 * k), polar(28, 30 * k + 9)])
        for k in range(12)
    ]
    lay(painter, together(rays).translated(cx, cy), light.seen(QColor("#F08A24")), 2)
    lay(painter, disc(cx, cy, 30), light.seen(QColor("#F7A823")), 2)
    lay(painter, disc(cx, cy, 22), light.seen(QColor("#FFD052")))
    lay(painter, disc(cx, cy, 12), light.seen(QColor("#FFF6C9")))
    lay(painter, polygon([(cx - 24, 92), (cx - 16, 78), (cx + 16, 78), (cx + 24, 92)]), frame, 2)


_MOTIFS = (_machine, _command, _biotope, _port, _canteen, _centre)
