"""The rows of a result: whose they are, and all cards of the hand, face up."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from enix_desktop.games.enix.cardset import CardSet, cards_of
from enix_desktop.games.enix.components import Components
from enix_desktop.ui.enix.card_art import paint_front
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.theme import ACCENT, STEP, current_theme

LEAST_HAND, LARGEST_HAND = 84, 156
"""Heights of the cards in a result."""


class ResultRows(QWidget):
    """The results, one below the other, those of the winners on tinted paper."""

    def __init__(self, rows: int, winners: int) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(2 * STEP, STEP, 3 * STEP, STEP)
        self._count, self._winners = rows, winners

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        for row in range(self._count):
            cells = [self.grid.itemAtPosition(row, column) for column in range(self.grid.columnCount())]
            tops = [cell.geometry() for cell in cells if cell is not None]
            top, bottom = min(rect.top() for rect in tops), max(rect.bottom() for rect in tops)
            strip = QRectF(2, top - 3, self.width() - 4, bottom - top + 7)
            is_first = row < self._winners
            painter.setPen(QPen(theme.chosen if is_first else theme.panel_edge, theme.wide(1.6, 3)))
            painter.setBrush(theme.tint if is_first else theme.panel)
            painter.drawRoundedRect(strip, 12, 12)


class OpenHand(QWidget):
    """The cards of one hand, face up, side by side."""

    def __init__(self, components: Components, hand: CardSet) -> None:
        super().__init__()
        self.cards = tuple(cards_of(hand))
        self._faces = [components.cards[card] for card in self.cards]
        self.setMinimumHeight(84)
        self.setMinimumWidth(240)

    def sizeHint(self) -> QSize:
        return QSize(len(self._faces) * 64 + 8, LEAST_HAND)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() - 8.0
        width = height * 2 / 3
        count = len(self._faces)
        step = min(width + 6, (self.width() - width - 4) / max(1, count - 1))
        for index, face in enumerate(self._faces):
            rect = QRectF(2 + index * step, 4, width, height)
            paint_front(painter, face, rect, card_name(face))


class PawnBadge(QWidget):
    """The piece of a player; a winner's stands in the light."""

    def __init__(self, pawn: PawnLook, is_winner: bool) -> None:
        super().__init__()
        self._pawn, self._is_winner = pawn, is_winner
        self.setFixedSize(60, 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_winner:
            painter.setPen(QPen(ACCENT, 4))
            painter.setBrush(current_theme.theme.table)
            painter.drawEllipse(QRectF(5, 11, 50, 50))
        painter.translate(30, 40)
        paint_pawn(painter, self._pawn)
