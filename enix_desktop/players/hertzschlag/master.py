"""The strongest player of Hertzschlag: tries its best cards in guessed worlds, to the end of the round."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.guess import World, guess
from enix_desktop.games.hertzschlag.moves import Lay, Move
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.chances import chance_of
from enix_desktop.players.hertzschlag.experience import LEARNED, Experience
from enix_desktop.players.hertzschlag.judge import Judge, Weighed
from enix_desktop.players.hertzschlag.skilled import SkilledPlayer, decided
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice

WORLDS = 60
"""Guessed worlds times seats for a decision."""
IDEAS = 5
"""So many cards are tried."""
TRUST = 0.5
"""What first thoughts count beside what the worlds tell: few worlds tell little."""


class MasterPlayer:
    """Guesses what the others lay, and lays what does best against it."""

    def __init__(self, style: Style = PLAIN, worlds: int = WORLDS, known: Experience = LEARNED) -> None:
        self._style, self._worlds, self._known = style, worlds, known
        self._rules, self._policy = HertzschlagRules(), SkilledPlayer()

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move after which the round ends best on average."""
        judge = Judge(view, self._style, self._known)
        if view.phase is not Phase.LAY:
            return Choice(decided(judge))
        ranked = nlargest(IDEAS, judge.lays(view.signals[view.seat]), key=lambda weighed: weighed.worth)
        if len(ranked) == 1:
            return Choice(ranked[0].lay)
        return self._tried(judge, ranked, seed, budget)

    def _tried(self, judge: Judge, ideas: Sequence[Weighed], seed: int, budget: Budget) -> Choice[Move]:
        """The best of *ideas* in as many worlds as there is time for."""
        view = judge.view
        iterations = max(1, self._worlds // view.table.seats)
        until = iterations if budget.iterations is None else min(iterations, budget.iterations)
        totals = [0.0] * len(ideas)
        done = 0
        while done < until and not (done and budget.is_time_up()):
            luck = derived(seed, f"world/{done}")
            world = self._others_laid(view, luck)
            for index, idea in enumerate(ideas):
                totals[index] += self._end_of_round(world, judge, idea.lay, luck)
            done += 1
        best = max(
            range(len(ideas)), key=lambda index: totals[index] / max(1, done) + TRUST * ideas[index].worth
        )
        return Choice(ideas[best].lay, done)

    def _others_laid(self, view: View, luck: int) -> World:
        """A guessed world in which all others have laid what a skilled player would."""
        world = guess(view, luck)
        for seat in range(view.table.seats):
            lay = world.laid[seat]
            if seat != view.seat and lay is not None:
                world.hands[seat] = tuple(sorted((*world.hands[seat], lay.card)))
                world.laid[seat] = None
        chosen: dict[Seat, Lay] = {}
        for seat in range(view.table.seats):
            if seat != view.seat:
                move = self._policy.choose(self._rules.view(world, seat), (), luck).move
                assert isinstance(move, Lay), "it was asked for nothing else"
                chosen[seat] = move
        for seat, lay in chosen.items():
            self._rules.transition(world, seat, lay, SeededChance(luck))
        return world

    def _end_of_round(self, world: World, judge: Judge, lay: Lay, luck: int) -> float:
        """How likely the seat wins if it lays this."""
        rules, state, chance = self._rules, world.copy(), SeededChance(luck)
        rules.transition(state, judge.seat, lay, chance)
        while state.round == judge.view.round and (owing := rules.to_move(state)):
            moves = rules.legal_moves(state, owing[0])
            move = moves[0]
            if len(moves) > 1:
                move = self._policy.choose(rules.view(state, owing[0]), moves, luck).move
            rules.transition(state, owing[0], move, chance)
        return chance_of(state, judge.seat, judge.known, judge.care)
