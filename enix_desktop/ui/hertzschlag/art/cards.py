"""Fronts and backs of the hand cards: what is needed at a glance stands at their left edge."""

from collections.abc import Callable
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPicture

from enix_desktop.games.hertzschlag.faces import HandCard
from enix_desktop.ui.hertzschlag.art.meanings import special_pieces
from enix_desktop.ui.hertzschlag.art.motifs import HEIGHT, WIDTH, paint_motif
from enix_desktop.ui.hertzschlag.art.palette import LAMP, TONES, Tone
from enix_desktop.ui.hertzschlag.art.rows import (
    Piece,
    Shape,
    Text,
    footprint_pieces,
    income_pieces,
    paint_coin,
    paint_row,
    signed,
)
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import category_symbol, paint_category_mark, placed
from enix_desktop.ui.table.card_cache import Drawing, prepare, show
from enix_desktop.ui.table.card_lettering import centred, fitted
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH, CORNER, card_outline
from enix_desktop.ui.widgets.paper_art import box, cut, disc, lay, line, mix, polygon, recorded, together
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, current_theme

_SIZE = QSizeF(CARD_WIDTH, CARD_HEIGHT)
_WINDOW = QRectF(39, 5, WIDTH, HEIGHT)
"""Where the motif is seen."""
_BAND = QRectF(5, 119, CARD_WIDTH - 10, 27)
"""Where the name stands."""
_NIGHT, _NIGHT_EDGE = QColor("#1B2440"), QColor("#35406A")


