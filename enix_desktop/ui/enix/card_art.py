"""Fronts and backs of the cards, drawn from shapes alone."""

from collections.abc import Callable
from functools import cache, lru_cache
from math import hypot

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPicture, QTransform

from enix_desktop.games.enix.components import ActionCard, Energy
from enix_desktop.ui.enix.card_motifs import mood_of, paint_motif
from enix_desktop.ui.enix.card_motifs.scene import HEIGHT, WIDTH, Mood, mix
from enix_desktop.ui.enix.card_symbols import paint_strip
from enix_desktop.ui.enix.goblin import paint_cap, paint_goblin
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.table.card_cache import Drawing, prepare, show
from enix_desktop.ui.table.card_lettering import fitted, letters, value_text
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH, CORNER, card_outline
from enix_desktop.ui.widgets.paper_art import box, disc, lay, thick
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_SIZE = QSizeF(CARD_WIDTH, CARD_HEIGHT)
_RIM, _STRONG_RIM = 1.8, 3.6
"""The paper edge around the coloured frame; it keeps the card apart from any table."""
_WINDOW_X, _WINDOW_Y = 6.6, 6.6
_WINDOW_SCALE = (CARD_WIDTH - 2 * _WINDOW_X) / WIDTH
_VALUE_SIZE = 38.0
_NEUTRAL = QColor("#E9DEC8")
_NEUTRAL_MARK = QColor("#CFC0A0")


def paint_front(painter: QPainter, card: ActionCard, rect: QRectF, name: str) -> None:
    """Paint the face of *card* into *rect*, with *name* in the band at its foot."""
    show(painter, _front(card, name, current_theme.theme.is_strong), _SIZE, rect)


def prepare_front(card: ActionCard, name: str, height: float) -> bool:
    """Make the face of *card* ready to be painted *height* pixels high; return whether it was not yet."""
    return prepare(_front(card, name, current_theme.theme.is_strong), _SIZE, height)


def prepare_back(energy: Energy | None, height: float) -> bool:
    """Make a back ready to be painted *height* pixels high; return whether it was not yet."""
    strong = current_theme.theme.is_strong
    return prepare(_unknown_back(strong) if energy is None else _back(energy, strong), _SIZE, height)


def value_width(card: ActionCard | None) -> float:
    """How much of the left side of a front shows its value, or the word of an ENIX card."""
    if card is None:
        return 0.0
    return _value(card).boundingRect().right() + 2.0


def paint_back(painter: QPainter, energy: Energy, rect: QRectF) -> None:
    """Paint the back of any card of *energy* into *rect* (C4: nothing else shows)."""
    show(painter, _back(energy, current_theme.theme.is_strong), _SIZE, rect)


def paint_unknown_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back of a card of which not even the energy may be seen (R1)."""
    show(painter, _unknown_back(current_theme.theme.is_strong), _SIZE, rect)


def paint_empty_place(painter: QPainter, rect: QRectF) -> None:
    """Mark on the table where a card or a stack would lie."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / CARD_WIDTH
    lay(painter, card_outline(rect), mix(current_theme.theme.table, current_theme.theme.table_edge, 0.6))
    line = (
        current_theme.theme.line
        if current_theme.theme.is_strong
        else mix(current_theme.theme.table_edge, current_theme.theme.muted, 0.4)
    )
    pen = QPen(line, current_theme.theme.wide(2, 4) * unit)
    pen.setDashPattern([4.0, 3.0])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 5 * unit
    painter.drawPath(card_outline(rect.adjusted(inset, inset, -inset, -inset)))
    painter.restore()


def _recorded(paint: Callable[[QPainter], None]) -> Drawing:
    """What *paint* draws, recorded when it is first needed."""

    @cache
    def picture() -> QPicture:
        result = QPicture()
        painter = QPainter(result)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        return result

    return picture


@lru_cache(maxsize=256)
def _front(card: ActionCard, name: str, strong: bool) -> Drawing:
    return _recorded(lambda painter: _draw_front(painter, card, name, strong))


@cache
def _back(energy: Energy, strong: bool) -> Drawing:
    return _recorded(lambda painter: _draw_back(painter, energy, strong))


@cache
def _unknown_back(strong: bool) -> Drawing:
    return _recorded(lambda painter: _draw_unknown_back(painter, strong))


def _draw_frame(painter: QPainter, frame: QColor, window: QPainterPath, rim: float) -> None:
    """Paper edge, coloured frame and a paper line around the *window*, which stays as it is."""
    lay(painter, _ring(box(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), window), PAPER)
    inner = box(rim, rim, CARD_WIDTH - 2 * rim, CARD_HEIGHT - 2 * rim, CORNER - rim)
    lay(painter, _ring(inner, window), frame)


