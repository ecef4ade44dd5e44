"""One card on the table, in a hand or in the air."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter

from enix_desktop.games.enix.components import ActionCard, Energy
from enix_desktop.ui.enix.card_art import paint_back, paint_front, paint_unknown_back
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.turning_card import TurningCard


class CardItem(TurningCard):
    """Shows one card around its origin, face up or face down.

    Without a card only the back is known. Without an energy the back is neutral and gives away nothing (R1).
    """

    pressed = Signal()

    def __init__(self, card: ActionCard | None, energy: Energy | None) -> None:
        super().__init__(rises_under_mouse=True)
        self._card = card
        self._energy = energy

    @property
    def card(self) -> ActionCard | None:
        return self._card

    @property
    def energy(self) -> Energy | None:
        return self._energy

    @property
    def is_known(self) -> bool:
        return self._card is not None

    def _paint_paper(self, painter: QPainter) -> None:
        if self._card is not None and self.is_face_up:
            paint_front(painter, self._card, CARD, card_name(self._card))
        elif self._energy is not None:
            paint_back(painter, self._energy, CARD)
        else:
            paint_unknown_back(painter, CARD)

    def _report_press(self) -> None:
        self.pressed.emit()
