"""Players measured against each other, with the luck of seats and cards shared."""

from dataclasses import dataclass

from enix_desktop.catalogue import ENIX, GAMES
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Outcome
from enix_desktop.headless.lineup import check_edition, read_lineup, rotations
from enix_desktop.headless.pool import results
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.stopwatch import TimedPlayer, Times

DEALS_PER_JOB = 1
"""Strong players take long for a game, and nobody should wait at the end for one worker's long list."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """For each edition so many deals, each played by the line-up in every rotation."""

    game: str
    editions: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    seed: int
    max_rounds: int
    is_timed: bool = False

    @classmethod
    def of(
        cls, *, players: str, editions: str, games: int, seed: int, max_rounds: int, is_timed: bool
    ) -> "Tournament":
        """A checked tournament from what a person wrote; *games* is rounded up to whole deals."""
        game = ENIX
        lineup = read_lineup(game, players)
        if len(set(lineup)) < 2:
            raise BadData("A tournament needs at least two different players.")
        names = tuple(dict.fromkeys(name.strip() for name in editions.split(",")))
        for name in names:
            check_edition(game, name)
        deals = -(-games // len(rotations(lineup)))
        return cls(game.id, names, lineup, deals, seed, max_rounds, is_timed)

    @property
    def games(self) -> int:
        """Games in each edition."""
        return self.deals * len(rotations(self.players))

    def deal_seed(self, edition: str, deal: int) -> int:
        """The seed of a deal; whoever plays it in whatever rotation, it is the same."""
        return derived(self.seed, f"tournament/{edition}/{deal}")


@dataclass(frozen=True, slots=True)
class Job:
    """Some deals of an edition, each in all rotations."""

    tournament: Tournament
    edition: str
    deals: range


@dataclass(frozen=True, slots=True)
class Result:
    """What is kept of one game."""

    edition: str
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
        _played(tournament, job.edition, deal, rotation, players)
        for deal in job.deals
        for rotation, players in enumerate(rotations(tournament.players))
    ]


def _played(
    tournament: Tournament, edition: str, deal: int, rotation: int, players: tuple[str, ...]
) -> Result:
    game, seed = GAMES[tournament.game], tournament.deal_seed(edition, deal)
    times = {key: Times() for key in players} if tournament.is_timed else {}
    seated = [TimedPlayer(game.player(key), times[key]) for key in players] if times else None
    plan = Plan(game, edition, players, seed, tournament.max_rounds)
    played = play(plan, keep_moves=False, seated=seated)
    return Result(
        edition, deal, rotation, players, seed, played.outcome, played.rounds, played.decisions, times
    )


def hold(tournament: Tournament, workers: int, dask: str | None = None) -> list[Result]:
    """Play the whole tournament."""
    jobs = [
        Job(tournament, edition, range(first, min(first + DEALS_PER_JOB, tournament.deals)))
        for edition in tournament.editions
        for first in range(0, tournament.deals, DEALS_PER_JOB)
    ]
    return [result for part in results(run, jobs, workers, dask) for result in part]
