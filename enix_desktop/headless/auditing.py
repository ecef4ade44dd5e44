"""Decisions of computer players, recomputed from what they were allowed to see."""

import json
from typing import Any

from enix_desktop import PLAYERS_VERSION, __version__
from enix_desktop.catalogue import Game
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.match import Step
from enix_desktop.engine.record import Entry, Record
from enix_desktop.engine.rng import decision_seed
from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import Budget, is_choice
from enix_desktop.versions import is_earlier


class Discrepancy(EnixError):
    """A computer player would not have decided as the record says, or cannot be asked."""

    number = 0
    """The number of the move, counted from 1."""


class Audit:
    """Follows a replay step by step and lets every computer player decide again."""

    def __init__(self, game: Game, record: Record[Any, Any]) -> None:
        self._game = game
        self._record = record
        self.confirmed = 0
        """Decisions that came out the same."""
        self.unknown = 0
        """Decisions of which the record does not say how long they were thought about."""
        self.outdated = 0
        """Decisions of players as they were in an earlier version of the program."""
        self._is_outdated = is_earlier(record.program, PLAYERS_VERSION)
        self._now = game.rules.start(record.setup)
        self._states = {0: self._now}
        """By the number of moves made before; only as far back as somebody was asked who still owes."""
        self._owing_since = dict.fromkeys(game.rules.to_move(self._now), 0)

    @property
    def summary(self) -> str:
        """How many decisions were confirmed, in a sentence."""
        confirmed, unknown = self.confirmed, self.unknown
        reason = "because the record does not say how long the player thought."
        if self.outdated:
            return (
                f"The game was made by version {self._record.program} of the program. Computer players have "
                "changed since then, so their decisions are not recomputed."
            )
        if not confirmed and not unknown:
            return "No computer player had anything to decide."
        if not confirmed:
            return f"None of {unknown} decisions of computer players could be recomputed, {reason}"
        decisions = "1 decision of a computer player was"
        if confirmed > 1:
            decisions = f"{confirmed} decisions of computer players were"
        more = f"; {unknown} more could not be recomputed, {reason}" if unknown else "."
        return f"{decisions} recomputed and confirmed{more}"

    def look_at(self, step: Step[Any, Any]) -> None:
        """Check the decision that led to *step*, or raise Discrepancy."""
        try:
            self._check(step.number, step.entry)
        except Discrepancy as error:
            error.number = step.number
            raise
        self._now = step.state
        before = self._owing_since
        before.pop(step.entry.seat, None)
        self._owing_since = {
            seat: before.get(seat, step.number) for seat in self._game.rules.to_move(self._now)
        }
        self._states[step.number] = self._now
        oldest = min(self._owing_since.values(), default=step.number)
        self._states = {number: state for number, state in self._states.items() if number >= oldest}

    def _check(self, number: int, entry: Entry[Any]) -> None:
        key, rules, seat = self._record.participants[entry.seat].player, self._game.rules, entry.seat
        if key is None:
            return
        if self._is_outdated:
            self.outdated += len(rules.legal_moves(self._now, seat)) > 1
            return
        if entry.thought is None:
            self.unknown += len(rules.legal_moves(self._now, seat)) > 1
            return
        asked = entry.thought.asked
        if asked < self._owing_since[seat]:
            raise Discrepancy(
                f"move {number} by seat {seat} is said to answer a question asked after {asked} moves, "
                f"but this question was asked after {self._owing_since[seat]} moves."
            )
        state = self._states[asked]
        moves = rules.legal_moves(state, seat)
        if not is_choice(moves):
            raise Discrepancy(
                f"move {number} by seat {seat} carries a thought, but there was nothing to choose."
            )
        seed = decision_seed(self._record.seed_after(asked), seat, asked)
        budget = Budget(iterations=entry.thought.iterations)
        chosen = self._player(seat, key).choose(rules.view(state, seat), moves, seed, budget).move
        if chosen != entry.move:
            raise Discrepancy(self._difference(number, entry, key, chosen))
        self.confirmed += 1

    def _player(self, seat: Seat, key: str) -> Any:
        if not self._game.has_player(key):
            raise Discrepancy(
                f"seat {seat} was played by the computer player {key!r}, which version {__version__} of the "
                "program does not have, so its decisions cannot be recomputed."
            )
        return self._game.player(key)

    def _difference(self, number: int, entry: Entry[Any], key: str, chosen: object) -> str:
        codec, setup = self._game.codec, self._record.setup
        here, there = (json.dumps(codec.move_json(setup, move)) for move in (chosen, entry.move))
        successor = self._game.former_players.get(key)
        player = f"the player {key}" if successor is None else f"{successor}, who plays for {key} today,"
        sentence = f"move {number} by seat {entry.seat}: {player} chooses {here}, but {there} is recorded."
        writer = self._record.program
        if writer in ("", __version__):
            return sentence
        return f"{sentence} The record was written by version {writer} of the program, this is {__version__}."
