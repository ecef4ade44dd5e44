"""One card on the table, in a hand or in the air."""

import math

from PySide6.QtCore import Property, Signal
from PySide6.QtGui import QPainter

from enix_desktop.games.enix.components import ActionCard, Energy
from enix_desktop.ui.enix.card_art import paint_back, paint_front, paint_unknown_back
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD

_THINNEST = 0.004
"""Seen from the side a card has no width; anything below this is not painted."""


class CardItem(PaperItem):
    """Shows one card around its origin, face up or face down.

    Without a card only the back is known. Without an energy the back is neutral and gives away nothing (R1).
    """

    pressed = Signal()
    hovered = Signal(bool)

    def __init__(self, card: ActionCard | None, energy: Energy | None) -> None:
        super().__init__(rises_under_mouse=True)
        self._card = card
        self._energy = energy
        self._flip = 0.0

    @property
    def card(self) -> ActionCard | None:
        return self._card

    @property
    def energy(self) -> Energy | None:
        return self._energy

    @property
    def is_face_up(self) -> bool:
        return self._flip > 0.5 and self._card is not None

    def set_face_up(self, face_up: bool) -> None:
        """Turn the card over at once."""
        self._set_flip(1.0 if face_up else 0.0)

    def _get_flip(self) -> float:
        return self._flip

    def _set_flip(self, flip: float) -> None:
        if flip != self._flip:
            self._flip = flip
            self.update()

    flip = Property(float, _get_flip, _set_flip)
    """0 is face down, 1 is face up; between them the card turns around its vertical axis."""

    def _visible_width(self) -> float:
        width = abs(math.cos(math.pi * self._flip))
        return width if width >= _THINNEST else 0.0

    def _paint_paper(self, painter: QPainter) -> None:
        if self._card is not None and self.is_face_up:
            paint_front(painter, self._card, CARD, card_name(self._card))
        elif self._energy is not None:
            paint_back(painter, self._energy, CARD)
        else:
            paint_unknown_back(painter, CARD)

    def _report_press(self) -> None:
        self.pressed.emit()

    def _report_hover(self, is_over: bool) -> None:
        self.hovered.emit(is_over)
