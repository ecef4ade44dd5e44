"""The keeper: a small brass machine that minds the mechanism, tells the lessons and guards the curtain."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.ui.enigma.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, DUST
from enix_desktop.ui.widgets.paper_art import (
    box,
    common,
    curve,
    cut,
    disc,
    lay,
    line,
    mix,
    polar,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER

_GLASS = QColor("#19B9AE")
_STEEL = QColor("#5A6472")


def paint_keeper(painter: QPainter, rect: QRectF, is_awake: bool = True) -> None:
    """Paint it into the middle of *rect*; while it guards a secret its eye is shut."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    size = min(rect.width(), rect.height()) / 100
    painter.scale(size, size)
    _paint_key(painter)
    _paint_limbs(painter, is_awake)
    lay(painter, _body(), INK, 3, 0.4)
    lay(painter, common(_body(), disc(0, 2, 34.4)), BRASS)
    lay(painter, cut(common(_body(), disc(0, 2, 34.4)), disc(-6, -6, 36)), mix(BRASS, BRASS_DARK, 0.7))
    lay(painter, line([(-22, -18), (-12, -25), (0, -28)], 3), BRASS_LIGHT)
    for angle in range(30, 181, 30):
        x, y = polar(29, angle - 15)
        lay(painter, disc(x, y + 2, 1.8), BRASS_DARK)
    _paint_eye(painter, is_awake)
    for x, y, wide in ((-20, 26, 10), (14, 30, 12)):
        lay(painter, box(x - wide / 2, y, wide, 2.2, 1.1), DUST)
    painter.restore()


@cache
def _body() -> QPainterPath:
    return together([disc(0, 2, 36)])


def _paint_key(painter: QPainter) -> None:
    """With which it is wound up."""
    wings = together([*(disc(x, -41, 7) for x in (-8, 8)), box(-3, -43, 6, 14)])
    key = cut(wings, together(disc(x, -41, 3.2) for x in (-8, 8)))
    lay(painter, thick(key, 2.6), INK)
    lay(painter, key, INK)
    lay(painter, key, mix(_STEEL, PAPER, 0.35))


def _paint_limbs(painter: QPainter, is_awake: bool) -> None:
    """Feet and arms; the arms lie over the eye while it guards."""
    for side in (-1, 1):
        foot = box(-9, 0, 18, 9, 4).translated(side * 17, 36)
        lay(painter, thick(foot, 3), INK)
        lay(painter, foot, _STEEL)
        reach = [(33, 8), (42, 2), (41, -10)] if is_awake else [(33, 10), (42, 16), (38, 24)]
        arm = thick(curve([(side * x, y) for x, y in reach]), 7)
        lay(painter, thick(arm, 2.6), INK)
        lay(painter, arm, _STEEL)
        x, y = reach[-1]
        hand = disc(side * x, y, 6)
        lay(painter, thick(hand, 2.6), INK)
        lay(painter, hand, BRASS)


def _paint_eye(painter: QPainter, is_awake: bool) -> None:
    lay(painter, disc(0, -1, 20), INK)
    lay(painter, disc(0, -1, 17.6), BRASS_LIGHT)
    lay(painter, disc(0, -1, 14.6), INK)
    if is_awake:
        lay(painter, disc(0, -1, 13), mix(_GLASS, INK, 0.45))
        lay(painter, disc(0, -1, 9.4), _GLASS)
        lay(painter, disc(0, -1, 4.6), INK)
        lay(painter, disc(-4.4, -5.6, 2.8), PAPER)
        return
    lid = disc(0, -1, 13)
    blade = QPainterPath()
    blade.moveTo(0, 0)
    blade.lineTo(30, 0)
    blade.lineTo(30, 30)
    blade.closeSubpath()
    painter.save()
    painter.setClipPath(lid, Qt.ClipOperation.IntersectClip)
    for number in range(6):
        turned = QTransform().translate(0, -1).rotate(60 * number).map(blade)
        lay(painter, turned, mix(_STEEL, PAPER if number % 2 else INK, 0.18))
        lay(painter, QTransform().translate(0, -1).rotate(60 * number).map(line([(0, 0), (18, 0)], 1.1)), INK)
    painter.restore()
