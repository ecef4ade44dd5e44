"""A quiet feast: a garland of the six energies over the result, and the winner's piece under it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.ui.enix.goblin import paint_goblin
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import lay
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, Theme, current_theme

_PENNANT, _LENGTH = 46.0, 40.0
_BETWEEN = 62.0
_SAG = 16.0


def paint_garland(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Pennants of all energies on a string that sags between its ends and the middle of *rect*."""
    count = max(6, round(rect.width() / _BETWEEN))
    string = QPainterPath(rect.topLeft())
    half = rect.width() / 2
    for side in range(2):
        left = rect.left() + side * half
        string.quadTo(QPointF(left + half / 2, rect.top() + 2 * _SAG), QPointF(left + half, rect.top()))
    painter.strokePath(string, QPen(theme.line, theme.wide(1.6, 3)))
    for number in range(count):
        x = (number + 0.5) / count
        along = (2 * x) % 1.0
        y = rect.top() + 4 * _SAG * along * (1 - along)
        energy = ENERGIES[number % len(ENERGIES)]
        painter.save()
        painter.translate(rect.left() + x * rect.width(), y)
        painter.rotate((1 - 2 * along) * 7)
        colours = ENERGY_COLOURS[energy]
        cloth = _pennant()
        if not theme.is_strong:
            painter.fillPath(cloth.translated(0.6, 2.4), theme.shadow)
        lay(painter, cloth, colours.base)
        painter.strokePath(cloth, QPen(PAPER, 2))
        place = QTransform.fromTranslate(0, 14).scale(8.5, 8.5)
        lay(painter, place.map(energy_symbol(energy)), colours.on_base)
        painter.restore()


def _pennant() -> QPainterPath:
    cloth = QPainterPath(QPointF(-_PENNANT / 2, 0))
    cloth.lineTo(_PENNANT / 2, 0)
    cloth.quadTo(_PENNANT / 5, _LENGTH * 0.7, 0, _LENGTH)
    cloth.quadTo(-_PENNANT / 5, _LENGTH * 0.7, -_PENNANT / 2, 0)
    return cloth


class WinnersPicture(QWidget):
    """The pieces of the winners, large, on a step, or the goblin; before that, who ended the game."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: Sequence[PawnLook] = ()
        self._is_won, self._size = False, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_winners(self, winners: Sequence[PawnLook]) -> None:
        self._show(winners, True)

    def show_piece(self, piece: PawnLook) -> None:
        """One piece that has not won yet."""
        self._show([piece], False)

    def _show(self, pieces: Sequence[PawnLook], is_won: bool) -> None:
        self._pieces, self._is_won = pieces, is_won
        self._fit()

    def set_size(self, size: float) -> None:
        """So large, in parts of its full size."""
        self._size = size
        self._fit()

    def _fit(self) -> None:
        wide = 28 + 68 * max(1, len(self._pieces))
        self.setFixedSize(round(wide * self._size), round(104 * self._size))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._size, self._size)
        rect = QRectF(0, 0, self.width() / self._size, self.height() / self._size)
        if not self._pieces:
            paint_goblin(painter, rect)
            return
        step = QRectF(rect.left() + 6, rect.bottom() - 26, rect.width() - 12, 22)
        if self._is_won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme.theme.shadow)
            painter.drawRoundedRect(step.translated(0, 3), 8, 8)
            painter.setPen(QPen(PAPER, 2))
            painter.setBrush(ACCENT)
            painter.drawRoundedRect(step, 8, 8)
        for index, piece in enumerate(self._pieces):
            painter.save()
            painter.translate(step.left() + 42 + 68 * index, step.top() - 30)
            painter.scale(2.1, 2.1)
            paint_pawn(painter, piece)
            painter.restore()
