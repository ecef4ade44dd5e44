"""What the coach knows of Hertzschlag: all others do what a skilled player would do who does not lie."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.guess import World
from enix_desktop.games.hertzschlag.moves import Lay, Move, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.coach import Coach
from enix_desktop.players.hertzschlag.chances import chance_of, standing_of
from enix_desktop.players.hertzschlag.experience import LEARNED
from enix_desktop.players.hertzschlag.posing import POSING
from enix_desktop.players.hertzschlag.seasoned import SeasonedJudge
from enix_desktop.players.hertzschlag.skilled import best_lay
from enix_desktop.players.hertzschlag.talking import SPOKEN
from enix_desktop.players.hertzschlag.worlds import RULES, answer_to, end_round, hear_others, world_of
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from enix_desktop.players.search import Search

IDEAS = 6
"""So many cards are tried."""
CARE = 1.0
"""Whoever asks how likely a seat wins counts the grid in full."""


class _Answering:
    """Plays on in guessed worlds."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        return Choice(answer_to(view, seed))


def _chance(world: World, seat: Seat) -> float:
    return chance_of(world, seat, LEARNED, CARE)


SEARCH = Search(RULES, world_of, _Answering(), _chance)


def _tried(world: World, seat: Seat, move: Move, luck: int) -> float:
    """A broken word costs more than this round: so much less is a seat believed later."""
    if not isinstance(move, Signal | Lay):
        return SEARCH.tried(world, seat, move, luck)
    later = world.copy()
    if isinstance(move, Signal):
        RULES.transition(later, seat, move, SeededChance(luck))
    hear_others(later, seat, luck)
    judge = SeasonedJudge(RULES.view(later, seat))
    # Whoever speaks lays afterwards what seems best then, whether it is what was said or not.
    lay = move if isinstance(move, Lay) else best_lay(judge)
    chance = _chance(end_round(later, seat, lay, luck), seat)
    return judge.bound(lay, judge.view.signals[seat], chance)


def _ideas(view: View, moves: Sequence[Move], _seed: int) -> Sequence[Move]:
    match moves[0]:
        case Signal():
            return [Signal(word) for word in SPOKEN]
        case Lay():
            judge = SeasonedJudge(view)
            lays = judge.lays(view.signals[view.seat])
            return [idea.lay for idea in nlargest(IDEAS, lays, key=lambda idea: idea.worth)]
        case _:
            return moves


def _standing(world: World) -> list[float]:
    return standing_of(world, LEARNED)


def _redrawn(world: World, _seed: int) -> World:
    """Nothing lies in an order that is settled before it is drawn."""
    return world.copy()


def _judges(view: View) -> bool:
    """What somebody pledges binds nobody, and what others make of it depends on who they are."""
    return view.phase is not Phase.PLEDGE


COACH = Coach(_ideas, world_of, _tried, SEARCH.awaited, _standing, _redrawn, judges=_judges, posing=POSING)
