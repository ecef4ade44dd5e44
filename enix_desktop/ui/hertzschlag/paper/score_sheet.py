"""An empty score sheet, for playing at a real table: points of five households, and the curve of the grid."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.ui.hertzschlag.art.palette import areas_of
from enix_desktop.ui.hertzschlag.art.plants import paint_plant
from enix_desktop.ui.hertzschlag.paper.sheet_head import HEAD, PAPERS, paint_head
from enix_desktop.ui.hertzschlag.words import plant_name, signed
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import paint_box, write
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.theme import INK, LIGHT, PAPER, SIZES

PLAYERS = 5
PARTS = ("goal", "money", "income", "footprint", "variety")
"""What is counted (G2 to G6)."""
_LABEL, _NAME, _ROW = 190.0, 74.0, 44.0
_TABLE = _NAME + _ROW * (len(PARTS) + 1)
_FOOT = 96.0
_TINY = 11
_CENTRE = Qt.AlignmentFlag.AlignCenter
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LOW = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
_BOLD = QFont.Weight.Bold


class ScoreSheet:
    """`ui.paper.sheet.Sheets`: one page."""

    key = "sheet"

    def title(self) -> str:
        return PAPERS["paper.sheet"]

    def first_page(self, size: QSizeF) -> Page:
        return self.pages(size)[0]

    def pages(self, size: QSizeF) -> Sequence[Page]:
        return [partial(paint_score_sheet, size)]


def paint_score_sheet(size: QSizeF, painter: QPainter) -> None:
    """Head, points, curve and plants."""
    paint_head(painter, size.width(), PAPERS["paper.sheet"])
    width = size.width() - 2 * EDGE
    date = QRectF(EDGE, HEAD + 12, width * 0.4, 26)
    write(painter, date, PAPERS["sheet.date"], align=_LOW)
    painter.setPen(QPen(LIGHT.line, 1))
    painter.drawLine(date.bottomLeft() + QPointF(0, 4), date.bottomRight() + QPointF(0, 4))
    top = HEAD + 58
    _paint_points(painter, QRectF(EDGE, top, width, _TABLE))
    top += _TABLE + 22
    _paint_curve(painter, QRectF(EDGE, top, width, size.height() - EDGE - _FOOT - top))
    _paint_plants(painter, QRectF(EDGE, size.height() - EDGE - _FOOT + 18, width, _FOOT - 18))


def _paint_points(painter: QPainter, area: QRectF) -> None:
    """A column for each household, a row for each thing that is counted."""
    wide = (area.width() - _LABEL) / PLAYERS
    for seat in range(PLAYERS):
        room = QRectF(area.left() + _LABEL + seat * wide, area.top(), wide, _NAME)
        paint_piece(painter, QRectF(room.left(), room.top(), wide, 40), PAWNS[seat])
        write(painter, room, PAPERS["sheet.name"], size=_TINY, align=_LOW, colour=LIGHT.muted)
        painter.setPen(QPen(LIGHT.line, 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight() - QPointF(8, 0))
    for row, part in enumerate((*PARTS, "total")):
        y = area.top() + _NAME + 6 + row * _ROW
        is_total = part == "total"
        label = QRectF(area.left(), y, _LABEL - 8, _ROW - 6)
        weight = _BOLD if is_total else QFont.Weight.DemiBold
        if is_total:
            write(painter, label, PAPERS["sheet.total"], weight=weight, align=_MIDDLE)
        else:
            upper, lower = label.adjusted(0, 0, 0, -label.height() / 2), label.adjusted(0, 18, 0, 2)
            write(painter, upper, PAPERS[f"sheet.{part}"], weight=weight, align=_MIDDLE)
            how = PAPERS[f"sheet.{part}-how"]
            write(painter, lower, how, size=_TINY, align=_MIDDLE, colour=LIGHT.muted)
        for seat in range(PLAYERS):
            cell = QRectF(area.left() + _LABEL + seat * wide, y, wide - 8, _ROW - 6)
            paint_box(painter, cell, edge=INK if is_total else LIGHT.panel_edge)


def _paint_curve(painter: QPainter, area: QRectF) -> None:
    """A lattice of rounds and fields to draw the frequency into; green is tinted."""
    track, rounds = standard_components().track, standard_components().numbers.rounds
    write(
        painter, QRectF(area.left(), area.top(), area.width(), 24), PAPERS["sheet.frequency"], size=SIZES[0]
    )
    fields = range(track.highest, track.lowest - 1, -1)
    lattice = area.adjusted(44, 34, 0, -30)
    high, wide = lattice.height() / len(fields), lattice.width() / (rounds + 1)
    areas = areas_of(LIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    for row, field in enumerate(fields):
        strip = QRectF(lattice.left(), lattice.top() + row * high, lattice.width(), high)
        painter.fillRect(strip, areas.green if track.is_green(field) else PAPER)
        label = QRectF(area.left(), strip.top(), 38, high)
        weight = _BOLD if field == 0 else QFont.Weight.Normal
        write(painter, label, signed(field), size=_TINY, weight=weight, align=_CENTRE)
    painter.setPen(QPen(LIGHT.panel_edge, 1))
    for row in range(len(fields) + 1):
        y = lattice.top() + row * high
        painter.drawLine(QLineF(lattice.left(), y, lattice.right(), y))
    for column in range(rounds + 1):
        x = lattice.left() + (column + 0.5) * wide
        painter.setPen(QPen(LIGHT.panel_edge, 1))
        painter.drawLine(QLineF(x, lattice.top(), x, lattice.bottom()))
        below = QRectF(x - wide / 2, lattice.bottom() + 2, wide, 24)
        text = str(column) if column else PAPERS["sheet.round"]
        write(painter, below, text, size=_TINY, align=_CENTRE, colour=LIGHT.muted)
    painter.setBrush(INK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(lattice.left() + 0.5 * wide, lattice.center().y()), 5, 5)


def _paint_plants(painter: QPainter, area: QRectF) -> None:
    """A box to tick for each plant that is used up."""
    write(painter, QRectF(area.left(), area.top(), area.width(), 20), PAPERS["sheet.plants"], size=SIZES[0])
    wide = area.width() / len(PLANTS)
    for plant in PLANTS:
        x = area.left() + plant * wide
        paint_plant(painter, QRectF(x, area.top() + 24, 68, 51), plant)
        painter.setPen(QPen(INK, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(x + 82, area.top() + 38, 22, 22), 3, 3)
        words = QRectF(x + 114, area.top() + 24, wide - 120, 51)
        write(painter, words, plant_name(plant), size=SIZES[0], align=_MIDDLE)
