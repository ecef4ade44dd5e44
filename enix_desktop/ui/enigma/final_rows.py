"""The rows of a result: whose they are, the points by colour of the power cells, their sum, and why."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QToolButton, QVBoxLayout, QWidget

from enix_desktop.games.enigma.faces import Colour
from enix_desktop.ui.enigma.art.cells import paint_cell_mark
from enix_desktop.ui.enigma.art.palette import CELLS
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import ACCENT, STEP, current_theme, font

LEAST, LARGEST = 64, 104
_SUM = 48


class PieceBadge(QWidget):
    """The piece of a player; a winner's stands in the light."""

    def __init__(self, look: PawnLook) -> None:
        super().__init__()
        self._look, self._is_lit = look, False
        self.setFixedSize(44, 44)

    def set_lit(self, is_lit: bool) -> None:
        self._is_lit = is_lit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(2, (self.height() - 40) / 2, 40, 40)
        if self._is_lit:
            painter.setPen(QPen(ACCENT, 3.4))
            painter.setBrush(current_theme.theme.table)
            painter.drawEllipse(room)
        paint_piece(painter, room.adjusted(6, 5, -6, -5), self._look)


class PartsBar(QWidget):
    """Points on red, blue and yellow cells, each as long as its share; a mark shows the goal."""

    def __init__(self, parts: Mapping[Colour, int], most: int, goal: int) -> None:
        super().__init__()
        self._parts, self._most, self._goal = parts, max(most, goal, 1), goal
        self._counted: frozenset[Colour] = frozenset()
        self.setMinimumHeight(34)

    @property
    def total(self) -> int:
        """What is counted so far."""
        return sum(points for colour, points in self._parts.items() if colour in self._counted)

    def set_counted(self, counted: Collection[Colour]) -> None:
        """Only these colours are counted."""
        self._counted = frozenset(counted)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        room = QRectF(self.rect()).adjusted(2, 6, -2, -6)
        lay(painter, box(room.x(), room.y(), room.width(), room.height(), 6), theme.chip)
        unit, left = room.width() / self._most, room.left()
        for colour, points in self._parts.items():
            if colour in self._counted and points:
                part = QRectF(left, room.top(), points * unit, room.height())
                lay(painter, box(part.x(), part.y(), part.width(), part.height(), 5), CELLS[colour].base)
                self._label(painter, part, colour, points)
                left += part.width()
        mark = room.left() + self._goal * unit
        painter.setPen(QPen(theme.text, theme.wide(2, 3)))
        painter.drawLine(int(mark), 2, int(mark), self.height() - 2)

    def _label(self, painter: QPainter, part: QRectF, colour: Colour, points: int) -> None:
        side = min(part.height() - 4, 20)
        if part.width() < side + 24:
            return
        paint_cell_mark(painter, QRectF(part.left() + 3, part.center().y() - side / 2, side, side), colour)
        painter.setPen(CELLS[colour].on_base)
        painter.setFont(font(15, QFont.Weight.Bold))
        painter.drawText(part.adjusted(side + 7, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(points))


class ResultRow(QWidget):
    """One player: piece, name, place, points by colour, their sum, and why."""

    def __init__(self, name: str, look: PawnLook, parts: PartsBar, why: QToolButton) -> None:
        super().__init__()
        self.parts, self.why = parts, why
        self._badge = PieceBadge(look)
        self.name, self.about = PlainLabel(name), PlainLabel()
        self.name.setWordWrap(True)
        self.about.setFont(font(13))
        self.sum = PlainLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sum.setMinimumWidth(_SUM)
        self.sum.setFont(font(24, QFont.Weight.Bold))
        kept = why.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        why.setSizePolicy(kept)
        self._is_winner = False
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.about)
        words.addStretch(1)
        grid = QGridLayout(self)
        grid.setContentsMargins(3 * STEP, STEP, 2 * STEP, STEP)
        grid.setHorizontalSpacing(2 * STEP)
        grid.addWidget(self._badge, 0, 0)
        grid.addLayout(words, 0, 1)
        grid.addWidget(parts, 0, 2)
        grid.addWidget(self.sum, 0, 3)
        grid.addWidget(why, 0, 4)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 5)
        self.set_winner(False)
        self.count(())

    def count(self, counted: Collection[Colour]) -> None:
        """These colours are counted."""
        self.parts.set_counted(counted)
        self.sum.setText(str(self.parts.total))

    def set_ranked(self, is_ranked: bool) -> None:
        """Place and why are shown."""
        self.about.setVisible(is_ranked)
        self.why.setVisible(is_ranked)

    def set_winner(self, is_winner: bool) -> None:
        """A winner's row is of tinted paper."""
        self._is_winner = is_winner
        self._badge.set_lit(is_winner)
        self.name.setFont(font(18, QFont.Weight.DemiBold if is_winner else QFont.Weight.Normal))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        strip = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(theme.chosen if self._is_winner else theme.panel_edge, theme.wide(1.6, 3)))
        painter.setBrush(theme.tint if self._is_winner else theme.panel)
        painter.drawRoundedRect(strip, 12, 12)


class ResultRows(QWidget):
    """Rows, one below the other."""

    def __init__(self, rows: Sequence[ResultRow]) -> None:
        super().__init__()
        self._rows = rows
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, STEP, 0)
        self._column.setSpacing(STEP)
        self.order: list[int] = []

    def arrange(self, order: Sequence[int]) -> None:
        """Let the rows stand in this *order*."""
        while self._column.takeAt(0) is not None:
            pass
        for seat in order:
            self._column.addWidget(self._rows[seat])
            self._rows[seat].raise_()  # screen readers find them in the same order
        self._column.addStretch(1)
        self.order = list(order)
        for before, after in pairwise(order):
            QWidget.setTabOrder(self._rows[before].why, self._rows[after].why)
