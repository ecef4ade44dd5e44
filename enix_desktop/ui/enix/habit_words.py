"""What computer players like to do, and what they did of it in the game that is over."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.habits import Habits
from enix_desktop.players.keys import read_key
from enix_desktop.ui.enix.wording import signed


class HabitWords(QObject):
    """A sentence for each computer player with a style; its numbers come from the record."""

    def sentences(self, who: Sequence[Participant], habits: Sequence[Habits]) -> Mapping[Seat, str]:
        """The sentences by seat; nothing for people and for players without a style."""
        found = {}
        for seat, (participant, own) in enumerate(zip(who, habits, strict=True)):
            style = read_key(participant.player).style if participant.player is not None else None
            sentence = self._sentence(style, own)
            if sentence:
                found[seat] = sentence.format(name=participant.name)
        return found

    def _sentence(self, style: str | None, habits: Habits) -> str:
        match style:
            case "trickster":
                if not habits.blackouts:
                    return self.tr("{name} likes to black out others, but had no chance this time.")
                return self.tr("{name} likes to black out others: done %n time(s).", "", habits.blackouts)
            case "builder":
                if not habits.placed:
                    return self.tr("{name} likes to change the board, but had no chance this time.")
                return self.tr("{name} likes to change the board: %n tile(s) placed.", "", habits.placed)
            case "greedy":
                count = habits.collected + habits.stolen
                return self.tr("{name} likes to have it all: %n card(s) collected or stolen.", "", count)
            case "cautious":
                if habits.ended_with is not None:
                    told = self.tr("{name} is cautious and ended the game with {score}.")
                    return told.replace("{score}", signed(habits.ended_with))
                return self.tr("{name} is cautious: only %n card(s) collected.", "", habits.collected)
            case _:
                return ""
