"""The strongest player of Station Six: tries its best ideas in guessed worlds, to the end of the round."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.games.station.guess import guess
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.view import View
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from enix_desktop.players.search import Search
from enix_desktop.players.station.chances import chance_of
from enix_desktop.players.station.ideas import ideas
from enix_desktop.players.station.judge import Judge, Weighed
from enix_desktop.players.station.skilled import SkilledPlayer
from enix_desktop.players.station.styles import PLAIN, Style
from enix_desktop.players.station.worth import learned_worth

WORLDS = 36
"""Guessed worlds times seats for a decision: the more seats, the longer a round and the fewer worlds."""
IDEAS = 8
"""Moves that are tried besides the best of each kind."""
MARGIN = 2.5
"""What looks so much worse than the best is not tried."""
CHANCE = 0.005
"""What one unit of liking counts in chances to win."""
TRUST = 0.2
"""What one unit of worth counts in chances to win before anything is tried: few worlds tell little."""
TAKING_TRUST = 0.4
"""The same for taking a card: the differences are small, and chance hides them."""
SEARCH = Search(StationRules(), guess, SkilledPlayer(), chance_of)
"""How moves are tried; the coach tries them the same way."""


class MasterPlayer:
    """Searches over guesses; judges by the open hands at the end of the round."""

    def __init__(self, style: Style = PLAIN, worlds: int = WORLDS) -> None:
        self._style, self._worlds = style, worlds

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move after which the round ends best on average."""
        judge = Judge(view, learned_worth(), self._style)
        if view.phase in (Phase.DISCARD, Phase.SUPPLY):
            return Choice(judge.discarding())
        tried = promising(judge)
        if len(tried) == 1:
            return Choice(tried[0][1])
        trust = TAKING_TRUST if view.phase is Phase.TAKE else TRUST
        liked = [trust * worth + CHANCE * self._style.liking(move) for worth, move in tried]
        iterations = max(1, self._worlds // view.table.seats)
        return SEARCH.best(
            view,
            view.seat,
            [move for _, move in tried],
            seed=seed,
            iterations=iterations,
            budget=budget,
            liked=liked,
        )


def promising(judge: Judge) -> list[Weighed]:
    """The best ideas for a turn, or cards to take, and the best one of each kind; the best first."""
    return _promising(judge.taking() if judge.view.phase is Phase.TAKE else ideas(judge))


def _promising(weighed: Sequence[Weighed]) -> list[Weighed]:
    ranked = nlargest(len(weighed), weighed, key=lambda pair: pair[0])
    kinds: set[type[Move]] = set()
    tried: list[Weighed] = []
    for worth, move in ranked:
        if worth < ranked[0][0] - MARGIN:
            break
        if len(tried) < IDEAS or type(move) not in kinds:
            tried.append((worth, move))
        kinds.add(type(move))
    return tried
