"""What a card's symbol does with the blackout cap: nobody chose it, so the card is said to do it."""

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.events import CapMoved
from enix_desktop.ui.enix.wording import Names


class CapWords(QObject):
    """The same words for narration, recap and log, in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names

    def happens(self, event: CapMoved, you: Seat | None = None, is_over_you: bool = False) -> str:
        """While it is shown."""
        if event.target is None:
            text = self.tr("{card} takes the blackout cap off the board.")
        elif is_over_you:
            text = self.tr("{card} puts the blackout cap on {energy}, over your piece!")
        else:
            text = self.tr("{card} puts the blackout cap on {energy}.")
        return self._filled(text, event, you)

    def happened(self, event: CapMoved, you: Seat, is_over_you: bool = False) -> str:
        """Afterwards."""
        if event.target is None:
            text = self.tr("{card} took the blackout cap off the board.")
        elif is_over_you:
            text = self.tr("{card} put the blackout cap on {energy}, over your piece.")
        else:
            text = self.tr("{card} put the blackout cap on {energy}.")
        return self._filled(text, event, you)

    def _filled(self, text: str, event: CapMoved, you: Seat | None) -> str:
        energy = "" if event.target is None else self._names.energy(event.target)
        return text.format(card=self._card(event, you), energy=energy)

    def _card(self, event: CapMoved, you: Seat | None) -> str:
        """Whose card it was and what it is called; a card of a variant may have no name."""
        name = "" if event.card is None else self._names.card_name(event.card)
        if event.seat == you:
            text = self.tr("Your card “{name}”") if name else self.tr("Your card")
        else:
            text = self.tr("{player}’s card “{name}”") if name else self.tr("{player}’s card")
        return text.format(player=self._names.player(event.seat), name=name)
