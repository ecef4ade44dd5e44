"""The drawn sign of a badge."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.statistics.game_words import GameStatistics
from enix_desktop.ui.widgets.theme import current_theme

_EMBLEM = 56


class Emblem(QWidget):
    """The drawn sign of a badge."""

    def __init__(
        self, game_words: GameStatistics, badge: str, is_earned: bool, parent: QWidget, size: int = _EMBLEM
    ) -> None:
        super().__init__(parent)
        self._is_earned = is_earned
        self.show_badge(game_words, badge)
        self.setFixedSize(size, size)
        current_theme.changed.connect(self.update)

    def show_badge(self, game_words: GameStatistics, badge: str) -> None:
        """Show the sign of *badge*; of none if it is empty."""
        self._game_words, self._badge = game_words, badge
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._badge:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._game_words.paint_badge(painter, self._badge, QRectF(self.rect()), self._is_earned)
        painter.end()
