"""A scripted learner of ENIX: somebody who has finished the lessons and plays the obvious.

    python -m tools.enix_learner --against novice --seats 2 --games 500 --seed 1

Measures how often it wins. It looks at its own hand, at the tops of the stacks and at the way there, in this
turn only: no chances, no guesses, no plan for the next round.
"""

import argparse
from collections.abc import Sequence

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.rng import derived
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.layout import roads
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.scoring import score_of
from enix_desktop.games.enix.view import View
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.enix.plan import costs, landing
from enix_desktop.players.player import UNHURRIED, Budget, Choice

LEARNER = "learner"
DECENT = 18
"""The score with which the game is ended as soon as that is allowed."""
FULL = 20
"""The sum above which only energies that are lacking are taken."""
PLACEMENTS = 12
"""How many ways to place a tile come to mind."""
MAX_ROUNDS = 200


class LearnerPlayer:
    """Lays the card that reaches a good tile, takes cards below the limit, ends with a decent score."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The most obvious move; of equals the first."""
        obvious = _Obvious(view)
        if isinstance(moves[0], PlaceTile):
            step = max(1, len(moves) // PLACEMENTS)
            moves = moves[seed % step :: step]
        return Choice(max(moves, key=obvious.rank))


class _Obvious:
    """Ranks moves by what a glance at the own hand and at the board tells."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.components = view.table.components
        self.limit = view.table.numbers.limit
        self.counts = self.components.energy_counts(view.hand)
        self.total = self.components.total(view.hand)
        self.here = view.pawns[view.seat]

    def rank(self, move: Move) -> tuple[float, ...]:
        """More is better; kinds of moves that are offered together are comparable."""
        match move:
            case EndGame():
                is_decent = DECENT <= score_of(self.components, self.view.hand) <= self.limit
                return (9,) if is_decent else (-9,)
            case LayCard(card):
                return self._laying(card)
            case Cross(tile):
                cost = dict(self.view.roads[self.here])[tile]
                onward = self._within_reach(tile, self.view.points - cost, self.view.barred | 1 << tile)
                return (max(self._use(tile), onward - 0.5),)
            case Stop():
                return (0.5,) if self.view.phase is not Phase.STEAL else (0,)
            case TakeCards(stacks):
                return self._taking(len(stacks))
            case PlaceTile():
                ways = roads(self.components, self.view.layout.with_tile(move.tile, move.cell, move.rotation))
                reach = costs(ways, self.here, self.view.points, self.view.cap, self.view.barred)
                return max(map(self._use, reach), default=0), len(ways[self.here])
            case Steal(_, energy):
                if energy is None:
                    return (1,) if self.total < FULL else (-1,)
                return (0 if self.counts[energy] else 1,)
            case Refill(stack):
                top = self.view.stack_tops[stack]
                return (1 if top is not None and not self.counts[top] else 0,)
            case PlayEnix(card, tile):
                return self._interrupting(card, tile)
            case Pass():
                return (0,)

    def _use(self, tile: Energy) -> float:
        """How welcome the top cards of *tile* are: 0 if there are none."""
        count = self.view.stack_tops.count(tile)
        if not count:
            return 0
        if not self.counts[tile]:
            return 10
        return count if self.total < FULL else 0

    def _within_reach(self, start: Energy, points: int, barred: int) -> float:
        """The use of the best tile to which *points* lead on."""
        reach = costs(self.view.roads, start, points, self.view.cap, barred)
        return max(map(self._use, reach), default=0)

    def _laying(self, card: Card) -> tuple[float, ...]:
        """Keep one of each energy, reach a good tile, and get rid of what is too much."""
        value, energy = self.components.values[card], self.components.energies[card]
        after = landing(self.view, card)
        use = self._within_reach(after.tile, value, after.barred) if after.cap != after.tile else 0
        if after.jumped:
            use = max(use, self._use(after.tile))
        rest = self.total - value
        too_much = max(0, rest - self.limit)
        return use - (4 if self.counts[energy] == 1 else 0) - too_much, -abs(FULL - rest)

    def _taking(self, count: int) -> tuple[float, ...]:
        """All that fit below the limit, at three points a card; one at least of an energy that is lacking."""
        fitting = max((self.limit - self.total) // 3, 0 if self.counts[self.here] else 1)
        return (count if count <= fitting else -count,)

    def _interrupting(self, card: Card, tile: Energy | None) -> tuple[float, ...]:
        """Play an ENIX card that is not needed for its energy, best onto somebody else."""
        if tile == self.here or self.counts[self.components.energies[card]] == 1:
            return (-1,)
        return (1 + (0 if tile is None else self.view.pawns.count(tile)),)


def shares(against: str, seats: int, games: int, seed: int) -> tuple[float, int]:
    """What the learner wins, shared wins as fractions, in each edition and on every seat equally often."""
    won, played = 0.0, 0
    learner, rival = LearnerPlayer(), ENIX.player(against)
    for number in range(games):
        edition = ENIX.editions[number % len(ENIX.editions)]
        seat = number // len(ENIX.editions) % seats
        keys = tuple(LEARNER if place == seat else against for place in range(seats))
        plan = Plan(ENIX, {"edition": edition}, keys, derived(seed, f"learner/{number}"), MAX_ROUNDS)
        seated = [learner if place == seat else rival for place in range(seats)]
        outcome = play(plan, keep_moves=False, seated=seated).outcome
        winners = outcome.winners if outcome else ()
        won += (seat in winners) / max(1, len(winners))
        played += 1
    return won, played


def main() -> None:
    """Print how often it wins."""
    parser = argparse.ArgumentParser(description="How often a scripted learner wins.")
    parser.add_argument("--against", default="novice", help="the computer player on all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    won, played = shares(chosen.against, chosen.seats, chosen.games, chosen.seed)
    low, high = wilson(round(won), played)
    print(
        f"learner against {chosen.against}, {chosen.seats} seats: {won:g} of {played} games, "
        f"{won / played:.1%} ({low:.1%} to {high:.1%}); fair share {1 / chosen.seats:.1%}"
    )


if __name__ == "__main__":
    main()
