"""Very many games, everything checked after every move: the long test that finds what short ones miss."""

import resource
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.headless.pool import portions, results
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import all_values, game_named

GAMES_PER_JOB = 250
MAX_ROUNDS = 40
"""Long enough for nearly every game with a player who wants to end it."""
QUICK_LEVELS = 2
"""So many levels play, and players that are no level. A soak needs many games and odd positions, not skill:
those who think longer would play a fraction of the games, and with the same moves."""


@dataclass(frozen=True, slots=True)
class Job:
    """Games *first* to *last* of the soak with this seed."""

    game: str
    seed: int
    numbers: range


@dataclass(frozen=True, slots=True)
class Report:
    """What a job found; a broken invariant never gets this far."""

    games: int
    unfinished: int
    decisions: int
    kilobytes: int
    """The most memory this process has used so far."""


def soak(key: str, games: int, seed: int, workers: int) -> int:
    """Play and check, and print the figures."""
    began = time.monotonic()
    game = game_named(key)
    jobs = [Job(game.id, seed, numbers) for numbers in portions(games, GAMES_PER_JOB)]
    reports = list(results(run, jobs, workers))
    peaks = [report.kilobytes for report in reports]
    early, late = max(peaks[: len(peaks) // 10 + 1]), max(peaks)
    moves = sum(report.decisions for report in reports)
    print(f"{games} games of {game.id}, {moves} moves: all invariants held after every move.")
    print(f"Given up after {MAX_ROUNDS} rounds: {sum(report.unfinished for report in reports)} games.")
    print(f"Peak memory of a process: {early} KiB after a tenth of the games, {late} KiB at the end.")
    print(f"{time.monotonic() - began:.0f} s with {workers} processes, seed {seed}.")
    return 0


def run(job: Job) -> Report:
    """Play the games of *job*; a broken invariant names its game."""
    unfinished = decisions = 0
    for number in job.numbers:
        plan = mixed_plan(job, number)
        checker = Checker(plan)
        try:
            played = play(plan, keep_moves=False, observe=checker.check)
        except AssertionError as error:
            where = f"game {number} of seed {job.seed} ({', '.join([*plan.values.values(), *plan.players])})"
            raise AssertionError(f"{where}, move {checker.moves}: {error}") from error
        decisions += played.decisions
        unfinished += played.outcome is None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Report(len(job.numbers), unfinished, decisions, peak // 1024 if sys.platform == "darwin" else peak)


def mixed_plan(job: Job, number: int) -> Plan:
    """All seat counts and settings in turn; every table has as many kinds of player as it has room for."""
    game = GAMES[job.game]
    luck = derived(job.seed, f"soak/{number}")
    seats = game.seats[number % len(game.seats)]
    settings = all_values(game, {})
    values = settings[number // len(game.seats) % len(settings)]
    known = [key for key in game.players if key not in game.levels[QUICK_LEVELS:]]
    first = luck % len(known)
    kinds = known[first:] + known[:first]  # turned, so that no kind is always the one without a seat
    players = [kinds[(luck >> 8 * seat) % len(kinds)] for seat in range(seats)]
    for offset, kind in enumerate(kinds[:seats]):
        players[(number + offset) % seats] = kind
    return Plan(game, values, tuple(players), luck, MAX_ROUNDS)


class Checker:
    """Checks the invariants, and that no view depends on what its seat may not know."""

    def __init__(self, plan: Plan) -> None:
        self._rules = plan.game.rules
        self._seats = len(plan.players)
        self.moves = 0
        self._seed = plan.seed

    def check(self, state: Any, events: Sequence[Event]) -> None:
        """Look at *state* after a move; the seats take turns in being looked through."""
        rules, self.moves = self._rules, self.moves + 1
        rules.check(state)
        if not events:
            return  # where nothing happened nobody can have learnt anything
        observer = self.moves % self._seats
        other = rules.with_other_secrets(state, observer, self._seed + self.moves)
        assert rules.view(state, observer) == rules.view(other, observer), f"seat {observer} knows too much"
        assert rules.legal_moves(state, observer) == rules.legal_moves(other, observer), (
            f"the choices of seat {observer} tell it too much"
        )
