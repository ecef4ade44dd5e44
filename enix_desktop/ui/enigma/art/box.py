"""The box on the shelf: the name cut into stone, a mechanism that wakes up, and the keeper at the curtain."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from enix_desktop.games.enigma.faces import Colour, Net, Nets
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.art.keeper import paint_keeper
from enix_desktop.ui.enigma.art.palette import stone_of
from enix_desktop.ui.enigma.art.tiles import paint_tile
from enix_desktop.ui.widgets.paper_art import mix, thick, together
from enix_desktop.ui.widgets.theme import DARK, INK, PAPER, Theme, font

_RED, _BLUE, _YELLOW = Colour.RED, Colour.BLUE, Colour.YELLOW
_STONE, _PLASMA = QColor("#6E7F95"), QColor("#19B9AE")
_LETTER = 0.05
"""How far letters stand apart, in parts of their size."""
_SCENE: tuple[tuple[int, int, int, Nets, tuple[int, ...]], ...] = (
    (0, 0, 0, (Net((0, 1), (_RED, _BLUE)), Net((2, 3), (_BLUE, _YELLOW))), (0,)),
    (0, -1, 0, (Net((2, 1), (_YELLOW,)), Net((0,), (_RED,))), (0,)),
    (1, -1, 0, (Net((3, 2), (_RED, _RED)), Net((1,), (_BLUE,))), (0,)),
    (1, 0, 0, (Net((0, 3), (_BLUE,)), Net((1, 2), (_YELLOW, _RED))), (0,)),
    (-1, 0, 0, (Net((1, 3), (_BLUE, _RED)), Net((2,), (_YELLOW,))), ()),
    (-1, -1, 0, (Net((0, 2), (_YELLOW, _BLUE, _RED)),), ()),
)
"""Tiles on the lid: column, row, rotation, nets, and which of them are closed."""


def paint_title(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Paint *text*, the name of the game, at the left of *rect*, as high as that is, but no wider."""
    size = rect.height() * 0.66
    rim = size * 0.085
    letters = _letters(text, size)
    wide = letters[-1].boundingRect().right() + 2 * rim
    shrink = min(1.0, rect.width() / wide)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.left() + rim * shrink, rect.center().y() + size * 0.30 * shrink)
    painter.scale(shrink, shrink)
    whole = together(letters)
    outline = together([whole, thick(whole, 2 * rim)])
    painter.fillPath(outline.translated(rim * 0.35, rim * 0.7), theme.shadow)
    painter.fillPath(outline, PAPER)
    for number, letter in enumerate(letters):
        colour = _PLASMA if number == len(letters) // 2 else _STONE
        painter.fillPath(letter, mix(colour, INK, 0.55))
        painter.save()
        painter.setClipPath(letter, Qt.ClipOperation.IntersectClip)
        painter.fillPath(letter.translated(-rim * 0.3, -rim * 0.35), colour)
        painter.restore()
    painter.restore()


def paint_box(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    """Paint tiles on dark slate, a loop of them awake, and the four kinds of puzzles below."""
    stone = stone_of(DARK)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, stone.ground)
    _paint_glow(painter, rect)
    side = min(rect.width() / 3.3, rect.height() / 2.9)
    painter.save()
    painter.translate(rect.center().x() + side * 0.02, rect.top() + rect.height() * 0.44 + side * 0.5)
    painter.rotate(-4)
    painter.scale(side / 100, side / 100)
    for column, row, rotation, nets, closed in _SCENE:
        painter.save()
        painter.translate(100 * column, 100 * row)
        paint_tile(painter, nets, rotation, closed=closed, theme=DARK)
        painter.restore()
    painter.restore()
    _paint_seals(painter, rect)
    painter.restore()


def paint_curtain(painter: QPainter, rect: QRectF) -> None:
    """Paint the keeper with its eye shut while the curtain is closed."""
    paint_keeper(painter, rect, is_awake=False)


def _paint_glow(painter: QPainter, rect: QRectF) -> None:
    for share, alpha in ((0.52, 26), (0.4, 34), (0.28, 42)):
        colour = QColor(_PLASMA)
        colour.setAlpha(alpha)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        middle = QPointF(rect.center().x() + rect.width() * 0.1, rect.top() + rect.height() * 0.42)
        painter.drawEllipse(middle, rect.width() * share, rect.width() * share)


def _paint_seals(painter: QPainter, rect: QRectF) -> None:
    side = min(rect.width() * 0.17, rect.height() * 0.17)
    step = side * 1.25
    left = rect.center().x() - step * 1.5 - side / 2
    for number, category in enumerate(Category):
        place = QRectF(left + number * step, rect.bottom() - side * 1.3, side, side)
        paint_seal(painter, place, category)


def _letters(text: str, size: float) -> list[QPainterPath]:
    """The letters, cut apart, so that one of them can glow."""
    lettering = font(max(1, round(size)), QFont.Weight.Bold)
    letters, x = [], 0.0
    for letter in text:
        path = QPainterPath()
        path.addText(QPointF(x, 0), lettering, letter)
        letters.append(path)
        x = path.boundingRect().right() + size * _LETTER
    return letters
