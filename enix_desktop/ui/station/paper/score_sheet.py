"""An empty score sheet, for playing at a real table."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.games.station.components import STATIONS, standard_components
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import paint_box, write
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.symbols import paint_symbol
from enix_desktop.ui.station.book.stations_part import TEXTS
from enix_desktop.ui.station.paper.sheet_head import HEAD, paint_head
from enix_desktop.ui.station.words import station_name
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.theme import INK, LIGHT, SIZES

PLAYERS, ROUNDS = 4, 7
"""Most games take three to seven rounds."""
_GAP = 22.0
_NAME, _SYMBOLS, _LABEL = 48.0, 34.0, 84.0
_FOOT = 150.0
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LOW = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BOLD = QFont.Weight.Bold


class ScoreSheet:
    """`ui.paper.sheet.Sheets`: one page with a block for each of four players."""

    key = "sheet"

    def title(self) -> str:
        return TEXTS["paper.sheet"]

    def first_page(self, size: QSizeF) -> Page:
        return self.pages(size)[0]

    def pages(self, size: QSizeF) -> Sequence[Page]:
        return [partial(_paint, size)]


def _paint(size: QSizeF, painter: QPainter) -> None:
    paint_head(painter, size.width(), TEXTS["paper.sheet"])
    width = size.width() - 2 * EDGE
    _paint_options(painter, QRectF(EDGE, HEAD + 14, width, 52))
    top = HEAD + 84
    area = QRectF(EDGE, top, width, size.height() - EDGE - _FOOT - top)
    wide, high = (area.width() - _GAP) / 2, (area.height() - _GAP) / 2
    for seat in range(PLAYERS):
        x, y = area.left() + (seat % 2) * (wide + _GAP), area.top() + (seat // 2) * (high + _GAP)
        _paint_player(painter, seat, QRectF(x, y, wide, high))
    _paint_foot(painter, QRectF(EDGE, area.bottom() + 18, width, _FOOT - 18))


def _paint_options(painter: QPainter, area: QRectF) -> None:
    """The date, and a box to tick for each option."""
    line = QRectF(area.left(), area.top(), area.width() * 0.3, 26)
    write(painter, line, TEXTS["paper.date"], align=_LOW)
    painter.setPen(QPen(LIGHT.line, 1))
    painter.drawLine(line.bottomLeft() + QPointF(0, 4), line.bottomRight() + QPointF(-16, 4))
    names = ("four-rounds", "varied", "first-game")
    left, wide = line.right(), area.width() * 0.7 / len(names)
    for number, name in enumerate(names):
        x = left + number * wide
        painter.setPen(QPen(INK, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(x, area.top() + 6, 20, 20), 3, 3)
        words = QRectF(x + 28, area.top() - 4, wide - 32, 40)
        write(painter, words, TEXTS[f"paper.{name}"], size=SIZES[0], align=_MIDDLE)


def _paint_player(painter: QPainter, seat: int, area: QRectF) -> None:
    """Robot and name, then a row of boxes for the start and for each round."""
    paint_robot(painter, QRectF(area.left(), area.top(), 40, 40), PAWNS[seat])
    painter.setPen(QPen(LIGHT.line, 1))
    low = area.top() + 38
    painter.drawLine(QPointF(area.left() + 52, low), QPointF(area.right(), low))
    words = QRectF(area.left() + 52, area.top(), area.width() - 52, 18)
    write(painter, words, TEXTS["paper.name"], size=11, align=_MIDDLE, colour=LIGHT.muted)
    columns = len(STATIONS) + 1
    wide = (area.width() - _LABEL) / columns
    left, top = area.left() + _LABEL, area.top() + _NAME
    for station in STATIONS:
        middle = left + (station + 0.5) * wide
        paint_symbol(painter, QRectF(middle - 12, top + 4, 24, 24), station, INK)
    last = QRectF(left + len(STATIONS) * wide - 6, top, wide + 12, _SYMBOLS)
    write(painter, last, TEXTS["paper.laser"], size=SIZES[0], weight=_BOLD, align=_CENTRE)
    rows = QRectF(area.left(), top + _SYMBOLS, area.width(), area.bottom() - top - _SYMBOLS)
    high = rows.height() / (ROUNDS + 1)
    for row in range(ROUNDS + 1):
        _paint_row(painter, row, QRectF(rows.left(), rows.top() + row * high, rows.width(), high))


def _paint_row(painter: QPainter, row: int, area: QRectF) -> None:
    """A label, a box for each station and a strong one for the laser; the start is printed pale."""
    label = TEXTS["paper.round"].format(number=row) if row else TEXTS["paper.start"]
    write(painter, area, label, size=SIZES[0], align=_MIDDLE)
    wide = (area.width() - _LABEL) / (len(STATIONS) + 1)
    values = (*standard_components().start, 0)
    for column, value in enumerate(values):
        is_laser = column == len(STATIONS)
        cell = QRectF(area.left() + _LABEL + column * wide, area.top(), wide, area.height())
        cell = cell.adjusted(2, 2, -2, -2)
        edge = INK if is_laser else LIGHT.panel_edge
        if row:
            paint_box(painter, cell, edge=edge)
        else:
            paint_box(painter, cell, LIGHT.table, edge)
            write(painter, cell, str(value), align=_CENTRE, colour=LIGHT.muted)


def _paint_foot(painter: QPainter, area: QRectF) -> None:
    """What the symbols mean, and what has to be known for writing."""
    columns = len(STATIONS) // 2
    wide = area.width() / columns
    for station in STATIONS:
        x, y = area.left() + station % columns * wide, area.top() + station // columns * 26
        paint_symbol(painter, QRectF(x, y, 18, 18), station, INK)
        words = QRectF(x + 26, y - 4, wide - 30, 26)
        write(painter, words, station_name(station), size=SIZES[0], align=_MIDDLE)
    told = "\n".join(TEXTS[f"paper.{key}"] for key in ("note", "low", "goal"))
    top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    write(painter, area.adjusted(0, 62, 0, 30), told, size=SIZES[0], align=top, colour=LIGHT.muted)
