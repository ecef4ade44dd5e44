"""The games side by side, as boxes on a shelf."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.theme import STEP, current_theme
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.game_box import AROUND, GameBox

_PLANK = 4 * STEP
_WIDEST, _HIGHEST = 0.95, 1.3
"""A box is at most so many times as wide as high, and as high as wide."""


class Shelf(Translated, QWidget):
    """Boxes, one of which is chosen; they stand on as many boards as let them be large."""

    chosen = Signal(str)
    """The key of a game."""
    opened = Signal()
    """A game is wanted: the chosen one."""

    def __init__(self, uis: Sequence[GameUi], chosen: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._boards: list[QRect] = []
        self.boxes = [GameBox(ui, self) for ui in uis]
        for box in self.boxes:
            box.setChecked(box.ui.id == chosen)
            box.toggled.connect(self._on_toggled)
            box.opened.connect(self.opened)
        self._let_tab_reach_the_chosen()
        current_theme.changed.connect(self.update)
        self.retranslate()

    def choose(self, game: str) -> None:
        for box in self.boxes:
            if box.ui.id == game:
                box.setChecked(True)

    def set_unfinished(self, game: str, how_far: str) -> None:
        """Show on the box of *game*, and on no other, how far its last game is."""
        for box in self.boxes:
            box.set_unfinished(how_far if box.ui.id == game else "")

    def _on_toggled(self, is_chosen: bool) -> None:
        if is_chosen:
            self._let_tab_reach_the_chosen()
            self.chosen.emit(next(box.ui.id for box in self.boxes if box.isChecked()))

    def _let_tab_reach_the_chosen(self) -> None:
        """Arrows lead to the others; Qt itself sees to it only once one of them has the focus."""
        for box in self.boxes:
            policy = Qt.FocusPolicy.StrongFocus if box.isChecked() else Qt.FocusPolicy.ClickFocus
            box.setFocusPolicy(policy)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Games"))
        for box in self.boxes:
            box.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        columns = max(range(1, len(self.boxes) + 1), key=lambda columns: self._area(columns))
        width, height = self._size(columns)
        rows = -(-len(self.boxes) // columns)
        left = (self.width() - columns * width) // 2
        top = (self.height() - rows * (height + _PLANK)) // 2
        for number, box in enumerate(self.boxes):
            row, column = divmod(number, columns)
            box.setGeometry(left + column * width, top + row * (height + _PLANK), width, height)
        feet = [top + row * (height + _PLANK) + height - AROUND for row in range(rows)]
        self._boards = [QRect(left - 2 * STEP, foot, columns * width + 4 * STEP, _PLANK) for foot in feet]
        self.update()

    def _size(self, columns: int) -> tuple[int, int]:
        """How large a box can be if so many stand side by side."""
        rows = -(-len(self.boxes) // columns)
        width, height = (self.width() - 4 * STEP) / columns, self.height() / rows - _PLANK
        return int(min(width, height * _WIDEST)), int(min(height, width * _HIGHEST))

    def _area(self, columns: int) -> int:
        width, height = self._size(columns)
        return width * height

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = current_theme.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for board in map(QRectF, self._boards):
            painter.setBrush(theme.shadow)
            painter.drawRoundedRect(board.translated(2, STEP), 5, 5)
            painter.setBrush(theme.panel_edge)
            painter.drawRoundedRect(board, 5, 5)
            painter.setBrush(theme.chip)
            painter.drawRoundedRect(board.adjusted(0, 0, 0, -5), 5, 5)
        painter.end()
