"""The words for what somebody did last."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.ui.enix.cap_words import CapWords
from enix_desktop.ui.enix.wording import Names


class LastMoveWords(QObject):
    """A few sentences in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names
        self._cap = CapWords(names, self)

    def sentence(self, told: Sequence[Event], seat: Seat) -> str:
        """What *seat* did in its last turn, in a few words."""
        turns = [(index, event) for index, event in enumerate(told) if isinstance(event, events.TurnBegan)]
        own = max((index for index, turn in turns if turn.seat == seat), default=None)
        if own is None:
            return self.tr("You have not had a turn yet.")
        end = min((index for index, _ in turns if index > own), default=len(told))
        return self._joined(self._own(told[own:end], seat))

    def _own(self, turn: Sequence[Event], seat: Seat) -> list[str]:
        """The own turn: what was moved, where to, and how many cards it brought."""
        sentences = [text for text in map(self._about, turn) if text]
        goals = [event for event in turn if isinstance(event, (events.PawnJumped, events.PawnCrossed))]
        if goals:
            sentences.append(
                self.tr("You went to {energy}.").format(energy=self._names.energy(goals[-1].target))
            )
        cards = sum(_gained(event, seat) for event in turn)
        if cards > 0:
            sentences.append(self.tr("You got %n card(s).", "", cards))
        return sentences or [self.tr("You did not move in your last turn.")]

    def _about(self, event: Event) -> str | None:
        match event:
            case events.TilePlaced(_, tile, origin, cell):
                text = self.tr("You turned {energy}.") if origin == cell else self.tr("You moved {energy}.")
                return text.format(energy=self._names.energy(tile))
            case events.CapMoved(seat):
                return self._cap.happened(event, seat)
            case _:
                return None

    def _joined(self, sentences: Sequence[str]) -> str:
        whole = sentences[0]
        for sentence in sentences[1:]:
            whole = self.tr("{first} {second}").format(first=whole, second=sentence)
        return whole


def _gained(event: Event, seat: Seat) -> int:
    """How many cards *event* brought to the hand of *seat*."""
    match event:
        case events.CardsTaken(taker, _, stacks) if taker == seat:
            return len(stacks)
        case events.CardsDrawn(drawer, _, energies) if drawer == seat:
            return len(energies)
        case events.CardStolen(thief) if thief == seat:
            return 1
        case _:
            return 0
