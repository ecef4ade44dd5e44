"""The strongest player of Hertzschlag: tries words and cards in guessed worlds, to the end of the round."""

from collections.abc import Callable, Sequence
from heapq import nlargest

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.games.hertzschlag.guess import World
from enix_desktop.games.hertzschlag.moves import Lay, Move, Pledge, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.bidding import haggled_pledge
from enix_desktop.players.hertzschlag.chances import chance_of
from enix_desktop.players.hertzschlag.experience import LEARNED, Experience
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.skilled import decided
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.hertzschlag.talking import SPOKEN
from enix_desktop.players.hertzschlag.worlds import RULES, end_round, hear_others, world_of
from enix_desktop.players.player import UNHURRIED, Budget, Choice

LAY_WORLDS, WORD_WORLDS = 90, 40
"""Guessed worlds times seats for a decision: the more seats, the longer a round and the fewer worlds."""
IDEAS, PLANS = 5, 4
"""So many cards are tried when laying, and thought of when speaking."""
LIKING = 5
"""How much more being steady counts than for others: whoever looks ahead has less reason for it."""
TRUST = 0.3
"""What first thoughts count beside what the worlds tell: few worlds tell little."""


class MasterPlayer:
    """Guesses what the others have, says and lays what does best against it, and haggles over the price."""

    def __init__(self, style: Style = PLAIN, known: Experience = LEARNED, share: float = 1.0) -> None:
        """Only *share* of the usual worlds are guessed."""
        self._style, self._known, self._share = style, known, share

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move after which the round ends best on average."""
        judge = Judge(view, self._style, self._known)
        match view.phase:
            case Phase.SIGNAL:
                return self._speak(judge, seed, budget)
            case Phase.LAY:
                return self._lay(judge, seed, budget)
            case Phase.PLEDGE:
                return Choice(Pledge(haggled_pledge(judge)))
            case _:
                return Choice(decided(judge))

    def _lay(self, judge: Judge, seed: int, budget: Budget) -> Choice[Move]:
        ideas = nlargest(IDEAS, judge.lays(judge.view.signals[judge.seat]), key=lambda idea: idea.worth)
        if len(ideas) == 1:
            return Choice(ideas[0].lay)

        def tried(luck: int) -> list[float]:
            world = world_of(judge.view, luck)
            hear_others(world, judge.seat, luck)
            return [self._worth(judge, world, idea.lay, luck) for idea in ideas]

        totals, done = _added(tried, self._worlds(LAY_WORLDS, judge), seed, budget)
        said = judge.view.signals[judge.seat]
        worths = [
            judge.bound(idea.lay, said, total / done) + TRUST * idea.worth
            for idea, total in zip(ideas, totals, strict=True)
        ]
        return Choice(ideas[worths.index(max(worths))].lay, done)

    def _speak(self, judge: Judge, seed: int, budget: Budget) -> Choice[Move]:
        plans = _plans(judge)

        def tried(luck: int) -> list[float]:
            found: list[float] = []
            guessed = world_of(judge.view, luck)
            for word in SPOKEN:
                world = guessed.copy()
                RULES.transition(world, judge.seat, Signal(word), SeededChance(luck))
                hear_others(world, judge.seat, luck)
                found += [judge.bound(plan, word, self._worth(judge, world, plan, luck)) for plan in plans]
            return found

        totals, done = _added(tried, self._worlds(WORD_WORLDS, judge), seed, budget)
        best = totals.index(max(totals))
        return Choice(Signal(SPOKEN[best // len(plans)]), done)

    def _worlds(self, worlds: int, judge: Judge) -> int:
        return max(1, int(self._share * worlds) // judge.view.table.seats)

    def _worth(self, judge: Judge, world: World, lay: Lay, luck: int) -> float:
        """How likely the seat wins if it lays this."""
        ended = end_round(world, judge.seat, lay, luck)
        return chance_of(ended, judge.seat, self._known, self._style.care) * judge.liking(lay) ** LIKING


def _plans(judge: Judge) -> list[Lay]:
    """What one may lay later: the best now, and what would be best if the others kept the grid."""
    lays = judge.lays()
    best = nlargest(PLANS - 1, lays, key=lambda idea: idea.worth)
    bold = max(lays, key=lambda idea: idea.win)
    return list(dict.fromkeys(idea.lay for idea in (*best, bold)))


def _added(
    tried: Callable[[int], list[float]], worlds: int, seed: int, budget: Budget
) -> tuple[list[float], int]:
    """What *tried* gives in as many worlds as there is time for, added up, and their number."""
    until = worlds if budget.iterations is None else min(worlds, budget.iterations)
    totals = tried(derived(seed, "world/0"))
    done = 1
    while done < until and not budget.is_time_up():
        found = tried(derived(seed, f"world/{done}"))
        totals = [total + more for total, more in zip(totals, found, strict=True)]
        done += 1
    return totals, done
