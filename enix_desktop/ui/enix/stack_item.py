"""The stacks to draw from and the pile of played cards."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter

from enix_desktop.games.enix.components import ActionCard, Energy
from enix_desktop.ui.enix.card_art import paint_back, paint_empty_place, paint_front
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD, paint_count, paint_shadow
from enix_desktop.ui.table.shapes import card_outline
from enix_desktop.ui.widgets.paper_art import lay
from enix_desktop.ui.widgets.theme import PAPER

_EDGE = QColor("#A79E8B")
_STEP = 1.5
"""How far the edge of one card shows below the card above it."""
_HIGHEST = 15.0
"""Stacks never show more than this, however many cards they have."""
_COUNT_Y = 96.0


def thickness(height: int) -> float:
    """How far the edges of a stack of *height* cards show below its top card."""
    return min(_STEP * max(0, height - 1), _HIGHEST)


def _paint_edges(painter: QPainter, height: int) -> None:
    """The cards below the top one, each a light edge on a dark line; all alike, whatever they are (C4)."""
    reach = thickness(height)
    if reach <= 0:
        return
    layers = round(reach / _STEP)
    for layer in range(layers, -1, -1):
        place = CARD.translated(0, reach * layer / layers)
        lay(painter, card_outline(place), _EDGE)
        lay(painter, card_outline(place.adjusted(0.6, 0, -0.6, -0.7)), PAPER)


class StackItem(PaperItem):
    """A face-down stack around its origin: the back of its top card and how many there are."""

    pressed = Signal(int)
    """The position of the stack that was pressed."""
    hovered = Signal(bool)

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position
        self._top: Energy | None = None
        self._height = 0

    @property
    def energy(self) -> Energy | None:
        return self._top

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, 0, 0, 8)

    def set_stack(self, top: Energy | None, height: int) -> None:
        """Show a stack of *height* cards with the back of *top* above."""
        if (top, height) != (self._top, self._height):
            self._top, self._height = top, height
            self.update()

    def _casts_shadow(self) -> bool:
        return self._height > 0

    def _paint_paper(self, painter: QPainter) -> None:
        if self._top is None or self._height == 0:
            paint_empty_place(painter, CARD)
            return
        paint_back(painter, self._top, CARD)

    def _paint_below(self, painter: QPainter) -> None:
        # Lifting takes the top card; the others stay.
        if self._height > 1:
            paint_shadow(painter, thickness(self._height))
            _paint_edges(painter, self._height)

    def _paint_above(self, painter: QPainter) -> None:
        if self._height > 0:
            paint_count(painter, self._height, _COUNT_Y)

    def _report_press(self) -> None:
        self.pressed.emit(self.position)

    def _report_hover(self, is_over: bool) -> None:
        self.hovered.emit(is_over)


class PileItem(PaperItem):
    """The played cards around its origin: the last one face up and how many there are."""

    pressed = Signal()
    hovered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._top: ActionCard | None = None
        self._count = 0

    @property
    def top(self) -> ActionCard | None:
        """The card that was played last."""
        return self._top

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(-4, 0, 4, 8)

    def set_pile(self, top: ActionCard | None, count: int) -> None:
        """Show *count* played cards, the last of them *top*."""
        if (top, count) != (self._top, self._count):
            self._top, self._count = top, count
            self.update()

    def _casts_shadow(self) -> bool:
        return self._count > 0

    def _paint_paper(self, painter: QPainter) -> None:
        if self._top is None or self._count == 0:
            paint_empty_place(painter, CARD)
            return
        # Played cards lie less tidily than a stack.
        for layer, turn in ((2, 3.2), (1, -2.6)):
            if self._count > layer:
                painter.save()
                painter.rotate(turn)
                lay(painter, card_outline(CARD), _EDGE)
                lay(painter, card_outline(CARD.adjusted(0.8, 0.8, -0.8, -0.8)), PAPER)
                painter.restore()
        paint_front(painter, self._top, CARD, card_name(self._top))

    def _paint_above(self, painter: QPainter) -> None:
        if self._count > 0:
            paint_count(painter, self._count, _COUNT_Y)

    def _report_press(self) -> None:
        self.pressed.emit()

    def _report_hover(self, is_over: bool) -> None:
        self.hovered.emit(is_over)
