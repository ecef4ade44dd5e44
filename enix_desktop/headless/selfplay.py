"""Games of computer players among themselves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from enix_desktop import __version__
from enix_desktop.catalogue import Game, MakeOptions
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.record import Entry, Participant, Record, Thought
from enix_desktop.engine.rng import decision_seed
from enix_desktop.engine.rules import Event, IllegalMove, Outcome
from enix_desktop.headless.table_choices import Values
from enix_desktop.players.player import Player, is_choice


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be played: everything that decides how it goes."""

    game: Game
    values: Values
    """What was chosen; the rest is as usual."""
    players: tuple[str, ...]
    seed: int
    max_rounds: int | None = None
    options: MakeOptions | None = None
    """How a variant makes its options; None for the game as it is."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    record: Record[Any, Any]
    decisions: int
    rounds: int

    @property
    def outcome(self) -> Outcome | None:
        """The result; None if the game ran out of rounds."""
        return self.record.outcome


Observer = Callable[[Any, Sequence[Event]], None]
"""Told the state after each move, and what happened."""


def play(
    plan: Plan,
    keep_moves: bool = True,
    observe: Observer | None = None,
    seated: Sequence[Player[Any, Any]] | None = None,
) -> Played:
    """Play the game to its end, or until it has had its rounds.

    The players are those that the plan names, or *seated* in their place.
    The state is changed in place: players choose among legal moves, so nothing needs to be taken back.
    """
    game, rules = plan.game, plan.game.rules
    players = seated or [game.player(key) for key in plan.players]
    chance = SeededChance(plan.seed)
    options = plan.options or game.options
    setup = rules.deal(options({**game.usual_choices(), **plan.values}, len(players)), chance)
    chance.take_drawn()
    participants = tuple(Participant(f"{key} {seat}", key) for seat, key in enumerate(plan.players))
    record: Record[Any, Any] = Record(game.id, participants, setup, seed=plan.seed, program=__version__)
    state = rules.start(setup)
    decisions = 0
    to_move, legal_moves, transition = rules.to_move, rules.legal_moves, rules.transition
    while owing := to_move(state):
        seat = owing[0]
        moves = legal_moves(state, seat)
        move, thought = moves[0], None
        if is_choice(moves):
            seed = decision_seed(plan.seed, seat, decisions)
            move, iterations = players[seat].choose(rules.view(state, seat), moves, seed)
            thought = Thought(decisions, iterations)
            refusal = rules.refusal(state, seat, move)
            if refusal is not None:
                raise IllegalMove(seat, refusal)
        events = transition(state, seat, move, chance)
        decisions += 1
        draws = chance.take_drawn()
        if keep_moves:
            record.entries.append(Entry(seat, move, draws, thought))
        if observe is not None:
            observe(state, events)
        if plan.max_rounds is not None and rules.round_number(state) > plan.max_rounds:
            break
    record.outcome = rules.outcome(state)
    return Played(record, decisions, rules.round_number(state))
