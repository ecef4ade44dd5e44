"""The strongest player of Hertzschlag: knows what displays and money are worth, and haggles over prices."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag.moves import Move, Pledge
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.bidding import haggled_pledge
from enix_desktop.players.hertzschlag.experience import LEARNED, Experience
from enix_desktop.players.hertzschlag.seasoned import SeasonedJudge
from enix_desktop.players.hertzschlag.skilled import decided
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice


class MasterPlayer:
    """Decides like skilled players, with better judgement, and leaves to others what they can pay.

    It tries nothing in guessed worlds: even who was shown what the others lay won no more than who judges
    by their words.
    """

    def __init__(self, style: Style = PLAIN, known: Experience = LEARNED) -> None:
        self._style, self._known = style, known

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """What promises most."""
        judge = SeasonedJudge(view, self._style, self._known)
        if view.phase is Phase.PLEDGE:
            return Choice(Pledge(haggled_pledge(judge)))
        return Choice(decided(judge))
