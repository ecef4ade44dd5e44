"""The box on the shelf: the name of the game, the town under its line, and the owl at the curtain."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.keeper import paint_keeper
from enix_desktop.ui.hertzschlag.art.palette import LAMP
from enix_desktop.ui.hertzschlag.art.town import paint_town
from enix_desktop.ui.widgets.paper_art import (
    lay,
    line,
    mix,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import DARK, INK, PAPER, Theme, font

_FIRST, _LAST = QColor("#2B5A8C"), QColor("#D8452E")
"""The colours of both halves of the name."""
_HALF = 5
"""So many letters make “Hertz”."""


def paint_title(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Paint *text*, the name of the game, at the left of *rect*, as high as that is, but no wider."""
    size = rect.height() * 0.66
    rim = size * 0.085
    halves = _halves(text, size)
    wide = halves[-1][0].boundingRect().right() + 2 * rim
    shrink = min(1.0, rect.width() / wide)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.left() + rim * shrink, rect.center().y() + size * 0.30 * shrink)
    painter.scale(shrink, shrink)
    for path, colour in halves:
        _paint_letters(painter, path, colour, rim, theme)
    painter.restore()


def paint_box(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    """Paint the town in the evening, and the bird that sits on the beating wire above it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    town = QRectF(rect.left(), rect.bottom() - rect.width() * 0.72, rect.width(), rect.width() * 0.72)
    if town.height() < rect.height():
        painter.fillRect(rect, QColor("#1B2440"))
    paint_town(painter, town if town.height() >= rect.height() else rect, 1, theme=DARK)
    unit = min(rect.width(), rect.height() * 1.2) / 100
    middle = rect.center().x()
    y = rect.top() + rect.height() * 0.44
    beat = [(-80, 0), (-30, 1), (-23, 1), (-17, -13), (-9, 13), (-3, 2), (0, 1.6), (30, 1), (80, 0)]
    points = [(middle + x * unit, y + dy * unit) for x, dy in beat]
    lay(painter, line(points, 2.6 * unit), INK, 1.5 * unit, 0.4)
    lay(painter, line(points, 1.3 * unit), LAMP)
    paint_bird(painter, QRectF(middle + 1 * unit, y - 29.5 * unit, 31 * unit, 31 * unit), 0, 0.12)
    painter.restore()


def paint_curtain(painter: QPainter, rect: QRectF) -> None:
    """Paint the owl that hides its eyes while the curtain is closed."""
    paint_keeper(painter, rect, is_awake=False)


def _halves(text: str, size: float) -> list[tuple[QPainterPath, QColor]]:
    """Both halves of the name, the second in the colour of the heart."""
    lettering = font(max(1, round(size)), QFont.Weight.Bold)
    halves, x = [], 0.0
    for part, colour in ((text[:_HALF], _FIRST), (text[_HALF:], _LAST)):
        path = QPainterPath()
        path.addText(QPointF(x, 0), lettering, part)
        halves.append((path, colour))
        x = path.boundingRect().right() + size * 0.05
    return [half for half in halves if not half[0].isEmpty()]


def _paint_letters(painter: QPainter, path: QPainterPath, colour: QColor, rim: float, theme: Theme) -> None:
    outline = together([path, thick(path, 2 * rim)])
    painter.fillPath(outline.translated(rim * 0.35, rim * 0.7), theme.shadow)
    painter.fillPath(outline, PAPER)
    painter.fillPath(path, mix(colour, INK, 0.4))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path.translated(-rim * 0.3, -rim * 0.35), colour)
    painter.restore()
