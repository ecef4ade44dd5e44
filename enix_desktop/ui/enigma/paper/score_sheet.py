"""An empty score sheet, for playing at a real table."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.book.rules_part import TEXTS
from enix_desktop.ui.enigma.paper.sheet_head import HEAD, paint_head
from enix_desktop.ui.enigma.words import category_name
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import paint_box, write
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.theme import INK, LIGHT, SIZES

PLAYERS, ROUNDS = 4, 14
"""Most games take eight to thirteen rounds."""
_LABEL, _PIECE, _NAMES, _FOOT = 84.0, 40.0, 64.0, 120.0
_PARTS = 3
"""What is written of a round: which puzzle, the time, the points."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BOLD = QFont.Weight.Bold


class ScoreSheet:
    """`ui.paper.sheet.Sheets`: one page with a column for each of four players."""

    key = "sheet"

    def title(self) -> str:
        return TEXTS["paper.sheet"]

    def first_page(self, size: QSizeF) -> Page:
        return self.pages(size)[0]

    def pages(self, size: QSizeF) -> Sequence[Page]:
        return [partial(_paint, size)]


def _paint(size: QSizeF, painter: QPainter) -> None:
    paint_head(painter, size.width(), TEXTS["paper.sheet"])
    area = QRectF(EDGE, HEAD + 24, size.width() - 2 * EDGE, size.height() - HEAD - 24 - EDGE - _FOOT)
    wide = (area.width() - _LABEL) / PLAYERS
    for seat in range(PLAYERS):
        column = QRectF(area.left() + _LABEL + seat * wide + 6, area.top(), wide - 12, area.height())
        _paint_player(painter, seat, column)
    high = _row_height(area)
    for number in range(1, ROUNDS + 1):
        row = QRectF(area.left(), area.top() + _NAMES + 24 + (number - 1) * high, _LABEL, high)
        write(painter, row, TEXTS["paper.round"].format(number=number), size=SIZES[0], align=_MIDDLE)
    _paint_foot(painter, QRectF(EDGE, area.bottom() + 18, area.width(), _FOOT - 18))


def _row_height(area: QRectF) -> float:
    return (area.height() - _NAMES - 24) / ROUNDS


def _paint_player(painter: QPainter, seat: int, area: QRectF) -> None:
    """Piece and name, the heads of three columns, then a row of boxes for each round."""
    paint_piece(painter, QRectF(area.left(), area.top(), _PIECE, _PIECE), PAWNS[seat])
    painter.setPen(QPen(LIGHT.line, 1))
    low = area.top() + _PIECE - 2
    painter.drawLine(QPointF(area.left() + _PIECE + 8, low), QPointF(area.right(), low))
    words = QRectF(area.left() + _PIECE + 8, area.top(), area.width() - _PIECE, 18)
    write(painter, words, TEXTS["paper.name"], size=11, align=_MIDDLE, colour=LIGHT.muted)
    wide, high = area.width() / _PARTS, _row_height(area)
    for part, key in enumerate(("puzzle", "time", "points")):
        head = QRectF(area.left() + part * wide - 3, area.top() + _NAMES, wide + 6, 22)
        write(painter, head, TEXTS[f"paper.{key}"], size=11, weight=_BOLD, align=_CENTRE)
        for number in range(ROUNDS):
            top = area.top() + _NAMES + 24 + number * high
            cell = QRectF(area.left() + part * wide, top, wide, high).adjusted(2, 2, -2, -2)
            paint_box(painter, cell, edge=INK if part == _PARTS - 1 else LIGHT.panel_edge)


def _paint_foot(painter: QPainter, area: QRectF) -> None:
    """What the emblems mean, and what has to be known for writing."""
    wide = area.width() / len(CATEGORIES)
    for number, category in enumerate(CATEGORIES):
        x = area.left() + number * wide
        paint_seal(painter, QRectF(x, area.top(), 22, 22), category)
        name = QRectF(x + 30, area.top() - 2, wide - 34, 26)
        write(painter, name, category_name(category), size=SIZES[0], align=_MIDDLE)
    told = "\n".join(TEXTS[f"paper.{key}"] for key in ("note", "goal"))
    top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    write(painter, area.adjusted(0, 36, 0, 30), told, size=SIZES[0], align=top, colour=LIGHT.muted)
