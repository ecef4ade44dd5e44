"""The action symbols in a strip at the left of a card, executed from the bottom upwards (A1)."""

from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.games.enix.components import Blackout, Energy, Jump, Symbol, TurnOrShift
from enix_desktop.ui.enix.goblin import paint_cap
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol, jump_arc, shift_arrow, turn_arrow
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.paper_art import box, lay, polygon, thick
from enix_desktop.ui.widgets.theme import INK, PAPER

CELL = 33.0
"""The height and width that one symbol takes."""
_GAP = 7.0
"""Room for the arrow between two symbols."""
_TILE = QColor("#E4DCC9")


def strip_height(count: int) -> float:
    """How high a strip with *count* symbols is."""
    return CELL * count + _GAP * (count - 1)


def paint_strip(painter: QPainter, symbols: tuple[Symbol, ...], x: float, y: float) -> None:
    """Paint *symbols* on a strip of paper whose top left corner is (x, y), the first one at the bottom."""
    height = strip_height(len(symbols))
    lay(painter, box(x, y, CELL, height, 6), PAPER, 2.4, 0.3)
    middle = x + CELL / 2
    for place, symbol in enumerate(symbols):
        bottom = y + height - place * (CELL + _GAP)
        painter.save()
        painter.translate(middle, bottom - CELL / 2)
        paint_symbol(painter, symbol)
        painter.restore()
        if place:
            lay(painter, _order_arrow().translated(middle, bottom + _GAP / 2), INK)


def paint_symbol(painter: QPainter, symbol: Symbol) -> None:
    """Paint one *symbol* around the origin, inside a square of CELL."""
    match symbol:
        case Jump(target):
            _paint_target(painter, target, 3.2, 6.6, 9.6)
            arc = QTransform.fromTranslate(-4.0, -5.4).scale(10.4, 10.4).map(jump_arc())
            lay(painter, thick(arc, 2.2), PAPER)
            lay(painter, arc, INK)
        case Blackout(target):
            _paint_target(painter, target, 0, 6.4, 10.0)
            paint_cap(painter, QRectF(-11, -17.5, 22, 22))
        case TurnOrShift():
            lay(painter, _hexagon(-2.2, -1.6, 12.8), INK)
            lay(painter, _hexagon(-2.2, -1.6, 11.4), _TILE)
            lay(painter, QTransform.fromTranslate(-2.2, -1.8).scale(7.4, 7.4).map(turn_arrow()), INK)
            shift = QTransform.fromTranslate(7.4, 10.2).scale(6.6, 6.6).map(shift_arrow())
            lay(painter, thick(shift, 3), PAPER)
            lay(painter, shift, INK)
        case _:
            assert_never(symbol)


def _paint_target(painter: QPainter, target: Energy, x: float, y: float, radius: float) -> None:
    colours = ENERGY_COLOURS[target]
    lay(painter, _hexagon(x, y, radius + 1.1), INK)
    lay(painter, _hexagon(x, y, radius), colours.base)
    symbol = QTransform.fromTranslate(x, y).scale(radius * 0.66, radius * 0.66).map(energy_symbol(target))
    lay(painter, symbol, colours.on_base)


def _hexagon(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(hexagon(radius))
    path.closeSubpath()
    return path.translated(x, y)


def _order_arrow() -> QPainterPath:
    return polygon([(-4.4, 2.4), (0, -2.6), (4.4, 2.4)])
