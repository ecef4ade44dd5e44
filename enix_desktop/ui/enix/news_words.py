"""Which cards came and went while their owner did not look: said at the start of a private moment."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.ui.enix.wording import Names


class NewsWords(QObject):
    """A few sentences in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, happened: Sequence[Event], seat: Seat) -> str:
        """What *seat* got, and what others took from it; *happened* is told as that seat knows it."""
        got: list[Card] = []
        lost: dict[Seat, list[Card]] = {}
        for event in happened:
            match event:
                case events.CardsTaken(owner, cards=cards) | events.CardsDrawn(owner, cards=cards):
                    if owner == seat:
                        got += cards or ()
                case events.CardStolen(thief, victim, _, card) if card is not None:
                    if thief == seat:
                        got.append(card)
                    elif victim == seat:
                        lost.setdefault(thief, []).append(card)
        sentences = [self.tr("You got {cards}.").format(cards=self._listed(got))] if got else []
        for thief, taken in lost.items():
            text = self.tr("{player} stole {cards} from you.")
            sentences.append(text.format(player=self._names.player(thief), cards=self._listed(taken)))
        return " ".join(sentences)

    def _listed(self, cards: Sequence[Card]) -> str:
        return self._names.listed([self._names.card(card) for card in cards])