def paint_front(painter: QPainter, rect: QRectF, card: HandCard, name: str, cost: int | None = None) -> None:
    """Paint the face of *card*; *name* is in the language of the window, *cost* what its owner would pay."""
    show(painter, _front(card, name, cost, current_theme.theme.is_strong), _SIZE, rect)


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back that all cards share."""
    show(painter, _back(current_theme.theme.is_strong), _SIZE, rect)


def paint_small(painter: QPainter, rect: QRectF, card: HandCard) -> None:
    """Paint *card* as it lies in a display: its symbol large, its income and its footprint."""
    show(painter, _small(card, current_theme.theme.is_strong), _SIZE, rect)


def prepare_front(card: HandCard, name: str, height: float, cost: int | None = None) -> bool:
    """Make a face ready to be painted *height* pixels high; return whether it was not yet."""
    return prepare(_front(card, name, cost, current_theme.theme.is_strong), _SIZE, height)


def prepare_back(height: float) -> bool:
    """Make the back ready to be painted *height* pixels high; return whether it was not yet."""
    return prepare(_back(current_theme.theme.is_strong), _SIZE, height)


def paint_empty_place(painter: QPainter, rect: QRectF) -> None:
    """Mark on the table where a card would lie."""
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
def _front(card: HandCard, name: str, cost: int | None, strong: bool) -> Drawing:
    paid = card.cost if cost is None else cost
    return _drawing(lambda painter: _draw_front(painter, card, name, paid, strong))


@lru_cache(maxsize=256)
def _small(card: HandCard, strong: bool) -> Drawing:
    return _drawing(lambda painter: _draw_small(painter, card, strong))


@cache
def _back(strong: bool) -> Drawing:
    return _drawing(lambda painter: _draw_back(painter, strong))


def _draw_ground(painter: QPainter, tone: Tone, strong: bool) -> None:
    rim = 3.6 if strong else 2.0
    lay(painter, box(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), INK)
    lay(painter, box(rim / 2, rim / 2, CARD_WIDTH - rim, CARD_HEIGHT - rim, CORNER - rim / 2), PAPER)
    inner = rim + 0.6
    lay(painter, box(inner, inner, CARD_WIDTH - 2 * inner, CARD_HEIGHT - 2 * inner, CORNER - rim), tone.base)


def _draw_front(painter: QPainter, card: HandCard, name: str, cost: int, strong: bool) -> None:
    tone = TONES[card.category]
    _draw_ground(painter, tone, strong)
    _draw_motif(painter, card, tone)
    lay(painter, box(_BAND.x(), _BAND.y(), _BAND.width(), _BAND.height(), 3), PAPER, 1.2)
    middle = _BAND.center()
    lay(painter, fitted(name, middle.x(), middle.y(), size=13.5, least=11, width=_BAND.width() - 6), INK)
    _draw_bracket(painter, card)
    paint_coin(painter, QRectF(4, 4, 34, 34), str(cost), 0.05)
    if cost != card.cost:
        _draw_old_cost(painter, str(card.cost))
    paint_category_mark(painter, QRectF(CARD_WIDTH - 31, 3, 28, 28), card.category)
    _draw_foot(painter, card)


def _draw_old_cost(painter: QPainter, text: str) -> None:
    """The printed cost, struck out, on a small tag beside the coin."""
    lay(painter, box(33, 6, 17, 17, 5), INK, 1)
    lay(painter, box(34, 7, 15, 15, 4), PAPER)
    lay(painter, centred(text, 13, 41.5, 14.5), mix(INK, PAPER, 0.35))
    lay(painter, line([(36.5, 19.5), (46.5, 9.5)], 1.8), REFUSED)


def _draw_motif(painter: QPainter, card: HandCard, tone: Tone) -> None:
    window = box(_WINDOW.x(), _WINDOW.y(), _WINDOW.width(), _WINDOW.height(), 6)
    painter.save()
    painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
    painter.translate(_WINDOW.topLeft())
    paint_motif(painter, card.id, card.category)
    painter.restore()
    painter.setPen(QPen(tone.shade, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(window)
    if card.special is not None:
        strip = QRectF(_WINDOW.left() + 2, _WINDOW.bottom() - 25, _WINDOW.width() - 4, 23)
        lay(painter, box(strip.x(), strip.y(), strip.width(), strip.height(), 5), PAPER, 1.6)
        paint_row(painter, strip.adjusted(4, 4, -4, -4), special_pieces(card.special))


def _draw_bracket(painter: QPainter, card: HandCard) -> None:
    """What the card does to the frequency: a sheet between two clamps, and below it the symbol again."""
    parts: list[tuple[Piece, str]] = []
    if card.change:
        parts.append((Shape(sign("left" if card.change < 0 else "right")), signed(card.change)))
    if card.towards:
        parts.append((Shape(sign("towards"), INK, 1.3), str(card.towards)))
    high = 44.0 if len(parts) == 1 else 37.0
    sheet = QRectF(4.5, 41, 33, high * len(parts))
    if parts:
        lay(painter, box(sheet.x(), sheet.y(), sheet.width(), sheet.height(), 4), PAPER, 1.2)
        _draw_clamps(painter, sheet)
    for number, (shape, text) in enumerate(parts):
        top = sheet.top() + number * high
        room = QRectF(sheet.left() + 5, top + 2, sheet.width() - 10, high - 2)
        paint_row(painter, room.adjusted(0, 2, 0, -high * 0.56), [shape])
        paint_row(painter, room.adjusted(-1, high * 0.40, 1, -2), [Text(text)])
    if len(parts) < 2:
        lay(painter, placed(category_symbol(card.category), 21, 102, 13), TONES[card.category].on_base)


def _draw_clamps(painter: QPainter, sheet: QRectF) -> None:
    for side, turn in ((sheet.left() + 1.5, 3.0), (sheet.right() - 1.5, -3.0)):
        top, bottom = sheet.top() + 2, sheet.bottom() - 2
        clamp = [(side + turn, top), (side, top), (side, bottom), (side + turn, bottom)]
        lay(painter, line(clamp, 1.5), INK)


def _draw_foot(painter: QPainter, card: HandCard) -> None:
    """Income at the left, footprint at the right; what is not there counts nothing."""
    top, high = 149.5, 25.0
    for number, pieces, left in (
        (card.income, income_pieces(card.income), 6.0),
        (card.footprint, footprint_pieces(card.footprint), CARD_WIDTH - 54),
    ):
        if number:
            lay(painter, box(left, top, 48, high, 9), PAPER, 1.2)
            paint_row(painter, QRectF(left + 5, top + 3, 38, high - 6), pieces)


def _draw_small(painter: QPainter, card: HandCard, strong: bool) -> None:
    tone = TONES[card.category]
    _draw_ground(painter, tone, strong)
    lay(painter, placed(category_symbol(card.category), CARD_WIDTH / 2, 52, 40), tone.on_base)
    rows = [income_pieces(card.income)] if card.income else []
    rows += [footprint_pieces(card.footprint)] if card.footprint else []
    for place, pieces in enumerate(rows):
        top = 104.0 + 36 * place
        lay(painter, box(14, top, CARD_WIDTH - 28, 33, 9), PAPER, 1.2)
        paint_row(painter, QRectF(20, top + 3, CARD_WIDTH - 40, 27), pieces)


def _draw_back(painter: QPainter, strong: bool) -> None:
    """A house in the night under a power line; all its windows are lit."""
    rim = 3.6 if strong else 2.0
    lay(painter, box(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), INK)
    lay(painter, box(rim / 2, rim / 2, CARD_WIDTH - rim, CARD_HEIGHT - rim, CORNER - rim / 2), PAPER)
    inner = box(rim + 3, rim + 3, CARD_WIDTH - 2 * rim - 6, CARD_HEIGHT - 2 * rim - 6, CORNER - rim)
    lay(painter, inner, _NIGHT)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    lay(painter, cut(disc(88, 34, 13), disc(82, 31, 11)), QColor("#FFF0C2"))
    for x, y, r in ((24, 26, 1.6), (50, 42, 1.2), (66, 20, 1.4), (104, 66, 1.2), (20, 72, 1.3)):
        lay(painter, disc(x, y, r), QColor("#FFE9B0"))
    beat = [(0, 92), (34, 92), (44, 70), (58, 116), (70, 84), (76, 92), (120, 92)]
    lay(painter, line(beat, 7), _NIGHT_EDGE, 2)
    lay(painter, line(beat, 3.4), LAMP)
    for x, wide, high, roof in ((20, 44, 46, 22), (100, 46, 52, 22), (60, 46, 34, 24)):
        wall = mix(_NIGHT_EDGE, PAPER, 0.10 if x == 60 else 0.02)
        top = CARD_HEIGHT - high
        shape = polygon(
            [
                (x - wide / 2, CARD_HEIGHT),
                (x - wide / 2, top),
                (x, top - roof),
                (x + wide / 2, top),
                (x + wide / 2, CARD_HEIGHT),
            ]
        )
        lay(painter, shape, wall, 2.4, 0.4)
        panes = [box(x - 14 + 18 * k, top + 4 + 16 * row, 9, 10, 1) for k in range(2) for row in range(3)]
        lay(painter, together(panes), LAMP)
    painter.restore()
