"""An empty score sheet, for playing at a real table."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from enix_desktop.ui.enix.goblin import cap_outline
from enix_desktop.ui.enix.paper.sheet_art import HEAD, paint_head, paint_line_to
from enix_desktop.ui.paper.sheet import EDGE, Page, size_in_units
from enix_desktop.ui.paper.writing import paint_box, write
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.theme import LIGHT, SIZES, font

GAMES = 7
LIMIT = 25
_NUMBER, _NAMES, _LINE = 46.0, 92.0, 118.0
_HELP, _GAP = 140.0, 14.0
"""How high the boxes with the four steps are at least, and what is between them."""
_STEP = QMarginsF(12, 42, 8, 6)
"""What is around the text of a step in its box."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_BOLD = QFont.Weight.Bold


class ScoreSheet(QObject):
    """Room for up to six players and several games."""

    key = "sheet"

    def title(self) -> str:
        return self.tr("Empty score sheet")

    def first_page(self, size: QSizeF) -> Page:
        return self.pages(size)[0]

    def pages(self, size: QSizeF) -> Sequence[Page]:
        return [lambda painter: self._paint(painter, size)]

    def _paint(self, painter: QPainter, size: QSizeF) -> None:
        width = size.width() - 2 * EDGE
        paint_head(painter, size.width(), self.tr("Score sheet"))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        write(painter, QRectF(EDGE, HEAD + 8, width / 2, 24), self.tr("Date:"), align=left)
        write(painter, QRectF(EDGE + width / 2, HEAD + 8, width / 2, 24), self.tr("Rulebook:"), align=left)
        painter.setPen(QPen(LIGHT.line, 1))
        painter.drawLine(QPointF(EDGE, HEAD + 36), QPointF(EDGE + width / 2 - 20, HEAD + 36))
        painter.drawLine(QPointF(EDGE + width / 2, HEAD + 36), QPointF(EDGE + width, HEAD + 36))
        steps = self._steps()
        high = _help_height(steps, width)
        top, bottom = HEAD + 56, size.height() - EDGE - high - _LINE
        self._paint_table(painter, QRectF(EDGE, top, width, bottom - top))
        paint_line_to(painter, QRectF(EDGE + 10, bottom, width - 10, _LINE - 20), LIMIT)
        _paint_help(painter, QRectF(EDGE, bottom + _LINE, width, high), steps)

    def _paint_table(self, painter: QPainter, area: QRectF) -> None:
        wide = (area.width() - _NUMBER) / len(PAWNS)
        high = (area.height() - _NAMES) / GAMES
        for column, pawn in enumerate(PAWNS):
            x = area.left() + _NUMBER + column * wide
            painter.save()
            painter.translate(x + wide / 2, area.top() + 26)
            painter.scale(1.2, 1.2)
            paint_pawn(painter, pawn)
            painter.restore()
            paint_box(painter, QRectF(x + 3, area.top() + 54, wide - 6, _NAMES - 60))
            for game in range(GAMES):
                self._paint_cell(
                    painter, QRectF(x + 3, area.top() + _NAMES + game * high + 3, wide - 6, high - 6)
                )
        for game in range(GAMES):
            number = QRectF(area.left(), area.top() + _NAMES + game * high, _NUMBER - 8, high)
            write(
                painter, number, str(game + 1), size=SIZES[2], weight=_BOLD, align=_CENTRE, colour=LIGHT.muted
            )

    def _paint_cell(self, painter: QPainter, cell: QRectF) -> None:
        """The sum of the cards, two caps to cross for ENIX cards, and the points."""
        paint_box(painter, cell)
        small = QRectF(cell.left() + 6, cell.top() + 4, cell.width() - 12, 18)
        write(painter, small, self.tr("Cards"), size=11, colour=LIGHT.muted)
        middle = cell.top() + cell.height() * 0.46
        painter.setPen(QPen(LIGHT.panel_edge, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(cell.left() + 6, middle), QPointF(cell.right() - 6, middle))
        write(
            painter, small.translated(0, middle - cell.top()), self.tr("Points"), size=11, colour=LIGHT.muted
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(LIGHT.line, 1.2))
        for number in range(2):
            square = QRectF(cell.right() - 24 - 22 * number, cell.top() + 5, 19, 19)
            painter.drawPath(cap_outline(square))

    def _steps(self) -> Sequence[str]:
        return (
            self.tr("Add up the cards in your hand."),
            self.tr(
                "Cross out a cap for each ENIX card you hold: each halves the sum. Round down at the end."
            ),
            self.tr("26 or more: you are out."),
            self.tr("The highest score wins. If several are tied, whoever ended the game wins."),
        )


def _box_width(width: float, count: int) -> float:
    return (width - (count - 1) * _GAP) / count


def _help_height(steps: Sequence[str], width: float) -> float:
    """How high the boxes must be for the longest of *steps*."""
    metrics = QFontMetricsF(font(SIZES[0]))
    room = QRectF(0, 0, _box_width(width, len(steps)), size_in_units("a4").height()).marginsRemoved(_STEP)
    texts = (metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, step) for step in steps)
    return max(_HELP, *(text.height() + _STEP.top() + _STEP.bottom() + 6 for text in texts))


def _paint_help(painter: QPainter, area: QRectF, steps: Sequence[str]) -> None:
    wide = _box_width(area.width(), len(steps))
    for number, step in enumerate(steps):
        card = QRectF(area.left() + number * (wide + _GAP), area.top() + 6, wide, area.height() - 6)
        paint_box(painter, card, LIGHT.table)
        write(painter, card.adjusted(12, 8, -8, 0), str(number + 1), size=SIZES[3], weight=_BOLD, align=_TOP)
        write(painter, card.marginsRemoved(_STEP), step, size=SIZES[0], align=_TOP)
