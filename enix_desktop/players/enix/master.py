"""The strongest ENIX player: tries its best ideas in guessed worlds and looks at how the round ends."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.guess import World, guess
from enix_desktop.games.enix.moves import EndGame, Move, Pass, PlaceTile
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.outlook import Outlook
from enix_desktop.players.enix.skilled import Judge, SkilledPlayer, promising_placements
from enix_desktop.players.enix.styles import CHANCE, PLAIN, Style
from enix_desktop.players.enix.worth import chance, learned_worth, stage_of
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from enix_desktop.players.search import Search

WORLDS = 48
"""Guessed worlds times seats for a decision: the more seats, the longer a round and the fewer worlds."""
IDEAS = 6
"""Moves that are tried; the others look worse to the heuristic."""
QUICK_DRAFTS, QUICK_PLACEMENTS = 2, 24
"""The heuristic that plays on in guessed worlds is a quick one."""


class MasterPlayer:
    """Searches over guesses; judges by the open hands at the end of the round."""

    def __init__(self, worlds: int = WORLDS, style: Style = PLAIN) -> None:
        self._worlds = worlds
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move after which the round ends best on average."""
        outlook = Outlook(view, seed)
        judge = Judge(outlook, self._style)
        if isinstance(moves[0], Pass):
            # An interrupt must not be thought about longer than a pass without a choice (X4).
            return Choice(max(moves, key=judge.liking))
        ideas = promising(judge, moves, self._style)
        iterations = max(1, self._worlds // view.table.seats)
        liked = [CHANCE * self._style.liking(view, idea) for idea in ideas]
        return SEARCH.best(
            view, view.seat, ideas, seed=seed, iterations=iterations, budget=budget, liked=liked
        )


def promising(judge: Judge, moves: Sequence[Move], style: Style = PLAIN) -> list[Move]:
    """The moves that are worth trying."""
    if isinstance(moves[0], PlaceTile):
        moves = promising_placements(judge.outlook, moves, IDEAS, style)
    ending = [move for move in moves[-1:] if isinstance(move, EndGame)]
    others = moves[: len(moves) - len(ending)]
    # Ending is never the first idea: without any time to think it would be the riskiest.
    return [*nlargest(IDEAS, others, key=judge.liking), *ending]


class _Quick:
    """Plays a round to its end: skilled, in a hurry, and never ending the game."""

    def __init__(self) -> None:
        self._player = SkilledPlayer(QUICK_DRAFTS, QUICK_PLACEMENTS)

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """A move that continues the round."""
        if isinstance(moves[-1], EndGame):
            moves = moves[:-1]
        return Choice(moves[0]) if len(moves) == 1 else self._player.choose(view, moves, seed)


def chance_in(world: World, seat: Seat) -> float:
    """How likely *seat* wins with all hands open."""
    outcome = EnixRules.outcome(world)
    if outcome is not None:
        return float(seat in outcome.winners)
    table = world.table
    worth = learned_worth(table.components, table.numbers.limit, stage_of(world.round))
    worths = [worth.of(hand) for hand in world.hands]
    own = worths.pop(seat)
    return chance(own, worths)


SEARCH = Search(EnixRules(), guess, _Quick(), chance_in)
"""How moves are tried; the coach tries them the same way."""
