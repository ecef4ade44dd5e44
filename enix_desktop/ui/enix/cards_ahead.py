"""Pictures of cards that are painted in idle moments, before a movement needs them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, ActionCard
from enix_desktop.ui.enix.card_art import prepare_back, prepare_front
from enix_desktop.ui.enix.card_names import card_name

EVERY = 15
"""Milliseconds between pictures that are painted ahead: most of the time nothing is done."""


class PicturesAhead(QObject):
    """Paints in idle moments what a movement will need, one picture at a time, until there is no more."""

    def __init__(self, prepare: Callable[[], bool], *, is_busy: Callable[[], bool], parent: QObject) -> None:
        """*prepare* makes one picture and returns whether there was one to make."""
        super().__init__(parent)
        self._prepare, self._is_busy = prepare, is_busy
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_active(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """There may be pictures to paint."""
        self._timer.start()

    def go_on(self) -> None:
        """Paint the next one, if nothing moves and no button is held."""
        if self._is_busy() or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        if not self._prepare():
            self._timer.stop()


def prepare_one(
    cards: Sequence[ActionCard], hand: Sequence[Card], own: float, other: float, stack: float
) -> bool:
    """Make one picture ready; return whether there was one to make.

    The numbers are heights in pixels of a card at the own place, at the place of another and on a stack.
    """
    if any(prepare_back(energy, height) for height in (other, own, stack) for energy in (None, *ENERGIES)):
        return True
    wanted = [(card, height) for height in (other, stack) for card in cards]
    wanted += [(cards[card], own) for card in hand]
    return any(prepare_front(card, card_name(card), height) for card, height in wanted)
