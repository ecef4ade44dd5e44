"""Search in games with hidden information: moves are tried in guessed worlds.

Each iteration guesses one world and tries all moves still in question in it, with the same luck, so that
they are compared fairly. A simple player plays on for everybody until the round is over and the world can be
judged. Moves that do badly are dropped on the way. Nothing here knows which game is played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Copyable, Rules, Seat
from enix_desktop.players.player import Budget, Choice, Player, is_choice

WorldT = TypeVar("WorldT", bound=Copyable)
ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Search(Generic[WorldT, ViewT, MoveT]):
    """What a search needs to know of its game."""

    rules: Rules[Any, Any, WorldT, MoveT, ViewT]
    guess: Callable[[ViewT, int], WorldT]
    policy: Player[ViewT, MoveT]
    """Plays on after the move that is tried."""
    worth: Callable[[WorldT, Seat], float]
    """How good a world is for a seat once it is judged."""
    rounds: int = 1
    """So many rounds are played to the end, with the one that is going on."""

    def best(
        self,
        view: ViewT,
        seat: Seat,
        moves: Sequence[MoveT],
        *,
        seed: int,
        iterations: int,
        budget: Budget,
        liked: Sequence[float] = (),
    ) -> Choice[MoveT]:
        """The one of *moves* that does best in up to so many *iterations*.

        Each move counts as if it did better by what it is *liked*.
        When half of the moves are dropped depends on *iterations* alone, not on where the budget ends:
        so a decision that was cut short can be repeated.
        """
        totals = [0.0] * len(moves)
        alive = list(range(len(moves)))
        until = iterations if budget.iterations is None else min(iterations, budget.iterations)
        halvings = (iterations // 3, 2 * iterations // 3)
        done = 0
        while done < until and len(alive) > 1 and not (done and budget.is_time_up()):
            luck = derived(seed, f"world/{done}")
            world = self.guess(view, luck)
            for index in alive:
                totals[index] += self.tried(world, seat, moves[index], luck) + (liked[index] if liked else 0)
            done += 1
            if done in halvings:
                ranked = sorted(alive, key=lambda index: -totals[index])
                alive = sorted(ranked[: (len(ranked) + 1) // 2])
        return Choice(moves[max(alive, key=lambda index: totals[index])], done)

    def tried(self, world: WorldT, seat: Seat, move: MoveT, luck: int) -> float:
        """How the world looks at the end of the round, or a later one, if *seat* makes *move*."""
        state, chance = world.copy(), SeededChance(luck)
        last = self.rules.round_number(state) + self.rounds - 1
        self.rules.transition(state, seat, move, chance)
        return self._at_the_end(state, seat, last, chance)

    def awaited(self, world: WorldT, seat: Seat, this_round: int, luck: int) -> float:
        """How the world looks for *seat* as late as after a move in *this_round*, if everybody plays on."""
        return self._at_the_end(world.copy(), seat, this_round + self.rounds - 1, SeededChance(luck))

    def _at_the_end(self, state: WorldT, seat: Seat, last: int, chance: SeededChance) -> float:
        rules, luck, number = self.rules, chance.seed, 0
        while rules.round_number(state) <= last:
            owing = rules.to_move(state)
            if not owing:
                break
            moves = rules.legal_moves(state, owing[0])
            move = moves[0]
            if is_choice(moves):
                number += 1
                view = rules.view(state, owing[0])
                move = self.policy.choose(view, moves, derived(luck, f"move/{number}")).move
            rules.transition(state, owing[0], move, chance)
        return self.worth(state, seat)