def _ring(outer: QPainterPath, hole: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.addPath(outer)
    path.addPath(hole)
    return path


def _draw_front(painter: QPainter, card: ActionCard, name: str, strong: bool) -> None:
    colours = ENERGY_COLOURS[card.energy]
    area = QRectF(_WINDOW_X, _WINDOW_Y, WIDTH * _WINDOW_SCALE, HEIGHT * _WINDOW_SCALE)
    painter.save()
    # Straight edges clip much faster than round ones; the frame covers the corners.
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.translate(area.topLeft())
    painter.scale(_WINDOW_SCALE, _WINDOW_SCALE)
    paint_motif(painter, card)
    if card.is_enix:
        paint_goblin(painter, QRectF(12, 42, 86, 86))
    painter.restore()
    window = box(area.x(), area.y(), area.width(), area.height(), 5)
    _draw_frame(painter, colours.base, window, _STRONG_RIM if strong else _RIM)
    _outline(painter, window, PAPER, 1.8)
    title = fitted(name, CARD_WIDTH / 2, 163.4, size=12.5, least=9.0, width=CARD_WIDTH - 16)
    if strong:
        lay(painter, _band(area.bottom()), INK)
    lay(painter, title, PAPER if strong else colours.on_base)
    _draw_value(painter, card, strong)
    _draw_energy(painter, card.energy)
    if card.symbols:
        paint_strip(painter, card.symbols, 9.5, 51)


def _band(top: float) -> QPainterPath:
    """What lies below the window of a front, within the frame."""
    left, bottom = _STRONG_RIM + 0.6, CARD_HEIGHT - _STRONG_RIM - 0.6
    return box(left, top + 0.9, CARD_WIDTH - 2 * left, bottom - top - 0.9, 5)


def _outline(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _value(card: ActionCard) -> QPainterPath:
    if card.value is None:
        return letters("ENIX", 25).translated(11, 35)
    return letters(value_text(card.value), _VALUE_SIZE).translated(10, 42.5)


def _draw_value(painter: QPainter, card: ActionCard, strong: bool) -> None:
    figure = _value(card)
    if card.value is None:
        lay(painter, thick(figure, 3), PAPER)
        lay(painter, figure, INK)
        return
    figure_colour, ground = (PAPER, INK) if mood_of(card) is Mood.STORM else (INK, PAPER)
    if strong:
        lay(painter, thick(figure, 5), ground)
    lay(painter, figure, figure_colour)


def _draw_energy(painter: QPainter, energy: Energy) -> None:
    colours = ENERGY_COLOURS[energy]
    x, y = CARD_WIDTH - 22, 22
    lay(painter, disc(x, y, 14.5), PAPER, 1.8)
    lay(painter, disc(x, y, 12.7), colours.base)
    lay(painter, _symbol(energy, x, y, 9.4), colours.on_base)


def _symbol(energy: Energy, x: float, y: float, radius: float) -> QPainterPath:
    return QTransform.fromTranslate(x, y).scale(radius, radius).map(energy_symbol(energy))


def _draw_ground(painter: QPainter, frame: QColor, ground: QColor, strong: bool) -> None:
    rim = _STRONG_RIM if strong else _RIM
    lay(painter, box(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), PAPER)
    lay(painter, box(rim, rim, CARD_WIDTH - 2 * rim, CARD_HEIGHT - 2 * rim, CORNER - rim), frame)
    lay(painter, box(6, 6, CARD_WIDTH - 12, CARD_HEIGHT - 12, 6), ground)


def _pattern(mark: QPainterPath) -> QPainterPath:
    """*mark* all over a back, except where the medallion lies."""
    marks = QPainterPath()
    for row in range(9):
        for column in range(5 if row % 2 else 4):
            x, y = column * 24 + (12 if row % 2 else 24), 18 + row * 18
            if hypot(x - 60, y - 90) > 38:
                marks.addPath(mark.translated(x, y))
    return marks


def _draw_medallion(painter: QPainter, ground: QColor) -> None:
    lay(painter, disc(60, 90, 42), PAPER, 3)
    lay(painter, disc(60, 90, 38.5), ground)


def _draw_back(painter: QPainter, energy: Energy, strong: bool) -> None:
    colours = ENERGY_COLOURS[energy]
    _draw_ground(painter, colours.shade, colours.base, strong)
    lay(painter, _pattern(_symbol(energy, 0, 0, 6.0)), mix(colours.base, colours.shade, 0.38))
    _draw_medallion(painter, colours.base)
    lay(painter, _symbol(energy, 60, 90, 29), colours.on_base)


def _draw_unknown_back(painter: QPainter, strong: bool) -> None:
    _draw_ground(painter, _NEUTRAL_MARK, _NEUTRAL, strong)
    lay(painter, _pattern(disc(0, 0, 2.4)), _NEUTRAL_MARK)
    _draw_medallion(painter, _NEUTRAL)
    paint_cap(painter, QRectF(25, 55, 70, 70))
