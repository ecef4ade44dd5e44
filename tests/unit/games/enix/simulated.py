"""Simulated games, and moves of which most are refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from typing import Any, cast

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.moves import (
    CROSS,
    END_GAME,
    LAY,
    PASS,
    REFILL,
    STOP,
    Cross,
    Move,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    TakeCards,
)
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.why import Answer, first_moment, why
from enix_desktop.games.enix.why.moment import Moment, after
from enix_desktop.geometry.hexes import Hex

RULES = ENIX.rules
MOST_ROUNDS = 12


@dataclass(frozen=True)
class Game:
    """A simulated game: what happened, and the states in which it did."""

    first: Moment
    told: list[Event]
    befores: list[State]
    """For each event the state before the move that it belongs to."""
    afters: list[State]

    @cached_property
    def answers(self) -> list[Answer | None]:
        """The answer to each event."""
        return [why(self.first, self.told, index) for index in range(len(self.told))]

    @cached_property
    def moments(self) -> list[Moment]:
        """What was told before each event, added up step by step."""
        return list(accumulate(self.told, lambda moment, event: after(moment, [event]), initial=self.first))


@cache
def played(edition: str, player: str, seed: int) -> Game:
    """A game of greedy or random players."""
    seats = 2 + seed % 5
    people = [Participant(f"seat {seat}", player) for seat in range(seats)]
    match: Any = Match.begin(RULES, "enix", people, ENIX.options({"edition": edition}, seats), seed=seed)
    chooser = ENIX.player(player)
    while RULES.to_move(match.state) and match.state.round <= MOST_ROUNDS:
        number = len(match.record.entries)
        seat = RULES.to_move(match.state)[0]
        moves = RULES.legal_moves(match.state, seat)
        choice = chooser.choose(RULES.view(match.state, seat), moves, derived(seed, str(number)))
        match.play(seat, choice.move)
    told: list[Event] = []
    befores: list[State] = []
    afters: list[State] = []
    before = RULES.start(match.record.setup)
    for step in replay(RULES, ENIX.codec, match.record):
        told += step.events
        befores += [before] * len(step.events)
        afters += [step.state] * len(step.events)
        before = step.state
    return Game(first_moment(match.record.setup), told, befores, afters)


SIMULATED = [(edition, "greedy", seed) for edition in ENIX.editions for seed in range(10)] + [
    (edition, "random", seed) for edition in ENIX.editions for seed in range(3)
]


def attempts(state: State) -> list[Move]:
    """Moves of all kinds, most of them refused."""
    tries: list[Move] = [PASS, STOP, END_GAME, *CROSS, *LAY[::5], *REFILL[:6]]
    tries += [Cross(cast(Energy, 9)), Refill(9)]
    tries += [TakeCards((stack,)) for stack in range(5)]
    tries += [Steal(seat, energy) for seat in range(state.table.seats) for energy in (None, *ENERGIES[:2])]
    enix = cards_of(state.table.components.enix_cards)
    tries += [PlayEnix(card, tile) for card in (0, *enix) for tile in (None, *ENERGIES, cast(Energy, 9))]
    cells = {neighbour for cell in state.layout.cells for neighbour in cell.neighbours()}
    cells |= {Hex(9, 9)}
    turns = state.layout.rotations
    tries += [PlaceTile(tile, cell, turns[tile]) for tile in ENERGIES for cell in sorted(cells)]
    tries += [PlaceTile(cast(Energy, 9), Hex(0, 0), 0), PlaceTile(Energy.SOLAR, Hex(0, 0), 9)]
    return tries


def refusals(state: State) -> Iterator[tuple[int, Move, Refusal]]:
    for move in attempts(state):
        for seat in range(state.table.seats):
            refused = RULES.refusal(state, seat, move)
            if isinstance(refused, Refusal):
                yield seat, move, refused
