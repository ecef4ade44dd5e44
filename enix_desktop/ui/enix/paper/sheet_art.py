"""What the sheets of ENIX share: the head with its name, and the line up to 25."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.ui.enix.box_art import paint_title
from enix_desktop.ui.enix.goblin import paint_cap
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.paper.sheet import EDGE
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import box, disc, lay
from enix_desktop.ui.widgets.theme import ACCENT, LIGHT, REFUSED, SIZES

HEAD = 132.0
"""How high the head is, in units."""
_NAME = 84.0
_OUT = 126.0
"""The end of the line, beyond the limit."""
_PAWN = 34.0
_UNDER = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_BELOW = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


def paint_head(painter: QPainter, width: float, title: str) -> None:
    """A stripe of all energies, the name of the game and what the sheet is."""
    stripe = width / len(ENERGIES)
    for number, energy in enumerate(ENERGIES):
        lay(painter, box(number * stripe, 0, stripe + 1, 14), ENERGY_COLOURS[energy].base)
    paint_title(painter, QRectF(EDGE - 6, 44, 240, _NAME), LIGHT)
    room = QRectF(EDGE + 220, 44, width - 2 * EDGE - 220, _NAME - 8)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
    write(painter, room, title, size=SIZES[3], weight=QFont.Weight.Bold, align=right)


@dataclass(frozen=True, slots=True)
class _Line:
    """Where points lie on paper: *low* at *start*, each further one a *step* beside it, too many in *out*."""

    start: QPointF
    step: float
    low: int
    limit: int
    out: QRectF

    def x(self, points: int) -> float:
        return self.start.x() + (points - self.low) * self.step


def paint_line_to(
    painter: QPainter, rect: QRectF, limit: int, low: int = 0, standing: Sequence[tuple[PawnLook, int]] = ()
) -> None:
    """The points from *low* to *limit* as beads, and the cap over what is too much; pieces stand on it."""
    y = rect.bottom() - 26
    out = QRectF(rect.right() - _OUT + 26, y - 34, _OUT - 26, 62)
    line = _Line(QPointF(rect.left(), y), (rect.width() - _OUT) / (limit - low), low, limit, out)
    painter.setPen(QPen(LIGHT.line, 2))
    painter.drawLine(line.start, QPointF(line.x(limit), y))
    _paint_beads(painter, line)
    painter.setPen(QPen(REFUSED, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(out, 8, 8)
    paint_cap(painter, QRectF(out.left() + 4, out.top() - 26, 48, 48))
    words = QRectF(out.left(), out.top(), 56, out.height() - 6)
    write(painter, words, f"{limit + 1}+", weight=QFont.Weight.Bold, align=_BELOW, colour=REFUSED)
    _paint_standing(painter, line, standing)


def _paint_beads(painter: QPainter, line: _Line) -> None:
    every = 5 if line.limit - line.low <= 60 else 10
    for number in range(line.low, line.limit + 1):
        x, y, is_limit = line.x(number), line.start.y(), number == line.limit
        is_mark = is_limit or (number % every == 0 and line.limit - number > 1)
        radius = 6.5 if is_mark else min(3.5, line.step / 3)
        lay(painter, disc(x, y, radius), ACCENT if is_limit else LIGHT.line)
        if is_mark:
            weight = QFont.Weight.Bold if is_limit else QFont.Weight.Normal
            size = SIZES[2] if is_limit else SIZES[0]
            words = str(number).replace("-", "\N{MINUS SIGN}")
            write(painter, QRectF(x - 30, y + 8, 60, 26), words, size=size, weight=weight, align=_UNDER)


def _paint_standing(painter: QPainter, line: _Line, standing: Sequence[tuple[PawnLook, int]]) -> None:
    """Those with equal points stand one above the other, and so do those that are out."""
    above: dict[int, int] = {}
    for pawn, score in standing:
        place = min(score, line.limit + 1)
        is_out = place > line.limit
        level = above[place] = above.get(place, -1) + 1
        x = line.out.right() - 20 if is_out else line.x(score)
        bottom = line.out.bottom() - 24 if is_out else line.start.y() - 22
        painter.save()
        painter.translate(x, bottom - level * _PAWN)
        paint_pawn(painter, pawn)
        painter.restore()
