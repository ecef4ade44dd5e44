"""Cards stolen by one player in one turn, told in one sentence."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix.events import CardStolen
from enix_desktop.ui.enix.wording import Names


class TheftWords(QObject):
    """Sentences in the current language; the viewer is "you"."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, happened: Sequence[Event], you: Seat) -> str | None:
        """What one thief stole, one card after the other; None if anything else *happened*."""
        thefts = [event for event in happened if isinstance(event, CardStolen)]
        if len(thefts) < len(happened) or len({event.thief for event in thefts}) != 1:
            return None
        thief, cards = thefts[0].thief, self._names.listed([self._part(event, you) for event in thefts])
        if thief == you:
            return self.tr("You steal {cards}.").format(cards=cards)
        return self.tr("{thief} steals {cards}.").format(thief=self._names.player(thief), cards=cards)

    def _part(self, event: CardStolen, you: Seat) -> str:
        """One of the cards, as far as it is known, and whose it was."""
        n = self._names
        card, victim = event.card, n.player(event.victim)
        if card is None:
            text = self.tr("a card of {energy} from {victim}", "one of several cards that somebody steals")
            return text.format(energy=n.energy(event.energy), victim=victim)
        if event.victim == you:
            text = self.tr("{card} from you", "one of several cards that somebody steals")
        else:
            text = self.tr("{card} from {victim}", "one of several cards that somebody steals")
        return text.format(card=n.card(card), victim=victim)
