"""Fronts and backs of the cards: a symbol and a colour, both equally quick to read."""

from collections.abc import Callable
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPicture

from enix_desktop.ui.station.art.palette import HULL_DARK, HULL_LIGHT, NIGHT, STAR, TONES, WARM
from enix_desktop.ui.station.art.symbols import paint_colour_mark, placed, station_symbol
from enix_desktop.ui.table.card_cache import Drawing, prepare, show
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH, CORNER, card_outline
from enix_desktop.ui.widgets.paper_art import box, disc, lay, polar, polygon, recorded
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_SIZE = QSizeF(CARD_WIDTH, CARD_HEIGHT)
_RIM = 2.0
_FRAME = 15.0
_MARK = 47.0
"""How wide the shape of the colour in a corner is."""


def paint_front(painter: QPainter, rect: QRectF, station: int, colour: int, letter: str) -> None:
    """Paint the face of a card with the symbol of *station* in *colour*; *letter* names the colour."""
    show(painter, _front(station, colour, letter, current_theme.theme.is_strong), _SIZE, rect)


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back that all cards share."""
    show(painter, _back(current_theme.theme.is_strong), _SIZE, rect)


def paint_row_back(painter: QPainter, rect: QRectF) -> None:
    """Paint a stolen card that lies face down before a player: the back with a closed eye."""
    show(painter, _row_back(current_theme.theme.is_strong), _SIZE, rect)


def prepare_front(station: int, colour: int, letter: str, height: float) -> bool:
    """Make a face ready to be painted *height* pixels high; return whether it was not yet."""
    return prepare(_front(station, colour, letter, current_theme.theme.is_strong), _SIZE, height)


def prepare_back(height: float) -> bool:
    """Make the back ready to be painted *height* pixels high; return whether it was not yet."""
    return prepare(_back(current_theme.theme.is_strong), _SIZE, height)


def paint_empty_place(painter: QPainter, rect: QRectF) -> None:
    """Mark on the table where a card or a pile would lie."""
    theme = current_theme.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / CARD_WIDTH
    ground = QColor(theme.table_edge)
    ground.setAlphaF(0.5)
    lay(painter, card_outline(rect), ground)
    pen = QPen(theme.line if theme.is_strong else theme.muted, theme.wide(2, 4) * unit)
    pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 5 * unit
    painter.drawPath(card_outline(rect.adjusted(inset, inset, -inset, -inset)))
    painter.restore()


def _drawing(paint: Callable[[QPainter], None]) -> Drawing:
    """What *paint* draws, recorded when it is first needed."""

    @cache
    def picture() -> QPicture:
        return recorded(paint)

    return picture


@lru_cache(maxsize=256)
def _front(station: int, colour: int, letter: str, strong: bool) -> Drawing:
    return _drawing(lambda painter: _draw_front(painter, station, colour, letter, strong))


@cache
def _back(strong: bool) -> Drawing:
    return _drawing(lambda painter: _draw_back(painter, strong))


@cache
def _row_back(strong: bool) -> Drawing:
    return _drawing(lambda painter: _draw_row_back(painter, strong))


def _draw_front(painter: QPainter, station: int, colour: int, letter: str, strong: bool) -> None:
    tone = TONES[colour]
    rim = _RIM * (1.8 if strong else 1.0)
    lay(painter, box(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), INK)
    lay(painter, box(rim / 2, rim / 2, CARD_WIDTH - rim, CARD_HEIGHT - rim, CORNER - rim / 2), PAPER)
    lay(
        painter,
        box(rim + 0.6, rim + 0.6, CARD_WIDTH - 2 * rim - 1.2, CARD_HEIGHT - 2 * rim - 1.2, CORNER - rim),
        tone.base,
    )
    window = box(_FRAME, _FRAME, CARD_WIDTH - 2 * _FRAME, CARD_HEIGHT - 2 * _FRAME, 12)
    lay(painter, window, PAPER if strong else QColor("#FFF6E0"), 0)
    painter.setPen(QPen(tone.shade, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(window)
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    if not strong:
        lay(painter, disc(x, y, 41), QColor("#FFE3A6"))
    lay(painter, placed(station_symbol(station), x, y, 35), INK, 0 if strong else 2.0, 0.18)
    for left, top in ((2.5, 2.5), (CARD_WIDTH - _MARK - 2.5, CARD_HEIGHT - _MARK - 2.5)):
        paint_colour_mark(painter, QRectF(left, top, _MARK, _MARK), colour, letter)


def _draw_back(painter: QPainter, strong: bool) -> None:
    rim = 3.6 if strong else 2.0
    lay(painter, box(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), PAPER)
    lay(painter, box(rim, rim, CARD_WIDTH - 2 * rim, CARD_HEIGHT - 2 * rim, CORNER - rim), HULL_DARK)
    lay(painter, box(9, 9, CARD_WIDTH - 18, CARD_HEIGHT - 18, 6), NIGHT)
    for number in range(16):
        x, y = 16.0 + (number * 37) % 89, 16.0 + (number * 53) % 148
        size = 1.6 + float(number % 3)
        star = polygon(polar(size if k % 2 == 0 else size * 0.4, 45 * k) for k in range(8))
        lay(painter, star.translated(x, y), STAR)
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    hexagon = polygon(polar(42, 60 * k - 90) for k in range(6)).translated(x, y)
    lay(painter, hexagon, HULL_LIGHT, 3)
    lay(painter, polygon(polar(38.5, 60 * k - 90) for k in range(6)).translated(x, y), HULL_DARK)
    for k in range(6):
        dx, dy = polar(25, 60 * k - 90)
        lay(painter, disc(x + dx, y + dy, 9.5), WARM, 1.5)
    lay(painter, disc(x, y, 9), QColor("#FF5A4E"), 1.5)
    lay(painter, disc(x - 2, y - 2.5, 2.6), QColor("#FFD9D0"))


def _draw_row_back(painter: QPainter, strong: bool) -> None:
    _draw_back(painter, strong)
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    lay(painter, disc(x, y, 36), PAPER, 3)
    lay(painter, disc(x, y, 32.5), HULL_DARK)
    lid = QPainterPath()
    lid.moveTo(x - 20, y - 4)
    lid.quadTo(x, y + 16, x + 20, y - 4)
    painter.setPen(QPen(PAPER, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lid)
    for dx, dy in ((-16, 12), (0, 18), (16, 12)):
        painter.drawLine(int(x + dx * 0.8), int(y + dy * 0.55), int(x + dx), int(y + dy))
    painter.setPen(Qt.PenStyle.NoPen)
