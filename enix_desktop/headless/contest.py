"""Players measured against each other, with the luck of seats and cards shared."""

from dataclasses import dataclass

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Outcome
from enix_desktop.headless.lineup import read_lineup, rotations
from enix_desktop.headless.pool import results
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.stopwatch import TimedPlayer, Times
from enix_desktop.headless.table_choices import Values, compared_values, game_named, read_values, setting_name

DEALS_PER_JOB = 1
"""Strong players take long for a game, and nobody should wait at the end for one worker's long list."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """For each setting of the game so many deals, each played by the line-up in every rotation."""

    game: str
    settings: tuple[Values, ...]
    players: tuple[str, ...]
    deals: int
    seed: int
    max_rounds: int
    is_timed: bool = False

    @classmethod
    def of(
        cls, *, game: str, chosen: str, players: str, games: int, seed: int, max_rounds: int, is_timed: bool
    ) -> "Tournament":
        """A checked tournament from what a person wrote; *games* is rounded up to whole deals."""
        found = game_named(game)
        lineup = read_lineup(found, players)
        if len(set(lineup)) < 2:
            raise BadData("A tournament needs at least two different players.")
        settings = tuple(compared_values(found, read_values(found, chosen)))
        deals = -(-games // len(rotations(lineup)))
        return cls(found.id, settings, lineup, deals, seed, max_rounds, is_timed)

    @property
    def games(self) -> int:
        return self.deals * len(rotations(self.players))

    def deal_seed(self, values: Values, deal: int) -> int:
        """The seed of a deal; it is the same for all players and rotations."""
        return derived(self.seed, f"tournament/{setting_name(values)}/{deal}")


@dataclass(frozen=True, slots=True)
class Job:
    """Some deals of a setting, each in all rotations."""

    tournament: Tournament
    values: Values
    deals: range


@dataclass(frozen=True, slots=True)
class Result:
    """What is kept of one game."""

    values: Values
    deal: int
    rotation: int
    players: tuple[str, ...]
    seed: int
    outcome: Outcome | None
    rounds: int
    decisions: int
    times: dict[str, Times]


def run(job: Job) -> list[Result]:
    """Play the deals of *job*."""
    tournament = job.tournament
    return [
        _played(tournament, job.values, deal, rotation, players)
        for deal in job.deals
        for rotation, players in enumerate(rotations(tournament.players))
    ]


def _played(
    tournament: Tournament, values: Values, deal: int, rotation: int, players: tuple[str, ...]
) -> Result:
    game, seed = GAMES[tournament.game], tournament.deal_seed(values, deal)
    times = {key: Times() for key in players} if tournament.is_timed else {}
    seated = [TimedPlayer(game.player(key), times[key]) for key in players] if times else None
    plan = Plan(game, values, players, seed, tournament.max_rounds)
    played = play(plan, keep_moves=False, seated=seated)
    return Result(
        values, deal, rotation, players, seed, played.outcome, played.rounds, played.decisions, times
    )


def hold(tournament: Tournament, workers: int, dask: str | None = None) -> list[Result]:
    """Play the whole tournament."""
    jobs = [
        Job(tournament, values, range(first, min(first + DEALS_PER_JOB, tournament.deals)))
        for values in tournament.settings
        for first in range(0, tournament.deals, DEALS_PER_JOB)
    ]
    return [result for part in results(run, jobs, workers, dask) for result in part]
